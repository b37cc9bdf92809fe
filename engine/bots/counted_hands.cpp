// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/counted_hands.h"

#include <algorithm>

#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/visible.h"

namespace tapu {

bool CountedHands::isPossible(const Rules& rules) {
  return rules.sharedRounds == Switch::On && rules.helpfulKnights == Switch::On && rules.robbersStay == Switch::On;
}

CountedHands::CountedHands(const GameDefinition& definition, const State& open)
    : definition_(definition), state_(visibleTo(Viewer::watcher(), definition, open)) {
  for (int s = 0; s < definition.seats; ++s) {
    state_.seats[s].known = Knowledge::Own;
    state_.seats[s].hand = open.seats[s].hand;
  }
  // One more hidden card: else, once all are sold, `apply` would judge moves as where all cards are known.
  state_.supplies[0].deck += CardCounts::of(Card::Unknown);
}

void CountedHands::see(const Move& move) { apply(definition_, state_, move); }

bool CountedHands::fits(const State& seen) const {
  return std::equal(seen.seats.begin(), seen.seats.end(), state_.seats.begin(), state_.seats.end(),
                    [](const Seat& a, const Seat& b) { return a.cardsInHand() == b.cardsInHand(); });
}

ToldHands::ToldHands(const GameDefinition& definition, Viewer viewer)
    : game_(definition, viewer), counted_(definition, initialState(definition)) {}

void ToldHands::hear(const Move& told) {
  if (!isSound_) return;
  // Its own judgment comes first: only what fits this game can be held against the hands.
  isSound_ = told.action.kind != ActionKind::TakeBack && game_.play(told) && counted_.allows(told);
  if (isSound_) counted_.see(told);
}

const CountedHands* ToldHands::at(const State& seen) const {
  return isSound_ && counted_.fits(seen) ? &counted_ : nullptr;
}

}  // namespace tapu
