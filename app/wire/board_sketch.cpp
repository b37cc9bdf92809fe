// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/board_sketch.h"

#include <algorithm>

namespace tapu {

// Bytes: orientation, number of cells, three a cell (q, r, terrain and number), cell of the robber (255 = none), two a
// harbor (cell; side, resource and ratio).

namespace {

constexpr int kCellBytes = 3, kHarborBytes = 2, kNowhere = 255;
constexpr int kMostCells = kNowhere, kFarthest = 127;

int indexOf(const Board& board, Hex at) {
  const auto cell =
      std::find_if(board.cells.begin(), board.cells.end(), [at](const Cell& each) { return each.at == at; });
  return cell == board.cells.end() ? kNowhere : static_cast<int>(cell - board.cells.begin());
}

/// Any resource is the number after the last.
int numberOf(Resource trades) { return trades == Resource::None ? kResources : static_cast<int>(trades); }

bool isNear(Hex at) { return std::abs(at.q) <= kFarthest && std::abs(at.r) <= kFarthest; }

}  // namespace

QByteArray sketchOf(const Board& board) {
  const auto cells = static_cast<int>(board.cells.size());
  const int size = 3 + kCellBytes * cells + kHarborBytes * static_cast<int>(board.harbors.size());
  if (cells > kMostCells || size > kMostSketchBytes) return {};
  QByteArray sketch;
  const auto put = [&sketch](int value) { sketch.append(static_cast<char>(value)); };
  put(static_cast<int>(board.orientation));
  put(cells);
  for (const Cell& cell : board.cells) {
    if (!isNear(cell.at)) return {};
    put(cell.at.q);
    put(cell.at.r);
    put(static_cast<int>(cell.terrain) << 4 | cell.number);
  }
  put(board.robber ? indexOf(board, *board.robber) : kNowhere);
  for (const Harbor& harbor : board.harbors) {
    put(indexOf(board, harbor.hex));
    put(harbor.side << 5 | numberOf(harbor.trades) << 1 | (harbor.ratio - 2));
  }
  return sketch;
}

std::optional<Board> boardFromSketch(const QByteArray& sketch) {
  if (sketch.size() > kMostSketchBytes || sketch.size() < 3) return std::nullopt;
  const auto byte = [&sketch](qsizetype at) { return static_cast<int>(static_cast<quint8>(sketch[at])); };
  const int cells = byte(1);
  const qsizetype harborsAt = 3 + kCellBytes * cells;
  if (byte(0) > 1 || sketch.size() < harborsAt || (sketch.size() - harborsAt) % kHarborBytes != 0) return std::nullopt;
  Board board;
  board.orientation = static_cast<Orientation>(byte(0));
  for (int i = 0; i < cells; ++i) {
    const qsizetype at = 2 + kCellBytes * i;
    Cell cell;
    cell.at = {static_cast<qint8>(byte(at)), static_cast<qint8>(byte(at + 1))};
    if (byte(at + 2) >> 4 > static_cast<int>(Terrain::Fog)) return std::nullopt;
    cell.terrain = static_cast<Terrain>(byte(at + 2) >> 4);
    cell.number = byte(at + 2) & 15;
    board.cells.push_back(cell);
  }
  if (const int robber = byte(harborsAt - 1); robber < cells)
    board.robber = board.cells[static_cast<std::size_t>(robber)].at;
  for (qsizetype at = harborsAt; at < sketch.size(); at += kHarborBytes) {
    const int trades = byte(at + 1) >> 1 & 15;
    if (byte(at) >= cells || byte(at + 1) >> 5 >= kSides || trades > kResources) return std::nullopt;
    board.harbors.push_back({board.cells[static_cast<std::size_t>(byte(at))].at, byte(at + 1) >> 5,
                             trades == kResources ? Resource::None : static_cast<Resource>(trades),
                             2 + (byte(at + 1) & 1)});
  }
  // It does not tell what lies under the fog; a picture does not need it.
  board.fog.of(Terrain::Desert) =
      static_cast<std::uint16_t>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain));
  return problems(board).empty() ? std::optional(board) : std::nullopt;
}

}  // namespace tapu
