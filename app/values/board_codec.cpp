// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/board_codec.h"

#include <algorithm>
#include <set>

#include "app/values/enumerations.h"
#include "engine/board/places.h"

namespace tapu {

namespace {

constexpr int kFarthest = 100;  // coordinates: -100..100
constexpr int kMostStarts = 64;
constexpr int kMostPieces = 64;  // of one kind and seat
constexpr int kMostKinds = 26;   // of boards in a chain
constexpr int kMostKindName = 40;

}  // namespace

// Rows of bytes for the things on a board.

void fields(auto& archive, Like<Hex> auto& at) {
  archive(within(at.q, -kFarthest, kFarthest), within(at.r, -kFarthest, kFarthest));
}
void fields(auto& archive, Like<Cell> auto& cell) {
  archive(cell.at, cell.terrain, upTo(cell.number, 12), cell.territory, cell.cutByLine);
}
void fields(auto& archive, Like<Harbor> auto& harbor) {
  archive(harbor.hex, upTo(harbor.side, 5), harbor.trades, within(harbor.ratio, 1, 9));
}
void fields(auto& archive, Like<SeatStart::Settlement> auto& settlement) {
  archive(settlement.hex, upTo(settlement.corner, 5), settlement.cards);
}
void fields(auto& archive, Like<SeatStart::Road> auto& road) { archive(road.hex, upTo(road.side, 5)); }
void fields(auto& archive, Like<HalfStart::Settlement> auto& settlement) {
  archive(settlement.hex, upTo(settlement.corner, 5), settlement.with);
}

void fields(auto& archive, Like<BoardCorner> auto& at) { archive(at.hex, upTo(at.corner, 5)); }
void fields(auto& archive, Like<Gift> auto& gift) {
  archive(gift.hex, gift.on, upTo(gift.place, 5), gift.kind, gift.resource, within(gift.count, 1, 9));
}

// Arrays.

void fields(auto& archive, Like<PirateStart> auto& pirate) { archive(pirate.at); }

void fields(auto& archive, Like<SeatStart> auto& start) {
  archive.rows(start.settlements, kMostPieces);
  archive.rows(start.roads, kMostPieces);
  archive.rows(start.ships, kMostPieces);
}
void fields(auto& archive, Like<HalfStart> auto& half) {
  archive.rows(half.settlements, kMostPieces);
  archive.row([&](auto& row) { row(half.road, half.ship); });
}

namespace {

/// The counts under the fog: of each terrain but the fog itself, and of each number.
void stackFields(auto& row, Like<FogStack> auto& fog) {
  for (int terrain = 0; terrain < kTerrains; ++terrain)
    if (static_cast<Terrain>(terrain) != Terrain::Fog) row(fog.terrains[static_cast<std::size_t>(terrain)]);
  for (int number = 0; number <= kMostNumber; ++number)
    if (isTokenNumber(number)) row(fog.numbers[static_cast<std::size_t>(number)]);
}

/// The part of a board that is about the sea (14). `closed`: the cells that are no start land, by their index.
void seaFields(auto& archive, Like<Board> auto& board, auto& closed) {
  archive.rows(closed, kMostCells);
  archive.rows(board.noStart, kMostCells * kSides);
  archive(board.pirate);
  archive.row([&](auto& row) { stackFields(row, board.fog); });
  archive.rows(board.gifts, kMostGifts);
}

std::vector<std::uint16_t> closedCells(const Board& board) {
  std::vector<std::uint16_t> closed;
  for (std::size_t i = 0; i < board.cells.size(); ++i)
    if (board.cells[i].startLand == StartLand::No) closed.push_back(static_cast<std::uint16_t>(i));
  return closed;
}

/// It follows the rest of the board, and only where a board asks for any of it: all others have the bytes that they
/// have had before, in stores and in messages.
void seaPart(CborWriter& out, const Board& board) {
  if (!asksForSea(board)) return;
  const std::vector<std::uint16_t> closed = closedCells(board);
  out.array([&](CborWriter& part) { seaFields(part, board, closed); });
}
void seaPart(CborReader& in, Board& board) {
  if (!in.ok() || in.atEnd()) return;
  std::vector<std::uint16_t> closed;
  in.array([&](CborReader& part) { seaFields(part, board, closed); });
  for (const std::uint16_t cell : closed) {
    if (cell >= board.cells.size()) return in.fail();
    board.cells[cell].startLand = StartLand::No;
  }
}

void boardFields(auto& archive, Like<Board> auto& board) {
  archive(board.orientation);
  archive.rows(board.cells, kMostCells);
  archive.rows(board.harbors, kMostCells);
  archive(board.robber);
  archive.list(board.starts, kMostStarts);
  archive(board.ships, board.chainOffset);
  archive.rows(board.moreRobbers, kMostCells);
  archive.list(board.halves, 2);
  seaPart(archive, board);
}

/// Every cell once, and everything on the board lies at a cell of it, under any of its names.
bool namesItsCells(Board& board) {
  std::set<Hex> cells;
  for (const Cell& cell : board.cells)
    if (!cells.insert(cell.at).second) return false;
  bool all = namePlaces(board) && (!board.robber || cells.contains(*board.robber));
  for (Hex robber : board.moreRobbers) all = all && cells.contains(robber);
  if (board.pirate && board.pirate->at) all = all && cells.contains(*board.pirate->at);
  return all;
}

void chainFields(auto& archive, Like<Chain> auto& chain) {
  archive(chain.ends);
  archive.list(chain.kinds, kMostKinds);
  archive.rows(chain.order, kMostBoards);
}

}  // namespace

void fields(CborWriter& out, const Board& given) {
  Board board = given;
  namePlaces(board);
  boardFields(out, std::as_const(board));
}

void fields(CborReader& in, Board& board) {
  boardFields(in, board);
  if (in.ok() && !namesItsCells(board)) in.fail();
}

/// A kind's name stands in a file of boards, too: the length is that of a text in UTF-16.
void fields(CborWriter& out, const Chain::Kind& kind) { out(QString::fromStdString(kind.name), kind.board); }
void fields(CborReader& in, Chain::Kind& kind) {
  QString name;
  in(told(name, kMostKindName), kind.board);
  kind.name = name.toStdString();
}

void fields(CborWriter& out, const Chain& chain) { chainFields(out, chain); }

void fields(CborReader& in, Chain& chain) {
  chainFields(in, chain);
  const auto isKind = [&](std::uint16_t kind) { return kind < chain.kinds.size(); };
  if (in.ok() && (chain.order.empty() || !std::ranges::all_of(chain.order, isKind))) in.fail();
}

}  // namespace tapu
