// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/map_now.h"

namespace tapu {

Board boardNow(const Board& board, const Topology& map, const State& state) {
  Board now = board;
  if (!hasFog(state)) return now;
  for (Cell& cell : now.cells) {
    const auto hex = map.hexAt(cell.at);
    if (!hex || static_cast<int>(hex->value) >= state.sea->ground.size()) continue;
    const Ground& ground = state.sea->ground[hex->value];
    cell.terrain = ground.terrain;
    cell.number = ground.number;
  }
  return now;
}

MapNow::MapNow(const GameDefinition& definition, const State& state) : whole_(definition.map) {
  if (!hasFog(state)) return;
  Board board;
  board.orientation = whole_.orientation();
  for (int i = 0; i < whole_.hexCount(); ++i) board.cells.push_back(whole_.hex(HexId(i)).cell);
  own_ = whole_;
  own_->lay(boardNow(board, whole_, state));
}

}  // namespace tapu
