// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "app/table/trade/offer_filter.h"

class QMenu;
class QWidget;

namespace tapu {

/// A menu of the offers that the viewer does not want to see: for this turn, for this game, of one player. It changes
/// `filter`, which must outlive `owner`, and calls `changed` then. It is deleted when it closes.
QMenu* offerFilterMenu(QWidget* owner, OfferFilter& filter, const std::vector<std::pair<SeatId, QString>>& others,
                       std::function<void()> changed);

}  // namespace tapu
