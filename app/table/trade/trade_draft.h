// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/table/sight/bank_swap.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// The two sides of a trade, from the player's point of view.
enum class TradeSide : quint8 { Give, Get };

/// A draft of a trade: the cards that the player would give and get.
struct TradeDraft {
  CardCounts give, get;
  /// Whether nothing is given or wanted.
  bool isEmpty() const { return give.isEmpty() && get.isEmpty(); }
  /// The number of cards of this kind on a side.
  int count(TradeSide side, Resource kind) const { return (side == TradeSide::Give ? give : get)[kind]; }
  /// Changes the number of this kind by `by`, but not below 0, for Give not above what `hand` has, and for Get not
  /// above 19. True if anything changed.
  bool change(TradeSide side, Resource kind, int by, CardCounts hand);
  /// Takes out of Give what `hand` does not have.
  void fit(CardCounts hand);
  /// Empties both sides.
  void clear() { give = get = {}; }
  bool operator==(const TradeDraft&) const = default;
};

/// The best exchange with the bank that fits a draft: the wanted kind for the given kind; if none is given, for the
/// kind in the hand with the lowest rate. Nothing unless exactly one card is wanted and at most one kind,
/// another one, is given; nothing while the hands are hidden.
std::optional<BankSwap> bankAnswer(const PlaySight& sight, const TradeDraft& draft);

}  // namespace tapu
