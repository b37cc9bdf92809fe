// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reject_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace tapu {
namespace {

struct Sentence {
  Reject of;
  const char* words;
};

constexpr Sentence kSentences[] = {
    //: Answer to a player whose move breaks a rule
    {Reject::GameOver, QT_TRANSLATE_NOOP("Reject", "The game is over.")},
    //: Answer to a player whose move breaks a rule
    {Reject::Paused, QT_TRANSLATE_NOOP("Reject", "The game is paused.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotYourTurn, QT_TRANSLATE_NOOP("Reject", "It is not your turn.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotASeat, QT_TRANSLATE_NOOP("Reject", "There is no such seat at this table.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotATableMove,
     QT_TRANSLATE_NOOP("Reject", "A seat cannot make the table’s move, nor the table a seat’s.")},
    //: Answer to a player whose move breaks a rule
    {Reject::DecisionPending, QT_TRANSLATE_NOOP("Reject", "Another decision has to be made first.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NothingToDecide, QT_TRANSLATE_NOOP("Reject", "There is nothing to decide now.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoSuchPlace, QT_TRANSLATE_NOOP("Reject", "There is no such place on this board.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RollFirst, QT_TRANSLATE_NOOP("Reject", "Roll the dice first.")},
    //: Answer to a player whose move breaks a rule
    {Reject::AlreadyRolled, QT_TRANSLATE_NOOP("Reject", "The dice were already rolled in this turn.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotEnoughCards, QT_TRANSLATE_NOOP("Reject", "Your hand does not hold the cards that this costs.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoPieceLeft, QT_TRANSLATE_NOOP("Reject", "You have no such piece left.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CornerTaken, QT_TRANSLATE_NOOP("Reject", "This corner is taken.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CornerNotOnLand, QT_TRANSLATE_NOOP("Reject", "This corner does not touch land.")},
    //: Answer to a player whose move breaks a rule
    {Reject::TooClose, QT_TRANSLATE_NOOP("Reject", "This corner is too close to another building.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotConnected, QT_TRANSLATE_NOOP("Reject", "None of your routes leads to this corner.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotYourSettlement,
     QT_TRANSLATE_NOOP("Reject", "A city replaces a settlement of your own; there is none on this corner.")},
    //: Answer to a player whose move breaks a rule
    {Reject::EdgeTaken, QT_TRANSLATE_NOOP("Reject", "This edge is taken.")},
    //: Answer to a player whose move breaks a rule
    {Reject::EdgeTakesNoRoad, QT_TRANSLATE_NOOP("Reject", "A road cannot lie at sea.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RoadNotConnected, QT_TRANSLATE_NOOP("Reject", "A road must join one of your roads or buildings.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotAtNewSettlement,
     QT_TRANSLATE_NOOP("Reject", "This piece must start at the settlement that you have just placed.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoShipsHere, QT_TRANSLATE_NOOP("Reject", "This game has no ships.")},
    //: Answer to a player whose move breaks a rule
    {Reject::EdgeTakesNoShip, QT_TRANSLATE_NOOP("Reject", "A ship lies on the coast or at sea.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ShipNotConnected, QT_TRANSLATE_NOOP("Reject", "A ship must join one of your ships or buildings.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoStartShips, QT_TRANSLATE_NOOP("Reject", "In this game no ship is placed in the set-up.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotYourShip, QT_TRANSLATE_NOOP("Reject", "There is no ship of yours on this edge.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OneShipMove, QT_TRANSLATE_NOOP("Reject", "You have already moved a ship in this turn.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ShipBuiltThisTurn, QT_TRANSLATE_NOOP("Reject", "A ship cannot move in the turn in which it was built.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ShipNotOpen, QT_TRANSLATE_NOOP("Reject", "Only a ship at the open end of a line of ships can move.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ShipMustMove, QT_TRANSLATE_NOOP("Reject", "The ship must move to another edge.")},
    //: Answer to a player whose move breaks a rule
    {Reject::DeckEmpty, QT_TRANSLATE_NOOP("Reject", "No development card is left.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoSuchCard, QT_TRANSLATE_NOOP("Reject", "You do not hold this card.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CardBoughtThisTurn,
     QT_TRANSLATE_NOOP("Reject", "A card cannot be played in the turn in which it was bought.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OneCardPerTurn, QT_TRANSLATE_NOOP("Reject", "Only one development card may be played in a turn.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoCardBeforeRoll,
     QT_TRANSLATE_NOOP("Reject", "In this game no card is played before the dice are rolled.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoPlaceForRoads,
     QT_TRANSLATE_NOOP("Reject", "No free piece can be placed: there is no place for one, or none is left.")},
    //: Answer to a player whose move breaks a rule
    {Reject::BankCannotGive, QT_TRANSLATE_NOOP("Reject", "The bank cannot give these cards.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotAResource, QT_TRANSLATE_NOOP("Reject", "This is not a resource.")},
    //: Answer to a player whose move breaks a rule
    {Reject::WrongPlentyCount,
     QT_TRANSLATE_NOOP("Reject", "Choose two cards, or all that the bank has if there are fewer.")},
    //: Answer to a player whose move breaks a rule
    {Reject::FirstPieceFirst, QT_TRANSLATE_NOOP("Reject", "Place at least one free piece before you stop.")},
    //: Answer to a player whose move breaks a rule
    {Reject::DiscardCount, QT_TRANSLATE_NOOP("Reject", "This is not the number of cards that you have to return.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CardsNotHeld, QT_TRANSLATE_NOOP("Reject", "You do not hold these cards.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RobberMustMove, QT_TRANSLATE_NOOP("Reject", "The robber must move to another hex.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RobberNeedsLand, QT_TRANSLATE_NOOP("Reject", "The robber stands on land only.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RobberNoDesert, QT_TRANSLATE_NOOP("Reject", "In this game the robber does not return to the desert.")},
    //: Answer to a player whose move breaks a rule, with the house rule "Friendly robber"
    {Reject::RobberSpares, QT_TRANSLATE_NOOP("Reject", "In this game the robber spares players with few points.")},
    //: Answer to a player whose move breaks a rule
    {Reject::VictimNeeded, QT_TRANSLATE_NOOP("Reject", "Choose the player who is robbed.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoSuchVictim, QT_TRANSLATE_NOOP("Reject", "This player cannot be robbed from there.")},
    //: Answer to a player whose move breaks a rule
    {Reject::TradeBeforeRoll, QT_TRANSLATE_NOOP("Reject", "Trading begins after the dice are rolled.")},
    //: Answer to a player whose move breaks a rule
    {Reject::TradeAfterBuilding,
     QT_TRANSLATE_NOOP("Reject", "In this game trading ends with the first thing you build or buy in a turn.")},
    //: Answer to a player whose move breaks a rule
    {Reject::BankShort, QT_TRANSLATE_NOOP("Reject", "The bank does not hold the card that you want.")},
    //: Answer to a player whose move breaks a rule
    {Reject::RateNotMet, QT_TRANSLATE_NOOP("Reject", "You do not hold enough cards of this kind for the bank.")},
    //: Answer to a player whose move breaks a rule
    {Reject::SameResource, QT_TRANSLATE_NOOP("Reject", "A resource cannot be exchanged for itself.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OfferEmptySide, QT_TRANSLATE_NOOP("Reject", "Both sides of an offer need at least one card.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OfferBothSides, QT_TRANSLATE_NOOP("Reject", "The same resource cannot stand on both sides of an offer.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OfferNobody, QT_TRANSLATE_NOOP("Reject", "An offer needs somebody who may answer it.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OfferOnlyActive, QT_TRANSLATE_NOOP("Reject", "Trade is only with the player whose turn it is.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CountersOff, QT_TRANSLATE_NOOP("Reject", "In this game only the player whose turn it is makes offers.")},
    //: Answer to a player whose move breaks a rule
    {Reject::TooManyOffers, QT_TRANSLATE_NOOP("Reject", "You have made as many offers as one turn allows.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoSuchOffer, QT_TRANSLATE_NOOP("Reject", "This offer is no longer open.")},
    //: Answer to a player who offers or accepts a trade without holding the cards
    {Reject::CannotPayOffer, QT_TRANSLATE_NOOP("Reject", "You do not have the cards for this trade.")},
    //: Answer to a player whose move breaks a rule
    {Reject::AlreadyDeclined, QT_TRANSLATE_NOOP("Reject", "You have already declined this offer.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotAccepted, QT_TRANSLATE_NOOP("Reject", "This player has not accepted your offer.")},
    //: Answer to a player whose move breaks a rule
    {Reject::HandFull, QT_TRANSLATE_NOOP("Reject", "A hand holds at most 120 cards.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CannotDeclareYet, QT_TRANSLATE_NOOP("Reject", "You do not have enough points to declare victory.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NothingToRefund,
     QT_TRANSLATE_NOOP("Reject", "You have lost no city that the insurance has not paid yet.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoWolf, QT_TRANSLATE_NOOP("Reject", "There are no wolves that a Dog could hold off.")},
    //: Answer to a player whose move breaks a rule
    {Reject::AlreadyGuarded, QT_TRANSLATE_NOOP("Reject", "Your flock is protected from these wolves already.")},
    //: Answer to a player whose move breaks a rule
    {Reject::AlreadyAnswered, QT_TRANSLATE_NOOP("Reject", "You have already answered.")},
    //: A fault in a recorded game
    {Reject::WrongAnswers,
     QT_TRANSLATE_NOOP("Reject", "The recorded answers to the wolves are not those that were given.")},
    //: A fault in a recorded game
    {Reject::NoSuchEvent, QT_TRANSLATE_NOOP("Reject", "This event cannot come in this game.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OutOfReach, QT_TRANSLATE_NOOP("Reject", "You may build on your own board and its neighbors only.")},
    //: Answer to a player whose move breaks a rule
    {Reject::Reserved, QT_TRANSLATE_NOOP("Reject", "This place is kept free for a player who may still come.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotAStartCorner, QT_TRANSLATE_NOOP("Reject", "Choose one of your three start settlements.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ChooseRobber,
     QT_TRANSLATE_NOOP("Reject", "A robber stands beside your buildings: the knight drives that one away.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoSuchRobber, QT_TRANSLATE_NOOP("Reject", "No robber stands there beside your buildings.")},
    //: Answer to a player whose move breaks a rule
    {Reject::ChooseCard, QT_TRANSLATE_NOOP("Reject", "Choose the card that the knight brings.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotAPartner,
     QT_TRANSLATE_NOOP("Reject",
                       "You can trade now with the active players near you only; whoever is active, with "
                       "both players of the neighboring boards and across.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OneAddressee, QT_TRANSLATE_NOOP("Reject", "You may make this offer to one player only.")},
    //: Answer to a player whose move breaks a rule
    {Reject::CannotTakeBack, QT_TRANSLATE_NOOP("Reject", "This move cannot be taken back.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoBuildingBetween, QT_TRANSLATE_NOOP("Reject", "Nobody builds between turns at this table.")},
    //: Answer to a player whose move breaks a rule
    {Reject::WishInOwnTurn, QT_TRANSLATE_NOOP("Reject", "It is your turn: you build in it.")},
    //: Answer to a player whose move breaks a rule
    {Reject::SameWish, QT_TRANSLATE_NOOP("Reject", "That is so already: your wish to build is as you say.")},
    //: Answer to a player whose move breaks a rule
    {Reject::OnlyBuildingNow, QT_TRANSLATE_NOOP("Reject", "Between turns you build and buy cards, and nothing else.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoTradeBetween, QT_TRANSLATE_NOOP("Reject", "Between turns nobody trades with other players.")},
    //: Answer to a player whose move breaks a rule
    {Reject::GoldCount, QT_TRANSLATE_NOOP("Reject", "The gold brings you another number of cards.")},
    //: Answer to a player whose move breaks a rule
    {Reject::GoldNotInBank,
     QT_TRANSLATE_NOOP("Reject", "The bank has too few of these kinds: choose others for gold.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NoPirate, QT_TRANSLATE_NOOP("Reject", "This game has no pirate.")},
    //: Answer to a player whose move breaks a rule
    {Reject::PirateMustMove, QT_TRANSLATE_NOOP("Reject", "The pirate must move to another hex of the sea.")},
    //: Answer to a player whose move breaks a rule
    {Reject::PirateNeedsSea, QT_TRANSLATE_NOOP("Reject", "The pirate goes to a sea hex of the board only.")},
    //: Answer to a player whose move breaks a rule
    {Reject::PirateSpares, QT_TRANSLATE_NOOP("Reject", "In this game the pirate spares players with few points.")},
    //: Answer to a player whose move breaks a rule
    {Reject::PirateNear, QT_TRANSLATE_NOOP("Reject", "Beside the pirate no ship is built or moved.")},
    //: Answer to a player whose move breaks a rule
    {Reject::NotStartLand, QT_TRANSLATE_NOOP("Reject", "On this board the game does not begin at this corner.")},
    //: Answer to a player whose move breaks a rule
    {Reject::Covered, QT_TRANSLATE_NOOP("Reject", "Fog lies here: a road or ship has to reach it first.")},
    //: Answer to a player whose move breaks a rule
    {Reject::WrongChance, QT_TRANSLATE_NOOP("Reject", "The recorded result of this move is impossible here.")},
};
static_assert(std::size(kSentences) == static_cast<std::size_t>(Reject::Count), "one for each");

}  // namespace

QString sentenceFor(Reject reject) {
  const auto* found = std::ranges::find(kSentences, reject, &Sentence::of);
  return found == std::end(kSentences) ? QString() : QCoreApplication::translate("Reject", found->words);
}

Complaint complaintFor(Reject reject) {
  const std::string_view rule = ruleOf(reject);
  return {sentenceFor(reject), QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())), 0, {}};
}

}  // namespace tapu
