// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/thinker.h"

#include "engine/bots/game_mark.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/setup_ways.h"
#include "engine/play/play.h"

namespace tapu {

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
  const std::uint64_t mark = markOf(view.definition());  // another game may come to lie at the address of the last one
  if (definition_ == &view.definition() && mark_ == mark) return outlook_.has_value();
  definition_ = &view.definition();
  mark_ = mark;
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
  const Candidates ways =
      isSetup ? setupWays(view, *outlook_) : search.ways(view.visible(), view.legal(), effort_.positions);
  if (ways.empty()) return view.legal()[0];
  return effort_.playouts == 0 || ways.size() == 1 ? ways[0].first : bestByPlayouts(view, ways, *outlook_, effort_);
}

}  // namespace tapu
