// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/play_board.h"

#include <algorithm>
#include <ranges>

#include "app/board/board_effects.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/sea_facts.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

std::vector<int> seatColors(const PlaySight& now) {
  std::vector<int> colors;
  for (int i = 0; i < now.state.seats.size(); ++i) colors.push_back(now.color(SeatId(i)));
  return colors;
}

namespace {

constexpr double kLeastHexWidth = 72;  // pixels, below which numbers have no pips
constexpr double kLeastOfMany = 54;    // of the islands of five to eight seats, which a small window shows whole

std::optional<BoardSpot> spotOf(EventPlace place) {
  const int id = static_cast<int>(place.id);
  switch (place.kind) {
    case EventPlace::Kind::Corner: return BoardSpot{BoardSpot::Kind::Corner, id};
    case EventPlace::Kind::Edge: return BoardSpot{BoardSpot::Kind::Edge, id};
    case EventPlace::Kind::Hex: return BoardSpot{BoardSpot::Kind::Hex, id};
    case EventPlace::Kind::None: break;
  }
  return std::nullopt;
}

}  // namespace

PlayBoard::PlayBoard(BoardScene* scene, QWidget* page) : scene_(scene), view_(new BoardView(scene, page)) {
  view_->setTurning(BoardView::Turning::Free);
  view_->setLeastHexWidth(kLeastHexWidth);
}

void PlayBoard::showPosition(const PlaySight& now, const Setup& setup) {
  if (!scene_->hasBoard() || !(scene_->board() == setup.board)) {
    if (setup.seats() > kUsualSeats) view_->setLeastHexWidth(kLeastOfMany);
    scene_->setBoard(setup.board);
  }
  scene_->setSeatColors(seatColors(now));
  scene_->setState(now.state);
  scene_->overlay().setIslands(islandChips(now));
  using StartLandShown = BoardOverlay::StartLandShown;
  scene_->overlay().showStartLand(now.state.head.phase == Phase::Setup ? StartLandShown::Yes : StartLandShown::No);
}

void PlayBoard::light(const PlaySight& now, const PlayGesture* gesture) {
  scene_->overlay().pick(gesture ? gesture->picked() : std::nullopt);
  const auto owners = gesture ? gesture->owners(now) : std::vector<OwnedPlace>();
  const std::vector<Action> targets = litActions(now, gesture);
  scene_->overlay().setSigns(islandSigns(now, targets));
  if (!owners.empty())
    scene_->setOwnersAsTargets(owners);
  else if (targets.empty())
    scene_->clearTargets();
  else
    scene_->setTargets(targets, now.color(now.viewer), Ghosts::Shown, gesture ? gesture->end() : MoveEnd::From);
}

void PlayBoard::setAdvised(const std::vector<SpotSign>& signs) {
  scene_->overlay().setAdvised(signs);
  const auto opened = std::ranges::find(signs, SpotSign::Look::Chosen, &SpotSign::look);
  if (opened != signs.end()) view_->follow(boxOf(opened->spot));
}

void PlayBoard::follow(const std::vector<Event>& events) {
  if (!scene_->hasBoard() || scene_->hasTargets()) return;
  for (const Event& event : events | std::views::reverse) {
    const auto spot = spotOf(tapu::placeOf(event));
    if (spot) return view_->follow(boxOf(*spot));
  }
}

void PlayBoard::pointOut(const Event& event) {
  const EventPlace place = tapu::placeOf(event);
  if (const auto spot = spotOf(place)) view_->follow(boxOf(*spot));
  switch (place.kind) {
    case EventPlace::Kind::Corner: return scene_->effects().pointOut(CornerId(place.id));
    case EventPlace::Kind::Edge: return scene_->effects().pointOut(EdgeId(place.id));
    case EventPlace::Kind::Hex: return scene_->effects().pointOut(HexId(place.id));
    case EventPlace::Kind::None: return;
  }
}

std::optional<Action> PlayBoard::meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const {
  return actionMeant(now, gesture, scene_->map(), position, scene_->bearing());
}

SpotText PlayBoard::tell(const BoardSpot& shown, const PlaySight* now) const {
  if (!now) return {spotParts(scene_->board(), scene_->map(), shown).join(u"; "_s), {}};
  return spokenPlace(*now, scene_->board(), shown, view_->mayPress(shown) ? Choosable::Yes : Choosable::No);
}

QRect PlayBoard::placeOf(const BoardSpot& spot) const { return scene_->hasBoard() ? inView(boxOf(spot)) : QRect(); }

QRectF PlayBoard::boxOf(const BoardSpot& spot) const {
  const QPointF middle = middleOf(spot, scene_->board(), scene_->map(), scene_->bearing());
  const double side = (spot.kind == BoardSpot::Kind::Hex ? 1.0 : 0.62) * kHexWidth;
  return around(middle, side, side);
}

std::vector<QRect> PlayBoard::harborsOf(const State& state, SeatId seat) const {
  std::vector<QRect> found;
  for (const Harbor& harbor : scene_->board().harbors) {
    bool isOwn = false;
    const auto edge = scene_->map().edgeAt(harbor.hex, harbor.side);
    if (!edge) continue;
    for (const CornerId corner : scene_->map().edge(*edge).corners) {
      if (state.at(corner).owner() != seat) continue;
      found.push_back(placeOf({BoardSpot::Kind::Corner, static_cast<int>(corner.value)}));
      isOwn = true;
    }
    if (isOwn) found.push_back(inView(harborBadge(harbor, scene_->bearing())));
  }
  return found;
}

std::vector<QRect> PlayBoard::land() const {
  const double side = 0.8 * kHexWidth;
  std::vector<QRect> found;
  for (const Cell& cell : scene_->board().cells)
    if (isLand(cell)) found.push_back(inView(around(hexCenter(cell.at, scene_->bearing()), side, side)));
  return found;
}

}  // namespace tapu
