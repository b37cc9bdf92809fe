// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/thinker.h"

#include <functional>

#include "engine/bots/game_mark.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/setup_ways.h"
#include "engine/bots/wishes.h"
#include "engine/play/play.h"

namespace tapu {

std::optional<Action> Thinker::decide(const SeatView& view, Rng& rng) {
  const LegalActions& legal = view.legal();
  if (legal.empty()) return std::nullopt;
  if (legal.has(ActionKind::DeclareVictory)) return declareVictory();
  if (!knows(view)) return greedy_.decide(view, rng);
  remember(view);
  switch (view.own().pending.must) {
    case Decision::Nothing: {
      const auto step = negotiator_.respond(view, *outlook_);
      return step.kind == Negotiator::Step::Kind::Act ? std::optional(step.action) : wishOf(view);
    }
    case Decision::Done:
    case Decision::Start:
    case Decision::Answer:
    case Decision::Gold: return greedy_.decide(view, rng);
    case Decision::Act: {
      const auto alone = [&] { return legal.size() == 1 ? legal[0] : choose(view); };
      return negotiator_.inTurn(view, *outlook_, std::cref(alone));  // by reference: nothing is allocated
    }
    case Decision::Settlement:
    case Decision::Road:
    case Decision::Roll:
    case Decision::Discard:
    case Decision::Robber:
    case Decision::FreeRoute:
    case Decision::Build:
    case Decision::Part: break;
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
  belief_.reset();
  const Weights* weights = weights_ ? weights_ : fittedWeights(definition_->rules);
  if (weights && hasPlainTurns(*definition_)) outlook_.emplace(*definition_, view.seat(), *weights, sense_);
  return outlook_.has_value();
}

/// Its knowledge of the hands of others so far.
void Thinker::remember(const SeatView& view) {
  outlook_->know(nullptr);
  if (!view.history()) return;
  if (!belief_) belief_.emplace(view.definition(), view.seat());
  belief_->follow(*view.history());
  if (belief_->fits(view.visible())) outlook_->know(&*belief_);
}

Action Thinker::choose(const SeatView& view) {
  const Decision must = view.own().pending.must;
  TurnSearch search(view.definition(), view.seat(), *outlook_);
  if (must == Decision::Discard) return search.bestDiscard(view.visible());
  const bool isSetup = must == Decision::Settlement || must == Decision::Road;
  const Candidates ways =
      isSetup ? setupWays(view, *outlook_) : search.ways(view.visible(), view.legal(), effort_.positions);
  if (ways.empty()) return view.legal()[0];
  return effort_.playouts == 0 || ways.size() == 1 ? ways[0].first
                                                   : bestByPlayouts(view, ways, view.legal(), *outlook_, effort_);
}

}  // namespace tapu
