// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The ways resource cards come into a hand, and leave it. New ways stand in the part to which they belong.
enum class CardWay : quint8 {
  // into the hand
  FromStart,    ///< of the start settlement (3.4)
  FromThrows,   ///< from the throws (4.4)
  FromCards,    ///< brought by development cards
  FromRobbing,  ///< taken with the robber (5.4)
  FromTrades,   ///< got from other players
  FromBank,     ///< got from the bank or over a harbor
  FromGold,     ///< chosen for gold (14.1)
  FromFinds,    ///< of hexes turned up under the fog, and of gifts (14.5, 14.6)
  // out of it
  ToTrades,      ///< given to other players
  ToBank,        ///< given to the bank or over a harbor
  ToRobbers,     ///< taken by others with the robber
  ToMonopolies,  ///< taken by others with a card
  Discarded,     ///< returned on a seven (5.1)
  Spent          ///< on building and on development cards
};
inline constexpr int kCardWays = 14;
/// True of the ways into the hand.
constexpr bool bringsCards(CardWay way) { return way < CardWay::ToTrades; }

/// Cards of a whole game by kind, which may be more than `CardCounts` can count: [Resource], with those of unknown
/// kind.
struct CardSum {
  std::array<int, 8> byKind{};
  int total() const { return std::accumulate(byKind.begin(), byKind.end(), 0); }
  CardSum& operator+=(CardCounts cards);
  bool operator==(const CardSum&) const = default;
};

/// The deeds and fortunes of one seat in a game.
struct SeatStory {
  std::array<CardSum, kCardWays> cards{};  ///< [CardWay]
  /// The promise of its places: the cards to expect from each throw of the game, in 36ths of a card. Hexes under a
  /// robber promise nothing, nor does a hex that a flood or a wolf waits for; in a month of Cybele all promise double.
  int promised = 0;
  int promisedCards() const;                              ///< the same in whole cards
  double promisedExactly() const;                         ///< the same with parts of cards
  int luck() const;                                       ///< cards that the throws brought, less those promised
  int robberies = 0, robbed = 0;                          ///< cards it took with the robber; cards it lost so
  int blocked = 0;                                        ///< cards that throws would have brought but for the robber
  int settlements = 0, cities = 0, roads = 0, ships = 0;  ///< that it built, those of the set-up too
  int bought = 0, knights = 0;                            ///< development cards; knights played
  int offers = 0;                                         ///< trades that it offered
  int finds = 0;                                          ///< hexes turned up, gifts taken, islands that brought points
  int dryThrows = 0;                                      ///< the most throws in a row that brought it nothing
  int idleTurns = 0;  ///< the most turns in a row, of all seats, in which it neither built nor bought anything
  const CardSum& of(CardWay way) const { return cards[static_cast<std::size_t>(way)]; }
  /// All cards that came in, less all that went out: its hand at the end.
  int left() const;
  /// All cards that came in, by kind.
  CardSum came() const;
};

/// An award that found another holder, or lost its last one.
struct AwardMove {
  enum class Award : quint8 { LongestRoad, LargestArmy } award = Award::LongestRoad;
  int turn = 0;   ///< the turn in which it moved, from 1; 0: before the first one
  SeatId holder;  ///< none: nobody holds it any more
  bool operator==(const AwardMove&) const = default;
};

/// Points that a settlement on another island brought, or a gift (14.3, 14.6).
struct PointsFound {
  enum class Source : quint8 { Island, Gift } source = Source::Island;
  int turn = 0;  ///< in which it was, from 1; 0: before the first one
  SeatId seat;
  int points = 0;
  bool operator==(const PointsFound&) const = default;
};

/// The state of a game after one of its turns: one entry for each seat.
struct TurnStory {
  std::vector<int> points;
  std::vector<int> hands;     ///< cards in the hand
  std::vector<int> received;  ///< cards that the throws have brought since the game began
  std::vector<int> luck;      ///< of these, how many more than promised, in whole cards; fewer: below 0
  bool operator==(const TurnStory&) const = default;
};

/// The event that brought the winner to the target.
struct WinningMove {
  enum class How : quint8 {
    Nothing,      ///< nobody has won
    Settlement,   ///< a settlement was built
    City,         ///< a city was built
    LongestRoad,  ///< by a route, by a knight: the award came over
    LargestArmy,
    PointCard,  ///< a card was bought, or found in a gift, that counts a point
    Island,     ///< a settlement was built on another island, which brought points of its own
    Gift,       ///< a gift of points was found
    Points      ///< the points were there before the winner's turn began
  } how = How::Nothing;
  /// The moment of the win.
  enum class When : quint8 {
    Turn,      ///< the winner's
    Part,      ///< the winner's part between two turns (13.5)
    Building,  ///< between two turns, while the winner or another built (13.4, 10.2)
    Others     ///< another player's turn (10.2)
  };
  SeatId winner;
  SeatId from;      ///< who held the award before; none: nobody
  int knights = 0;  ///< LargestArmy: knights that lie open with the winner
  When when = When::Turn;
  bool operator==(const WinningMove&) const = default;
};

/// A game on one board from its beginning to now: the story shown when it is over. All of it is folded out of the
/// moves; the points are the engine's.
struct GameStory {
  std::vector<SeatStory> seats;
  /// After so many turns: the first entry is the end of the set-up, the last one is now. The event of a round belongs
  /// to the first turn of that round.
  std::vector<TurnStory> after;
  std::vector<SeatId> turns;             ///< [turn - 1]: whose turn it was
  std::array<int, 13> throws{};          ///< [2..12]: how often each number was thrown for production
  std::vector<AwardMove> awards;         ///< in the order of the game
  std::vector<PointsFound> found;        ///< in the order of the game
  std::vector<std::vector<int>> trades;  ///< [seat][other]: trades of these two, the same both ways
  std::vector<std::vector<int>> taken;   ///< [seat][other]: cards that the seat took from the other with the robber
  WinningMove won;
  State end;  ///< the last position, as far as it is known
  int turnCount() const { return static_cast<int>(turns.size()); }
  int throwCount() const { return std::accumulate(throws.begin(), throws.end(), 0); }
};

/// Plays these moves again. `seenBy`: the viewer who saw them; nothing: they hide nothing, and are legal. Moves that
/// were taken back (0.13) leave no trace. Ends before the first move that is not possible.
GameStory storyOf(const GameDefinition& definition, std::optional<Viewer> seenBy, const std::vector<Move>& moves);

/// The expected count of a number, 2 to 12, in so many throws of two dice.
double expectedThrows(int number, int throws);

/// A judgment of how unusual some throws are: by the sum of squares (chi-squared, of ten degrees of freedom).
struct DiceJudgment {
  enum class Word : quint8 {
    TooFew,      ///< fewer than `kFewest` throws say nothing
    Ordinary,    ///< at least 5 of 100 games stray further from the expected counts
    Unusual,     ///< 1 to 5
    VeryUnusual  ///< fewer
  } word = Word::TooFew;
  double squares = 0;  ///< the sum of (thrown - expected)² / expected
  double further = 1;  ///< the part of all games in which dice stray further, 0 to 1
  static constexpr int kFewest = 30;
};
DiceJudgment judged(const std::array<int, 13>& throws);

}  // namespace tapu
