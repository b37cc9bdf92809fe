// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/take_back.h"

namespace tapu {

bool mayBeTakenBack(EventKind kind) {
  switch (kind) {
    case EventKind::SettlementBuilt:
    case EventKind::CityBuilt:
    case EventKind::RoadBuilt:
    case EventKind::ShipBuilt:
    case EventKind::ShipMoved:
    case EventKind::RobberMoved:
    case EventKind::BankTraded:
    case EventKind::OfferMade:
    case EventKind::OfferClosed: return true;
    default: return false;
  }
}

}  // namespace tapu
