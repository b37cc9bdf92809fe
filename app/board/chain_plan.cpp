// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_plan.h"

#include <QLocale>
#include <set>

#include "app/board/geometry.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

ChainKind kindOf(const Topology& map, int board, Orientation orientation) {
  ChainKind kind;
  std::set<Point> corners, middles;
  for (int id = map.firstHex(board); id < map.firstHex(board + 1); ++id) {
    const Cell& cell = map.hex(HexId(id)).cell;
    const int hex = static_cast<int>(kind.tiles.size());
    const QPointF middle = hexCenter(cell.at, orientation);
    kind.tiles.push_back({middle, cell});
    kind.land |= hexOutline(middle, orientation).boundingRect();
    for (int i = 0; i < kSides; ++i) {
      const Point corner = cornerPoint(cell.at, i, orientation),
                  next = cornerPoint(cell.at, (i + 1) % kSides, orientation);
      if (corners.insert(corner).second) kind.corners.push_back({scenePoint(corner, orientation), hex, i});
      if (middles.insert({corner.x + next.x, corner.y + next.y}).second)
        kind.edges.push_back({edgeMiddle(cell.at, i, orientation), hex, i});
    }
  }
  return kind;
}

ChainFigures figuresOf(const State& state, SeatId id) {
  const Seat& seat = state.seat(id);
  ChainFigures figures{state.shownPoints(id), seat.cardsInHand()};
  if (seat.pending.must == Decision::Done)
    figures.part = ChainFigures::Part::Done;
  else if (seat.pending.must != Decision::Nothing)
    figures.part = ChainFigures::Part::Acting;
  return figures;
}

}  // namespace

ChainPlan::ChainPlan(const GameDefinition& definition, const Chain& chain)
    : kinds_(chain.kinds.size()),
      kindAt_(chain.order),
      orientation_(definition.map.orientation()),
      isRing_(definition.map.isRing()) {
  if (kindAt_.size() != static_cast<std::size_t>(definition.map.boards())) kindAt_.clear();
  for (int board = 0; board < boards(); ++board) {
    ChainKind& kind = kinds_[static_cast<std::size_t>(kindAt(board))];
    if (!kind.tiles.empty()) continue;
    kind = kindOf(definition.map, board, orientation_);
    kind.letter = QString::fromStdString(chain.kinds[static_cast<std::size_t>(kindAt(board))].name);
    land_ |= kind.land;
  }
  if (boards() == 0) return;
  const Hex offset = chain.board(0).chainOffset.value_or(Hex{});
  step_ = hexCenter(offset, orientation_).x() - hexCenter({}, orientation_).x();
}

int ChainPlan::before(int board) const { return board > 0 ? board - 1 : isRing_ ? boards() - 1 : -1; }
int ChainPlan::after(int board) const { return board + 1 < boards() ? board + 1 : isRing_ ? 0 : -1; }

QString ChainPlan::name(int board) const { return QLocale().toString(board + 1) + u' ' + kind(board).letter; }

std::vector<ChainBoard> chainBoards(const ChainPlan& plan, const GameDefinition& definition, const State& state) {
  const Topology& map = definition.map;
  std::vector<ChainBoard> boards(static_cast<std::size_t>(plan.boards()));
  for (int b = 0; b < plan.boards(); ++b) {
    ChainBoard& board = boards[static_cast<std::size_t>(b)];
    const ChainKind& kind = plan.kind(b);
    const int first = map.firstHex(b);
    for (std::size_t i = 0; i < kind.corners.size(); ++i) {
      const auto& place = kind.corners[i];
      const Piece piece = state.at(map.hex(HexId(first + place.hex)).corners[static_cast<std::size_t>(place.index)]);
      if (!piece.isEmpty()) board.buildings.push_back({static_cast<std::uint16_t>(i), piece});
    }
    for (std::size_t i = 0; i < kind.edges.size(); ++i) {
      const auto& place = kind.edges[i];
      const Piece piece = state.at(map.hex(HexId(first + place.hex)).edges[static_cast<std::size_t>(place.index)]);
      if (!piece.isEmpty()) board.routes.push_back({static_cast<std::uint16_t>(i), piece.asOld()});
    }
    const SeatRange seats = definition.seatsAt(b);
    for (int s = seats.first; s < seats.end; ++s)
      board.seats[static_cast<std::size_t>(s - seats.first)] = figuresOf(state, SeatId(s));
  }
  const auto at = [&](HexId hex) -> ChainBoard& { return boards[map.hex(hex).board]; };
  const auto indexOf = [&](HexId hex) {
    return static_cast<std::uint16_t>(hex.value - map.firstHex(map.hex(hex).board));
  };
  for (HexId robber : state.robbers)
    if (map.has(robber)) at(robber).robbers.push_back(indexOf(robber));
  for (HexId hex : producingHexes(definition, state)) at(hex).producing.push_back(indexOf(hex));
  return boards;
}

}  // namespace tapu
