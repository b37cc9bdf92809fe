// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/files/record_header.h"
#include "app/wire/lobby.h"

namespace tapu {

/// The first line of a record of the game at this table. `seenBy`: the viewer; nothing: the record is complete.
RecordHeader recordHeaderOf(const Lobby& table, std::optional<Viewer> seenBy);

}  // namespace tapu
