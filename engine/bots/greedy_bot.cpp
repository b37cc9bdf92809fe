// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/greedy_bot.h"

#include "engine/bots/card_play.h"
#include "engine/bots/gold_choice.h"
#include "engine/bots/placement.h"
#include "engine/bots/robbing.h"
#include "engine/bots/wishes.h"
#include "engine/rules/discards.h"

namespace tapu {

namespace {

std::optional<Action> build(const LegalActions& legal, const Goal& goal) {
  Action action;
  switch (goal.kind) {
    case Goal::Kind::City: action = buildCity(goal.corner); break;
    case Goal::Kind::Settlement: action = buildSettlement(goal.corner); break;
    case Goal::Kind::Expansion:
    case Goal::Kind::Find:
    case Goal::Kind::LongestRoad:
      action = goal.piece == Piece::Ship ? buildShip(goal.edge) : buildRoad(goal.edge);
      break;
    case Goal::Kind::Card: action = buyCard(); break;
    case Goal::Kind::None: return std::nullopt;
  }
  if (!legal.contains(action)) return std::nullopt;
  return action;
}

}  // namespace

std::optional<Action> GreedyBot::decide(const SeatView& view, Rng&) {
  const LegalActions& legal = view.legal();
  if (legal.empty()) return std::nullopt;
  if (legal.has(ActionKind::DeclareVictory)) return declareVictory();
  const State& state = view.visible();
  const Planner planner(view.definition(), state, view.seat(), sense_);
  switch (planner.me().pending.must) {
    case Decision::Settlement: return placeStartSettlement(planner, legal);  // the one after an earthquake too (8.11)
    case Decision::Road: return placeStartRoad(planner, legal);
    case Decision::Roll:
      if (const auto card = cardBeforeRoll(planner, legal)) return card;
      return legal.has(ActionKind::Roll) ? std::optional(roll()) : std::nullopt;
    case Decision::Act: return act(planner, view);
    case Decision::Build:
    case Decision::Part: return between(planner, legal);
    case Decision::Discard:
      return legal.has(ActionKind::Discard) ? std::optional(chooseDiscard(planner)) : std::nullopt;
    case Decision::Robber: {
      const bool mayMove = legal.has(ActionKind::Robber) || legal.has(ActionKind::Pirate);
      return mayMove ? std::optional(chooseRobber(planner, legal)) : std::nullopt;
    }
    case Decision::FreeRoute: return placeFreeRoad(planner, legal);
    case Decision::Answer: return answerWolf(planner, legal);
    case Decision::Start: return chooseStart(planner, legal);
    case Decision::Gold: return chooseGold(planner);
    case Decision::Done:
    case Decision::Nothing: break;
  }
  if (const auto answer = answerOffers(planner, legal)) return answer;
  return wishOf(view);
}

/// 13.4, 13.5: as in a turn, without other players; in a building neither bank nor card is legal.
std::optional<Action> GreedyBot::between(const Planner& planner, const LegalActions& legal) {
  const Goal goal = planner.best();
  if (const auto card = cardFor(planner, legal, goal)) return card;
  if (const auto built = build(legal, goal)) return built;
  if (goal.kind != Goal::Kind::None)
    if (const auto trade = tradeTowardGoal(planner, legal, goal)) return trade;
  const bool isFull = planner.me().hand.total() > rules::safeHand(planner.definition().rules);
  if (isFull)  // a seven before the next turn would halve it
    if (const auto built = build(legal, planner.bestPayable())) return built;
  return done();
}

std::optional<Action> GreedyBot::act(const Planner& planner, const SeatView& view) {
  const LegalActions& legal = view.legal();
  bargainer_.notice(planner);
  if (const auto answer = answerOffers(planner, legal)) return answer;
  if (const auto pick = Bargainer::pick(planner, legal)) return pick;
  if (planner.me().offer.isOpen()) return std::nullopt;  // they are still thinking
  const bool isShared = legal.has(ActionKind::Done);
  if (!isShared && !legal.has(ActionKind::EndTurn)) return std::nullopt;
  const Goal goal = planner.best();
  if (const auto card = cardFor(planner, legal, goal)) return card;
  if (const auto built = build(legal, goal)) return built;
  if (goal.kind != Goal::Kind::None) {
    // Where many trade, the bank is asked last.
    const bool isMarket = planner.habits().offers == Offers::OnMarket;
    if (isMarket)
      if (const auto offer = bargainer_.offerFor(planner, view, goal)) return offer;
    if (const auto trade = tradeTowardGoal(planner, legal, goal)) return trade;
    if (!isMarket)
      if (const auto offer = bargainer_.offerFor(planner, view, goal)) return offer;
  }
  const Habits& habits = planner.habits();
  const bool isFull = planner.me().hand.total() > rules::safeHand(planner.definition().rules) - habits.roomInHand;
  if (isFull && habits.fullHand == FullHand::IsSpent)
    if (const auto built = build(legal, planner.bestPayable())) return built;
  return isShared ? done() : endTurn();
}

}  // namespace tapu
