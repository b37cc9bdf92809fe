// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/table/play_plan.h"
#include "app/table/play_sight.h"

namespace tapu {

enum class TradeSide : quint8 { Give, Get };

/// What the steppers of the trade panel hold: cards that the player would give and get.
struct TradeDraft {
  CardCounts give, get;

  bool isEmpty() const { return give.isEmpty() && get.isEmpty(); }
  int count(TradeSide side, Resource kind) const { return (side == TradeSide::Give ? give : get)[kind]; }
  /// One more or one less; giving stops at the own hand. Tells whether anything changed.
  bool change(TradeSide side, Resource kind, int by, CardCounts hand);
  /// Gives back what is no longer in the hand.
  void fit(CardCounts hand);
  void clear() { give = get = {}; }
  bool operator==(const TradeDraft&) const = default;
};

/// The bank's best answer to a draft: the wanted kind against the given kind, or against the cheapest that the hand can
/// pay. Nothing while no kind is wanted, or when the draft gives or wants several kinds.
std::optional<BankSwap> bankAnswer(const PlaySight& sight, const TradeDraft& draft);

}  // namespace tapu
