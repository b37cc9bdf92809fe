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
#include "engine/state/sea_map.h"
#include "engine/state/seat_set.h"

namespace tapu {

/// Each board of a chain has two seats (9.2), Sun's and then Moon's.
inline constexpr int kSeatsAtBoardOfChain = 2;

/// The values that fix a game before its first move: with the log of moves they are the whole game.
struct Setup {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  Board board;       ///< not used in a game on a chain
  SeatId first;      ///< who starts, if that is fixed (3.2 host-chosen, records); none: the move FirstThrow decides
  Chain chain = {};  ///< two seats at each board (9.2); empty: the game is played on `board`
  std::vector<SeatId> vacant = {};  ///< seats of a chain that nobody has taken yet (9.21)
  int seats() const { return chain.isEmpty() ? options.seats : kSeatsAtBoardOfChain * chain.size(); }
  bool operator==(const Setup&) const = default;
};
/// From so many seats at one table on others build between turns (13.4).
inline constexpr int kFewestForBetween = 5;
inline constexpr int kMostSeats = kSeatsAtBoardOfChain * kMostBoards;

/// The seats of `empty`, which nobody has taken, that stay vacant when the game starts: all of them in a game on a
/// chain with big.emptySeat = vacant, else none, as bots fill them (9.21).
std::vector<SeatId> vacantSeats(const Setup& setup, std::span<const SeatId> empty);

/// The numbers and switches by which a game is played: a rule set with its options applied (2.2, 8.1, 10.1). Rules read
/// them here only.
struct Rules {
  Options options;
  int target = 10;                                          ///< points to win (10.1)
  int settlements = 5, cities = 4, roads = 15, ships = 15;  ///< pieces of each seat (2.2)
  int longestRoadFrom = 5, largestArmyFrom = 3, awardPoints = 2;
  int handLimit = 120;  ///< most cards in a hand (6.10)
  CardCounts deck;      ///< at the start (8.1); of each board of a chain (9.15)
  CardCounts bank;      ///< of each bank at the start
  Switch unlimitedBank = Switch::Off;
  Switch handsMayFill = Switch::Off;  ///< a hand could exceed `handLimit`, so production must check
  Between between = Between::Off;     ///< what comes between turns (13.4); nothing with fewer than five seats
  int islandBonus = 0;                ///< points for the first settlement on another island (14.3)
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
  Switch leaversFreeze = Switch::Off;   ///< nobody plays for a player who has left: their seat is frozen (4.8, 9.21)
  CardCounts refund;                    ///< Insurance: for each unrefunded city (8.14)
  CardCounts roadCost, shipCost, settlementCost, cityCost, cardCost;  // 2.1
};
/// The rules of a game; options that do not belong to the rule set have no effect.
Rules rulesOf(RuleSet ruleSet, const Options& options);

/// Whether there is less land for each seat than four seats have halfway between the classic and the large island; less
/// than four count as four.
bool isSmallIsland(const Board& board, int seats);

/// A better target for a game of Crazy on a small island, which is full before anybody has 20 points (8.17); nothing if
/// the target of the setup suits its board.
std::optional<int> suitingTarget(const Setup& setup);

/// Whether these rules are those of a chain of boards (9.2), which have shared rounds; no others do.
inline bool playsOnChain(const Rules& rules) { return rules.sharedRounds == Switch::On; }

/// The places of the start pieces of a seat of a chain (9.16). The corners: the one with the road, the bare one, the
/// one with the ship. If time runs out, the corner with most pips is chosen, of equal ones the first in this order.
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
  int seats;                               ///< how many
  SeatId first;                            ///< as Setup::first
  std::vector<SeatStart> starts;           ///< of each seat of a board with start pieces (3.7); else empty
  std::vector<SeatId> vacant;              ///< as Setup::vacant
  std::vector<StartPlaces> startPlaces;    ///< of each seat of a chain (9.16)
  std::vector<HexId> robberStarts;         ///< one (none: off the map) (1.8); in a chain one for each territory (9.17)
  std::vector<std::uint64_t> robberHexes;  ///< hexes that may hold the robber (5.3), 64 a word
  bool hasShips;                           ///< the map has places for ships (7.1)
  SeaMap sea;                              ///< gold, pirate, islands, start land, fog and gifts of the board (14)

  explicit GameDefinition(const Setup& setup) : GameDefinition(setup, Topology(setup.board)) {}
  /// The same, but reuses the graph of an earlier game if its cells lie alike (`Topology::lay`).
  GameDefinition(const Setup& setup, Topology earlier);

  /// The robber that may stand on a hex: index of State::robbers. In a chain territory 2k is Sun's of board k, 2k + 1
  /// Moon's, as the seats (9.17).
  int robberOf(HexId hex) const { return robberOf_.empty() ? 0 : robberOf_[hex.value]; }
  /// The number of the board at which a seat sits; 0 in a game on one board.
  int homeOf(SeatId seat) const { return map.isChain() ? seat.value / kSeatsAtBoardOfChain : 0; }
  bool hasSeat(SeatId seat) const { return seat.value < seats; }
  int seatsPerBoard() const { return map.isChain() ? kSeatsAtBoardOfChain : seats; }
  /// The seats at a board. In a chain they are the numbers of its territories too (9.17).
  SeatRange seatsAt(int board) const { return {board * seatsPerBoard(), (board + 1) * seatsPerBoard()}; }
  /// The seats that a seat competes with for the awards, itself included (9.15).
  SeatRange rivalsOf(SeatId seat) const;
  /// Seats that can ever have pieces in a block.
  std::span<const SeatId> seatsAround(int block) const { return around_[static_cast<std::size_t>(block)]; }
  /// Whether a seat may build here (9.11): everywhere on one board, on the own board and its neighbors in a chain.
  bool reaches(SeatId seat, EdgeId edge) const { return map.isNear(homeOf(seat), edge); }
  bool reaches(SeatId seat, CornerId corner) const { return map.isNear(homeOf(seat), corner); }

  /// The seat that a number (0..7) means for seat `of`; none if it means nobody. On one board it is the number of the
  /// seat, the own one included; on a chain each seat numbers the others that it can ever trade with (9.8, 9.9).
  SeatId partner(SeatId of, PartnerId number) const {
    return map.isChain() ? partners_[of.value][number.value] : SeatId(number.value < seats ? number.value : 0xffff);
  }
  /// The number that means `other` for seat `of`; none if they never trade.
  PartnerId partnerId(SeatId other, SeatId of) const;
  /// The other seats that a seat can ever trade with.
  PartnerSet partnersOf(SeatId seat) const;

 private:
  void placeRobbers(const Setup& setup);
  void findStarts(const Chain& chain);
  void meetPartners();

  std::vector<std::uint16_t> robberOf_;
  std::vector<std::vector<SeatId>> around_;
  std::vector<std::array<SeatId, PartnerSet::kMost>> partners_;
};

}  // namespace tapu
