// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "app/values/byte_numbers.h"
#include "app/values/chain_codec.h"
#include "app/values/codec.h"
#include "app/values/cursor.h"
#include "engine/board/places.h"

// Boards and chains of them on the wire.

namespace tapu {
namespace {

constexpr int kMostCells = 2000;
constexpr int kFarthest = 100;  // coordinates: -100..100
constexpr int kMostStarts = 64;
constexpr int kMostKinds = 26;  // of boards in a chain
constexpr int kMostKindName = 40;

void addHex(QByteArray& bytes, Hex at) { bytes.append(static_cast<char>(at.q)), bytes.append(static_cast<char>(at.r)); }

/// Reads records of `size` signed bytes.
class Rows {
 public:
  Rows(Cursor& in, int size, int most) : in_(in), bytes_(in.bytes(0, qsizetype{size} * most)), size_(size) {
    if (bytes_.size() % size) in.fail();
  }
  bool next() {
    row_ = row_ < 0 ? 0 : row_ + size_;
    at_ = row_;
    return in_.ok() && row_ < bytes_.size();
  }
  int field(int least, int most) {
    const int value = static_cast<signed char>(bytes_[at_++]);
    if (value < least || value > most) return in_.fail(), least;
    return value;
  }
  Hex hex() {
    const int q = field(-kFarthest, kFarthest);
    return {q, field(-kFarthest, kFarthest)};
  }

 private:
  Cursor& in_;
  QByteArray bytes_;
  int size_;
  qsizetype row_ = -1, at_ = 0;
};

QByteArray cellBytes(const Board& board) {
  QByteArray bytes;
  for (const Cell& cell : board.cells) {
    addHex(bytes, cell.at);
    bytes.append(static_cast<char>(cell.terrain));
    bytes.append(static_cast<char>(cell.number));
    bytes.append(static_cast<char>(cell.territory));
    bytes.append(static_cast<char>(cell.cutByLine));
  }
  return bytes;
}

void readCells(Cursor& in, Board& board) {
  for (Rows rows(in, 6, kMostCells); rows.next();) {
    Cell cell;
    cell.at = rows.hex();
    cell.terrain = static_cast<Terrain>(rows.field(0, static_cast<int>(Terrain::Sea)));
    cell.number = rows.field(0, 12);
    cell.territory = static_cast<Territory>(rows.field(0, 2));
    cell.cutByLine = static_cast<CutByLine>(rows.field(0, 1));
    board.cells.push_back(cell);
  }
}

QByteArray harborBytes(const Board& board) {
  QByteArray bytes;
  for (const Harbor& harbor : board.harbors) {
    addHex(bytes, harbor.hex);
    bytes.append(static_cast<char>(harbor.side));
    bytes.append(static_cast<char>(harbor.trades == Resource::None ? -1 : static_cast<int>(harbor.trades)));
    bytes.append(static_cast<char>(harbor.ratio));
  }
  return bytes;
}

void readHarbors(Cursor& in, Board& board) {
  for (Rows rows(in, 5, kMostCells); rows.next();) {
    Harbor harbor;
    harbor.hex = rows.hex();
    harbor.side = rows.field(0, 5);
    const int trades = rows.field(-1, kResources - 1);
    harbor.trades = trades < 0 ? Resource::None : static_cast<Resource>(trades);
    harbor.ratio = rows.field(1, 9);
    board.harbors.push_back(harbor);
  }
}

QCborArray startValue(const SeatStart& start) {
  QByteArray settlements, roads, ships;
  for (const auto& it : start.settlements) {
    addHex(settlements, it.hex);
    settlements.append(static_cast<char>(it.corner)), settlements.append(static_cast<char>(it.cards));
  }
  for (const auto& it : start.roads) addHex(roads, it.hex), roads.append(static_cast<char>(it.side));
  for (const auto& it : start.ships) addHex(ships, it.hex), ships.append(static_cast<char>(it.side));
  return {settlements, roads, ships};
}

SeatStart startFrom(const QCborValue& value, Complaint& complaint) {
  SeatStart start;
  Cursor in(value, 3, complaint);
  for (Rows rows(in, 4, 64); rows.next();) {
    const Hex hex = rows.hex();
    const int corner = rows.field(0, 5);
    start.settlements.push_back({hex, corner, static_cast<StartCards>(rows.field(0, 1))});
  }
  for (auto* pieces : {&start.roads, &start.ships})
    for (Rows rows(in, 3, 64); rows.next();) {
      const Hex hex = rows.hex();
      pieces->push_back({hex, rows.field(0, 5)});
    }
  return start;
}

// ---- what only a board of a chain has

QByteArray hexBytes(const std::vector<Hex>& hexes) {
  QByteArray bytes;
  for (Hex at : hexes) addHex(bytes, at);
  return bytes;
}

QCborArray halfValue(const HalfStart& half) {
  QByteArray settlements, routes;
  for (const auto& it : half.settlements) {
    addHex(settlements, it.hex);
    settlements.append(static_cast<char>(it.corner)), settlements.append(static_cast<char>(it.with));
  }
  for (const auto& it : {half.road, half.ship})
    if (it) addHex(routes, it->hex), routes.append(static_cast<char>(it->side));
  return {settlements, routes};
}

HalfStart halfFrom(const QCborValue& value, Complaint& complaint) {
  HalfStart half;
  Cursor in(value, 2, complaint);
  for (Rows rows(in, 4, 64); rows.next();) {
    const Hex hex = rows.hex();
    const int corner = rows.field(0, 5);
    half.settlements.push_back({hex, corner, static_cast<HalfStart::With>(rows.field(0, 2))});
  }
  Rows routes(in, 3, 2);
  for (auto* route : {&half.road, &half.ship}) {
    if (!routes.next()) return in.fail(), half;
    const Hex hex = routes.hex();
    *route = SeatStart::Road{hex, routes.field(0, 5)};
  }
  return half;
}

QCborValue hexValue(const std::optional<Hex>& at) {
  return at ? QCborValue(QCborArray{at->q, at->r}) : QCborValue(nullptr);
}

std::optional<Hex> hexIf(Cursor& in, Complaint& complaint) {
  if (!in.ok() || in.isNull()) return std::nullopt;
  Cursor at(in.value(), 2, complaint);
  const int q = at.small(-kFarthest, kFarthest);
  return Hex{q, at.small(-kFarthest, kFarthest)};
}

void readChainParts(Cursor& in, Board& board, Complaint& complaint) {
  board.chainOffset = hexIf(in, complaint);
  for (Rows rows(in, 2, kMostCells); rows.next();) board.moreRobbers.push_back(rows.hex());
  for (const QCborValue& each : in.list(2)) board.halves.push_back(halfFrom(each, complaint));
}

/// Every cell once, and everything on the board lies at a cell of it, whatever name it came with.
bool namesItsCells(Board& board) {
  std::set<Hex> cells;
  for (const Cell& cell : board.cells)
    if (!cells.insert(cell.at).second) return false;
  bool all = namePlaces(board) && (!board.robber || cells.contains(*board.robber));
  for (Hex robber : board.moreRobbers) all = all && cells.contains(robber);
  for (const HalfStart& half : board.halves) all = all && half.road && half.ship;
  return all;
}

}  // namespace

QCborArray toCbor(const Board& given) {
  Board board = given;
  namePlaces(board);
  QCborArray starts;
  for (const SeatStart& start : board.starts) starts.append(startValue(start));
  QCborArray halves;
  for (const HalfStart& half : board.halves) halves.append(halfValue(half));
  return {static_cast<int>(board.orientation),
          cellBytes(board),
          harborBytes(board),
          hexValue(board.robber),
          starts,
          static_cast<int>(board.ships),
          hexValue(board.chainOffset),
          hexBytes(board.moreRobbers),
          halves};
}

std::optional<Board> boardFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 9, complaint);
  Board board;
  board.orientation = in.kind(Orientation::Flat);
  readCells(in, board);
  readHarbors(in, board);
  board.robber = hexIf(in, complaint);
  for (const QCborValue& each : in.list(kMostStarts)) board.starts.push_back(startFrom(each, complaint));
  board.ships = in.kind(AsksForShips::Yes);
  readChainParts(in, board, complaint);
  if (!namesItsCells(board)) in.fail();
  return in.done() ? std::optional(board) : std::nullopt;
}

QCborValue chainValue(const Chain& chain) {
  if (chain.isEmpty()) return nullptr;
  QCborArray kinds;
  for (const auto& kind : chain.kinds) kinds.append(QCborArray{QString::fromStdString(kind.name), toCbor(kind.board)});
  QByteArray order;
  for (std::uint16_t kind : chain.order) addInt<quint16>(order, kind);
  return QCborArray{static_cast<int>(chain.ends), kinds, order};
}

Chain chainFrom(const QCborValue& value, Complaint& complaint) {
  Cursor in(value, 3, complaint);
  Chain chain;
  chain.ends = in.kind(Ends::Joined);
  for (const QCborValue& each : in.list(kMostKinds)) {
    Cursor kind(each, 2, complaint);
    const QString name = kind.text(kMostKindName);
    if (auto board = boardFrom(kind.value(), complaint)) chain.kinds.push_back({name.toStdString(), *board});
  }
  const QByteArray order = in.bytes(2, 2 * kMostBoards);
  if (order.size() % 2) in.fail();
  for (qsizetype i = 0; in.ok() && 2 * i < order.size(); ++i) {
    chain.order.push_back(intAt<quint16>(order, i));
    if (chain.order.back() >= chain.kinds.size()) in.fail();
  }
  return chain;
}

}  // namespace tapu
