// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/board/ids.h"
#include "engine/board/topology.h"

#include "engine/game/options.h"

namespace tapu {

/// What fixes a game before its first move: with the log of moves it is the whole game.
struct Setup {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  Board board;
  SeatId first;  ///< who starts, where that is known before (3.2 host-chosen, records); none: the move FirstThrow tells
  bool operator==(const Setup&) const = default;
};

/// Numbers of the rule set with its options applied (2.2, 8.1, 10.1): the only place where they stand.
struct Rules {
  Options options;
  int target = 10;
  int settlements = 5, cities = 4, roads = 15, ships = 15;
  int longestRoadFrom = 5, largestArmyFrom = 3, awardPoints = 2;
  int handLimit = 120;  // 6.10
  Pack deck;
  Pack bank;  ///< of each bank at the start; unlimited: 6.10 bounds it
  Switch unlimitedBank = Switch::Off;
  // Rounds and their events (8.7 to 8.17)
  Switch startsRounds = Switch::Off;                            ///< each round begins with the table's StartRound
  int eventChance = 0;                                          ///< percent (8.8)
  Switch relief = Switch::Off;                                  ///< 8.11
  int maxRounds = kUnlimited;                                   ///< after so many the game stops (8.17)
  Pack refund;                                                  ///< Insurance: for each line of the ledger (8.14)
  Pack roadCost, shipCost, settlementCost, cityCost, cardCost;  // 2.1
};
Rules rulesOf(RuleSet ruleSet, const Options& options);

/// Everything about a game that never changes while it is played; shared by all its states.
struct Table {
  Topology map;
  Rules rules;
  int seats;
  SeatId first;
  std::vector<SeatStart> starts;
  HexId robberStart;                       // 1.8; none: off the map
  std::vector<std::uint64_t> robberHexes;  // 5.3: hexes that may hold the robber, 64 a word
  bool hasShips;                           // 7.1

  explicit Table(const Setup& setup) : Table(setup, Topology(setup.board)) {}
  /// The same, on the graph of an earlier table where that fits (`Topology::lay`).
  Table(const Setup& setup, Topology earlier);
};

}  // namespace tapu
