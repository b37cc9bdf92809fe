// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>
#include <QStringList>
#include <optional>

#include "app/text/complaint.h"
#include "engine/state/state.h"

namespace tapu {

/// The position that a state line (state_line.h) describes, for the key "position" of a record. Everything that follows
/// from pieces is worked out; missing keys mean the start of a turn (no offer made, nothing built). `path`: the line's
/// place in its file, for the complaint. Nothing and a complaint if it is no position of this game.
std::optional<State> stateFromLine(const QCborValue& value, const QStringList& path, const GameDefinition& definition,
                                   Complaint& complaint);

}  // namespace tapu
