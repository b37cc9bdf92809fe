// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/call_turns.h"

#include <algorithm>

namespace tapu {

void CallTurns::answered(const Address& place, Proved proved, qint64 nowMs) {
  const auto known = std::ranges::find(answers_, place, &Answer::place);
  if (known != answers_.end())
    *known = {place, proved, nowMs};
  else if (answers_.size() < kMost || proved == Proved::Yes)
    answers_.append({place, proved, nowMs});
}

std::optional<Address> CallTurns::next(qint64 nowMs) {
  answers_.removeIf([nowMs](const Answer& each) { return nowMs - each.at > kFreshMs; });
  const auto turn = [this](const Answer& each) {
    return std::pair(each.proved == Proved::No, called_.value(textOf(each.place)));
  };
  const auto next = std::ranges::min_element(answers_, {}, turn);
  if (next == answers_.end()) return std::nullopt;
  const Address place = next->place;
  wasLastProved_ = next->proved == Proved::Yes;
  answers_.erase(next);
  ++called_[textOf(place)];
  return place;
}

void CallTurns::clear() {
  answers_.clear();
  called_.clear();
  wasLastProved_ = false;
}

}  // namespace tapu
