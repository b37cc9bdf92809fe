// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/play.h"

#include <algorithm>
#include <cassert>

#include "engine/play/foresee.h"
#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/course.h"
#include "engine/rules/decisions.h"
#include "engine/rules/discards.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/events.h"
#include "engine/rules/hands.h"
#include "engine/rules/insurance.h"
#include "engine/rules/knights.h"
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

namespace tapu {
namespace {

using namespace rules;

// ---- may it? --------------------------------------------------------------------------------------------------------

bool isTradeAnswer(ActionKind kind) {
  return kind == ActionKind::Offer || kind == ActionKind::Accept || kind == ActionKind::Decline ||
         kind == ActionKind::Withdraw;
}

bool isCardPlay(ActionKind kind) {
  return kind == ActionKind::Knight || kind == ActionKind::RoadBuilding || kind == ActionKind::YearOfPlenty ||
         kind == ActionKind::Monopoly || kind == ActionKind::Insurance || kind == ActionKind::Dog;
}

/// An action that only a seat takes which owes just this.
bool answersDebt(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Robber || kind == ActionKind::Pass ||
         kind == ActionKind::StartCards || kind == ActionKind::StartCity || kind == ActionKind::NotDone;
}

/// Whether a seat that must decide this may think of that kind of action at all.
bool maySuit(Decision must, ActionKind kind) {
  switch (must) {
    case Decision::Nothing: return isTradeAnswer(kind);
    case Decision::Start: return kind == ActionKind::StartCards || kind == ActionKind::StartCity;
    case Decision::Done: return kind == ActionKind::NotDone;
    case Decision::Settlement: return kind == ActionKind::Settlement;
    case Decision::Road: return kind == ActionKind::Road || kind == ActionKind::Ship;
    case Decision::Roll: return kind == ActionKind::Roll || isCardPlay(kind) || kind == ActionKind::DeclareVictory;
    case Decision::Act: return kind != ActionKind::Roll && !answersDebt(kind);
    case Decision::Discard: return kind == ActionKind::Discard;
    case Decision::Robber: return kind == ActionKind::Robber;
    case Decision::FreeRoute: return kind == ActionKind::Road || kind == ActionKind::Ship || kind == ActionKind::Pass;
    case Decision::Answer: return kind == ActionKind::Dog || kind == ActionKind::Pass;
  }
  return false;
}

Reject whyNotFit(const Query& ask, ActionKind kind) {
  const Decision must = ask.seat().pending.must;
  if (must == Decision::Nothing && ask.state.head.open > 0 && ask.isActive()) return Reject::DecisionPending;
  if (must == Decision::Nothing) return Reject::NotYourTurn;
  if (answersDebt(kind))
    return must == Decision::Roll || must == Decision::Act ? Reject::NothingToDecide : Reject::DecisionPending;
  if (must == Decision::Roll)
    return isTradeAnswer(kind) || kind == ActionKind::Bank ? Reject::TradeBeforeRoll : Reject::RollFirst;
  if (must == Decision::Act && kind == ActionKind::Roll) return Reject::AlreadyRolled;
  return Reject::DecisionPending;
}

Refused whyNoSettlementAtAll(const Query& ask, CornerId corner) {
  if (ask.seat().pending.must != Decision::Settlement) return whyNoSettlement(ask, corner);
  return ask.state.head.phase == Phase::Setup ? whyNotSettleInSetup(ask, corner) : whyNoRelief(ask, corner);
}

Refused whyNotOfSeat(const Query& ask, const Action& action) {
  const ActionKind kind = action.kind;
  if (!maySuit(ask.seat().pending.must, kind)) return whyNotFit(ask, kind);
  if (isTradeAnswer(kind) && ask.state.head.open > 0) return Reject::DecisionPending;
  const bool isOfSetup = ask.seat().pending.must == Decision::Road;
  switch (kind) {
    case ActionKind::Settlement: return whyNoSettlementAtAll(ask, action.corner());
    case ActionKind::City: return whyNoCity(ask, action.corner());
    case ActionKind::Road: return isOfSetup ? whyNoRoadInSetup(ask, action.edge()) : whyNoRoad(ask, action.edge());
    case ActionKind::Ship: return isOfSetup ? whyNoShipInSetup(ask, action.edge()) : whyNoShip(ask, action.edge());
    case ActionKind::MoveShip: return whyNoShipMove(ask, action.edge(), action.target());
    case ActionKind::BuyCard: return whyNoPurchase(ask);
    case ActionKind::Knight: return whyNoKnight(ask, action);
    case ActionKind::StartCards:
    case ActionKind::StartCity: return whyNoStartChoice(ask, kind, action.corner());
    case ActionKind::EndTurn:
    case ActionKind::Done:
      return courseOf(ask.rules()).endOfActing == kind ? Refused{} : Refused{Reject::NothingToDecide};
    case ActionKind::RoadBuilding: return whyNoRoadBuilding(ask);
    case ActionKind::YearOfPlenty: return whyNoPlenty(ask, action.first, action.second);
    case ActionKind::Monopoly: return whyNoMonopoly(ask, action.first);
    case ActionKind::Robber: return whyNoRobber(ask, action.hex(), action.seat);
    case ActionKind::Discard: return whyNoDiscard(ask, action.give);
    case ActionKind::Bank: return whyNoBankTrade(ask, action.first, action.second);
    case ActionKind::Offer: return whyNoOffer(ask, action);
    case ActionKind::Accept: return whyNoAccept(ask, action.seat);
    case ActionKind::Decline: return whyNoDecline(ask, action.seat);
    case ActionKind::Withdraw: return ask.seat().offer.isOpen() ? Refused{} : Refused{Reject::NoSuchOffer};
    case ActionKind::Confirm: return whyNoConfirm(ask, action.seat);
    case ActionKind::Pass: return ask.seat().pending.must == Decision::Answer ? whyNoAnswer(ask) : whyNoPass(ask);
    case ActionKind::Insurance: return whyNoInsurance(ask);
    case ActionKind::Dog: return whyNoDog(ask);
    case ActionKind::DeclareVictory: return whyNoDeclaration(ask);
    default: return std::nullopt;  // Roll, NotDone
  }
}

Refused whyNotReveal(const Query& ask, const Action& action) {
  if (ask.state.head.phase != Phase::Over || ask.seat().shown == Shown::Yes) return Reject::NotATableMove;
  const bool isTrue =
      ask.seat().known != Knowledge::Own || (action.give == ask.seat().hand && action.want == ask.seat().cards);
  return isTrue ? Refused{} : Refused{Reject::WrongChance};
}

Refused whyNotWithdrawn(const Query& ask) {
  const Offer& offer = ask.seat().offer;
  if (!offer.isOpen()) return Reject::NoSuchOffer;
  const bool canPay = ask.seat().known == Knowledge::Own && ask.seat().hand.covers(offer.give);
  return canPay ? Refused{Reject::NotATableMove} : Refused{};
}

Refused whyNotOfTable(const GameDefinition& definition, const State& state, const Action& action) {
  const Header& head = state.head;
  const ActionKind kind = action.kind;
  const bool isOfAll = kind == ActionKind::TimeUp && !action.seat;
  const Course& course = courseOf(definition.rules);
  const bool aboutSeat = !isOfAll && kind != ActionKind::StartRound && kind != ActionKind::SecondThrow &&
                         kind != ActionKind::FirstThrow && kind != ActionKind::Pause && kind != ActionKind::Resume &&
                         kind != ActionKind::StopGame;
  if (aboutSeat && !definition.hasSeat(action.seat)) return Reject::NotASeat;
  if (kind == ActionKind::Reveal) return whyNotReveal({definition, state, action.seat}, action);
  if (head.phase == Phase::Over) return Reject::GameOver;
  switch (kind) {
    case ActionKind::SeatLeft:
      return state.seat(action.seat).presence == Presence::Here ? Refused{} : Refused{Reject::NotATableMove};
    case ActionKind::SeatTaken: return whyNoTakenSeat(state, action);
    case ActionKind::StopGame: return std::nullopt;
    case ActionKind::Resume: return head.paused == Paused::Yes ? Refused{} : Refused{Reject::NotATableMove};
    default: break;
  }
  if (head.paused == Paused::Yes) return Reject::Paused;
  switch (kind) {
    case ActionKind::Pause: return std::nullopt;
    case ActionKind::FirstThrow: return head.first ? Refused{Reject::NotATableMove} : Refused{};
    case ActionKind::StartRound: return course.whyNoRound(definition, state);
    case ActionKind::SecondThrow: return whyNotStage(state, RoundStage::SecondThrow);
    case ActionKind::TimeUp:
      if (isOfAll) return course.whyNoCommonTimeUp(definition, state, action);
      if (action.number() != 0) return Reject::NotATableMove;
      return whyNoTimeUp({definition, state, action.seat});
    case ActionKind::WithdrawOffer: return whyNotWithdrawn({definition, state, action.seat});
    case ActionKind::StrikeAnswer:
      return definition.hasSeat(action.acceptor()) &&
                     offerAnswer(definition, state, action.acceptor(), action.seat) == OfferAnswer::Accepted
                 ? Refused{}
                 : Refused{Reject::NoSuchOffer};
    default: return Reject::CannotTakeBack;  // TakeBack needs the log: Game::check
  }
}

}  // namespace

std::optional<Reject> check(const GameDefinition& definition, const State& state, SeatId seat, const Action& action) {
  if (action.kind > kLastAction) return Reject::NotATableMove;  // no kind at all, from outside
  if (!seat) return action.isOfTable() ? whyNotOfTable(definition, state, action) : Refused{Reject::NotASeat};
  if (!definition.hasSeat(seat)) return Reject::NotASeat;
  if (action.isOfTable()) return Reject::NotATableMove;
  if (state.head.phase == Phase::Over) return Reject::GameOver;
  if (state.head.paused == Paused::Yes) return Reject::Paused;
  return whyNotOfSeat({definition, state, seat}, action);
}

// ---- what does the world answer? ------------------------------------------------------------------------------------

namespace {

Card drawCard(CardCounts deck, Rng& rng) {
  return pick<Card>(deck, static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.total()))));
}

}  // namespace

namespace {

/// The open facts of a seat besides its cards (10.5): those bought in the last turn, and when it scored last.
Chance shownOf(const Seat& seat) {
  Chance chance;
  chance.setScoredAt(seat.scoredAt);
  chance.cards = seat.boughtThisTurn;
  return chance;
}

[[gnu::noinline]] void drawFor(const Query& ask, const Action& action, Chance& chance, Rng& rng) {
  switch (action.kind) {
    case ActionKind::BuyCard: chance.card = drawCard(ask.state.deckOf(ask.id), rng); break;
    case ActionKind::Robber:
      if (action.seat) {
        const CardCounts hand = ask.state.seat(action.seat).hand;
        chance.stolen = pick<Resource>(hand, static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.total()))));
      }
      break;
    case ActionKind::Monopoly: chance.counts = monopolyCounts(ask, action.first); break;
    case ActionKind::FirstThrow: drawFirstThrow(ask.definition, chance, rng); break;
    case ActionKind::StartRound: courseOf(ask.rules()).drawRound(ask.definition, chance, rng); break;
    case ActionKind::SecondThrow: chance.dice = rng.dice(); break;
    case ActionKind::Reveal: chance = shownOf(ask.state.seat(action.seat)); break;
    default: drawTimeUp({ask.definition, ask.state, action.seat}, chance, rng); break;
  }
}

}  // namespace

Chance draw(const GameDefinition& definition, const State& state, SeatId seat, const Action& action, Rng& rng) {
  Chance chance;
  if (action.kind == ActionKind::Roll)
    chance.dice = rng.dice();
  else if (isDrawn(action.kind))
    drawFor({definition, state, seat}, action, chance, rng);
  foresee(definition, state, seat, action, chance);
  return chance;
}

namespace {

Refused whyNotFirst(const GameDefinition& definition, const Chance& chance) {
  const bool isDrawn = chance.throwCount == 0 && definition.rules.options.first != FirstSeat::Roll;
  const bool agrees =
      isDrawn ? chance.seat.value < definition.seats : chance.seat && firstByThrows(definition, chance) == chance.seat;
  return agrees ? Refused{} : Refused{Reject::WrongChance};
}

Refused completeRobber(const Query& ask, HexId hex, SeatId victim, Resource stolen) {
  const bool isNothing = !hex && !victim && stolen == Resource::None;
  if (isNothing && !hasRobberHex(ask)) return std::nullopt;  // 5.3: it stays
  if (const auto refused = whyNoRobber(ask, hex, victim)) return Reject::WrongChance;
  const bool holds = victim && static_cast<int>(stolen) < kResources && ask.state.seat(victim).hand[stolen] > 0;
  return holds || (!victim && stolen == Resource::None) ? Refused{} : Refused{Reject::WrongChance};
}

Refused completeTimeUp(const Query& ask, Chance& chance) {
  if (!ask.id) return courseOf(ask.rules()).completeCommonTimeUp(ask.state, chance);
  const Pending pending = ask.seat().pending;
  if (pending.must == Decision::Discard) {
    const CardCounts forced = forcedDiscard(ask.seat().hand, pending.left);
    if (!chance.cards.isEmpty() && chance.cards != forced) return Reject::WrongChance;
    chance.cards = forced;
    return std::nullopt;
  }
  if (ask.state.head.phase == Phase::Setup || pending.must == Decision::Start) return std::nullopt;
  if (pending.must == Decision::Robber)
    if (const auto wrong = completeRobber(ask, chance.hex, chance.seat, chance.stolen)) return wrong;
  return ask.state.head.rolled() || isThrow(chance.dice) ? Refused{} : Refused{Reject::WrongChance};
}

Refused completeMonopoly(const Query& ask, Resource resource, Chance& chance) {
  const auto taken = monopolyCounts(ask, resource);
  const bool told = chance.counts != std::array<std::uint8_t, 4>{};
  if (told && chance.counts != taken) return Reject::WrongChance;
  chance.counts = taken;
  return std::nullopt;
}

Refused completeKind(const GameDefinition& definition, const State& state, Move& move) {
  Chance& chance = move.chance;
  switch (move.action.kind) {
    case ActionKind::Roll: return isThrow(chance.dice) ? Refused{} : Refused{Reject::WrongChance};
    case ActionKind::BuyCard:
      return static_cast<int>(chance.card) < kCards && state.deckOf(move.seat)[chance.card] > 0
                 ? Refused{}
                 : Refused{Reject::WrongChance};
    case ActionKind::Robber:
      return completeRobber({definition, state, move.seat}, move.action.hex(), move.action.seat, chance.stolen);
    case ActionKind::Monopoly: return completeMonopoly({definition, state, move.seat}, move.action.first, chance);
    case ActionKind::FirstThrow: return whyNotFirst(definition, chance);
    case ActionKind::SecondThrow: return isThrow(chance.dice) ? Refused{} : Refused{Reject::WrongChance};
    case ActionKind::StartRound: return courseOf(definition.rules).whyNoSuchRound(definition, chance);
    case ActionKind::TimeUp: return completeTimeUp({definition, state, move.action.seat}, chance);
    case ActionKind::Reveal: {
      const Chance shown = shownOf(state.seat(move.action.seat));
      chance.counts = shown.counts;
      chance.cards = shown.cards;
      return std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<Reject> completeChance(const GameDefinition& definition, const State& state, Move& move) {
  if (const auto wrong = completeKind(definition, state, move)) return wrong;
  const Chance told = move.chance;
  move.chance.winner = {};
  move.chance.wonWith = 0;
  foresee(definition, state, move.seat, move.action, move.chance);
  const Chance& found = move.chance;
  const bool isOfSeat = move.seat && mayBringPoints(move.action.kind);
  const bool contradicts = (told.winner && told.winner != found.winner) ||
                           (told.wonWith != 0 && told.wonWith != found.wonWith) ||
                           (isOfSeat && told.seat && told.reached() != found.reached());
  return contradicts ? Refused{Reject::WrongChance} : Refused{};
}

// ---- carry it out ---------------------------------------------------------------------------------------------------

namespace {

void applyOfSeat(Change& change) {
  const Action& action = change.move.action;
  const SeatId seat = change.move.seat;
  const bool inSetup = change.state.head.phase == Phase::Setup;
  switch (action.kind) {
    case ActionKind::Settlement:
      if (inSetup) return settleInSetup(change, action.corner());
      return change.seat(seat).pending.must == Decision::Settlement ? relieve(change, action.corner())
                                                                    : buySettlement(change);
    case ActionKind::City: return buyCity(change);
    case ActionKind::Road:
      if (inSetup) return routeInSetup(change, action.edge(), Piece::Road);
      return change.seat(seat).pending.must == Decision::FreeRoute ? placeFreePiece(change) : buyRoad(change);
    case ActionKind::Ship:
      if (inSetup) return routeInSetup(change, action.edge(), Piece::Ship);
      return change.seat(seat).pending.must == Decision::FreeRoute ? placeFreePiece(change) : buyShip(change);
    case ActionKind::MoveShip: return carryOutShipMove(change);
    case ActionKind::BuyCard: return carryOutPurchase(change);
    case ActionKind::Knight: return carryOutKnight(change);
    case ActionKind::RoadBuilding: return carryOutRoadBuilding(change);
    case ActionKind::YearOfPlenty: return carryOutPlenty(change);
    case ActionKind::Monopoly: return carryOutMonopoly(change);
    case ActionKind::Robber:
      settled(change, seat);
      carryOutRobber(change, seat, action.hex(), action.seat, change.move.chance.stolen);
      return goOn(change, seat);
    case ActionKind::Discard:
      carryOutDiscard(change, seat, action.give);
      if (change.state.head.open == 0) courseOf(change.rules()).afterDiscards(change);
      return;
    case ActionKind::Bank: return carryOutBankTrade(change);
    case ActionKind::Offer: return makeOffer(change);
    case ActionKind::Accept: return carryOutAccept(change);
    case ActionKind::Decline: return carryOutDecline(change);
    case ActionKind::Withdraw: return closeOffer(change, seat);
    case ActionKind::Confirm: return carryOutConfirm(change);
    case ActionKind::Pass:
      return change.seat(seat).pending.must == Decision::Answer ? answer(change, Answer::No)
                                                                : endFreePieces(change, seat);
    case ActionKind::StartCards:
    case ActionKind::StartCity: return chooseStart(change, seat, action.kind, action.corner());
    case ActionKind::Done: return markDone(change, seat);
    case ActionKind::NotDone: return takeDoneBack(change);
    case ActionKind::Insurance: return carryOutInsurance(change);
    case ActionKind::Dog:
      return change.seat(seat).pending.must == Decision::Answer ? answer(change, Answer::Dog) : carryOutDog(change);
    default: return;  // Roll, EndTurn: see apply. DeclareVictory: the move's winner says it
  }
}

void showCards(Change& change) {
  Seat& seat = change.seat(change.move.action.seat);
  seat.hand = change.move.action.give;
  seat.cards = change.move.action.want;
  if (seat.known == Knowledge::Counted) seat.boughtThisTurn = change.move.chance.cards;
  seat.known = Knowledge::Own;
  seat.shown = Shown::Yes;
  seat.scoredAt = change.move.chance.scoredAt();
  change.tell([&] {
    return Event{.kind = EventKind::CardsShown, .seat = change.move.action.seat, .cards = seat.hand, .got = seat.cards};
  });
}

void applyOfTable(Change& change) {
  const SeatId seat = change.move.action.seat;
  Header& head = change.state.head;
  const auto say = [&](EventKind kind) { change.tell([&] { return Event{.kind = kind, .seat = seat}; }); };
  switch (change.move.action.kind) {
    case ActionKind::FirstThrow: return firstThrow(change);
    case ActionKind::StartRound: return courseOf(change.rules()).startRound(change);
    case ActionKind::SecondThrow: return secondThrow(change);
    case ActionKind::TimeUp: return timeUp(change);
    case ActionKind::WithdrawOffer: return closeOffer(change, seat);
    case ActionKind::StrikeAnswer: return strikeAcceptor(change);
    case ActionKind::SeatLeft: leave(change, seat); return say(EventKind::SeatLeft);
    case ActionKind::SeatTaken: sitDown(change, seat); return say(EventKind::SeatTaken);
    case ActionKind::Pause: head.paused = Paused::Yes; return say(EventKind::Paused);
    case ActionKind::Resume: head.paused = Paused::No; return say(EventKind::Resumed);
    case ActionKind::StopGame: return stop(change);
    case ActionKind::Reveal: return showCards(change);
    default: return;
  }
}

/// Checks every board: a player on a chain sees no decks, but sees all hands at the end.
bool knowsAllCards(const State& state) {
  return std::all_of(state.supplies.begin(), state.supplies.end(),
                     [](const Supply& supply) { return supply.deck[Card::Unknown] == 0; }) &&
         std::all_of(state.seats.begin(), state.seats.end(),
                     [](const Seat& seat) { return seat.known == Knowledge::Own; });
}

/// Where all cards are known a move's results must be possible; a viewer's state believes them.
[[maybe_unused]] bool isCredible(const GameDefinition& definition, const State& state, const Move& move) {
  Move told = move;
  return !knowsAllCards(state) || (!completeKind(definition, state, told) && told.chance == move.chance);
}

}  // namespace

void apply(const GameDefinition& definition, State& state, const Move& move, Observer tell) {
  assert(isCredible(definition, state, move));
  Change change{definition, state, move, tell};
  if (state.head.moves != Header::kNotCounted) ++state.head.moves;
  if (move.action.kind == ActionKind::Roll)  // these two are most of the moves of a game
    throwDice(change, move.seat);
  else if (move.action.kind == ActionKind::EndTurn)
    carryOutEndTurn(change);
  else
    move.seat ? applyOfSeat(change) : applyOfTable(change);
  if (tell.log && mayBringPoints(move.action.kind)) announceReached(change);
  if (move.chance.winner) finish(change);
}

// ---- what does the table itself owe? --------------------------------------------------------------------------------

std::optional<Action> dueMove(const GameDefinition& definition, const State& state, const Move* last) {
  const Header& head = state.head;
  if (head.phase == Phase::Over) {
    const int from = last && last->action.kind == ActionKind::Reveal ? last->action.seat.value : 0;
    for (int s = from; s < definition.seats; ++s)
      if (state.seats[s].shown == Shown::No) return reveal(SeatId(s), state.seats[s].hand, state.seats[s].cards);
    return std::nullopt;
  }
  if (head.paused == Paused::Yes) return std::nullopt;
  if (!head.first) return tableMove(ActionKind::FirstThrow);
  if (awaitsRound(definition, state)) [[unlikely]]
    return roundMove(definition, state);
  const bool isLocal = last && definition.map.isChain();  // there each seat's offers are few, and the seats many
  const bool mayBeOffers =
      isLocal || std::ranges::any_of(state.seats, [](const Seat& seat) { return seat.offer.isOpen(); });
  if (mayBeOffers)
    if (const auto due = dueInTrade(definition, state, isLocal ? last : nullptr)) return due;
  return courseOf(definition.rules).due(definition, state, last);
}

bool hasPlainTurns(const GameDefinition& definition) {
  return courseOf(definition.rules).acting == Course::Acting::InTurn && definition.rules.leaversFreeze == Switch::Off;
}

SeatId waitingFor(const State& state, SeatId from) {
  if (state.head.phase == Phase::Over) return {};
  if (state.head.open == 0 && state.head.active) return state.head.active;
  SeatId acting;
  for (int i = 0, s = from.value; i < state.seats.size(); ++i, s = s + 1 < state.seats.size() ? s + 1 : 0) {
    const Decision must = state.seats[s].pending.must;
    if (must == Decision::Discard || must == Decision::Robber || must == Decision::FreeRoute ||
        must == Decision::Answer || must == Decision::Start)
      return SeatId(s);
    if (must == Decision::Act && !acting) acting = SeatId(s);
    if (acting && state.head.open == 0) break;
  }
  return state.head.active ? state.head.active : acting;
}

}  // namespace tapu
