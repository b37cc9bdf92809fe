// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/joined_boards.h"

#include <algorithm>

#include "app/board/geometry.h"
#include "app/board/spot.h"

namespace tapu {

JoinedBoards::JoinedBoards(const Chain& chain, const Topology& map, const Part& part)
    : turn_(part.turn), offset_(chain.board(0).chainOffset.value_or(Hex{})) {
  board_.orientation = map.orientation();
  const auto isThere = [&](int board) { return std::ranges::count(members_, board, &Member::board) > 0; };
  for (int away = 0; away <= part.reach; ++away) {
    for (int step : {-away, away})
      if (const auto board = map.boardBeside(part.middle, step); board && !isThere(*board))
        members_.push_back({*board, step, {}});
  }
  std::ranges::sort(members_, {},
                    [&](const Member& member) { return turn_ == Turn::Half ? -member.step : member.step; });
  for (Member& member : members_) {
    lay(chain.board(member.board), member.step);
    const QRectF hex = hexOutline({}, board_.orientation).boundingRect();
    for (const Cell& cell : chain.board(member.board).cells)
      member.box |= hex.translated(hexCenter(placed(cell.at, member.step), board_.orientation));
  }
  std::ranges::sort(board_.cells,
                    [&](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, board_.orientation); });
  map_.emplace(board_);
  corners_.meant.resize(static_cast<std::size_t>(map_->cornerCount()));
  edges_.meant.resize(static_cast<std::size_t>(map_->edgeCount()));
  hexes_.meant.resize(static_cast<std::size_t>(map_->hexCount()));
  for (const Member& member : members_) name(map, member);
}

JoinedBoards JoinedBoards::beginningOf(const Chain& chain) {
  return {chain, Topology(chain), {chain.size() > 2 ? 1 : 0, 1, Turn::None}};
}

Hex JoinedBoards::placed(Hex at, int step) const {
  const Hex along{at.q + step * offset_.q, at.r + step * offset_.r};
  return turn_ == Turn::Half ? Hex{-along.q, -along.r} : along;
}

void JoinedBoards::lay(const Board& from, int step) {
  for (Cell cell : from.cells) {
    cell.at = placed(cell.at, step);
    board_.cells.push_back(cell);
  }
  for (Harbor harbor : from.harbors) {
    harbor.hex = placed(harbor.hex, step);
    harbor.side = turned(harbor.side);
    board_.harbors.push_back(harbor);
  }
}

void JoinedBoards::name(const Topology& game, const Member& member) {
  for (int h = game.firstHex(member.board); h < game.firstHex(member.board + 1); ++h) {
    const auto& own = game.hex(HexId(h));
    const auto there = map_->hexAt(placed(own.cell.at, member.step));
    if (!there) continue;
    hexes_.meant[there->value] = HexId(h);
    const auto& drawn = map_->hex(*there);
    for (int i = 0; i < kSides; ++i) {
      const auto from = static_cast<std::size_t>(i), to = static_cast<std::size_t>(turned(i));
      corners_.meant[drawn.corners[to].value] = own.corners[from];
      edges_.meant[drawn.edges[to].value] = own.edges[from];
    }
  }
}

State JoinedBoards::shown(const State& position) const {
  State state;
  state.corners.assign(map_->cornerCount());
  state.edges.assign(map_->edgeCount());
  for (int i = 0; i < map_->cornerCount(); ++i)
    if (const CornerId corner = corners_.meant[static_cast<std::size_t>(i)]) state.corners[i] = position.at(corner);
  for (int i = 0; i < map_->edgeCount(); ++i)
    if (const EdgeId edge = edges_.meant[static_cast<std::size_t>(i)]) state.edges[i] = position.at(edge);
  for (HexId robber : position.robbers) {
    for (HexId hex : shown(robber)) state.robbers.push_back(hex);
  }
  return state;
}

std::vector<Action> JoinedBoards::shown(const Action& action) const {
  std::vector<Action> result;
  const auto places = [&]<class Id>(const std::vector<Id>& found) {
    for (Id id : found) result.push_back(action.at(static_cast<int>(id.value)));
  };
  const auto kind = kindOfPlace(action.kind);
  if (action.kind == ActionKind::MoveShip) {
    for (EdgeId from : shown(action.edge())) {
      for (EdgeId to : shown(action.target())) result.push_back(moveShip(from, to));
    }
  } else if (kind == BoardSpot::Kind::Corner) {
    places(shown(action.corner()));
  } else if (kind == BoardSpot::Kind::Edge) {
    places(shown(action.edge()));
  } else if (kind == BoardSpot::Kind::Hex) {
    places(shown(action.hex()));
  }
  return result;
}

std::vector<Action> JoinedBoards::shown(const std::vector<Action>& actions) const {
  std::vector<Action> result;
  for (const Action& action : actions) {
    for (const Action& drawn : shown(action)) result.push_back(drawn);
  }
  return result;
}

Action JoinedBoards::meant(const Action& shown) const {
  if (shown.kind == ActionKind::MoveShip) return moveShip(meant(shown.edge()), meant(shown.target()));
  const auto kind = kindOfPlace(shown.kind);
  if (kind == BoardSpot::Kind::Corner) return shown.at(static_cast<int>(meant(shown.corner()).value));
  if (kind == BoardSpot::Kind::Edge) return shown.at(static_cast<int>(meant(shown.edge()).value));
  if (kind == BoardSpot::Kind::Hex) return shown.at(static_cast<int>(meant(shown.hex()).value));
  return shown;
}

}  // namespace tapu
