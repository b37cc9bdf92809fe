// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/event.h"

namespace tapu {

/// True for what tells that a player did something which may be taken back (0.13). In a log the last of these before a
/// TakenBack is what was taken back.
bool mayBeTakenBack(EventKind kind);

}  // namespace tapu
