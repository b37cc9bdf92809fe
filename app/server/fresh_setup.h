// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/server/command_line.h"
#include "engine/state/setup.h"

namespace tapu {

/// The setup that a table of these options plays: its chain, or an island of its own. With a seed the islands of the
/// games, numbered from 0, are always the same.
Setup freshSetup(const ServerOptions& options, int game);

}  // namespace tapu
