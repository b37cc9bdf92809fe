// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/play.h"

#include <algorithm>
#include <cassert>

#include "engine/play/foresee.h"
#include "engine/rules/between.h"
#include "engine/rules/course.h"
#include "engine/rules/events.h"
#include "engine/rules/finds.h"
#include "engine/rules/gold.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu {
namespace {

using namespace rules;

// ---- may it? --------------------------------------------------------------------------------------------------------

/// Why a seat that must decide something else may not think of this kind of action at all.
Refused whyNotFit(const Query& ask, const ActionRule& rule) {
  const Decision must = ask.seat().pending.must;
  if (rule.kind == ActionKind::WantBuild) return whyNoWish(ask, wantBuild(BuildWish::On));
  if (must == Decision::Nothing && ask.state.head.open > 0 && ask.isActive()) return Reject::DecisionPending;
  if (must == Decision::Nothing) return Reject::NotYourTurn;
  const bool answersDebt = !rule.fits(Decision::Roll) && !rule.fits(Decision::Act);
  const bool isBetween = liesBetween(must);
  if (answersDebt)
    return must == Decision::Roll || must == Decision::Act || isBetween ? Reject::NothingToDecide
                                                                        : Reject::DecisionPending;
  if (isBetween) return whyNotBetween(ask.state, ask.id, rule.kind);
  if (must == Decision::Roll)
    return rule.fits(Decision::Nothing) || rule.kind == ActionKind::Bank ? Reject::TradeBeforeRoll : Reject::RollFirst;
  return must == Decision::Act ? Reject::AlreadyRolled : Reject::DecisionPending;
}

Refused whyNotOfSeat(const Query& ask, const Action& action) {
  const ActionRule& rule = ruleOf(action.kind);
  if (!rule.fits(ask.seat().pending.must)) return whyNotFit(ask, rule);
  const bool isTradeAnswer = rule.fits(Decision::Nothing) && rule.kind != ActionKind::WantBuild;
  return isTradeAnswer && ask.state.head.open > 0 ? Reject::DecisionPending : rule.whyNot(ask, action);
}

Refused whyNotOfTable(const Query& ask, const Action& action) {
  using About = ActionRule::About;
  using Stands = ActionRule::Stands;
  const ActionRule& rule = ruleOf(action.kind);
  const bool isAboutSeat = rule.about == About::Seat || (rule.about == About::SeatOrAll && ask.id);
  if (isAboutSeat && !ask.definition.hasSeat(ask.id)) return Reject::NotASeat;
  if (rule.stands != Stands::Always && ask.state.head.phase == Phase::Over) return Reject::GameOver;
  if (rule.stands == Stands::Unpaused && ask.state.head.paused == Paused::Yes) return Reject::Paused;
  return rule.whyNot(ask, action);
}

/// A position as the rule of an action asks about it.
Query askedBy(const GameDefinition& definition, const State& state, SeatId mover, const Action& action) {
  return {definition, state, mover ? mover : action.seat};
}

}  // namespace

std::optional<Reject> check(const GameDefinition& definition, const State& state, SeatId seat, const Action& action) {
  if (action.kind > kLastAction) return Reject::NotATableMove;  // no kind at all, from outside
  if (!seat)
    return action.isOfTable() ? whyNotOfTable({definition, state, action.seat}, action) : Refused{Reject::NotASeat};
  if (!definition.hasSeat(seat)) return Reject::NotASeat;
  if (action.isOfTable()) return Reject::NotATableMove;
  if (state.head.phase == Phase::Over) return Reject::GameOver;
  if (state.head.paused == Paused::Yes) return Reject::Paused;
  return whyNotOfSeat({definition, state, seat}, action);
}

// ---- what does the world answer? ------------------------------------------------------------------------------------

Chance draw(const GameDefinition& definition, const State& state, SeatId seat, const Action& action, Rng& rng) {
  Chance chance;
  if (const ChanceRule* rule = ruleOf(action.kind).chance)
    rule->draw(askedBy(definition, state, seat, action), action, chance, rng);
  if (state.sea) [[unlikely]]
    drawFinds(askedBy(definition, state, seat, action), placedBy(action), chance, rng);
  foresee(definition, state, seat, action, chance);
  return chance;
}

namespace {

Refused completeKind(const GameDefinition& definition, const State& state, Move& move) {
  const Query ask = askedBy(definition, state, move.seat, move.action);
  const ChanceRule* rule = ruleOf(move.action.kind).chance;
  const Refused wrong = rule ? rule->complete(ask, move.action, move.chance) : std::nullopt;
  const Placed placed = placedBy(move.action);
  if (wrong || !state.sea || placed.isNothing()) return wrong;
  return whyNotFound(ask, placed, move.chance);
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
  ruleOf(move.action.kind).apply(change);
  if (state.sea && !move.chance.winner) [[unlikely]]
    askForGold(change);
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
        must == Decision::Answer || must == Decision::Start || must == Decision::Gold)
      return SeatId(s);
    if (must == Decision::Act && !acting) acting = SeatId(s);
    if (acting && state.head.open == 0) break;
  }
  return state.head.active ? state.head.active : acting;
}

}  // namespace tapu
