// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/game_map.h"

#include <algorithm>
#include <string>

#include "engine/board/rng.h"
#include "engine/state/options.h"
#include "engine/state/seat_set.h"
#include "engine/state/seats.h"

namespace tapu {

namespace {

constexpr int kMostOfLarge = 4, kMostOfSix = 6;  // seats

/// 1.6, and from five seats on by their number (13.2).
IslandWishes::Size sizeOf(const Options& options) {
  using enum IslandWishes::Size;
  if (options.seats > kMostOfSix) return OfEight;
  if (options.seats > kMostOfLarge) return OfSix;
  return options.mapKind == MapKind::Large ? Large : Classic;
}

/// The hexes of an island are the same, however it is drawn.
std::ptrdiff_t hexesOf(IslandWishes::Size size) {
  SeededRng rng(1);
  return std::ssize(randomIsland({size}, rng).cells);
}

}  // namespace

Board randomBoard(const Options& options, Rng& rng) {
  using Wishes = IslandWishes;
  Wishes wishes;
  wishes.size = sizeOf(options);
  if (options.hotSpacing == Switch::Off) wishes.hotNumbers = Wishes::HotNumbers::Anywhere;
  if (options.harborKinds == HarborKinds::Shuffled) wishes.harbors = Wishes::Harbors::Shuffled;
  return randomIsland(wishes, rng);
}

bool drawsOneIsland(const Options& options) {
  Options random = options, large = options;
  random.mapKind = MapKind::Random;
  large.mapKind = MapKind::Large;
  return sizeOf(random) == sizeOf(large);
}

int usualSeatsOn(const Board& board) {
  using enum IslandWishes::Size;
  if (!board.starts.empty()) return seatsOn(board, kMostSeatsOfTable);
  const auto land = landCells(board);
  if (land == hexesOf(Large)) return kUsualSeats;
  const int most = land >= hexesOf(OfEight) ? kMostSeatsOfTable : land >= hexesOf(OfSix) ? kMostOfSix : kUsualSeats;
  return most == kUsualSeats ? most : std::max(kUsualSeats, std::min(most, seatsWithRoom(board)));
}

bool wantsOtherIsland(const Options& options, const Board& board) {
  if (!isDrawn(options.mapKind)) return false;
  SeededRng rng(1);  // the hexes of an island are the same, however it is drawn
  return !std::ranges::equal(randomBoard(options, rng).cells, board.cells, {}, &Cell::at, &Cell::at);
}

Board boardUnder(const Options& options, Board board) {
  if (options.harbors == Switch::Off) board.harbors.clear();
  return board;
}

Board boardFor(const Options& options, Rng& rng) {
  return boardUnder(options, options.mapKind == MapKind::Beginner ? beginnerBoard() : randomBoard(options, rng));
}

Ends endsFor(const Options& options) { return options.ring == RingWhen::Auto ? Ends::Joined : Ends::Open; }

Chain chainFor(const Options& options, int boards) {
  std::vector<Chain::Kind> kinds = bigGameBoards();
  for (Chain::Kind& kind : kinds) kind.board = boardUnder(options, std::move(kind.board));
  const std::string word(options.order.begin(), std::find(options.order.begin(), options.order.end(), 0));
  return chainOf(kinds, word, boards, endsFor(options));
}

Chain chainOf(const Board& board, const Options& options, int boards) {
  return chainOf({{"A", boardUnder(options, board)}}, "A", boards, endsFor(options));
}

}  // namespace tapu
