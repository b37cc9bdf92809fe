// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wrong_guesses.h"

#include <algorithm>

#include "app/wire/messages.h"

namespace tapu {

namespace {
constexpr qint64 kRememberMs = 5 * 60'000;
constexpr std::size_t kMostAddresses = 1024;
constexpr int kFirstWaitMs = 1000, kLaterWaitMs = 5000;
}  // namespace

void WrongGuesses::note(const QString& address, qint64 nowMs) {
  std::erase_if(byAddress_, [&](const auto& known) { return nowMs - known.second.last > kRememberMs; });
  if (byAddress_.size() >= kMostAddresses && !byAddress_.contains(address))
    byAddress_.erase(std::ranges::min_element(byAddress_, {}, [](const auto& known) { return known.second.last; }));
  Guesses& guesses = byAddress_[address];
  ++guesses.count;
  guesses.last = nowMs;
}

int WrongGuesses::waitMs(const QString& address, qint64 nowMs) const {
  const auto known = byAddress_.find(address);
  if (known == byAddress_.end() || nowMs - known->second.last > kRememberMs) return 0;
  return known->second.count == 1 ? kFirstWaitMs : kLaterWaitMs;
}

QList<WrongCodes> WrongGuesses::shown(qint64 nowMs) const {
  QList<WrongCodes> shown;
  for (const auto& [address, guesses] : byAddress_)
    if (nowMs - guesses.last <= kRememberMs) shown.append({address.left(wire::kMostAddress), guesses.count});
  std::ranges::stable_sort(shown, std::ranges::greater(), &WrongCodes::count);
  return shown.first(std::min<qsizetype>(shown.size(), wire::kMostGuessers));
}

}  // namespace tapu
