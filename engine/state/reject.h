// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace tapu {

/// Why an action was refused: a value, never thrown; a refused action changes nothing (0.9). The sentence for each, in
/// both languages, is in app/text; `ruleOf` says which rule it is.
enum class Reject : std::uint8_t {
  GameOver,
  Paused,  ///< the game is paused
  NotYourTurn,
  NotASeat,         ///< there is no such seat
  NotATableMove,    ///< the table does not make such a move now
  DecisionPending,  ///< something else has to be decided first
  NothingToDecide,  ///< nothing of the kind is to be decided
  NoSuchPlace,      ///< no such place on this map
  RollFirst,
  AlreadyRolled,
  NotEnoughCards,
  NoPieceLeft,
  CornerTaken,
  CornerNotOnLand,
  TooClose,
  NotConnected,  ///< no route of the seat ends there
  NotYourSettlement,
  EdgeTaken,
  EdgeTakesNoRoad,
  RoadNotConnected,
  NotAtNewSettlement,  ///< a start road begins at the settlement placed last
  NoShipsHere,         ///< this map has no ships
  EdgeTakesNoShip,
  ShipNotConnected,
  NoStartShips,  ///< no ship in set-up, by an option
  NotYourShip,
  OneShipMove,  ///< one a turn
  ShipBuiltThisTurn,
  ShipNotOpen,   ///< it lies between other pieces of its route
  ShipMustMove,  ///< to another place
  DeckEmpty,
  NoSuchCard,
  CardBoughtThisTurn,
  OneCardPerTurn,
  NoCardBeforeRoll,
  NoPlaceForRoads,
  BankCannotGive,  ///< it has too few of these
  NotAResource,
  WrongPlentyCount,  ///< two cards, or one if the bank has no more
  FirstPieceFirst,   ///< the first free piece must be placed, only the second may be left out
  DiscardCount,      ///< not as many as are owed
  CardsNotHeld,
  RobberMustMove,  ///< to another hex
  RobberNeedsLand,
  RobberNoDesert,  ///< not back to the desert, by an option
  RobberSpares,    ///< a seat there has few points, by an option
  VictimNeeded,    ///< somebody there can be robbed
  NoSuchVictim,    ///< this seat cannot be robbed there
  TradeBeforeRoll,
  TradeAfterBuilding,  ///< after building no trade, by an option
  BankShort,
  RateNotMet,  ///< too few of a kind for the rate of the seat
  SameResource,
  OfferEmptySide,  ///< a gift, forbidden by an option
  OfferBothSides,  ///< the same resource on both sides
  OfferNobody,
  OfferOnlyActive,  ///< others may not trade among themselves
  CountersOff,      ///< offers of those whose turn it is not, forbidden by an option
  TooManyOffers,
  NoSuchOffer,
  CannotPayOffer,
  AlreadyDeclined,
  NotAccepted,  ///< this seat has not accepted the offer
  HandFull,     ///< no more cards than the hand limit
  CannotDeclareYet,
  NothingToRefund,  ///< no city was lost
  NoWolf,
  AlreadyGuarded,
  AlreadyAnswered,
  WrongAnswers,  ///< a recorded result that cannot be
  NoSuchEvent,   ///< a recorded event that cannot be
  OutOfReach,    ///< farther away than the next board of the chain
  Reserved,      ///< kept free for a vacant seat
  NotAStartCorner,
  ChooseRobber,  ///< a robber is beside: it must be driven away
  NoSuchRobber,
  ChooseCard,    ///< name the card that the knight brings
  NotAPartner,   ///< these two seats never trade
  OneAddressee,  ///< an offer out of turn asks one seat alone
  CannotTakeBack,
  NoBuildingBetween,  ///< nobody builds between turns at this table
  WishInOwnTurn,      ///< who has the turn builds in it
  SameWish,           ///< it is so already
  OnlyBuildingNow,    ///< between turns a seat builds and buys, and no more
  NoTradeBetween,     ///< no trade among players between turns
  GoldCount,          ///< not as many cards as gold brings
  GoldNotInBank,      ///< the bank has too few of the kinds that were chosen for gold
  NoPirate,           ///< this game has no pirate
  PirateMustMove,     ///< to another cell
  PirateNeedsSea,     ///< it lies on sea cells of the map only
  PirateSpares,       ///< a seat with a ship there has few points, by an option
  PirateNear,         ///< no ship is put on or moved off an edge of its cell
  NotStartLand,       ///< no first settlement here
  Covered,            ///< the place is at a cell under the fog
  WrongChance,        ///< a recorded result that cannot be
  Count
};

/// The number of the rule in the rule book, as "2.5"; empty for `Count`.
std::string_view ruleOf(Reject reject);

}  // namespace tapu
