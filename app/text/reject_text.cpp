// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reject_text.h"

#include <QCoreApplication>

namespace tapu {
namespace {

QString say(const char* sentence) { return QCoreApplication::translate("Reject", sentence); }

}  // namespace

QString sentenceFor(Reject reject) {
  switch (reject) {
    case Reject::GameOver:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The game is over."));
    case Reject::Paused:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The game is paused."));
    case Reject::NotYourTurn:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "It is not your turn."));
    case Reject::NotASeat:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "There is no such seat at this table."));
    case Reject::NotATableMove:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A seat cannot make the table’s move, nor the table a seat’s."));
    case Reject::DecisionPending:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Another decision has to be made first."));
    case Reject::NothingToDecide:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "There is nothing to decide now."));
    case Reject::NoSuchPlace:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "There is no such place on this board."));
    case Reject::RollFirst:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Roll the dice first."));
    case Reject::AlreadyRolled:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The dice were already rolled in this turn."));
    case Reject::NotEnoughCards:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Your hand does not hold the cards that this costs."));
    case Reject::NoPieceLeft:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have no such piece left."));
    case Reject::CornerTaken:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This corner is taken."));
    case Reject::CornerNotOnLand:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This corner does not touch land."));
    case Reject::TooClose:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This corner is too close to another building."));
    case Reject::NotConnected:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "None of your routes leads to this corner."));
    case Reject::NotYourSettlement:
      //: Answer to a player whose move breaks a rule
      return say(
          QT_TRANSLATE_NOOP("Reject", "A city replaces a settlement of your own; there is none on this corner."));
    case Reject::EdgeTaken:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This edge is taken."));
    case Reject::EdgeTakesNoRoad:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A road cannot lie at sea."));
    case Reject::RoadNotConnected:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A road must join one of your roads or buildings."));
    case Reject::NotAtNewSettlement:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This piece must start at the settlement that you have just placed."));
    case Reject::NoShipsHere:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This game has no ships."));
    case Reject::EdgeTakesNoShip:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A ship lies on the coast or at sea."));
    case Reject::ShipNotConnected:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A ship must join one of your ships or buildings."));
    case Reject::NoStartShips:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "In this game no ship is placed in the set-up."));
    case Reject::NotYourShip:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "There is no ship of yours on this edge."));
    case Reject::OneShipMove:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have already moved a ship in this turn."));
    case Reject::ShipBuiltThisTurn:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A ship cannot move in the turn in which it was built."));
    case Reject::ShipNotOpen:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Only a ship at the open end of a line of ships can move."));
    case Reject::ShipMustMove:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The ship must move to another edge."));
    case Reject::DeckEmpty:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "No development card is left."));
    case Reject::NoSuchCard:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You do not hold this card."));
    case Reject::CardBoughtThisTurn:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A card cannot be played in the turn in which it was bought."));
    case Reject::OneCardPerTurn:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Only one development card may be played in a turn."));
    case Reject::NoCardBeforeRoll:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "In this game no card is played before the dice are rolled."));
    case Reject::NoPlaceForRoads:
      //: Answer to a player whose move breaks a rule
      return say(
          QT_TRANSLATE_NOOP("Reject", "No free piece can be placed: there is no place for one, or none is left."));
    case Reject::BankCannotGive:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The bank cannot give these cards."));
    case Reject::NotAResource:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This is not a resource."));
    case Reject::WrongPlentyCount:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Choose two cards, or all that the bank has if there are fewer."));
    case Reject::FirstPieceFirst:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Place at least one free piece before you stop."));
    case Reject::DiscardCount:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This is not the number of cards that you have to return."));
    case Reject::CardsNotHeld:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You do not hold these cards."));
    case Reject::RobberMustMove:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The robber must move to another hex."));
    case Reject::RobberNeedsLand:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The robber stands on land only."));
    case Reject::RobberNoDesert:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "In this game the robber does not return to the desert."));
    case Reject::VictimNeeded:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Choose the player whom the robber steals from."));
    case Reject::NoSuchVictim:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The robber cannot steal from this player here."));
    case Reject::TradeBeforeRoll:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Trading begins after the dice are rolled."));
    case Reject::TradeAfterBuilding:
      //: Answer to a player whose move breaks a rule
      return say(
          QT_TRANSLATE_NOOP("Reject", "In this game trading ends with the first thing you build or buy in a turn."));
    case Reject::BankShort:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The bank does not hold the card that you want."));
    case Reject::RateNotMet:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You do not hold enough cards of this kind for the bank."));
    case Reject::SameResource:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A resource cannot be exchanged for itself."));
    case Reject::OfferEmptySide:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Both sides of an offer need at least one card."));
    case Reject::OfferBothSides:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The same resource cannot stand on both sides of an offer."));
    case Reject::OfferNobody:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "An offer needs somebody who may answer it."));
    case Reject::OfferOnlyActive:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Trade is only with the player whose turn it is."));
    case Reject::CountersOff:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "In this game only the player whose turn it is makes offers."));
    case Reject::TooManyOffers:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have made as many offers as one turn allows."));
    case Reject::NoSuchOffer:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This offer is no longer open."));
    case Reject::CannotPayOffer:
      //: Answer to a player who offers or accepts a trade without holding the cards
      return say(QT_TRANSLATE_NOOP("Reject", "You do not have the cards for this trade."));
    case Reject::AlreadyDeclined:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have already declined this offer."));
    case Reject::NotAccepted:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This player has not accepted your offer."));
    case Reject::HandFull:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "A hand holds at most 120 cards."));
    case Reject::CannotDeclareYet:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You do not have enough points to declare victory."));
    case Reject::NothingToRefund:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have lost no city that the insurance has not paid yet."));
    case Reject::NoWolf:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "There are no wolves that a Dog could hold off."));
    case Reject::AlreadyGuarded:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Your flock is protected from these wolves already."));
    case Reject::AlreadyAnswered:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You have already answered."));
    case Reject::WrongAnswers:
      //: A fault in a recorded game
      return say(QT_TRANSLATE_NOOP("Reject", "The recorded answers to the wolves are not those that were given."));
    case Reject::NoSuchEvent:
      //: A fault in a recorded game
      return say(QT_TRANSLATE_NOOP("Reject", "This event cannot come in this game."));
    case Reject::OutOfReach:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You may build on your own board and its neighbors only."));
    case Reject::Reserved:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This place is kept free for a player who may still come."));
    case Reject::NotAStartCorner:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Choose one of your three start settlements."));
    case Reject::ChooseRobber:
      //: Answer to a player whose move breaks a rule
      return say(
          QT_TRANSLATE_NOOP("Reject", "A robber stands beside your buildings: the knight drives that one away."));
    case Reject::NoSuchRobber:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "No robber stands there beside your buildings."));
    case Reject::ChooseCard:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "Choose the card that the knight brings."));
    case Reject::NotAPartner:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject",
                                   "You can trade now with the active players near you only; whoever is active, with "
                                   "both players of the neighboring boards and across."));
    case Reject::OneAddressee:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "You may make this offer to one player only."));
    case Reject::CannotTakeBack:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "This move cannot be taken back."));
    case Reject::WrongChance:
      //: Answer to a player whose move breaks a rule
      return say(QT_TRANSLATE_NOOP("Reject", "The recorded result of this move is impossible here."));
    case Reject::Count: break;
  }
  return {};
}

Complaint complaintFor(Reject reject) {
  const std::string_view rule = ruleOf(reject);
  return {sentenceFor(reject), QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())), 0, {}};
}

}  // namespace tapu
