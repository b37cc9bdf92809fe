// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/courtesy.h"

#include <algorithm>

namespace tapu {

namespace {

/// The seat whose turn this move ends, if it does (4.7): a forced discard ends none, nor does a forced seven.
SeatId turnEndedBy(const Move& move) {
  const int thrown = move.chance.dice[0] + move.chance.dice[1];
  if (move.action.kind == ActionKind::EndTurn) return move.seat;
  const bool isForcedEnd = move.action.kind == ActionKind::TimeUp && move.chance.cards.isEmpty() && thrown != 7;
  return isForcedEnd ? move.action.seat : SeatId{};
}

}  // namespace

void Courtesy::follow(const GameDefinition& definition, const std::vector<Move>& history) {
  if (heard_ > history.size()) {  // of a very long game the beginning was dropped: read again what is left
    const SeatSet persons = persons_;
    *this = Courtesy(own_);
    persons_ = persons;
  }
  for (; heard_ < history.size(); ++heard_) hear(definition, history[heard_]);
}

void Courtesy::hear(const GameDefinition& definition, const Move& move) {
  const Action& action = move.action;
  const bool isOwn = move.seat == own_, isToOwn = !isOwn && action.seat == own_;
  if (action.kind == ActionKind::Offer && isOwn) {
    endOffer(definition);  // a new one replaces it (6.7)
    open_ = action;
    awaited_ = action.asked();
  } else if (action.kind == ActionKind::Withdraw && isOwn) {
    endOffer(definition);
  } else if (action.kind == ActionKind::Decline && isToOwn) {
    awaited_.erase(definition.partnerId(move.seat, own_));
    takeDecline(move.seat);
  } else if (action.kind == ActionKind::Accept && isToOwn) {
    of(move.seat).inARow = 0;
    awaited_ = {};  // the others were not asked for longer; where the proposer picks they are by what they say
  } else if (action.kind == ActionKind::WithdrawOffer && action.seat == own_) {
    awaited_ = {};  // it could not be paid any longer (6.6): nobody has declined it
  } else if (const SeatId ended = turnEndedBy(move)) {
    awaited_ = {};  // no offer outlasts a turn
    turn_ += ended == own_;
  }
}

void Courtesy::takeDecline(SeatId by) {
  ++of(by).inARow;
  of(by).lastTurn = turn_;
  declined_.push_back({by, open_.give, open_.want});
}

void Courtesy::endOffer(const GameDefinition& definition) {
  for (const PartnerId partner : awaited_) takeDecline(definition.partner(own_, partner));
  awaited_ = {};
}

bool Courtesy::mayAsk(SeatId seat) const {
  constexpr int kLongestRest = 3;  // own turns
  if (!persons_.contains(seat)) return true;
  const Answers& answers = answers_[seat.value];
  return answers.inARow == 0 || turn_ > answers.lastTurn + std::min(answers.inARow, kLongestRest);
}

bool Courtesy::mayOffer(SeatId seat, CardCounts give, CardCounts want) const {
  if (!persons_.contains(seat)) return true;
  return std::ranges::none_of(declined_, [&](const Declined& each) {
    return each.by == seat && each.give.covers(give) && want.covers(each.want);
  });
}

}  // namespace tapu
