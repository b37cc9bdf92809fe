// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/files/record_header.h"
#include "app/wire/lobby.h"

namespace tapu {

/// The first line of a record of the game at this table. `seenBy`: who saw it; nothing: the record tells everything.
RecordHeader recordHeaderOf(const Lobby& table, std::optional<Viewer> seenBy);

}  // namespace tapu
