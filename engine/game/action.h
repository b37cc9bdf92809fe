// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/board/ids.h"
#include "engine/game/pack.h"

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
  Pass,            ///< "enough" after the first free piece (8.5)
  DeclareVictory,  ///< 8.6
  // of the table (0.10)
  FirstThrow,
  TimeUp,
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
  Ship,      ///< 7.3
  MoveShip,  ///< 7.6
};
inline constexpr ActionKind kLastAction = ActionKind::MoveShip;

/// What a seat, or the table, asks. A plain small value; which fields count depends on the kind, and the makers below
/// are the only way that code should fill it.
struct Action {
  Pack give, want;  ///< Offer; Discard: give. Reveal: hand and unplayed cards. Accept, Confirm: see visible.h.
                    ///< MoveShip: `give` packs where to, see `target`
  std::uint16_t place = 0xffff;  ///< corner, edge or hex; MoveShip: the edge to leave
  SeatId seat;                   ///< victim, offerer, or the seat that a table move is about
  ActionKind kind = ActionKind::Pass;
  Resource first = Resource::None, second = Resource::None;  ///< YearOfPlenty, Monopoly; Bank: gives first, gets second
  std::uint8_t to = 0;                                       ///< Offer: bit per seat asked

  CornerId corner() const { return CornerId(place); }
  EdgeId edge() const { return EdgeId(place); }
  HexId hex() const { return HexId(place); }
  EdgeId target() const;  ///< MoveShip: the edge to go to; none if it is not one that `moveShip` packed
  bool isOfTable() const { return kind >= ActionKind::FirstThrow && kind <= ActionKind::Reveal; }
  bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 24);

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
Action discard(Pack cards);
Action tradeWithBank(Resource give, Resource get);
Action offerTrade(Pack give, Pack want, std::uint8_t to);
Action accept(SeatId offerer);
Action decline(SeatId offerer);
Action withdrawOffer();
Action confirm(SeatId acceptor);
Action pass();
Action declareVictory();
/// A move of the table: about a seat, or about none.
Action tableMove(ActionKind kind, SeatId about = {});
/// The acceptor of an offer can no longer pay (6.5).
Action strikeAnswer(SeatId offerer, SeatId acceptor);
Action reveal(SeatId seat, Pack hand, Pack cards);

}  // namespace tapu
