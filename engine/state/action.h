// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/board/ids.h"
#include "engine/state/card_counts.h"

namespace tapu {

enum class ActionKind : std::uint8_t {
  // of a seat
  Settlement,
  City,
  Road,
  Roll,
  EndTurn,
  BuyCard,
  Knight,
  RoadBuilding,
  YearOfPlenty,
  Monopoly,
  Robber,
  Discard,
  Bank,
  Offer,
  Accept,
  Decline,
  Withdraw,
  Confirm,
  Pass,            ///< "enough" after the first free piece (8.5); no Dog (8.15)
  DeclareVictory,  ///< 8.6
  // of the table (0.10)
  FirstThrow,
  TimeUp,  ///< of a seat; of none: the window for answers to a wolf (8.15), or the clock of a shared round (9.6)
  WithdrawOffer,
  StrikeAnswer,  ///< an acceptor who can no longer pay is struck off (6.5)
  SeatLeft,
  SeatTaken,
  TakeBack,
  Pause,
  Resume,
  StopGame,
  Reveal,  ///< after the end: shows the hidden cards of one seat (10.5); written out in the action itself
  // of a seat; new kinds come last, so that stored games keep their numbers
  Ship,       ///< 7.3
  MoveShip,   ///< 7.6
  Insurance,  ///< 8.14
  Dog,        ///< in the own turn, or as an answer to a wolf; Pass is the other answer (8.15)
  // of the table
  StartRound,   ///< Crazy: draws the event of the round (8.7); shared rounds: throws for all (9.5)
  SecondThrow,  ///< moves the robbers of unprotected territories (9.19)
  // of a seat
  StartCards,  ///< the start settlement that gives cards (9.16)
  StartCity,   ///< the start settlement that becomes a city (9.16)
  Done,        ///< ends the own part of a shared round (9.6)
  NotDone,     ///< takes that back
};
inline constexpr ActionKind kLastAction = ActionKind::NotDone;

/// What a seat, or the table, asks. A plain small value; which fields count depends on the kind, and the makers below
/// are the only way that code should fill it.
struct Action {
  CardCounts give, want;  ///< Offer; Discard: give. Reveal: hand and unplayed cards. Accept, Confirm: see visible.h.
                          ///< MoveShip: `give` packs where to, see `target`
  std::uint16_t place = 0xffff;  ///< corner, edge or hex; MoveShip: the edge to leave
  SeatId seat;                   ///< victim, offerer, or the seat that a table move is about
  ActionKind kind = ActionKind::Pass;
  Resource first = Resource::None, second = Resource::None;  ///< YearOfPlenty, Monopoly; Bank: gives first, gets second
  std::uint8_t to = 0;  ///< Offer: bit per partner asked. TimeUp of nobody: 1 = and the time limit is over (9.22).
                        ///< SeatTaken: 1 = by a newcomer (9.20)

  /// All but the cards, as one number: place, seat, kind, first, second and to, from the lowest digits on.
  using Parts = std::uint64_t;
  static constexpr Parts partsOf(ActionKind kind, std::uint16_t place, SeatId seat, Resource first, Resource second) {
    return Parts{place} | Parts{seat.value} << 16 | static_cast<Parts>(kind) << 32 | static_cast<Parts>(first) << 40 |
           static_cast<Parts>(second) << 48;
  }
  static constexpr Resource secondOf(Parts parts) { return static_cast<Resource>(parts >> 48 & 0xff); }
  static constexpr Parts withSecond(Parts parts, Resource second) {
    return (parts & ~(Parts{0xff} << 48)) | static_cast<Parts>(second) << 48;
  }
  static Action of(Parts parts);
  /// An action of which the kind says all.
  static Action bare(ActionKind kind) { return of(partsOf(kind, 0xffff, SeatId{}, Resource::None, Resource::None)); }

  CornerId corner() const { return CornerId(place); }
  EdgeId edge() const { return EdgeId(place); }
  HexId hex() const { return HexId(place); }
  EdgeId target() const;  ///< MoveShip: the edge to go to; none if it is not one that `moveShip` packed
  bool isOfTable() const {
    return kind == ActionKind::StartRound || kind == ActionKind::SecondThrow ||
           (kind >= ActionKind::FirstThrow && kind <= ActionKind::Reveal);
  }
  bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 24);

// Where the machine allows in one write: what is written in pieces and then copied as a whole keeps a processor
// waiting.
inline Action Action::of(Parts parts) {
  Action action;
  if constexpr (std::endian::native == std::endian::little) {
    static_assert(offsetof(Action, place) == 16 && offsetof(Action, seat) == 18 && offsetof(Action, kind) == 20 &&
                  offsetof(Action, first) == 21 && offsetof(Action, second) == 22 && offsetof(Action, to) == 23);
    std::memcpy(reinterpret_cast<char*>(&action) + offsetof(Action, place), &parts, sizeof(parts));
  } else {
    action.place = static_cast<std::uint16_t>(parts);
    action.seat = SeatId(static_cast<int>(parts >> 16 & 0xffff));
    action.kind = static_cast<ActionKind>(parts >> 32 & 0xff);
    action.first = static_cast<Resource>(parts >> 40 & 0xff);
    action.second = secondOf(parts);
  }
  return action;
}

Action buildSettlement(CornerId at);
Action buildCity(CornerId at);
Action buildRoad(EdgeId at);
Action buildShip(EdgeId at);
Action moveShip(EdgeId from, EdgeId to);
Action roll();
Action endTurn();
Action buyCard();
Action playKnight();
Action playRoadBuilding();
Action playYearOfPlenty(Resource first, Resource second = Resource::None);
Action playMonopoly(Resource resource);
Action moveRobber(HexId to, SeatId victim);  ///< victim none: nobody can be robbed there
Action discard(CardCounts cards);
Action tradeWithBank(Resource give, Resource get);
Action offerTrade(CardCounts give, CardCounts want, std::uint8_t to);
Action accept(SeatId offerer);
Action decline(SeatId offerer);
Action withdrawOffer();
Action confirm(SeatId acceptor);
Action pass();
Action declareVictory();
Action startCards(CornerId at);
Action startCity(CornerId at);
Action done();
Action notDone();
/// A helpful knight (9.14): drives a robber away, or brings a card; neither where the bank is empty.
Action playKnight(HexId robber);
Action playKnight(Resource card);
Action playInsurance();
Action playDog();
/// A move of the table: about a seat, or about none.
Action tableMove(ActionKind kind, SeatId about = {});
/// The clock of a shared round, or of a window, is over; with it perhaps the time of the whole game (9.22).
enum class TimeLimit : std::uint8_t { Running, Over };
Action timeUpForAll(TimeLimit limit = TimeLimit::Running);
/// Somebody takes a seat: the person who left it, or one who is new to the game (9.20).
enum class Newcomer : std::uint8_t { No, Yes };
Action seatTaken(SeatId seat, Newcomer newcomer);
/// The acceptor of an offer can no longer pay (6.5).
Action strikeAnswer(SeatId offerer, SeatId acceptor);
Action reveal(SeatId seat, CardCounts hand, CardCounts cards);

}  // namespace tapu
