// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/gifts.h"

namespace tapu {

std::optional<int> giftAt(const GameDefinition&, const State&, CornerId) { return std::nullopt; }
std::optional<int> giftAt(const GameDefinition&, const State&, EdgeId) { return std::nullopt; }

}  // namespace tapu

namespace tapu::rules {

void takeGift(Change&, SeatId, CornerId) {}
void takeGift(Change&, SeatId, EdgeId) {}

}  // namespace tapu::rules
