// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel {

/// From now on no core dump holds the memory of this process, where tokens, keys and passwords lie,
/// nor that of a process which it starts: the kernel writes no file, and what it hands to a crash
/// handler all the same has the registers and the names of the mapped files alone (core(5)). A
/// debugger that is attached still sees everything. First in main().
void keepMemoryOutOfCoreDumps();

} // namespace firesteel
