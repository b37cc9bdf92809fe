// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/late_arrivals.h"

#include <algorithm>
#include <utility>

#include "app/wire/messages.h"

namespace tapu {

namespace {
constexpr qint64 kGoneMs = 10'000;
}  // namespace

LateArrivals::Arrival* LateArrivals::knock(const QByteArray& nonce, const QString& name, const QString& address,
                                           qint64 nowMs) {
  auto known = std::ranges::find(all_, nonce, &Arrival::nonce);
  if (known != all_.end() && known->shown.name != name) {  // whoever lets them in has seen the other name
    all_.erase(known);
    known = all_.end();
  }
  if (known == all_.end()) {
    const auto ofAddress = std::ranges::count(all_, address, &Arrival::address);
    if (all_.size() >= wire::kMostLate || (!address.isEmpty() && ofAddress >= kMostOfAddress)) return nullptr;
    known = all_.insert(all_.end(), Arrival{{++last_, name}, nonce, address, nowMs});
  }
  known->at = nowMs;
  return &*known;
}

bool LateArrivals::wish(Arrival& arrival, SeatId asked) {
  if (arrival.asked == asked) return false;
  arrival.asked = asked;
  arrival.seat = {};
  return std::exchange(arrival.isTurnedDown, false);
}

LateArrivals::Arrival* LateArrivals::find(quint32 number) {
  const auto known = std::ranges::find(all_, number, [](const Arrival& each) { return each.shown.number; });
  return known == all_.end() ? nullptr : &*known;
}

void LateArrivals::remove(quint32 number) {
  std::erase_if(all_, [&](const Arrival& each) { return each.shown.number == number; });
}

bool LateArrivals::removeGone(qint64 nowMs) {
  return std::erase_if(all_, [&](const Arrival& each) { return nowMs - each.at > kGoneMs; }) > 0;
}

QList<LateArrival> LateArrivals::shown() const {
  QList<LateArrival> shown;
  for (const Arrival& each : all_)
    if (!each.isTurnedDown) shown.append(each.shown);
  return shown;
}

}  // namespace tapu
