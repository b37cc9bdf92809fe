// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace tapu {

/// Why an action was refused. Illegal is a value; a refused action changes nothing (0.9). The sentence for each, in
/// both languages, is in app/text; `ruleOf` says where the rule stands.
enum class Reject : std::uint8_t {
  GameOver,            // 10.1
  Paused,              // 4.9
  NotYourTurn,         // 0.6
  NotASeat,            // 3.1
  NotATableMove,       // 0.10
  DecisionPending,     // 0.11
  NothingToDecide,     // 0.11
  NoSuchPlace,         // 0.2
  RollFirst,           // 4.2
  AlreadyRolled,       // 4.1
  NotEnoughCards,      // 2.1
  NoPieceLeft,         // 2.2
  CornerTaken,         // 2.5
  CornerNotOnLand,     // 2.5
  TooClose,            // 2.5
  NotConnected,        // 2.5
  NotYourSettlement,   // 2.6
  EdgeTaken,           // 2.4
  EdgeTakesNoRoad,     // 7.2
  RoadNotConnected,    // 2.3
  NotAtNewSettlement,  // 3.3
  NoShipsHere,         // 7.1
  EdgeTakesNoShip,     // 7.2
  ShipNotConnected,    // 7.3
  NoStartShips,        // 3.6
  NotYourShip,         // 7.6
  OneShipMove,         // 7.6
  ShipBuiltThisTurn,   // 7.6
  ShipNotOpen,         // 7.6
  ShipMustMove,        // 7.6
  DeckEmpty,           // 8.2
  NoSuchCard,          // 8.3
  CardBoughtThisTurn,  // 8.3
  OneCardPerTurn,      // 8.3
  NoCardBeforeRoll,    // 4.2
  NoPlaceForRoads,     // 8.5
  BankCannotGive,      // 8.5
  NotAResource,        // 0.7
  WrongPlentyCount,    // 8.5
  FirstPieceFirst,     // 8.5
  DiscardCount,        // 5.1
  CardsNotHeld,        // 5.2
  RobberMustMove,      // 5.3
  RobberNeedsLand,     // 5.3
  RobberNoDesert,      // 5.3
  VictimNeeded,        // 5.3
  NoSuchVictim,        // 5.4
  TradeBeforeRoll,     // 6.2
  TradeAfterBuilding,  // 4.3
  BankShort,           // 6.8
  RateNotMet,          // 6.8
  SameResource,        // 6.8
  OfferEmptySide,      // 6.3
  OfferBothSides,      // 6.3
  OfferNobody,         // 6.4
  OfferOnlyActive,     // 6.1
  CountersOff,         // 6.5
  TooManyOffers,       // 6.7
  NoSuchOffer,         // 6.4
  CannotPayOffer,      // 6.6
  AlreadyDeclined,     // 6.6
  NotAccepted,         // 6.5
  HandFull,            // 6.10
  CannotDeclareYet,    // 8.6
  NothingToRefund,     // 8.14
  NoWolf,              // 8.15
  AlreadyGuarded,      // 8.15
  AlreadyAnswered,     // 8.15
  WrongAnswers,        // 8.15: a recorded result that cannot be
  NoSuchEvent,         // 8.8: likewise
  OutOfReach,          // 9.11
  Reserved,            // 9.20
  NotAStartCorner,     // 9.16
  ChooseRobber,        // 9.14
  NoSuchRobber,        // 9.14
  ChooseCard,          // 9.14
  NotAPartner,         // 9.8
  OneAddressee,        // 6.5
  CannotTakeBack,      // 0.13
  WrongChance,         // 0.8: a recorded result that cannot be
  Count
};

/// The number of the rule in the rule book, as "2.5"; empty for `Count`.
std::string_view ruleOf(Reject reject);

}  // namespace tapu
