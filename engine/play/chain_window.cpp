// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/chain_window.h"

#include <algorithm>
#include <cstdlib>

namespace tapu {
namespace {

constexpr int kSeats = kSeatsAtBoardOfChain;

/// The kind of an action's place.
enum class PlaceKind { None, Corner, Edge, Hex };

PlaceKind placeKindOf(ActionKind kind) {
  using enum ActionKind;
  if (kind == Settlement || kind == City || kind == StartCards || kind == StartCity) return PlaceKind::Corner;
  if (kind == Road || kind == Ship || kind == MoveShip) return PlaceKind::Edge;
  return kind == Robber || kind == Knight ? PlaceKind::Hex : PlaceKind::None;
}

/// The action with each place and seat that it names replaced by what `other` makes of it. False: one became none.
template <class Other>
bool renumber(Action& action, Other other) {
  bool isThere = true;
  const auto changed = [&](auto id) {
    if (!id) return id;
    const auto there = other(id);
    isThere &= static_cast<bool>(there);
    return there;
  };
  const auto to = [&](auto place) {
    if (place) action = action.at(static_cast<int>(place.value));
  };
  switch (placeKindOf(action.kind)) {
    case PlaceKind::Corner: to(changed(action.corner())); break;
    case PlaceKind::Edge:
      if (action.kind == ActionKind::MoveShip)
        action = moveShip(changed(action.edge()), changed(action.target()));
      else
        to(changed(action.edge()));
      break;
    case PlaceKind::Hex: to(changed(action.hex())); break;
    case PlaceKind::None: break;
  }
  if (action.kind == ActionKind::StrikeAnswer) action = strikeAnswer(action.seat, changed(action.acceptor()));
  action.seat = changed(action.seat);
  return isThere;
}

int modulo(int number, int size) { return (number % size + size) % size; }

}  // namespace

ChainWindow ChainWindow::whole(const Topology& map) {
  Parts parts;
  parts.boards = parts.size = static_cast<std::uint16_t>(map.boards());
  parts.ends = map.isRing() ? Ends::Joined : Ends::Open;
  return ChainWindow(std::move(parts));
}

ChainWindow ChainWindow::around(const Topology& map, int board) {
  return around(map.boards(), map.isRing() ? Ends::Joined : Ends::Open, board,
                [&](int other) { return map.firstHex(other); });
}

ChainWindow ChainWindow::around(const Chain& chain, int board) {
  return around(chain.size(), chain.ends, board, [&](int other) {
    std::size_t before = 0;
    for (int b = 0; b < other; ++b) before += chain.board(b).cells.size();
    return static_cast<int>(before);
  });
}

template <class FirstHex>
ChainWindow ChainWindow::around(int boards, Ends ends, int board, FirstHex firstHex) {
  int first = board - kSteps, end = board + kSteps + 1;
  if (ends == Ends::Open) {
    first = std::max(first, 0);
    end = std::min(end, boards);
  }
  if (boards <= kMostWhole) {
    first = 0;
    end = boards;
  }
  Parts parts;
  parts.boards = static_cast<std::uint16_t>(boards);
  parts.first = static_cast<std::uint16_t>(modulo(first, boards));
  parts.size = static_cast<std::uint16_t>(end - first);
  parts.home = static_cast<std::uint16_t>(board - first);
  parts.ends = ends;
  for (int b = first; b < end && boards > kMostWhole; ++b)
    parts.firstHexes.push_back(static_cast<std::uint32_t>(firstHex(modulo(b, boards))));
  return ChainWindow(std::move(parts));
}

namespace {

/// The first hexes grow along the chain from none at its first board, where a ring begins anew.
bool areInOrder(const ChainWindow::Parts& parts) {
  std::uint32_t before = 0;
  for (std::size_t i = 0; i < parts.firstHexes.size(); ++i) {
    const std::uint32_t first = parts.firstHexes[i];
    const bool isFirstBoard = (parts.first + i) % parts.boards == 0;
    if (first >= kMostPlaces || (isFirstBoard ? first != 0 : first <= before)) return false;
    before = first;
  }
  return true;
}

}  // namespace

std::optional<ChainWindow> ChainWindow::of(const Parts& parts) {
  if (parts.boards < 1 || parts.boards > kMostBoards || parts.first >= parts.boards) return std::nullopt;
  if (parts.ends == Ends::Joined && parts.boards < kLeastOfRing) return std::nullopt;
  if (parts.size < 1 || parts.home >= parts.size) return std::nullopt;
  if (parts.size == parts.boards)
    return parts.first == 0 && parts.firstHexes.empty() ? std::optional(ChainWindow(parts)) : std::nullopt;
  if (parts.size > kMostWhole || parts.firstHexes.size() != parts.size) return std::nullopt;
  if (parts.ends == Ends::Open && parts.first + parts.size > parts.boards) return std::nullopt;
  if (!areInOrder(parts)) return std::nullopt;
  return ChainWindow(parts);
}

bool ChainWindow::showsLocal(int board) const {
  if (isWhole()) return true;
  return board >= 0 && board < parts_.size && std::abs(board - parts_.home) <= kSeen;
}

namespace {

/// A building here may be in the way of somebody who builds within reach of this board: it lies there, or beside.
bool matters(CornerId corner, const Topology& map, int home) {
  if (map.isNear(home, corner)) return true;
  return std::ranges::any_of(map.corner(corner).corners,
                             [&](CornerId beside) { return beside && map.isNear(home, beside); });
}
bool matters(EdgeId edge, const Topology& map, int home) {
  return std::ranges::any_of(map.edge(edge).corners, [&](CornerId end) { return map.isNear(home, end); });
}

}  // namespace

bool ChainWindow::shows(CornerId local, const Topology& localMap) const {
  if (isWhole()) return true;
  return showsLocal(static_cast<int>(local.value / kCornersOfBlock)) && matters(local, localMap, parts_.home);
}
bool ChainWindow::shows(EdgeId local, const Topology& localMap) const {
  if (isWhole()) return true;
  return showsLocal(static_cast<int>(local.value / kEdgesOfBlock)) && matters(local, localMap, parts_.home);
}
bool ChainWindow::showsOfWhole(CornerId whole, const Topology& wholeMap) const {
  if (isWhole()) return true;
  return showsWhole(static_cast<int>(whole.value / kCornersOfBlock)) &&
         matters(whole, wholeMap, wholeBoard(parts_.home));
}
bool ChainWindow::showsOfWhole(EdgeId whole, const Topology& wholeMap) const {
  if (isWhole()) return true;
  return showsWhole(static_cast<int>(whole.value / kEdgesOfBlock)) && matters(whole, wholeMap, wholeBoard(parts_.home));
}

int ChainWindow::localBoard(int whole) const {
  if (whole < 0 || whole >= parts_.boards) return -1;
  const int local = isRing() ? modulo(whole - parts_.first, parts_.boards) : whole - parts_.first;
  return local < 0 || local >= parts_.size ? -1 : local;
}

SeatId ChainWindow::local(SeatId whole) const {
  if (isWhole() || !whole) return whole;
  const int board = localBoard(whole.value / kSeats);
  return board < 0 ? SeatId() : SeatId(board * kSeats + whole.value % kSeats);
}

CornerId ChainWindow::local(CornerId whole) const {
  if (isWhole() || !whole) return whole;
  const int board = localBoard(static_cast<int>(whole.value / kCornersOfBlock));
  return board < 0 ? CornerId() : CornerId(board * kCornersOfBlock + static_cast<int>(whole.value % kCornersOfBlock));
}

EdgeId ChainWindow::local(EdgeId whole) const {
  if (isWhole() || !whole) return whole;
  const int board = localBoard(static_cast<int>(whole.value / kEdgesOfBlock));
  return board < 0 ? EdgeId() : EdgeId(board * kEdgesOfBlock + static_cast<int>(whole.value % kEdgesOfBlock));
}

HexId ChainWindow::local(HexId whole, const Topology& localMap) const {
  if (isWhole() || !whole) return whole;
  for (int board = 0; board < parts_.size; ++board) {
    const auto first = static_cast<int>(parts_.firstHexes[static_cast<std::size_t>(board)]);
    const int index = static_cast<int>(whole.value) - first;
    if (index >= 0 && index < localMap.firstHex(board + 1) - localMap.firstHex(board))
      return HexId(localMap.firstHex(board) + index);
  }
  return {};
}

SeatId ChainWindow::whole(SeatId local) const {
  if (isWhole() || !local) return local;
  return SeatId(wholeBoard(local.value / kSeats) * kSeats + local.value % kSeats);
}

CornerId ChainWindow::whole(CornerId local) const {
  if (isWhole() || !local) return local;
  const auto number = static_cast<int>(local.value);
  return CornerId(wholeBoard(number / kCornersOfBlock) * kCornersOfBlock + number % kCornersOfBlock);
}

EdgeId ChainWindow::whole(EdgeId local) const {
  if (isWhole() || !local) return local;
  const auto number = static_cast<int>(local.value);
  return EdgeId(wholeBoard(number / kEdgesOfBlock) * kEdgesOfBlock + number % kEdgesOfBlock);
}

HexId ChainWindow::whole(HexId local, const Topology& localMap) const {
  if (isWhole() || !local) return local;
  const int board = localMap.hex(local).board;
  return HexId(static_cast<int>(parts_.firstHexes[static_cast<std::size_t>(board)]) + static_cast<int>(local.value) -
               localMap.firstHex(board));
}

std::optional<Action> ChainWindow::local(Action whole, const Topology& localMap) const {
  if (isWhole()) return whole;
  const bool isThere = renumber(whole, [&](auto id) {
    if constexpr (std::is_same_v<decltype(id), HexId>)
      return local(id, localMap);
    else
      return local(id);
  });
  return isThere ? std::optional(whole) : std::nullopt;
}

Action ChainWindow::whole(Action local, const Topology& localMap) const {
  if (isWhole()) return local;
  renumber(local, [&](auto id) {
    if constexpr (std::is_same_v<decltype(id), HexId>)
      return whole(id, localMap);
    else
      return whole(id);
  });
  return local;
}

std::optional<Move> ChainWindow::local(const Move& whole, const Topology& localMap) const {
  if (isWhole()) return whole;
  const auto action = local(whole.action, localMap);
  if (!action || (whole.seat && !local(whole.seat))) return std::nullopt;
  Move move{local(whole.seat), *action, whole.chance};
  move.chance.winner = local(whole.chance.winner);
  move.chance.hex = {};  // no robber is forced on a chain (9.17)
  if (mayBringPoints(whole.action.kind)) {
    move.chance.seat = {};
    move.chance.counts = {};
    for (const SeatId seat : whole.chance.reached())
      if (const SeatId here = local(seat)) move.chance.addReached(here);
  } else {
    move.chance.seat = local(whole.chance.seat);
  }
  return move;
}

Setup ChainWindow::local(const Setup& whole) const {
  if (isWhole()) return whole;
  Setup setup = whole;
  setup.chain.order.clear();
  setup.chain.ends = Ends::Open;
  for (int board = 0; board < parts_.size; ++board)
    setup.chain.order.push_back(whole.chain.order[static_cast<std::size_t>(wholeBoard(board))]);
  setup.vacant.clear();
  for (const SeatId seat : whole.vacant)
    if (const SeatId here = local(seat)) setup.vacant.push_back(here);
  std::ranges::sort(setup.vacant);
  return setup;
}

}  // namespace tapu
