// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "engine/state/event.h"
#include "engine/state/viewer.h"

namespace tapu {

/// What a seat is called: the name of its player.
using SeatNames = std::function<QString(SeatId)>;

/// The line of the log for an event, in the language of the moment; empty for events that the log leaves out. What the
/// viewer's own seat did begins with "You"; for a watcher nothing does.
QString describe(const Event& event, const SeatNames& names, Viewer viewer);

}  // namespace tapu
