// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "engine/state/event.h"
#include "engine/state/viewer.h"

namespace tapu {

/// Gives the name of a seat: that of its player.
using SeatNames = std::function<QString(SeatId)>;

/// The line of the log for an event, in the language of the moment; empty for events that the log leaves out. Acts of
/// the viewer's own seat begin with "You"; for a watcher none do.
QString describe(const Event& event, const SeatNames& names, Viewer viewer);

}  // namespace tapu
