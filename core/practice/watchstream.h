// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/listing.h"
#include "core/practice/player/steps.h"

namespace firesteel::practice {

/// One running watch (API concepts, "Efficient detection of changes"): events from a version on,
/// bookmarks once a minute and two seconds before the end, a clean end after timeoutSeconds. A
/// version from before the history: one ERROR event with a Status 410. A reader that is far behind
/// is cut off. Child of its exchange.
class WatchStream : public QObject
{
    Q_OBJECT
public:
    WatchStream(ResourceStore &store, Timeline &timeline, Selected selected,
                net::HttpExchange *exchange);
    ~WatchStream() override;

    /// Begins the answer; the error is for the caller to send.
    [[nodiscard]] Answer<> start(const ApiRequest &request);

private:
    void heard(const Change &change);
    void send(QByteArrayView type, const QByteArray &object);
    void sendState();
    void bookmark(bool initialEnd = false);
    void bookmarkLater();
    void end();

    ResourceStore &m_store;
    Selected m_selected;
    net::HttpExchange *m_exchange;
    Steps m_steps;
    int m_listener = 0;
    bool m_bookmarks = false;
    bool m_done = false;
};

} // namespace firesteel::practice
