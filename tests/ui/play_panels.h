// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>

#include "engine/rules/trade.h"
#include "play_desk.h"

namespace tapu {

// Common parts of tests of the panels beside the board.

inline QStringList wordsIn(const QWidget& panel) {
  QStringList words;
  for (const QLabel* label : panel.findChildren<QLabel*>())
    if (label->isVisibleTo(&panel)) words << label->text();
  return words;
}

inline bool mayAct(const PlaySight& sight) { return sight.must() == Decision::Act && sight.state.head.open == 0; }

/// A kind of which the hand has four: the bank takes them.
inline std::optional<Resource> fourOf(const PlaySight& sight) {
  for (Resource kind : kAllResources)
    if (sight.mine().hand[kind] >= 4 && bankRate(sight.definition, sight.state, sight.viewer, kind) == 4) return kind;
  return std::nullopt;
}

/// A position in which seat 1 offers a card to seat 0 who can or cannot pay it.
inline std::unique_ptr<PlayDesk> offerToMe(bool canPay) {
  Resource give = Resource::None, want = Resource::None;
  auto desk = PlayDesk::where([&](const PlaySight& sight) {
    if (sight.state.head.active != SeatId(1) || sight.state.head.open > 0 ||
        sight.state.seat(SeatId(1)).pending.must != Decision::Act || sight.state.seat(SeatId(1)).hand.total() < 5)
      return false;
    want = Resource::None;
    for (Resource kind : kAllResources)
      if ((sight.mine().hand[kind] > 0) == canPay) want = kind;
    return want != Resource::None;
  });
  if (!desk) return nullptr;
  for (Resource kind : kAllResources) {
    give = kind;
    if (give != want && desk->play(SeatId(1), offerTrade(CardCounts::of(give), CardCounts::of(want), {PartnerId(0)})))
      return desk;
  }
  return nullptr;
}

}  // namespace tapu
