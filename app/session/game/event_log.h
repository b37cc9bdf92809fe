// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The events of the moves that `viewer` has seen, from the first move on: so the log is rebuilt after a rejoin. Ends
/// before the first move that is not possible in its position, if there is one.
std::vector<Event> eventsOf(const GameDefinition& definition, Viewer viewer, const std::vector<Move>& history);

/// The events as a watcher would see them: for a log that several people read on one screen.
std::vector<Event> withoutSecrets(std::vector<Event> events);

}  // namespace tapu
