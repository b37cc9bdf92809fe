// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/board/ids.h"
#include "engine/state/card_counts.h"
#include "engine/state/seat_set.h"

namespace tapu {

/// Kinds of actions. The makers below say which fields each kind fills.
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
  Robber,  ///< moves the robber and names its victim (5.3)
  Discard,
  Bank,   ///< trade with the bank (6.8)
  Offer,  ///< offers a trade to other seats (6.3)
  Accept,
  Decline,
  Withdraw,        ///< takes back the seat's own open offer
  Confirm,         ///< picks one of those who have accepted the seat's own offer (6.5, proposer-picks)
  Pass,            ///< "enough" after the first free piece (8.5); no Dog (8.15)
  DeclareVictory,  ///< 8.6
  // of the table (0.10)
  FirstThrow,
  TimeUp,  ///< a seat's time ran out (4.7); no seat: the time to answer a wolf (8.15) or the common clock (9.6) did
  WithdrawOffer,  ///< an offer whose sender can no longer pay it (6.6)
  StrikeAnswer,   ///< an acceptor who can no longer pay is struck off (6.5)
  SeatLeft,       ///< the seat's player is absent from now on (4.8)
  SeatTaken,      ///< somebody sits down at the seat (4.8, 9.20)
  TakeBack,       ///< undoes the seat's last move (0.13)
  Pause,
  Resume,
  StopGame,
  Reveal,  ///< after the end: shows the hidden cards of one seat (10.5), which the action itself lists
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
  Done,        ///< ends the part of the seat in a shared round (9.6), or between turns (13.4, 13.5)
  NotDone,     ///< takes that back
  WantBuild,   ///< says, or takes back, that the seat wishes to build between turns (13.4)
  Gold,        ///< chooses the cards from the bank that gold brings (14.1)
  Pirate,      ///< moves the pirate instead of the robber, and names its victim (14.2)
};
inline constexpr ActionKind kLastAction = ActionKind::Pirate;
constexpr bool isOfTable(ActionKind kind) {
  return kind == ActionKind::StartRound || kind == ActionKind::SecondThrow ||
         (kind >= ActionKind::FirstThrow && kind <= ActionKind::Reveal);
}

/// An action that a seat or the table wants; not checked yet. A small plain value. The kind decides which fields
/// matter: always make one with the functions below.
struct Action {
  CardCounts give, want;  ///< Offer; Discard: give. Gold: want. Reveal: hand and unplayed cards. Accept, Confirm: the
                          ///< cards of the offer, for viewers who did not see it (notation.h).
                          ///< MoveShip: `give` packs where to, see `target`
  std::uint16_t placeLow = 0xffff;  ///< see `place`
  SeatId seat;                      ///< victim, offerer, acceptor (Confirm), or the seat that a table move is about
  ActionKind kind = ActionKind::Pass;
  Resource first = Resource::None, second = Resource::None;  ///< YearOfPlenty, Monopoly; Bank: gives
                                                             ///< first, gets second; Knight: the card
                                                             ///< that a helpful one brings (9.14)
  std::uint8_t placeHigh = 0;                                ///< see `place`; some kinds tell a `number` here

  // The two parts of a place are its bits, so that chains of up to 511 boards need the lower one only, and none, of
  // which there are most, is 0xffff. The one place that this leaves out, 0xffff itself, is 0xff'ffff. Actions travel,
  // are kept and are signed as these parts.
  static constexpr int kNoPlace = -1;
  static constexpr std::uint32_t bitsOfPlace(int place) {
    return place == kNoPlace ? 0xffff : place == 0xffff ? 0xff'ffff : static_cast<std::uint32_t>(place);
  }

  /// All fields but the cards packed into one number, from the lowest bits on: the lower part of the place (16), seat
  /// (16), kind, first, second and the upper part of the place (8 each).
  using Parts = std::uint64_t;
  static constexpr Parts partsOf(ActionKind kind, int place, SeatId seat, Resource first, Resource second) {
    const Parts bits = bitsOfPlace(place);
    return (bits & 0xffff) | Parts{seat.value} << 16 | static_cast<Parts>(kind) << 32 |
           static_cast<Parts>(first) << 40 | static_cast<Parts>(second) << 48 | (bits >> 16) << 56;
  }
  static constexpr ActionKind kindOf(Parts parts) { return static_cast<ActionKind>(parts >> 32 & 0xff); }
  static constexpr Resource secondOf(Parts parts) { return static_cast<Resource>(parts >> 48 & 0xff); }
  static constexpr Parts withSecond(Parts parts, Resource second) {
    return (parts & ~(Parts{0xff} << 48)) | static_cast<Parts>(second) << 48;
  }
  static Action of(Parts parts);
  static Action of(ActionKind kind, int place, SeatId seat = {}) {
    return of(partsOf(kind, place, seat, Resource::None, Resource::None));
  }
  /// An action that is nothing but its kind.
  static Action bare(ActionKind kind) { return of(kind, kNoPlace); }

  /// Corner, edge or hex; MoveShip: the edge to leave; StrikeAnswer: see `acceptor`. kNoPlace where none is named.
  int place() const {
    const int bits = placeHigh << 16 | placeLow;
    return bits == 0xffff ? kNoPlace : bits == 0xff'ffff ? 0xffff : bits;
  }
  bool hasPlace() const { return place() != kNoPlace; }
  CornerId corner() const { return CornerId(place()); }
  EdgeId edge() const { return EdgeId(place()); }
  HexId hex() const { return HexId(place()); }
  Action at(int other) const;                                                 ///< the same at another place
  SeatId acceptor() const { return SeatId(placeHigh == 0 ? placeLow : -1); }  ///< StrikeAnswer: whose answer is struck
  /// A small number of kinds that name no place. Offer: the partners asked, see `asked`. TimeUp of nobody: 1 = the time
  /// limit is over too (9.22). SeatTaken: 1 = by a newcomer (9.20). WantBuild: see BuildWish.
  int number() const { return placeHigh; }
  PartnerSet asked() const { return PartnerSet::fromBits(placeHigh); }  ///< Offer: its partners
  EdgeId target() const;  ///< MoveShip: the edge to go to; none if `moveShip` did not pack it
  bool isOfTable() const { return tapu::isOfTable(kind); }
  bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 24);
static_assert(kMostPlaces < 0xff'ffff);

// Written as one word on little-endian machines: copying a value right after writing its fields one by one would stall
// the processor (no store forwarding).
inline Action Action::of(Parts parts) {
  Action action;
  if constexpr (std::endian::native == std::endian::little) {
    static_assert(offsetof(Action, placeLow) == 16 && offsetof(Action, seat) == 18 && offsetof(Action, kind) == 20 &&
                  offsetof(Action, first) == 21 && offsetof(Action, second) == 22 && offsetof(Action, placeHigh) == 23);
    std::memcpy(reinterpret_cast<char*>(&action) + offsetof(Action, placeLow), &parts, sizeof(parts));
  } else {
    action.placeLow = static_cast<std::uint16_t>(parts);
    action.seat = SeatId(static_cast<int>(parts >> 16 & 0xffff));
    action.kind = kindOf(parts);
    action.first = static_cast<Resource>(parts >> 40 & 0xff);
    action.second = secondOf(parts);
    action.placeHigh = static_cast<std::uint8_t>(parts >> 56);
  }
  return action;
}

inline Action Action::at(int other) const {
  Action action = of(partsOf(kind, other, seat, first, second));
  action.give = give;
  action.want = want;
  return action;
}

// The makers, one for each kind. They judge nothing: `check` (play.h) does.

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
/// `second` none: where the bank has a single card left (8.5).
Action playYearOfPlenty(Resource first, Resource second = Resource::None);
Action playMonopoly(Resource resource);
Action moveRobber(HexId to, SeatId victim);  ///< victim none: nobody can be robbed there
Action movePirate(HexId to, SeatId victim);  ///< the same on a sea cell (14.2)
Action discard(CardCounts cards);
Action takeGold(CardCounts cards);  ///< from the bank (14.1)
Action tradeWithBank(Resource give, Resource get);
/// `to`: the partners asked, as the seat that offers numbers them (GameDefinition::partnerId).
Action offerTrade(CardCounts give, CardCounts want, PartnerSet to);
/// Answers to the open offer of `offerer` (6.4).
Action accept(SeatId offerer);
Action decline(SeatId offerer);
Action withdrawOffer();
Action confirm(SeatId acceptor);
/// No second free piece (8.5), or no Dog (8.15).
Action pass();
Action declareVictory();
Action startCards(CornerId at);
Action startCity(CornerId at);
Action done();
Action notDone();
/// Whether a seat says that it wishes to build between turns, or takes it back (13.4).
enum class BuildWish : std::uint8_t { Off, On };
Action wantBuild(BuildWish wish);
/// A knight of the Big Game (9.14): drives away the robber of this hex, or brings a card of this kind. With an empty
/// bank, or a full hand (6.10), it does neither: playKnight().
Action playKnight(HexId robber);
Action playKnight(Resource card);
Action playInsurance();
Action playDog();
/// A move of the table: about a seat, or about none.
Action tableMove(ActionKind kind, SeatId about = {});
/// Whether the time of the whole game is over (big.timeLimit, 9.22).
enum class TimeLimit : std::uint8_t { Running, Over };
/// The time that several seats share is over: the clock of a shared round (9.6), or the time to answer a wolf (8.15).
Action timeUpForAll(TimeLimit limit = TimeLimit::Running);
/// Whether the person who takes a seat is new to the game (9.20), or comes back to their own seat.
enum class Newcomer : std::uint8_t { No, Yes };
Action seatTaken(SeatId seat, Newcomer newcomer);
/// The acceptor of an offer can no longer pay (6.5).
Action strikeAnswer(SeatId offerer, SeatId acceptor);
/// Shows a seat's hand and unplayed cards at the end (10.5).
Action reveal(SeatId seat, CardCounts hand, CardCounts cards);

}  // namespace tapu
