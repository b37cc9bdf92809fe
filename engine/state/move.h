// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/board/board.h"
#include "engine/state/action.h"
#include "engine/state/seat_set.h"

namespace tapu {

/// Two dice that have been thrown: 1 to 6 each.
constexpr bool isThrow(const std::array<std::uint8_t, 2>& dice) {
  return dice[0] >= 1 && dice[0] <= 6 && dice[1] >= 1 && dice[1] <= 6;
}

/// The event of a round of Crazy (8.8).
enum class RoundEvent : std::uint8_t { None, Flood, Earthquake, Wolf, Cybele };
inline constexpr int kRoundEvents = 4;
std::string_view nameOf(RoundEvent event);  ///< "flood", "earthquake", "wolf", "cybele"; empty for None
std::optional<RoundEvent> roundEventNamed(std::string_view name);

/// The results of an action that do not follow from what everybody sees: random draws, and results that depend on
/// hidden cards (6.9). The server fills it in (`draw`), and records keep it, so a replay needs no generator. To save
/// room some fields mean different things for different kinds of action.
struct Chance {
  static constexpr int kMostThrows = 16;  ///< of one FirstThrow (13.6)

  std::array<std::uint8_t, 2> dice{0, 0};  ///< Roll, TimeUp before the throw, SecondThrow, StartRound in
                                           ///< shared rounds; 0 = none
  Card card = Card::None;                  ///< BuyCard, a gift (14.6): the card drawn, or Unknown
  Resource stolen = Resource::None;        ///< Robber, Pirate, TimeUp with a forced one: the card taken, or Unknown
  SeatId winner;                           ///< this move ended the game for this seat ...
  std::uint8_t wonWith = 0;                ///< ... which showed so many point cards (8.6)
  std::uint8_t throwCount = 0;             ///< FirstThrow: number of throws
  ShortHexId hex;  ///< TimeUp: forced robber (5.6), on a sea cell the pirate (14.2), never on a chain (9.17); none =
                   ///< not moved
  SeatId seat;     ///< FirstThrow: who starts. TimeUp: victim of the forced robber. Else: see `reached`
  std::array<std::uint8_t, 4> counts{};  ///< room of the small numbers below
  CardCounts cards;  ///< TimeUp: cards discarded (5.2), or taken for gold, see `isGold`. Reveal: of the cards shown,
                     ///< those bought in the last turn (8.3)

  /// A number for each seat of one board. Monopoly: cards taken. TimeUp of no seat: 1 = answered Dog (8.15). Those of
  /// the first four seats lie in the room of `counts`, the others in that of `cards`; none is over 127.
  SeatCounts bySeat() const;
  void setBySeat(const SeatCounts& numbers);
  /// The same numbers, taken out: none are left.
  SeatCounts takeBySeat();

  /// FirstThrow: all throws and re-throws in order (3.2); they share the room of `counts` and `cards`.
  std::array<int, 2> throwAt(int index) const;
  void addThrow(int firstDie, int secondDie);

  /// StartRound: the event of the round (8.8); it lies in the room of `counts`.
  RoundEvent event() const { return static_cast<RoundEvent>(counts[0]); }
  void setEvent(RoundEvent event) { counts[0] = static_cast<std::uint8_t>(event); }

  /// After a move that `mayBringPoints` in a shared round: the active seats that it raised to the target though the
  /// game goes on (9.22). At most two, the mover and a seat that got an award; none in unused entries. They share the
  /// room of `seat` and `counts`.
  std::array<SeatId, 2> reached() const;
  void addReached(SeatId seat);

  /// Reveal: when the seat's points last changed (9.22, Seat::scoredAt), a secret up to then; in the room of `counts`.
  std::uint32_t scoredAt() const;
  void setScoredAt(std::uint32_t move);

  /// A route piece, or the TimeUp that lays one: what its covered cell turned out to be (14.5); nothing if it turned
  /// none up. It lies in the room of `counts`.
  std::optional<Ground> turned() const;
  void setTurned(Ground ground);

  /// TimeUp of a seat: whether `cards` are those that it took for gold (14.1). It lies in the room of `counts`.
  bool isGold() const { return counts[0] != 0; }
  void setGold(CardCounts taken) {
    counts[0] = 1;
    cards = taken;
  }

  bool operator==(const Chance&) const = default;
};
static_assert(sizeof(Chance) <= 24);

/// Whether the outcome of an action of this kind depends on hidden cards, or on chance other than the dice of a Roll.
constexpr bool isDrawn(ActionKind kind) {
  return kind == ActionKind::BuyCard || kind == ActionKind::Robber || kind == ActionKind::Monopoly ||
         kind == ActionKind::FirstThrow || kind == ActionKind::StartRound || kind == ActionKind::SecondThrow ||
         kind == ActionKind::TimeUp || kind == ActionKind::Reveal || kind == ActionKind::Pirate;
}

/// True of actions of seats that may raise the points of a seat, of the mover or of another (who gets Longest Road when
/// a rival's route is cut). Moves of the table, such as TimeUp, are not asked here.
constexpr bool mayBringPoints(ActionKind kind) {
  return kind == ActionKind::Settlement || kind == ActionKind::City || kind == ActionKind::Road ||
         kind == ActionKind::Ship || kind == ActionKind::MoveShip || kind == ActionKind::Knight ||
         kind == ActionKind::BuyCard;
}

/// One entry of the log: the seat, its action, and the result. Seat none = the table.
struct Move {
  SeatId seat;
  Action action;
  Chance chance;
  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) <= 56);

}  // namespace tapu
