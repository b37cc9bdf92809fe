// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <optional>

#include "app/text/complaint.h"
#include "engine/state/state.h"

namespace tapu {

/// A position as `record states` prints it: every key always present, seats as numbers, places by name, null for what
/// is not there. The keys are described in README.md beside this file and in resources/schemas/state.schema.json.
QCborMap stateLine(const GameDefinition& definition, const State& state, int moves);

/// Boards of a chain from `first` to `last`, both included.
struct BoardRange {
  int first = 0, last = kMostBoards;
  bool has(int board) const { return first <= board && board <= last; }
};
/// The same of a few boards of a chain: their seats, places, banks and robbers only.
QCborMap stateLine(const GameDefinition& definition, const State& state, int moves, BoardRange boards);

/// The position that a state line describes, for the key "position" of a record. Everything that follows from pieces is
/// worked out; what a line does not say is taken as at the start of a turn (no offer made, nothing built).
std::optional<State> stateFromLine(const QCborValue& value, const QStringList& path, const GameDefinition& definition,
                                   Complaint& complaint);

/// {"brick":1,...} with all five resources; {"knight":1,...} with all seven cards. "unknown" only where there are some.
QCborMap resourcesValue(CardCounts pack);
QCborMap cardsValue(CardCounts pack);
std::optional<CardCounts> resourcesFrom(const QCborValue& value);
std::optional<CardCounts> cardsFrom(const QCborValue& value);

}  // namespace tapu
