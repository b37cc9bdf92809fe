// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/call_turns.h"

#include <algorithm>

namespace tapu {

void CallTurns::answered(const Address& place, qint64 nowMs) {
  const auto known = std::ranges::find(answers_, place, &Answer::place);
  if (known != answers_.end())
    known->at = nowMs;
  else if (answers_.size() < kMost)
    answers_.append({place, nowMs});
}

std::optional<Address> CallTurns::next(qint64 nowMs) {
  answers_.removeIf([nowMs](const Answer& each) { return nowMs - each.at > kFreshMs; });
  const auto calls = [this](const Answer& each) { return called_.value(textOf(each.place)); };
  const auto next = std::ranges::min_element(answers_, {}, calls);
  if (next == answers_.end()) return std::nullopt;
  const Address place = next->place;
  answers_.erase(next);
  ++called_[textOf(place)];
  return place;
}

void CallTurns::clear() {
  answers_.clear();
  called_.clear();
}

}  // namespace tapu
