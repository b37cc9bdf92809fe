// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presence.h"

#include "engine/rules/between.h"
#include "engine/rules/decisions.h"
#include "engine/rules/rounds.h"
#include "engine/rules/start.h"
#include "engine/rules/trade.h"

namespace tapu::rules {
namespace {

void freeze(Change& change, SeatId id) {
  if (change.seat(id).offer.isOpen()) closeOffer(change, id);
  declineAllOffers(change, id);
  forgetWish(change.state.head, id);
  if (change.state.head.stage == RoundStage::Clock) stopActing(change, id);
}

void comeBack(Change& change, SeatId id) {
  Seat& seat = change.seat(id);
  const bool wasFrozen = isFrozen(change.definition, seat);
  seat.presence = Presence::Here;
  if (!wasFrozen || seat.pending.must != Decision::Done) return;
  owe(change, id, Decision::Act);  // it counted as done (9.6)
  ++change.state.head.acting;
}

}  // namespace

void leave(Change& change) {
  const SeatId id = change.move.action.seat;
  change.seat(id).presence = Presence::Away;
  if (isFrozen(change.definition, change.seat(id))) freeze(change, id);
  change.tell([&] { return Event{.kind = EventKind::SeatLeft, .seat = id}; });
}

void sitDown(Change& change) {
  const SeatId id = change.move.action.seat;
  const auto newcomer = static_cast<Newcomer>(change.move.action.number());
  if (newcomer == Newcomer::Yes || change.seat(id).presence == Presence::Vacant)
    welcome(change, id, newcomer);
  else
    comeBack(change, id);
  change.tell([&] { return Event{.kind = EventKind::SeatTaken, .seat = id}; });
}

// 9.20: somebody new, on a vacant seat or one that a bot holds, sits down between rounds only; who left comes back at
// any time.
Refused whyNotTaken(const Query& ask, const Action& action) {
  const Presence presence = ask.seat().presence;
  const bool isNew = action.number() == static_cast<int>(Newcomer::Yes) || presence == Presence::Vacant;
  if (action.number() > static_cast<int>(Newcomer::Yes)) return Reject::NotATableMove;
  if (!isNew) return presence == Presence::Away ? Refused{} : Refused{Reject::NotATableMove};
  const bool chooses = ask.seat().pending.must == Decision::Start;
  return ask.state.head.stage == RoundStage::Between && !chooses ? Refused{} : Refused{Reject::NotATableMove};
}

}  // namespace tapu::rules
