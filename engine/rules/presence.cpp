// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presence.h"

#include "engine/rules/decisions.h"
#include "engine/rules/rounds.h"
#include "engine/rules/start.h"
#include "engine/rules/trade.h"

namespace tapu::rules {

void leave(Change& change, SeatId id) {
  Seat& seat = change.seat(id);
  seat.presence = Presence::Away;
  if (!isFrozen(change.definition, seat)) return;
  if (seat.offer.isOpen()) closeOffer(change, id);
  declineAllOffers(change, id);
  if (change.state.head.stage == RoundStage::Clock) stopActing(change, id);
}

void sitDown(Change& change, SeatId id) {
  Seat& seat = change.seat(id);
  const bool wasFrozen = isFrozen(change.definition, seat);
  const auto newcomer = static_cast<Newcomer>(change.move.action.number());
  if (newcomer == Newcomer::Yes || seat.presence == Presence::Vacant) return welcome(change, id, newcomer);
  seat.presence = Presence::Here;
  if (!wasFrozen || seat.pending.must != Decision::Done) return;
  owe(change, id, Decision::Act);  // it counted as done (9.6)
  ++change.state.head.acting;
}

// 9.20: somebody new, on a vacant seat or one that a bot holds, sits down between rounds only; who left comes back at
// any time.
Refused whyNoTakenSeat(const State& state, const Action& action) {
  const Presence presence = state.seat(action.seat).presence;
  const bool isNew = action.number() == static_cast<int>(Newcomer::Yes) || presence == Presence::Vacant;
  if (action.number() > static_cast<int>(Newcomer::Yes)) return Reject::NotATableMove;
  if (!isNew) return presence == Presence::Away ? Refused{} : Refused{Reject::NotATableMove};
  const bool chooses = state.seat(action.seat).pending.must == Decision::Start;
  return state.head.stage == RoundStage::Between && !chooses ? Refused{} : Refused{Reject::NotATableMove};
}

}  // namespace tapu::rules
