// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/take_back.h"

#include <algorithm>
#include <array>

namespace tapu {

bool mayBeTakenBack(EventKind kind) {
  using enum EventKind;
  constexpr std::array kKinds{SettlementBuilt, CityBuilt,   RoadBuilt,  ShipBuilt, ShipMoved,
                              RobberMoved,     PirateMoved, BankTraded, OfferMade, OfferClosed};
  return std::ranges::find(kKinds, kind) != kKinds.end();
}

}  // namespace tapu
