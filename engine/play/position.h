// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// The pieces on a board without the moves that led there: for positions from files, puzzles and tests.
struct Pieces {
  std::vector<std::pair<CornerId, SeatId>> settlements, cities;
  std::vector<std::pair<EdgeId, SeatId>> roads, ships;
  std::vector<HexId> robbers;
  std::vector<std::pair<HexId, Ground>> turned;  ///< cells that lay under the fog (14.5)
  // of a chain
  std::vector<SeatId> vacant;  ///< seats that nobody has taken: their starts are kept free (9.20)
  std::vector<int> bonuses;    ///< of each seat: how many halves have given it points (9.13); empty: none
};

/// The first of some pieces that cannot be where it is, and the rule that it breaks: "2.2" with the seat whose stock is
/// too small, "9.13" with the seat that cannot have earned its bonuses, "14.5" for a cell that is not under the fog or
/// cannot have turned out so, else a rule about the place.
struct Misfit {
  const char* rule = "";
  SeatId seat;      ///< whose piece it is
  CornerId corner;  ///< where; none if it is about an edge or the seat alone
  EdgeId edge;
};

/// A position with these pieces and everything that follows from them (reach, yields, harbors, routes, points without
/// awards), empty hands, a full bank and deck, nobody's turn.
std::variant<State, Misfit> positionWith(const GameDefinition& definition, const Pieces& pieces);

/// Gives the awards and their points to these seats (7.10, 7.11), without asking whether they have earned them. If two
/// of them are rivals, the last one has it.
void hold(const GameDefinition& definition, State& state, const std::vector<SeatId>& longestRoads,
          const std::vector<SeatId>& largestArmies);

}  // namespace tapu
