// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/reject.h"

namespace tapu {

std::string_view ruleOf(Reject reject) {
  switch (reject) {
    case Reject::GameOver: return "10.1";
    case Reject::Paused: return "4.9";
    case Reject::NotYourTurn: return "0.6";
    case Reject::NotASeat: return "3.1";
    case Reject::NotATableMove: return "0.10";
    case Reject::DecisionPending:
    case Reject::NothingToDecide: return "0.11";
    case Reject::NoSuchPlace: return "0.2";
    case Reject::RollFirst:
    case Reject::NoCardBeforeRoll: return "4.2";
    case Reject::AlreadyRolled: return "4.1";
    case Reject::NotEnoughCards: return "2.1";
    case Reject::NoPieceLeft: return "2.2";
    case Reject::CornerTaken:
    case Reject::CornerNotOnLand:
    case Reject::TooClose:
    case Reject::NotConnected: return "2.5";
    case Reject::NotYourSettlement: return "2.6";
    case Reject::EdgeTaken: return "2.4";
    case Reject::EdgeTakesNoRoad: return "7.2";
    case Reject::RoadNotConnected: return "2.3";
    case Reject::NotAtNewSettlement: return "3.3";
    case Reject::NoShipsHere: return "7.1";
    case Reject::EdgeTakesNoShip: return "7.2";
    case Reject::ShipNotConnected: return "7.3";
    case Reject::NoStartShips: return "3.6";
    case Reject::NotYourShip:
    case Reject::OneShipMove:
    case Reject::ShipBuiltThisTurn:
    case Reject::ShipNotOpen:
    case Reject::ShipMustMove: return "7.6";
    case Reject::DeckEmpty: return "8.2";
    case Reject::NoSuchCard:
    case Reject::CardBoughtThisTurn:
    case Reject::OneCardPerTurn: return "8.3";
    case Reject::NoPlaceForRoads:
    case Reject::BankCannotGive:
    case Reject::WrongPlentyCount:
    case Reject::FirstPieceFirst: return "8.5";
    case Reject::NotAResource: return "0.7";
    case Reject::DiscardCount: return "5.1";
    case Reject::CardsNotHeld: return "5.2";
    case Reject::RobberMustMove:
    case Reject::RobberNeedsLand:
    case Reject::RobberNoDesert:
    case Reject::VictimNeeded: return "5.3";
    case Reject::NoSuchVictim: return "5.4";
    case Reject::TradeBeforeRoll: return "6.2";
    case Reject::TradeAfterBuilding: return "4.3";
    case Reject::BankShort:
    case Reject::RateNotMet:
    case Reject::SameResource: return "6.8";
    case Reject::OfferEmptySide:
    case Reject::OfferBothSides: return "6.3";
    case Reject::OfferNobody:
    case Reject::NoSuchOffer: return "6.4";
    case Reject::OfferOnlyActive: return "6.1";
    case Reject::CountersOff:
    case Reject::NotAccepted: return "6.5";
    case Reject::CannotPayOffer:
    case Reject::AlreadyDeclined: return "6.6";
    case Reject::TooManyOffers: return "6.7";
    case Reject::HandFull: return "6.10";
    case Reject::CannotDeclareYet: return "8.6";
    case Reject::NothingToRefund: return "8.14";
    case Reject::NoWolf:
    case Reject::AlreadyGuarded:
    case Reject::AlreadyAnswered:
    case Reject::WrongAnswers: return "8.15";
    case Reject::NoSuchEvent: return "8.8";
    case Reject::OutOfReach: return "9.11";
    case Reject::Reserved: return "9.20";
    case Reject::NotAStartCorner: return "9.16";
    case Reject::ChooseRobber:
    case Reject::NoSuchRobber:
    case Reject::ChooseCard: return "9.14";
    case Reject::NotAPartner: return "9.8";
    case Reject::OneAddressee: return "6.5";
    case Reject::CannotTakeBack: return "0.13";
    case Reject::WrongChance: return "0.8";
    case Reject::Count: break;
  }
  return "";
}

}  // namespace tapu
