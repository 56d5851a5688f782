// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apirequest.h"

namespace firesteel::practice {

struct Written {
    int code = 200;
    QJsonObject object;
};

/// The writing verbs of HTTP on one object or collection: POST, PUT, PATCH, DELETE. Patches: JSON,
/// merge, strategic merge and apply; apply makes the object if it is not there, and has no field
/// ownership (see strategicMerge()). Unknown fields are kept, fieldValidation is not looked at.
[[nodiscard]] Answer<Written> createObject(Objects &objects, const ApiRequest &request,
                                           const Place &place);
[[nodiscard]] Answer<Written> replaceObject(Objects &objects, const ApiRequest &request,
                                            const Target &target);
[[nodiscard]] Answer<Written> patchObject(Objects &objects, const ApiRequest &request,
                                          const Target &target);
[[nodiscard]] Answer<Written> deleteObject(Objects &objects, const ApiRequest &request,
                                           const Place &place);
[[nodiscard]] Answer<Written> deleteCollection(Objects &objects, const ApiRequest &request,
                                               const Place &place);

} // namespace firesteel::practice
