// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_table.h"

#include <algorithm>
#include <concepts>

#include "engine/rules/between.h"
#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/course.h"
#include "engine/rules/decisions.h"
#include "engine/rules/discards.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/gold.h"
#include "engine/rules/insurance.h"
#include "engine/rules/knights.h"
#include "engine/rules/pirate.h"
#include "engine/rules/presence.h"
#include "engine/rules/robber.h"
#include "engine/rules/rounds.h"
#include "engine/rules/setup.h"
#include "engine/rules/ships.h"
#include "engine/rules/start.h"
#include "engine/rules/throw.h"
#include "engine/rules/time_up.h"
#include "engine/rules/trade.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"

namespace tapu::rules {
namespace {

/// A question that needs only some fields of the action, as the table asks it.
template <auto kWhyNot>
Refused why(const Query& ask, const Action& action) {
  if constexpr (requires { kWhyNot(ask); }) return kWhyNot(ask);
  if constexpr (requires { kWhyNot(ask, action.corner()); }) return kWhyNot(ask, action.corner());
  if constexpr (requires { kWhyNot(ask, action.edge(), action.target()); })
    return kWhyNot(ask, action.edge(), action.target());
  if constexpr (requires { kWhyNot(ask, action.hex(), action.seat); }) return kWhyNot(ask, action.hex(), action.seat);
  if constexpr (requires { kWhyNot(ask, action.seat); }) return kWhyNot(ask, action.seat);
  if constexpr (requires { kWhyNot(ask, action.first); }) return kWhyNot(ask, action.first);
  if constexpr (requires { kWhyNot(ask, action.first, action.second); })
    return kWhyNot(ask, action.first, action.second);
  if constexpr (requires { kWhyNot(ask, action.give); }) return kWhyNot(ask, action.give);
}

Refused always(const Query&, const Action&) { return std::nullopt; }
void nothing(Change&) {}  // of DeclareVictory the move's chance says all; what TakeBack does is done by Game

// ---- kinds that mean different things at different times ------------------------------------------------------------

Decision dutyOf(const Change& change) { return change.state.seat(change.move.seat).pending.must; }
bool isSetup(const State& state) { return state.head.phase == Phase::Setup; }

Refused whyNotSettle(const Query& ask, const Action& action) {
  if (ask.seat().pending.must != Decision::Settlement) return whyNoSettlement(ask, action.corner());
  return isSetup(ask.state) ? whyNotSettleInSetup(ask, action.corner()) : whyNoRelief(ask, action.corner());
}

void settle(Change& change) {
  if (isSetup(change.state)) return settleInSetup(change, change.move.action.corner());
  dutyOf(change) == Decision::Settlement ? relieve(change, change.move.action.corner()) : buySettlement(change);
}

template <Piece::Kind kPiece>
Refused whyNoRoute(const Query& ask, const Action& action) {
  if (ask.seat().pending.must == Decision::Road)
    return (kPiece == Piece::Road ? whyNoRoadInSetup : whyNoShipInSetup)(ask, action.edge());
  return (kPiece == Piece::Road ? whyNoRoad : whyNoShip)(ask, action.edge());
}

template <Piece::Kind kPiece>
void lay(Change& change) {
  if (isSetup(change.state)) return routeInSetup(change, change.move.action.edge(), kPiece);
  if (dutyOf(change) == Decision::FreeRoute) return placeFreePiece(change);
  kPiece == Piece::Road ? buyRoad(change) : buyShip(change);
}

Refused whyNotEnd(const Query& ask, const Action& action) {
  if (ask.state.head.ended) return std::nullopt;  // 13.4: Done, whatever the seat holds
  return courseOf(ask.rules()).endOfActing == action.kind ? Refused{} : Refused{Reject::NothingToDecide};
}

Refused whyNotPass(const Query& ask, const Action&) {
  return ask.seat().pending.must == Decision::Answer ? whyNoAnswer(ask) : whyNoPass(ask);
}

void passUp(Change& change) {
  dutyOf(change) == Decision::Answer ? answer(change, Answer::No) : endFreePieces(change, change.move.seat);
}

void useDog(Change& change) { dutyOf(change) == Decision::Answer ? answer(change, Answer::Dog) : carryOutDog(change); }

// ---- moves that the table may also force ----------------------------------------------------------------------------

void rob(Change& change) {
  const Move& move = change.move;
  settled(change, move.seat);
  carryOutRobber(change, move.seat, move.action.hex(), move.action.seat, move.chance.stolen);
  goOn(change, move.seat);
}

void plunder(Change& change) {
  const Move& move = change.move;
  settled(change, move.seat);
  carryOutPirate(change, move.seat, move.action.hex(), move.action.seat, move.chance.stolen);
  goOn(change, move.seat);
}

void takeGold(Change& change) { carryOutGold(change, change.move.seat, change.move.action.want); }
void payDue(Change& change) { carryOutDiscard(change, change.move.seat, change.move.action.give); }
void withdraw(Change& change) { closeOffer(change, change.move.seat ? change.move.seat : change.move.action.seat); }
void endPart(Change& change) {
  if (change.state.head.ended)
    carryOutEndBetween(change);
  else
    markDone(change, change.move.seat);
}
void choose(Change& change) {
  chooseStart(change, change.move.seat, change.move.action.kind, change.move.action.corner());
}

// ---- throws and rounds ----------------------------------------------------------------------------------------------

void drawDice(const Query& ask, const Action&, Chance& chance, Rng& rng) { chance.dice = drawThrow(ask, rng); }

Refused whyNoThrow(const Query& ask, const Action&, Chance& chance) {
  return mayThrow(ask, chance.dice) ? Refused{} : Refused{Reject::WrongChance};
}

constexpr ChanceRule kThrow{.draw = drawDice, .complete = whyNoThrow};

Refused whyNoNextRound(const Query& ask, const Action&) {
  return courseOf(ask.rules()).whyNoRound(ask.definition, ask.state);
}

void drawNextRound(const Query& ask, const Action&, Chance& chance, Rng& rng) {
  courseOf(ask.rules()).drawRound(ask.definition, chance, rng);
}

Refused whyNoSuchRound(const Query& ask, const Action&, Chance& chance) {
  return courseOf(ask.rules()).whyNoSuchRound(ask.definition, chance);
}

constexpr ChanceRule kRound{.draw = drawNextRound, .complete = whyNoSuchRound};

void nextRound(Change& change) { courseOf(change.rules()).startRound(change); }

// ---- the table ------------------------------------------------------------------------------------------------------

Refused unless(bool isSo) { return isSo ? Refused{} : Refused{Reject::NotATableMove}; }

Refused whyNotFirstThrow(const Query& ask, const Action&) { return unless(!ask.state.head.first); }
Refused whyNotSecondThrow(const Query& ask, const Action&) { return whyNotStage(ask.state, RoundStage::SecondThrow); }
Refused whyNotLeft(const Query& ask, const Action&) { return unless(ask.seat().presence == Presence::Here); }
Refused whyNotResumed(const Query& ask, const Action&) { return unless(ask.state.head.paused == Paused::Yes); }
Refused whyNotTakenBack(const Query&, const Action&) {
  return Reject::CannotTakeBack;
}  // it needs the log: Game::check

template <Paused kPaused>
void pause(Change& change) {
  change.state.head.paused = kPaused;
  constexpr EventKind kEvent = kPaused == Paused::Yes ? EventKind::Paused : EventKind::Resumed;
  change.tell([&] { return Event{.kind = kEvent, .seat = change.move.action.seat}; });
}

using Kind = ActionKind;
using Must = Decision;
using About = ActionRule::About;
using Stands = ActionRule::Stands;

constexpr std::uint16_t in(std::same_as<Decision> auto... duties) {
  return static_cast<std::uint16_t>(((1 << static_cast<int>(duties)) | ...));
}
constexpr std::uint16_t kAct = in(Must::Act), kTrade = in(Must::Nothing, Must::Act),
                        kTurnOrPart = in(Must::Act, Must::Part), kBuy = in(Must::Act, Must::Build, Must::Part),
                        kCardPlay = in(Must::Roll, Must::Act, Must::Part),
                        kRoute = kBuy | in(Must::Road, Must::FreeRoute);

}  // namespace

constexpr decltype(kRuleTable) kRuleTable{{
    {.kind = Kind::Settlement, .when = kBuy | in(Must::Settlement), .whyNot = whyNotSettle, .apply = settle},
    {.kind = Kind::City, .when = kBuy, .whyNot = why<whyNoCity>, .apply = buyCity},
    {.kind = Kind::Road, .when = kRoute, .whyNot = whyNoRoute<Piece::Road>, .apply = lay<Piece::Road>},
    {.kind = Kind::Roll, .when = in(Must::Roll), .whyNot = always, .apply = throwDice, .chance = &kThrow},
    {.kind = Kind::EndTurn, .when = kAct, .whyNot = whyNotEnd, .apply = carryOutEndTurn},
    {.kind = Kind::BuyCard,
     .when = kBuy,
     .whyNot = why<whyNoPurchase>,
     .apply = carryOutPurchase,
     .chance = &kPurchase},
    {.kind = Kind::Knight, .when = kCardPlay, .whyNot = whyNoKnight, .apply = carryOutKnight},
    {.kind = Kind::RoadBuilding, .when = kCardPlay, .whyNot = why<whyNoRoadBuilding>, .apply = carryOutRoadBuilding},
    {.kind = Kind::YearOfPlenty, .when = kCardPlay, .whyNot = why<whyNoPlenty>, .apply = carryOutPlenty},
    {.kind = Kind::Monopoly,
     .when = kCardPlay,
     .whyNot = why<whyNoMonopoly>,
     .apply = carryOutMonopoly,
     .chance = &kMonopoly},
    {.kind = Kind::Robber, .when = in(Must::Robber), .whyNot = why<whyNoRobber>, .apply = rob, .chance = &kRobbery},
    {.kind = Kind::Discard, .when = in(Must::Discard), .whyNot = why<whyNoDiscard>, .apply = payDue},
    {.kind = Kind::Bank, .when = kTurnOrPart, .whyNot = why<whyNoBankTrade>, .apply = carryOutBankTrade},
    {.kind = Kind::Offer, .when = kTrade, .whyNot = whyNoOffer, .apply = makeOffer},
    {.kind = Kind::Accept, .when = kTrade, .whyNot = why<whyNoAccept>, .apply = carryOutAccept},
    {.kind = Kind::Decline, .when = kTrade, .whyNot = why<whyNoDecline>, .apply = carryOutDecline},
    {.kind = Kind::Withdraw, .when = kTrade, .whyNot = why<whyNoWithdrawal>, .apply = withdraw},
    {.kind = Kind::Confirm, .when = kAct, .whyNot = why<whyNoConfirm>, .apply = carryOutConfirm},
    {.kind = Kind::Pass, .when = in(Must::FreeRoute, Must::Answer), .whyNot = whyNotPass, .apply = passUp},
    {.kind = Kind::DeclareVictory, .when = kCardPlay, .whyNot = why<whyNoDeclaration>, .apply = nothing},
    {.kind = Kind::FirstThrow, .whyNot = whyNotFirstThrow, .apply = firstThrow, .chance = &kFirstThrow},
    {.kind = Kind::TimeUp, .about = About::SeatOrAll, .whyNot = whyNoTimeUp, .apply = timeUp, .chance = &kTimeUp},
    {.kind = Kind::WithdrawOffer, .about = About::Seat, .whyNot = why<whyNotWithdrawn>, .apply = withdraw},
    {.kind = Kind::StrikeAnswer, .about = About::Seat, .whyNot = whyNotStruck, .apply = strikeAcceptor},
    {.kind = Kind::SeatLeft, .about = About::Seat, .stands = Stands::Running, .whyNot = whyNotLeft, .apply = leave},
    {.kind = Kind::SeatTaken, .about = About::Seat, .stands = Stands::Running, .whyNot = whyNotTaken, .apply = sitDown},
    {.kind = Kind::TakeBack, .about = About::Seat, .whyNot = whyNotTakenBack, .apply = nothing},
    {.kind = Kind::Pause, .whyNot = always, .apply = pause<Paused::Yes>},
    {.kind = Kind::Resume, .stands = Stands::Running, .whyNot = whyNotResumed, .apply = pause<Paused::No>},
    {.kind = Kind::StopGame, .stands = Stands::Running, .whyNot = always, .apply = stop},
    {.kind = Kind::Reveal,
     .about = About::Seat,
     .stands = Stands::Always,
     .whyNot = whyNotRevealed,
     .apply = showCards,
     .chance = &kReveal},
    {.kind = Kind::Ship, .when = kRoute, .whyNot = whyNoRoute<Piece::Ship>, .apply = lay<Piece::Ship>},
    {.kind = Kind::MoveShip, .when = kTurnOrPart, .whyNot = why<whyNoShipMove>, .apply = carryOutShipMove},
    {.kind = Kind::Insurance, .when = kCardPlay, .whyNot = why<whyNoInsurance>, .apply = carryOutInsurance},
    {.kind = Kind::Dog, .when = kCardPlay | in(Must::Answer), .whyNot = why<whyNoDog>, .apply = useDog},
    {.kind = Kind::StartRound, .whyNot = whyNoNextRound, .apply = nextRound, .chance = &kRound},
    {.kind = Kind::SecondThrow, .whyNot = whyNotSecondThrow, .apply = secondThrow, .chance = &kThrow},
    {.kind = Kind::StartCards, .when = in(Must::Start), .whyNot = whyNoStartChoice, .apply = choose},
    {.kind = Kind::StartCity, .when = in(Must::Start), .whyNot = whyNoStartChoice, .apply = choose},
    {.kind = Kind::Done, .when = kBuy, .whyNot = whyNotEnd, .apply = endPart},
    {.kind = Kind::NotDone, .when = in(Must::Done), .whyNot = always, .apply = takeDoneBack},
    {.kind = Kind::WantBuild, .when = in(Must::Nothing), .whyNot = whyNoWish, .apply = carryOutWish},
    {.kind = Kind::Gold, .when = in(Must::Gold), .whyNot = whyNoGold, .apply = takeGold},
    {.kind = Kind::Pirate, .when = in(Must::Robber), .whyNot = why<whyNoPirate>, .apply = plunder, .chance = &kPiracy},
}};

// A kind without its row does not compile.
static_assert(std::ranges::all_of(kRuleTable, [](const ActionRule& rule) {
  const bool isInOrder = &rule - kRuleTable.data() == static_cast<int>(rule.kind);
  const bool hasChance = isDrawn(rule.kind) || rule.kind == Kind::Roll;
  return isInOrder && rule.whyNot && rule.apply && (rule.chance != nullptr) == hasChance &&
         isOfTable(rule.kind) == (rule.when == 0);
}));

}  // namespace tapu::rules
