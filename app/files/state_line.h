// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>

#include "engine/state/state.h"

namespace tapu {

/// A position as `record states` prints it: every key always present, seats as numbers, places by name, null for
/// missing things. `moves`: the number of moves before it. The keys are described in README.md beside this file and in
/// resources/schemas/state.schema.json.
QCborMap stateLine(const GameDefinition& definition, const State& state, int moves);

/// The same without `move` and `legal`, which takes a fraction of the time.
QCborMap positionLine(const GameDefinition& definition, const State& state);

/// Boards of a chain from `first` to `last`, both included.
struct BoardRange {
  int first = 0, last = kMostBoards;
  bool has(int board) const { return first <= board && board <= last; }
};
/// The same for a few boards of a chain: only their seats, places, banks and robbers.
QCborMap stateLine(const GameDefinition& definition, const State& state, int moves, BoardRange boards);

}  // namespace tapu
