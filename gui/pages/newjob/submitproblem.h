// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "gui/widgets/panel.h"

#include <optional>

class QLabel;

namespace firesteel::gui {

class LinkLabel;

/// Above the form: why the job was not submitted, what to do next, and the way to do it. Hidden
/// until there is something to say. Main thread.
class SubmitProblem : public Panel
{
    Q_OBJECT
public:
    explicit SubmitProblem(Theme &theme, QWidget *parent = nullptr);

    void show(const Error &error);
    void showNoCluster(); ///< there is nobody to send it to
    void dismiss();
    [[nodiscard]] QString text() const; ///< all that it says

Q_SIGNALS:
    void againRequested();
    void applicationsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    std::optional<Error> m_error; ///< none: no cluster is open
    QLabel *m_what;
    QLabel *m_next;
    QLabel *m_details;
    LinkLabel *m_again;
    LinkLabel *m_look;
    LinkLabel *m_close;
};

} // namespace firesteel::gui
