// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/reject.h"

#include <cstddef>
#include <iterator>

namespace tapu {

namespace {

struct RuleOfReject {
  Reject reject;
  std::string_view rule;
};
/// The rules, in the order of `Reject`.
constexpr RuleOfReject kRules[]{
    {Reject::GameOver, "10.1"},
    {Reject::Paused, "4.9"},
    {Reject::NotYourTurn, "0.6"},
    {Reject::NotASeat, "3.1"},
    {Reject::NotATableMove, "0.10"},
    {Reject::DecisionPending, "0.11"},
    {Reject::NothingToDecide, "0.11"},
    {Reject::NoSuchPlace, "0.2"},
    {Reject::RollFirst, "4.2"},
    {Reject::AlreadyRolled, "4.1"},
    {Reject::NotEnoughCards, "2.1"},
    {Reject::NoPieceLeft, "2.2"},
    {Reject::CornerTaken, "2.5"},
    {Reject::CornerNotOnLand, "2.5"},
    {Reject::TooClose, "2.5"},
    {Reject::NotConnected, "2.5"},
    {Reject::NotYourSettlement, "2.6"},
    {Reject::EdgeTaken, "2.4"},
    {Reject::EdgeTakesNoRoad, "7.2"},
    {Reject::RoadNotConnected, "2.3"},
    {Reject::NotAtNewSettlement, "3.3"},
    {Reject::NoShipsHere, "7.1"},
    {Reject::EdgeTakesNoShip, "7.2"},
    {Reject::ShipNotConnected, "7.3"},
    {Reject::NoStartShips, "3.6"},
    {Reject::NotYourShip, "7.6"},
    {Reject::OneShipMove, "7.6"},
    {Reject::ShipBuiltThisTurn, "7.6"},
    {Reject::ShipNotOpen, "7.6"},
    {Reject::ShipMustMove, "7.6"},
    {Reject::DeckEmpty, "8.2"},
    {Reject::NoSuchCard, "8.3"},
    {Reject::CardBoughtThisTurn, "8.3"},
    {Reject::OneCardPerTurn, "8.3"},
    {Reject::NoCardBeforeRoll, "4.2"},
    {Reject::NoPlaceForRoads, "8.5"},
    {Reject::BankCannotGive, "8.5"},
    {Reject::NotAResource, "0.7"},
    {Reject::WrongPlentyCount, "8.5"},
    {Reject::FirstPieceFirst, "8.5"},
    {Reject::DiscardCount, "5.1"},
    {Reject::CardsNotHeld, "5.2"},
    {Reject::RobberMustMove, "5.3"},
    {Reject::RobberNeedsLand, "5.3"},
    {Reject::RobberNoDesert, "5.3"},
    {Reject::RobberSpares, "5.7"},
    {Reject::VictimNeeded, "5.3"},
    {Reject::NoSuchVictim, "5.4"},
    {Reject::TradeBeforeRoll, "6.2"},
    {Reject::TradeAfterBuilding, "4.3"},
    {Reject::BankShort, "6.8"},
    {Reject::RateNotMet, "6.8"},
    {Reject::SameResource, "6.8"},
    {Reject::OfferEmptySide, "6.3"},
    {Reject::OfferBothSides, "6.3"},
    {Reject::OfferNobody, "6.4"},
    {Reject::OfferOnlyActive, "6.1"},
    {Reject::CountersOff, "6.5"},
    {Reject::TooManyOffers, "6.7"},
    {Reject::NoSuchOffer, "6.4"},
    {Reject::CannotPayOffer, "6.6"},
    {Reject::AlreadyDeclined, "6.6"},
    {Reject::NotAccepted, "6.5"},
    {Reject::HandFull, "6.10"},
    {Reject::CannotDeclareYet, "8.6"},
    {Reject::NothingToRefund, "8.14"},
    {Reject::NoWolf, "8.15"},
    {Reject::AlreadyGuarded, "8.15"},
    {Reject::AlreadyAnswered, "8.15"},
    {Reject::WrongAnswers, "8.15"},
    {Reject::NoSuchEvent, "8.8"},
    {Reject::OutOfReach, "9.11"},
    {Reject::Reserved, "9.20"},
    {Reject::NotAStartCorner, "9.16"},
    {Reject::ChooseRobber, "9.14"},
    {Reject::NoSuchRobber, "9.14"},
    {Reject::ChooseCard, "9.14"},
    {Reject::NotAPartner, "9.8"},
    {Reject::OneAddressee, "6.5"},
    {Reject::CannotTakeBack, "0.13"},
    {Reject::NoBuildingBetween, "13.4"},
    {Reject::WishInOwnTurn, "13.4"},
    {Reject::SameWish, "13.4"},
    {Reject::OnlyBuildingNow, "13.4"},
    {Reject::NoTradeBetween, "13.7"},
    {Reject::GoldCount, "14.1"},
    {Reject::GoldNotInBank, "14.1"},
    {Reject::NoPirate, "14.2"},
    {Reject::PirateMustMove, "14.2"},
    {Reject::PirateNeedsSea, "14.2"},
    {Reject::PirateSpares, "5.7"},
    {Reject::PirateNear, "14.2"},
    {Reject::NotStartLand, "14.4"},
    {Reject::Covered, "14.5"},
    {Reject::WrongChance, "0.8"},
};

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < std::size(kRules); ++i)
    if (kRules[i].reject != static_cast<Reject>(i)) return false;
  return std::size(kRules) == static_cast<std::size_t>(Reject::Count);
}
static_assert(isInOrder());

}  // namespace

std::string_view ruleOf(Reject reject) {
  return reject < Reject::Count ? kRules[static_cast<std::size_t>(reject)].rule : std::string_view();
}

}  // namespace tapu
