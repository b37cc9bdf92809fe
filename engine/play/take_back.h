// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/event.h"

namespace tapu {

/// True for events of moves that may be taken back (0.13). In a list of events a TakenBack takes back the last of these
/// before it.
bool mayBeTakenBack(EventKind kind);

}  // namespace tapu
