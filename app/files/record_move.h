// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

#include "app/text/complaint.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"

namespace tapu {

/// One move as a line without its line feed: {"seat":2,"do":"robber 1,-2 0","stolen":"ore"}.
QByteArray moveLine(const GameDefinition& definition, const Move& move);
/// Whether a record is complete, or one seat's view: there cards may be unknown.
enum class Completeness : quint8 { Whole, BySeat };
/// Reads such a line; nothing and a complaint for any other. The move is not checked against any position.
std::optional<Move> moveFromLine(const QByteArray& line, const GameDefinition& definition, Complaint& complaint,
                                 Completeness seen = Completeness::Whole);

}  // namespace tapu
