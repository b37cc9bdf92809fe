// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/event.h"

namespace tapu {

/// True for events of moves that may be taken back (0.13). In a list of events the last of these before a TakenBack is
/// what was taken back.
bool mayBeTakenBack(EventKind kind);

}  // namespace tapu
