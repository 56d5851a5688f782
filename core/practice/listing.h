// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apirequest.h"
#include "core/practice/selectors.h"

namespace firesteel::practice {

/// What a list or a watch is of.
struct Selected {
    const ResourceType *type = nullptr;
    QString nameSpace;
    LabelSelector labels;
    FieldSelector fields;
    [[nodiscard]] bool contains(const QJsonObject &object) const;
};
[[nodiscard]] Answer<Selected> selectedBy(const ApiRequest &request, const Place &place);

/// The answer to a list: limit, continue, resourceVersion and resourceVersionMatch as in the
/// documentation of the API ("API concepts"). A later page shows what was there when the first one
/// was made, as long as the history reaches back.
[[nodiscard]] Answer<QByteArray> makeList(const ResourceStore &store, const ApiRequest &request,
                                          const Place &place);
/// The resourceVersion of a list or a watch, 0 if there is none; 400, for a watch 500 without a
/// reason, if it is no number.
[[nodiscard]] Answer<qint64> versionOf(const ApiRequest &request, bool watch);
/// Refuses combinations of options that the server refuses; `watch`: for a watch.
[[nodiscard]] Answer<> checkListOptions(const ApiRequest &request, bool watch);

} // namespace firesteel::practice
