// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/play_sight.h"

#include <QCoreApplication>
#include <QToolTip>
#include <algorithm>

#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/session/game/game_log.h"
#include "app/session/game/shown_game.h"
#include "app/text/reject_text.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

bool isAboutPlace(Reject reason) {
  using enum Reject;
  return reason == CornerTaken || reason == CornerNotOnLand || reason == TooClose || reason == NotConnected ||
         reason == NotYourSettlement || reason == EdgeTaken || reason == EdgeTakesNoRoad || reason == EdgeTakesNoShip ||
         reason == RoadNotConnected || reason == ShipNotConnected || reason == ShipNotOpen ||
         reason == ShipBuiltThisTurn || reason == ShipMustMove || reason == NotAtNewSettlement ||
         reason == OutOfReach || reason == Reserved || reason == NotStartLand || reason == Covered ||
         reason == PirateNear;
}

/// Why this kind of action is possible nowhere, for a reason that is about places: its own sentence about "this corner"
/// would not fit. Empty for kinds without a place.
QString nowhere(ActionKind kind) {
  using enum ActionKind;
  //: Tool tip: why no settlement can be built anywhere
  if (kind == Settlement)
    return QCoreApplication::translate("PlaySight",
                                       "No free corner that your routes reach is far enough from other buildings.");
  //: Tool tip: why no city can be built anywhere
  if (kind == City)
    return QCoreApplication::translate("PlaySight", "You have no settlement on the board that could become a city.");
  //: Tool tip: why no road can be built anywhere
  if (kind == Road) return QCoreApplication::translate("PlaySight", "No free edge can take a road of yours.");
  //: Tool tip: why no ship can be built anywhere
  if (kind == Ship) return QCoreApplication::translate("PlaySight", "No free edge can take a ship of yours.");
  //: Tool tip: why no ship can go to another place
  if (kind == MoveShip)
    return QCoreApplication::translate("PlaySight", "None of your ships can move to another place now.");
  return {};
}

}  // namespace

std::vector<SeatId> PlaySight::partners() const {
  std::vector<SeatId> result;
  if (!hasHand()) return result;
  for (PartnerId partner : definition.partnersOf(viewer)) result.push_back(definition.partner(viewer, partner));
  return result;
}

std::vector<SeatId> PlaySight::offerers() const {
  if (!hasHand()) return {};
  const auto asking = offerersTo(definition, state, viewer, Asking::NotDeclined);
  return {asking.begin(), asking.end()};
}

std::vector<SeatId> PlaySight::wishers() const {
  std::vector<SeatId> result;
  if (!hasHand()) return result;
  for (const SeatId seat : here)
    if (mayWish(definition, state, seat)) result.push_back(seat);
  return result;
}

int PlaySight::placeToBuild(SeatId seat) const {
  if (!hasBuilding(definition)) return 0;
  const SeatOrder order = buildOrder(definition, state);
  const auto* place = std::find(order.begin(), order.end(), seat);
  return place == order.end() ? 0 : static_cast<int>(place - order.begin()) + 1;
}

Complaint PlaySight::refusalOf(const Action& action) const {
  const auto refused = hasHand() ? check(definition, state, viewer, action) : std::nullopt;
  return refused ? complaintFor(*refused) : Complaint();
}

namespace {

/// Calls `see` for every action of this kind at every place, until it returns true.
template <class See>
void eachAction(const PlaySight& sight, ActionKind kind, See see) {
  const Topology& map = sight.definition.map;
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

std::optional<Reject> PlaySight::refusalEverywhere(ActionKind kind) const {
  if (!hasHand() || legal.has(kind)) return {};
  // Nothing of this kind is legal. A reason that is not about the place holds for all places.
  std::optional<Reject> reason;
  eachAction(*this, kind, [&](const Action& action) {
    reason = check(definition, state, viewer, action);
    return !reason || !isAboutPlace(*reason);
  });
  return reason;
}

Complaint PlaySight::refusalOf(ActionKind kind) const {
  const auto reason = refusalEverywhere(kind);
  if (!reason) return {};
  Complaint complaint = complaintFor(*reason);
  const QString sentence = isAboutPlace(*reason) ? nowhere(kind) : QString();
  if (!sentence.isEmpty()) complaint.sentence = sentence;
  return complaint;
}

namespace {

PlaySight::GoldFrom goldFromOf(const ShownGame& game) {
  const std::vector<Event>& log = game.seen().log->events();
  for (auto event = log.rbegin(); event != log.rend(); ++event) {
    const bool isMine = event->seat == game.seen().viewer();
    if (event->kind == EventKind::Rolled) return PlaySight::GoldFrom::Throw;
    if (event->kind == EventKind::CellTurned && isMine) return PlaySight::GoldFrom::Fog;
    if (event->kind == EventKind::SettlementBuilt && isMine) return PlaySight::GoldFrom::Building;
  }
  return PlaySight::GoldFrom::Building;
}

}  // namespace

PlaySight sightOf(const ShownGame& game) {
  const ShownGame* from = &game;
  PlaySight sight{
      .definition = game.seen().definition(),
      .state = game.seen().state(),
      .legal = game.seen().legal,
      .viewer = game.seen().viewer(),
      .curtain = game.seen().isCurtainDown() ? Curtain::Down : Curtain::Up,
      .name = [from](SeatId seat) { return from->seen().seatName(seat); },
      .color = [from](SeatId seat) { return from->seen().seatColor(seat); },
      .lobbyName = [from](SeatId seat) { return from->seen().lobby().seats.value(seat.value).name; },
      .window = game.seen().window(),
      .rank = game.seen().rank(),
      .common = game.seen().commonNews(),
      .finalTable = game.seen().window() ? &game.seen().finalTable() : nullptr,
      .offerTime = [from](SeatId seat) { return from->seen().offerTime(seat); },
      .guided = game.seen().isGuided() ? PlaySight::Guided::Yes : PlaySight::Guided::No,
      .sharing = game.seen().isHotSeat() ? Sharing::Yes : Sharing::No,
  };
  if (sight.must() == Decision::Gold) sight.goldFrom = goldFromOf(game);
  for (const SeatId seat : game.seen().localSeats()) sight.here.push_back(seat);
  // On a chain the round ends what is offered, and the table of a person far away is not told of.
  if (!game.seen().window())
    sight.isBot = [from](SeatId seat) { return !isPlayedByPerson(from->seen().lobby(), seat); };
  return sight;
}

QString f1Words() {
  //: Tool tip of a part of the table: what the key F1 does while the pointer is over it.
  return QCoreApplication::translate("PlaySight", "F1: the rule about it");
}

void setTip(QWidget* part, const QString& tip) {
  const QString former = part->toolTip();
  if (former == tip) return;
  part->setToolTip(tip);
  if (QToolTip::isVisible() && QToolTip::text() == former) QToolTip::hideText();
}

QString tellRefusal(QWidget* part, const Complaint& refusal, const QString& tip) {
  QStringList lines;
  if (!tip.isEmpty()) lines << tip;
  if (!refusal.isEmpty()) lines << refusal.sentence;
  if (!refusal.rule.isEmpty()) lines << f1Words();
  setRuleNumber(part, refusal.rule);
  const QString words = lines.join(u'\n');
  setTip(part, plainTip(words));
  return words;
}

}  // namespace tapu
