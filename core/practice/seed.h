// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/objects.h"

namespace firesteel::practice {

struct World;

/// What a new practice cluster holds: the namespaces default, kube-system and spark, nodes with 4
/// cores and 16 GiB each, accounts, a storage class, a claim and a quota.
void seedCluster(Objects &objects, int nodes = 2);
/// A namespace with its account and configuration map of the authority.
void seedNamespace(Objects &objects, const QString &name);
/// What the controllers put into a new namespace.
void furnishNamespace(Objects &objects, const QString &name);
/// `pods` pods of applications of five (a driver and four executors) in the namespace "farm": one
/// of ten runs, on a node of its own that takes nothing else; the others have ended, some of them
/// badly. `events` of them, all of the last hour.
void seedFarm(World &world, int pods, int events = 0);

} // namespace firesteel::practice
