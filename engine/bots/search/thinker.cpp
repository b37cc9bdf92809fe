// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/thinker.h"

#include <algorithm>

#include "engine/bots/search/playouts.h"
#include "engine/play/play.h"

namespace tapu {

namespace {

/// What the position is worth after a start settlement, with the best road to it (3.3); after an earthquake without one
/// (8.11).
Candidate settled(const SeatView& view, const Outlook& outlook, const Action& settle) {
  State state = view.visible();
  apply(view.definition(), state, Move{view.seat(), settle, {}});
  Candidate way{settle, outlook.chance(state)};
  if (state.seat(view.seat()).pending.must != Decision::Road) return way;
  way.chance = 0;
  const LegalActions legal = legalActions(view.definition(), state, view.seat(), PlayerTrade::LeftOut);
  for (int i = 0; i < legal.size(); ++i) {
    State next = state;
    apply(view.definition(), next, Move{view.seat(), legal[i], {}});
    way.chance = std::max(way.chance, outlook.chance(next));
  }
  return way;
}

}  // namespace

std::optional<Action> Thinker::decide(const SeatView& view, Rng& rng) {
  const LegalActions& legal = view.legal();
  if (legal.empty()) return std::nullopt;
  if (legal.has(ActionKind::DeclareVictory)) return declareVictory();
  if (!knows(view)) return trader_.decide(view, rng);
  switch (view.own().pending.must) {
    case Decision::Nothing:
    case Decision::Done:
    case Decision::Start:
    case Decision::Answer: return trader_.decide(view, rng);
    case Decision::Act: return tradeOrWait(view);
    default: break;
  }
  return legal.size() == 1 && !legal.has(ActionKind::Discard) ? legal[0] : choose(view);
}

/// Whether it can judge positions of this game, which it gets to know here.
bool Thinker::knows(const SeatView& view) {
  if (definition_ == &view.definition()) return outlook_.has_value();
  definition_ = &view.definition();
  outlook_.reset();
  const Weights* weights = weights_ ? weights_ : fittedWeights(definition_->rules);
  if (weights && hasPlainTurns(*definition_)) outlook_.emplace(*definition_, view.seat(), *weights);
  return outlook_.has_value();
}

/// An own turn: offers of others first, then what it can do itself, and an offer of its own before it ends the turn.
std::optional<Action> Thinker::tradeOrWait(const SeatView& view) {
  const LegalActions& legal = view.legal();
  const Planner planner(view.definition(), view.visible(), view.seat());
  bargainer_.notice(planner);
  if (const auto answer = answerOffers(planner, legal)) return answer;
  if (const auto partner = Bargainer::pick(planner, legal)) return partner;
  if (planner.me().offer.isOpen()) return std::nullopt;  // they are still thinking
  if (!legal.has(ActionKind::EndTurn)) return std::nullopt;
  const Action action = legal.size() == 1 ? legal[0] : choose(view);
  if (action.kind != ActionKind::EndTurn || !legal.has(ActionKind::Offer)) return action;
  const auto offer = bargainer_.offerFor(planner, legal, planner.best());
  return offer ? *offer : action;
}

Action Thinker::choose(const SeatView& view) {
  const Decision must = view.own().pending.must;
  TurnSearch search(view.definition(), view.seat(), *outlook_);
  if (must == Decision::Discard) return search.bestDiscard(view.visible());
  const bool isSetup = must == Decision::Settlement || must == Decision::Road;
  const Candidates ways = isSetup ? setupWays(view) : search.ways(view.visible(), view.legal(), effort_.positions);
  if (ways.empty()) return view.legal()[0];
  return effort_.playouts == 0 || ways.size() == 1 ? ways[0].first : bestByPlayouts(view, ways, *outlook_, effort_);
}

Candidates Thinker::setupWays(const SeatView& view) const {
  Candidates ways;
  for (int i = 0; i < view.legal().size(); ++i) {
    const Action action = view.legal()[i];
    if (action.kind == ActionKind::Settlement) {
      ways.add(settled(view, *outlook_, action));
      continue;
    }
    State next = view.visible();
    apply(view.definition(), next, Move{view.seat(), action, {}});
    ways.add({action, outlook_->chance(next)});
  }
  return ways;
}

}  // namespace tapu
