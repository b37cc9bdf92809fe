// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/ids.h"
#include "engine/board/topology.h"

#include "engine/state/game_map.h"
#include "engine/state/options.h"

namespace tapu {

/// Each board of a chain has two seats (9.2), Sun's and then Moon's.
inline constexpr int kSeatsAtBoardOfChain = 2;

/// What fixes a game before its first move: with the log of moves it is the whole game.
struct Setup {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  Board board;   ///< unless the game is played on a chain
  SeatId first;  ///< who starts, where that is known before (3.2 host-chosen, records); none: the move FirstThrow tells
  Chain chain = {};                 ///< of boards, two seats at each (9.2); empty: one board
  std::vector<SeatId> vacant = {};  ///< seats of a chain that nobody has taken yet (9.21)
  int seats() const { return chain.isEmpty() ? options.seats : kSeatsAtBoardOfChain * chain.size(); }
  bool operator==(const Setup&) const = default;
};
inline constexpr int kMostSeats = kSeatsAtBoardOfChain * kMostBoards;

/// Which of the seats that nobody has taken stay free when the game starts: all, or none, as bots fill them (9.21); off
/// a chain none.
std::vector<SeatId> vacantSeats(const Setup& setup, std::span<const SeatId> empty);

/// Numbers of the rule set with its options applied (2.2, 8.1, 10.1): the only place where they stand.
struct Rules {
  Options options;
  int target = 10;
  int settlements = 5, cities = 4, roads = 15, ships = 15;
  int longestRoadFrom = 5, largestArmyFrom = 3, awardPoints = 2;
  int handLimit = 120;  // 6.10
  CardCounts deck;
  CardCounts bank;  ///< of each bank at the start; unlimited: 6.10 bounds it
  Switch unlimitedBank = Switch::Off;
  Switch handsMayFill = Switch::Off;  ///< there are more cards than a hand holds (6.10)
  // Rounds and their events (8.7 to 8.17)
  Switch startsRounds = Switch::Off;  ///< each round begins with the table's StartRound
  int eventChance = 0;                ///< percent (8.8)
  Switch relief = Switch::Off;        ///< 8.11
  int maxRounds = kUnlimited;         ///< after so many the game stops (8.17)
  // Shared rounds of two groups on a chain (9)
  Switch sharedRounds = Switch::Off;    ///< a whole group acts at once (9.4)
  Switch startChoices = Switch::Off;    ///< three start settlements each: which gives cards, which is a city (9.16)
  Switch robbersStay = Switch::Off;     ///< one in each territory, moved by second throws only; no theft (9.17)
  Switch helpfulKnights = Switch::Off;  ///< 9.14
  int bonusPoints = 0;                  ///< for a settlement in another's half (9.13)
  Switch leaversFreeze = Switch::Off;   ///< a seat without its player does nothing (4.8, 9.21)
  CardCounts refund;                    ///< Insurance: for each line of the ledger (8.14)
  CardCounts roadCost, shipCost, settlementCost, cityCost, cardCost;  // 2.1
};
Rules rulesOf(RuleSet ruleSet, const Options& options);

/// Less land than halfway between the classic and the large island.
bool isSmallIsland(const Board& board);

/// 8.17: where rounds bring events a small island is full before anybody has many points. The target that suits this
/// board, if one much higher is asked for; else none.
std::optional<int> suitingTarget(const Setup& setup);

/// These rules are those of a chain of boards (9.2) and of nothing else.
inline bool playsOnChain(const Rules& rules) { return rules.sharedRounds == Switch::On; }

/// Where the start pieces of a seat lie; the corners in the order in which time running out chooses among equals: with
/// the road, bare, with the ship (9.16).
struct StartPlaces {
  std::array<CornerId, 3> corners;
  EdgeId road, ship;
};

/// Seats from `first` to below `end`.
struct SeatRange {
  int first, end;
};

/// Everything about a game that never changes while it is played; shared by all its states.
struct GameDefinition {
  Topology map;
  Rules rules;
  int seats;
  SeatId first;
  std::vector<SeatStart> starts;
  std::vector<SeatId> vacant;
  std::vector<StartPlaces> startPlaces;    ///< of each seat of a chain (9.16)
  std::vector<HexId> robberStarts;         // 1.8: one (none: off the map); in a chain one for each territory (9.17)
  std::vector<std::uint64_t> robberHexes;  // 5.3: hexes that may hold the robber, 64 a word
  bool hasShips;                           // 7.1

  explicit GameDefinition(const Setup& setup) : GameDefinition(setup, Topology(setup.board)) {}
  /// The same, on the graph of an earlier table where that fits (`Topology::lay`).
  GameDefinition(const Setup& setup, Topology earlier);

  /// Which robber may stand on a hex: index of State::robbers. In a chain territory 2k is Sun's of board k, 2k + 1
  /// Moon's, as the seats (9.17).
  int robberOf(HexId hex) const { return robberOf_.empty() ? 0 : robberOf_[hex.value]; }
  /// The board at which a seat sits.
  int homeOf(SeatId seat) const { return map.isChain() ? seat.value / kSeatsAtBoardOfChain : 0; }
  int seatsPerBoard() const { return map.isChain() ? kSeatsAtBoardOfChain : seats; }
  /// The seats at a board. In a chain they are the numbers of its territories too (9.17).
  SeatRange seatsAt(int board) const { return {board * seatsPerBoard(), (board + 1) * seatsPerBoard()}; }
  /// Those with whom a seat competes for the awards, itself included (9.15).
  SeatRange rivalsOf(SeatId seat) const;
  /// Seats that can have pieces in a block.
  std::span<const SeatId> seatsAround(int block) const { return around_[static_cast<std::size_t>(block)]; }
  /// A seat may build here (9.11): everywhere on one board, on the own board and its neighbors in a chain.
  bool reaches(SeatId seat, EdgeId edge) const { return map.isNear(homeOf(seat), edge); }
  bool reaches(SeatId seat, CornerId corner) const { return map.isNear(homeOf(seat), corner); }

  /// Seats with which one can ever trade, by the bits of `Offer::to` (9.8, 9.9); none where a bit means nobody. On one
  /// board bit and seat are the same.
  static constexpr int kMostPartners = 8;
  SeatId partner(SeatId of, int bit) const {
    return map.isChain() ? partners_[of.value][static_cast<std::size_t>(bit)] : SeatId(bit < seats ? bit : 0xffff);
  }
  /// The bit that means `other` in the offers of a seat; 0 if they never trade.
  std::uint8_t bitOf(SeatId other, SeatId offerer) const;

 private:
  void placeRobbers(const Setup& setup);
  void findStarts(const Chain& chain);
  void meetPartners();

  std::vector<std::uint16_t> robberOf_;
  std::vector<std::vector<SeatId>> around_;
  std::vector<std::array<SeatId, kMostPartners>> partners_;
};

}  // namespace tapu
