// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_sight.h"

#include "app/formats/reject_text.h"

namespace tapu {

QString PlaySight::whyNot(const Action& action) const {
  if (!hasHand()) return {};
  const auto refused = check(table, state, viewer, action);
  return refused ? sentenceFor(*refused) : QString();
}

namespace {

/// Every way to do something of this kind, one by one until `see` says that it has seen enough.
template <class See>
void eachAction(const PlaySight& sight, ActionKind kind, See see) {
  const Topology& map = sight.table.map;
  const bool onEdges = kind == ActionKind::Road || kind == ActionKind::Ship || kind == ActionKind::MoveShip;
  for (int i = 0; i < (onEdges ? map.edgeCount() : map.cornerCount()); ++i) {
    if (kind != ActionKind::MoveShip) {
      const bool enough = see(kind == ActionKind::Road         ? buildRoad(EdgeId(i))
                              : kind == ActionKind::Ship       ? buildShip(EdgeId(i))
                              : kind == ActionKind::Settlement ? buildSettlement(CornerId(i))
                                                               : buildCity(CornerId(i)));
      if (enough) return;
      continue;
    }
    if (!sight.state.at(EdgeId(i)).isOf(sight.viewer, Piece::Ship)) continue;
    for (int to = 0; to < map.edgeCount(); ++to)
      if (see(moveShip(EdgeId(i), EdgeId(to)))) return;
  }
}

}  // namespace

QString PlaySight::whyNoPlace(ActionKind kind) const {
  if (!hasHand() || legal.has(kind)) return {};
  // Every place is refused: the first reason that is not about its place counts, else the last seen.
  std::optional<Reject> reason;
  eachAction(*this, kind, [&](const Action& action) {
    reason = check(table, state, viewer, action);
    return !reason || *reason == Reject::NotEnoughCards || *reason == Reject::NoPieceLeft;
  });
  return reason ? sentenceFor(*reason) : QString();
}

}  // namespace tapu
