// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_board.h"

#include "app/board/board_effects.h"
#include "app/board/board_overlay.h"
#include "app/table/sight/sea_facts.h"
#include "app/text/place_words.h"

namespace tapu {

namespace {

/// The chips of islands as somebody without a seat sees them (14.3).
std::vector<IslandChip> islandsNow(const Replay& replay) {
  const LegalActions none{};
  const auto name = [&replay](SeatId seat) { return replay.nameOf(seat); };
  return islandChips({.definition = replay.definition(),
                      .state = replay.state(),
                      .legal = none,
                      .viewer = {},
                      .name = name,
                      .color = [&replay](SeatId seat) { return replay.colorOf(seat); },
                      .lobbyName = name});
}

}  // namespace

ReplayBoard::ReplayBoard(QWidget* parent)
    : QStackedWidget(parent), scene_(new BoardScene(this)), view_(new BoardView(scene_, this)), whole_(new ChainView) {
  view_->setWater(Water::Beneath);
  view_->setTurning(BoardView::Turning::Free);
  addWidget(view_);
  addWidget(whole_);
  connect(whole_, &ChainView::boardChosen, this, &ReplayBoard::boardChosen);
}

void ReplayBoard::setTheme(const Theme& theme) { scene_->setTheme(theme); }

void ReplayBoard::setGame(const Replay& replay) {
  const Setup& setup = replay.header().setup;
  std::vector<int> colors;
  for (int seat = 0; seat < replay.definition().seats; ++seat) colors.push_back(replay.colorOf(SeatId(seat)));
  scene_->setSeatColors(colors);
  chain_ = setup.chain;
  part_ = {};
  setCurrentWidget(view_);
  if (!isChain()) {
    joined_.reset();
    scene_->setBoard(setup.board);
    return view_->fit();
  }
  whole_->setGame(replay.definition(), chain_);
  std::vector<ChainSeat> seats;
  for (int seat = 0; seat < replay.definition().seats; ++seat)
    seats.push_back({replay.nameOf(SeatId(seat)), replay.colorOf(SeatId(seat)), Lamp::None});
  whole_->setSeats(std::move(seats));
  part_.middle = std::min(1, chain_.size() - 1);
  lay(replay);
}

void ReplayBoard::lay(const Replay& replay) {
  joined_ = std::make_unique<JoinedBoards>(chain_, replay.definition().map, part_);
  scene_->setBoard(joined_->board());
  view_->fit();
}

void ReplayBoard::setMiddle(const Replay& replay, int board) {
  if (!isChain() || board < 0 || board >= chain_.size()) return;
  part_.middle = board;
  lay(replay);
  showBoards(replay);
}

void ReplayBoard::showWhole(const Replay& replay) {
  setCurrentWidget(whole_);
  whole_->setCurrent(part_.middle);
  showPosition(replay);
}

void ReplayBoard::showBoards(const Replay& replay) {
  setCurrentWidget(view_);
  showPosition(replay);
}

void ReplayBoard::showPosition(const Replay& replay) {
  if (showsWhole()) return whole_->setState(replay.definition(), replay.state());
  scene_->setState(joined_ ? joined_->shown(replay.state()) : replay.state());
  scene_->overlay().setIslands(islandsNow(replay));
  pointOut(replay);
}

/// A ring around the place of the last move, if it has one in sight.
void ReplayBoard::pointOut(const Replay& replay) {
  if (replay.step() == 0) return;
  EventPlace place;
  for (const Event& event : replay.eventsOf(replay.step() - 1))
    if (const EventPlace at = placeOf(event); at.kind != EventPlace::Kind::None) place = at;
  const auto ring = [this](auto id) {
    if (!joined_) return scene_->effects().pointOut(id);
    for (const auto at : joined_->shown(id)) scene_->effects().pointOut(at);
  };
  const auto id = static_cast<int>(place.id);
  if (place.kind == EventPlace::Kind::Corner) ring(CornerId(id));
  if (place.kind == EventPlace::Kind::Edge) ring(EdgeId(id));
  if (place.kind == EventPlace::Kind::Hex) ring(HexId(id));
}

std::vector<SeatId> ReplayBoard::seatsInSight(const Replay& replay) const {
  std::vector<SeatId> seats;
  for (int seat = 0; seat < replay.definition().seats; ++seat) {
    const auto isHome = [&](const JoinedBoards::Member& member) {
      return replay.definition().homeOf(SeatId(seat)) == member.board;
    };
    if (!joined_ || std::ranges::any_of(joined_->members(), isHome)) seats.push_back(SeatId(seat));
  }
  return seats;
}

}  // namespace tapu

#include "moc_replay_board.cpp"
