// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_sight.h"

#include "app/formats/reject_text.h"

namespace tapu {

QString PlaySight::whyNot(const Action& action) const {
  if (!hasHand()) return {};
  const auto refused = check(table, state, viewer, action);
  return refused ? sentenceFor(*refused) : QString();
}

QString PlaySight::whyNoPlace(ActionKind kind) const {
  if (!hasHand() || legal.has(kind)) return {};
  // Every place is refused: the first reason that is not about its place counts, else the last seen.
  const int places = kind == ActionKind::Road ? table.map.edgeCount() : table.map.cornerCount();
  std::optional<Reject> reason;
  for (int i = 0; i < places; ++i) {
    const Action action = kind == ActionKind::Road         ? buildRoad(EdgeId(i))
                          : kind == ActionKind::Settlement ? buildSettlement(CornerId(i))
                                                           : buildCity(CornerId(i));
    const auto refused = check(table, state, viewer, action);
    if (!refused) return {};
    reason = refused;
    const bool aboutHand = *refused == Reject::NotEnoughCards || *refused == Reject::NoPieceLeft;
    if (aboutHand) break;
  }
  return reason ? sentenceFor(*reason) : QString();
}

}  // namespace tapu
