// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/wrong_guesses.h"

#include <algorithm>

#include "app/net/network_of.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"

namespace tapu {

namespace {
constexpr qint64 kRememberMs = 5 * 60'000;
constexpr std::size_t kMostNetworks = 1024, kMostAround = 2 * kMostNetworks;
constexpr int kCrowd = 64;
constexpr int kFirstWaitMs = 1000, kLaterWaitMs = 5000;
}  // namespace

void WrongGuesses::forget(qint64 nowMs) {
  std::erase_if(byNetwork_, [&](const auto& known) {
    const bool isOld = nowMs - known.second.last > kRememberMs;
    if (isOld) --around_[widerNetworkOf(known.first.section(u'/', 0, 0))].networks;
    return isOld;
  });
  std::erase_if(around_, [&](const auto& known) { return nowMs - known.second.all.last > kRememberMs; });
}

bool WrongGuesses::isCrowded(const Around& around) const { return around.networks >= kCrowd; }

void WrongGuesses::note(const QString& address, qint64 nowMs) {
  forget(nowMs);
  const QString network = networkOf(address), wider = widerNetworkOf(address);
  const auto place = around_.find(wider);
  if (place == around_.end() && around_.size() >= kMostAround) return rest_.add(nowMs);
  Around& around = place == around_.end() ? around_[wider] : place->second;
  around.all.add(nowMs);
  const auto known = byNetwork_.find(network);
  if (known != byNetwork_.end()) return known->second.add(nowMs);
  if (isCrowded(around) || byNetwork_.size() >= kMostNetworks) return around.others.add(nowMs);
  ++around.networks;
  byNetwork_[network].add(nowMs);
}

int WrongGuesses::waitAfter(const Guesses& guesses, qint64 nowMs) {
  if (guesses.count == 0 || nowMs - guesses.last > kRememberMs) return 0;
  return guesses.count == 1 ? kFirstWaitMs : kLaterWaitMs;
}

int WrongGuesses::waitMs(const QString& address, qint64 nowMs) const {
  const auto place = around_.find(widerNetworkOf(address));
  if (place == around_.end()) return around_.size() >= kMostAround ? waitAfter(rest_, nowMs) : 0;
  const Around& around = place->second;
  const auto known = byNetwork_.find(networkOf(address));
  const int own = known == byNetwork_.end() ? 0 : waitAfter(known->second, nowMs);
  const bool isOneOfMany = known == byNetwork_.end() && isCrowded(around);
  return std::max(own, known != byNetwork_.end() ? 0 : waitAfter(isOneOfMany ? around.all : around.others, nowMs));
}

QList<WrongCodes> WrongGuesses::shown(qint64 nowMs) const {
  QList<WrongCodes> shown;
  const auto show = [&](const QString& from, const Guesses& guesses) {
    if (guesses.count > 0 && nowMs - guesses.last <= kRememberMs)
      shown.append({firstLetters(from, wire::kMostAddress), guesses.count});
  };
  for (const auto& [network, guesses] : byNetwork_) {
    const auto place = around_.find(widerNetworkOf(network.section(u'/', 0, 0)));
    if (place == around_.end() || !isCrowded(place->second)) show(network, guesses);
  }
  for (const auto& [wider, around] : around_) show(wider, isCrowded(around) ? around.all : around.others);
  std::ranges::stable_sort(shown, std::ranges::greater(), &WrongCodes::count);
  return shown.first(std::min<qsizetype>(shown.size(), wire::kMostGuessers));
}

}  // namespace tapu
