// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/chain_news.h"

#include <algorithm>

#include "app/values/codec.h"
#include "app/wire/patch.h"
#include "engine/play/visible.h"

namespace tapu {
namespace {

/// An act of a seat changes places within one step of its board (9.11), and so routes and awards of seats that are at
/// most two steps further.
constexpr int kFarthestEffect = 3;

/// The seat whose act this is, or about which it is; none: it concerns everybody.
SeatId seatOf(const Move& move) { return move.seat ? move.seat : move.action.seat; }

void add(std::vector<QByteArray>& list, QByteArray patch) {
  if (!patch.isEmpty()) list.push_back(std::move(patch));
}

template <class Places, class PatchOf>
void comparePlaces(const Places& before, const Places& now, int first, int size, PatchOf patchOf) {
  const int end = std::min(first + size, now.size());
  for (int i = first; i < end; ++i)
    if (!(before[i] == now[i])) patchOf(i);
}

/// Whether the head says the same to viewers but for the counts.
bool isSameButForCounts(Header one, const Header& other) {
  one.moves = other.moves;
  one.open = other.open;
  one.acting = other.acting;
  return one == other;
}

}  // namespace

// ---- news

const QByteArray& ChainNews::Views::seenBy(SeatId seat) const {
  const auto found = std::ranges::find(own, seat, &std::pair<SeatId, QByteArray>::first);
  return found == own.end() ? common : found->second;
}

ChainNews::Part ChainNews::partOf(SeatId seat, const ChainWindow& window, const GameDefinition& definition) const {
  Part part;
  const auto add = [](QList<QByteArray>& list, const QByteArray& bytes) {
    if (!bytes.isEmpty()) list.append(bytes);
  };
  for (const QByteArray& patch : common_) add(part.patches, patch);
  std::vector<std::size_t> moves = commonMoves_;
  const auto take = [&](const BoardNews& news) {
    for (const Views& views : news.seats) add(part.patches, views.seenBy(seat));
    for (const QByteArray& patch : news.others) add(part.patches, patch);
    for (const Piece& piece : news.pieces)
      if (piece.corner ? window.showsOfWhole(piece.corner, definition.map)
                       : window.showsOfWhole(piece.edge, definition.map))
        add(part.patches, piece.patch);
    moves.insert(moves.end(), news.moves.begin(), news.moves.end());
  };
  if (window.isWhole()) {
    for (const auto& [board, news] : atBoard_) take(news);
  } else {
    for (int local = 0; local < window.size(); ++local) {
      if (!window.showsLocal(local)) continue;
      const auto found = atBoard_.find(window.wholeBoard(local));
      if (found != atBoard_.end()) take(found->second);
    }
  }
  std::ranges::sort(moves);
  for (const std::size_t move : moves) add(part.moves, moves_[move].seenBy(seat));
  return part;
}

ChainNews::Part ChainNews::partOfWatcher() const {
  Part part;
  for (const std::size_t move : commonMoves_) part.moves.append(moves_[move].common);
  for (const QByteArray& patch : common_) part.patches.append(patch);
  for (const auto& [board, news] : atBoard_) {
    for (const Views& views : news.seats)
      if (!views.common.isEmpty()) part.patches.append(views.common);
    for (const QByteArray& patch : news.others) part.patches.append(patch);
    for (const Piece& piece : news.pieces) part.patches.append(piece.patch);
  }
  return part;
}

// ---- the teller

ChainTeller::ChainTeller(const GameDefinition& definition)
    : definition_(definition),
      windows_(static_cast<std::size_t>(definition.map.boards())),
      next_(std::make_shared<ChainNews>()) {}

const ChainWindow& ChainTeller::windowOf(int board) {
  std::optional<ChainWindow>& window = windows_[static_cast<std::size_t>(board)];
  if (!window) window = ChainWindow::around(definition_.map, board);
  return *window;
}

bool ChainTeller::saysCounts() const { return definition_.map.boards() <= ChainWindow::kMostWhole; }

void ChainTeller::startFrom(const State& now) {
  told_ = now;
  touched_.clear();
  touchedAll_ = false;
  next_ = std::make_shared<ChainNews>();
}

/// Boards within so many steps of one of these; in ascending order, each once.
std::vector<int> ChainTeller::around(const std::vector<int>& boards, int steps) const {
  std::vector<int> found;
  const int count = definition_.map.boards();
  for (const int board : boards) {
    for (int step = -steps; step <= steps; ++step) {
      const int other = definition_.map.isRing() ? ((board + step) % count + count) % count : board + step;
      if (other >= 0 && other < count) found.push_back(other);
    }
  }
  std::ranges::sort(found);
  const auto rest = std::ranges::unique(found);
  found.erase(rest.begin(), rest.end());
  return found;
}

void ChainTeller::note(const State& before, const Move& move) {
  const SeatId about = seatOf(move);
  if (about)
    touched_.push_back(definition_.homeOf(about));
  else
    touchedAll_ = true;
  noteViews(before, move, about);
}

/// Encodes for each hearer what they see of it: most see the same, which is encoded once.
void ChainTeller::noteViews(const State& before, const Move& move, SeatId about) {
  const auto bytesFor = [&](Viewer viewer) {
    const auto seen = visibleTo(viewer, definition_, before, move);
    return seen ? encodeMove(*seen) : QByteArray();
  };
  const std::size_t index = next_->moves_.size();
  ChainNews::Views& views = next_->moves_.emplace_back();
  views.common = bytesFor(Viewer::watcher());
  if (!about) return next_->commonMoves_.push_back(index);
  const int home = definition_.homeOf(about);
  next_->atBoard_[home].moves.push_back(index);
  for (const int board : around({home}, ChainWindow::kSeen)) {
    const SeatRange seats = definition_.seatsAt(board);
    for (int s = seats.first; s < seats.end; ++s) {
      QByteArray bytes = bytesFor(SeatId(s));
      if (bytes != views.common) views.own.emplace_back(SeatId(s), std::move(bytes));
    }
  }
}

/// The counts are always said: some clients may know later ones than those told last.
void ChainTeller::tellHead(const Header& now, ChainNews& news) {
  Header before = visibleHead(told_.head);
  before.open = static_cast<std::uint16_t>(~now.open);
  before.acting = static_cast<std::uint16_t>(~now.acting);
  add(news.common_, wire::headPatch(before, visibleHead(now)));
  told_.head = now;
  countsAreOld_ = false;
}

std::shared_ptr<const ChainNews> ChainTeller::news(const State& now) {
  ChainNews& news = *next_;
  // With the last card that is discarded all may act (9.6), wherever that was.
  if (told_.head.stage != now.head.stage || told_.head.phase != now.head.phase) touchedAll_ = true;
  std::vector<int> boards;
  if (touchedAll_)
    for (int board = 0; board < definition_.map.boards(); ++board) boards.push_back(board);
  else
    boards = around(touched_, kFarthestEffect);
  for (const int board : boards) compare(board, now, news);
  if (now.awards.size() == 1) compareGlobalAwards(now, boards, news);
  const bool isOther = saysCounts() ? told_.head != now.head : !isSameButForCounts(told_.head, now.head);
  if (isOther) tellHead(now.head, news);
  for (const int board : boards) keep(board, now);
  told_.awards = now.awards;
  const bool isShort = definition_.map.boards() <= ChainWindow::kMostWhole;  // there everybody sees everything
  news.isForAll_ = touchedAll_ || !news.common_.empty() || isShort;
  if (!news.isForAll_) news.hearers_ = around(boards, ChainWindow::kSeen);
  touched_.clear();
  touchedAll_ = false;
  return std::exchange(next_, std::make_shared<ChainNews>());
}

/// Awards among all seats (big.awards = global): whoever lost or got one has other points, wherever they sit.
void ChainTeller::compareGlobalAwards(const State& now, std::vector<int>& boards, ChainNews& news) const {
  const Holders &before = told_.awards[0], &after = now.awards[0];
  if (before == after) return;
  add(news.common_, wire::holdersPatch(0, before, after));
  for (const SeatId seat : {before.longestRoad, before.largestArmy, after.longestRoad, after.largestArmy}) {
    const int board = seat ? definition_.homeOf(seat) : -1;
    if (!seat || std::ranges::binary_search(boards, board)) continue;
    compare(board, now, news);
    boards.insert(std::ranges::upper_bound(boards, board), board);
  }
}

std::shared_ptr<const ChainNews> ChainTeller::counts(const State& now) {
  if (saysCounts()) return nullptr;
  if (!countsAreOld_ && told_.head.open == now.head.open && told_.head.acting == now.head.acting) return nullptr;
  auto news = std::make_shared<ChainNews>();
  Header next = told_.head;
  next.open = now.head.open;
  next.acting = now.head.acting;
  tellHead(next, *news);
  news->isForAll_ = true;
  return news;
}

void ChainTeller::compare(int board, const State& now, ChainNews& news) const {
  ChainNews::BoardNews found;
  const SeatRange seats = definition_.seatsAt(board);
  for (int s = seats.first; s < seats.end; ++s) {
    compareSeat(SeatId(s), now, found);
    if (s < now.robbers.size()) add(found.others, wire::robberPatch(s, told_.robbers[s], now.robbers[s]));
    const int rivals = now.seats[s].rivals;
    const bool isOwn = now.awards.size() > 1 && (s == seats.first || rivals != now.seats[seats.first].rivals);
    if (isOwn) add(found.others, wire::holdersPatch(rivals, told_.awards[rivals], now.awards[rivals]));
  }
  add(found.others, wire::supplyPatch(board, visibleSupply(told_.supplies[board]), visibleSupply(now.supplies[board])));
  comparePieces(board, now, found);
  if (found.seats.empty() && found.others.empty() && found.pieces.empty()) return;
  ChainNews::BoardNews& there = news.atBoard_[board];
  found.moves = std::move(there.moves);
  there = std::move(found);
}

void ChainTeller::compareSeat(SeatId seat, const State& now, ChainNews::BoardNews& found) const {
  if (told_.seat(seat) == now.seat(seat)) return;
  const auto patchFor = [&](Viewer viewer) {
    return wire::seatPatch(seat, visibleSeat(viewer, definition_, told_, seat),
                           visibleSeat(viewer, definition_, now, seat));
  };
  ChainNews::Views views;
  views.common = patchFor(Viewer::watcher());
  views.own.emplace_back(seat, patchFor(seat));
  for (const PartnerId partner : told_.seat(seat).offer.to | now.seat(seat).offer.to) {
    const SeatId asked = definition_.partner(seat, partner);
    if (asked) views.own.emplace_back(asked, patchFor(asked));
  }
  found.seats.push_back(std::move(views));
}

void ChainTeller::comparePieces(int board, const State& now, ChainNews::BoardNews& found) const {
  comparePlaces(told_.corners, now.corners, board * kCornersOfBlock, kCornersOfBlock, [&](int i) {
    found.pieces.push_back({CornerId(i), {}, wire::cornerPatch(CornerId(i), told_.corners[i], now.corners[i])});
  });
  comparePlaces(told_.edges, now.edges, board * kEdgesOfBlock, kEdgesOfBlock, [&](int i) {
    found.pieces.push_back({{}, EdgeId(i), wire::edgePatch(EdgeId(i), told_.edges[i], now.edges[i])});
  });
}

void ChainTeller::keep(int board, const State& now) {
  const SeatRange seats = definition_.seatsAt(board);
  for (int s = seats.first; s < seats.end; ++s) {
    told_.seats[s] = now.seats[s];
    if (s < now.robbers.size()) told_.robbers[s] = now.robbers[s];
  }
  told_.supplies[board] = now.supplies[board];
  comparePlaces(told_.corners, now.corners, board * kCornersOfBlock, kCornersOfBlock,
                [&](int i) { told_.corners[i] = now.corners[i]; });
  comparePlaces(told_.edges, now.edges, board * kEdgesOfBlock, kEdgesOfBlock,
                [&](int i) { told_.edges[i] = now.edges[i]; });
}

QList<QByteArray> ChainTeller::position(Viewer viewer, const ChainWindow& window, const State& now) {
  countsAreOld_ = true;
  QList<QByteArray> patches;
  const auto add = [&](const QByteArray& patch) {
    if (!patch.isEmpty()) patches.append(patch);
  };
  add(wire::headPatch({}, visibleHead(now.head)));
  if (now.awards.size() == 1) add(wire::holdersPatch(0, {}, now.awards[0]));
  for (int local = 0; local < window.size(); ++local) {
    if (!window.showsLocal(local)) continue;
    const int board = window.wholeBoard(local);
    const SeatRange seats = definition_.seatsAt(board);
    for (int s = seats.first; s < seats.end; ++s) {
      const SeatId seat(s);
      add(wire::seatPatch(seat, {}, visibleSeat(viewer, definition_, now, seat)));
      if (s < now.robbers.size()) add(wire::robberPatch(s, {}, now.robbers[s]));
      const int rivals = now.seats[s].rivals;
      if (now.awards.size() > 1 && (s == seats.first || rivals != now.seats[seats.first].rivals))
        add(wire::holdersPatch(rivals, {}, now.awards[rivals]));
    }
    add(wire::supplyPatch(board, {}, visibleSupply(now.supplies[board])));
    for (int i = board * kCornersOfBlock; i < std::min((board + 1) * kCornersOfBlock, now.corners.size()); ++i)
      if (!now.corners[i].isEmpty() && window.showsOfWhole(CornerId(i), definition_.map))
        add(wire::cornerPatch(CornerId(i), {}, now.corners[i]));
    for (int i = board * kEdgesOfBlock; i < std::min((board + 1) * kEdgesOfBlock, now.edges.size()); ++i)
      if (!now.edges[i].isEmpty() && window.showsOfWhole(EdgeId(i), definition_.map))
        add(wire::edgePatch(EdgeId(i), {}, now.edges[i]));
  }
  return patches;
}

}  // namespace tapu
