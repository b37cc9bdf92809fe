// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mending.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "editor/bot_games.h"
#include "editor/clip.h"
#include "editor/edits.h"
#include "engine/board/dealing.h"
#include "engine/board/rng.h"
#include "engine/board/seam.h"

namespace tapu {

namespace {

/// The identity of a problem: not its numbers, nor the index of its harbor or seat.
using ProblemKey = std::tuple<ProblemKind, std::optional<Hex>, std::string>;
using Counts = std::map<ProblemKey, int>;

/// So many missing numbers are dealt together, which is quicker than one by one.
constexpr std::size_t kDealtFrom = 24;

ProblemKey keyOf(const BoardProblem& problem) { return {problem.kind, problem.at, problem.sentence}; }

Counts countsOf(const std::vector<BoardProblem>& found) {
  Counts counts;
  for (const BoardProblem& each : found) ++counts[keyOf(each)];
  return counts;
}

int countIn(const Counts& counts, const ProblemKey& key) {
  const auto at = counts.find(key);
  return at == counts.end() ? 0 : at->second;
}

/// Whether the fix turns a harbor: it may have to be turned more than once, until a side is found that has no problem.
bool turnsHarbor(ProblemKind kind) {
  return kind == ProblemKind::HarborFacesLand || kind == ProblemKind::HarborsShareCorner ||
         kind == ProblemKind::HarborFacesLandOverSeam || kind == ProblemKind::HarborsShareCornerOverSeam;
}

class Mending {
 public:
  Mending(BoardFile& file, const Remedy& remedy)
      : file_(file), remedy_(remedy), found_(remedy.find(file)), counts_(countsOf(found_)) {}

  /// Puts something right; false if nothing can be any more. After each step there are fewer problems of its kind than
  /// after any step before that put one of that kind right, so the steps come to an end.
  bool step() {
    return mendNumbers() || std::ranges::any_of(Found(found_), [this](const auto& p) { return mend(p); });
  }
  const std::vector<BoardProblem>& found() const { return found_; }
  const Counts& counts() const { return counts_; }

 private:
  using Found = std::vector<BoardProblem>;

  /// Puts all missing numbers right in one step: a board without any may lack a thousand.
  bool mendNumbers() {
    Found numbers = found_;
    std::erase_if(numbers, [this](const BoardProblem& each) {
      return each.kind != ProblemKind::NumberMissing || (each.at && file_.locked.contains(*each.at));
    });
    if (numbers.size() < 2) return false;
    BoardFile next = file_;
    if (numbers.size() > kDealtFrom) {
      NumberWishes wishes;
      wishes.locked = file_.locked;
      wishes.only = hexesWithoutNumber(file_.board);
      SeededRng rng(numbers.size());
      next.board = withNumbersDealt(file_.board, wishes, rng);
      if (take(next, numbers)) return true;
      next = file_;
    }
    for (const BoardProblem& each : numbers)
      if (auto better = remedy_.fix(next.board, each)) takeFix(next, each, std::move(*better));
    return take(next, numbers);
  }

  bool mend(const BoardProblem& problem) {
    BoardFile next = file_;
    for (int tries = 0; tries < kSides; ++tries) {
      auto better = remedy_.fix(next.board, problem);
      if (!better) return false;
      const bool mayTurnOn = turnsHarbor(problem.kind) && better->harbors.size() == next.board.harbors.size();
      if (!takeFix(next, problem, std::move(*better))) return false;
      if (take(next, {problem})) return true;
      if (!mayTurnOn) return false;
    }
    return false;
  }

  bool take(const BoardFile& next, const Found& aims) {
    Found found = remedy_.find(next);
    Counts counts = countsOf(found);
    for (const BoardProblem& aim : aims)
      if (countIn(counts, keyOf(aim)) >= countIn(counts_, keyOf(aim))) return false;
    for (const auto& [key, most] : most_)
      if (countIn(counts, key) > most) return false;
    for (const BoardProblem& aim : aims) most_[keyOf(aim)] = countIn(counts, keyOf(aim));
    file_ = next;
    found_ = std::move(found);
    counts_ = std::move(counts);
    return true;
  }

  BoardFile& file_;
  const Remedy& remedy_;
  Found found_;
  Counts counts_;
  Counts most_;  ///< of problems that were put right: how many were left then
};

}  // namespace

namespace {

/// Whether these hexes are the same on both boards, with the harbors and robbers on them.
bool areSame(const std::set<Hex>& hexes, const Board& before, const Board& after) {
  const auto stands = [](const Board& board, Hex at) {
    return board.robber == at || std::ranges::find(board.moreRobbers, at) != board.moreRobbers.end();
  };
  const auto harbors = [](const Board& board, Hex at) {
    std::vector<std::pair<int, Resource>> all;
    for (const Harbor& each : board.harbors)
      if (each.hex == at) all.emplace_back(each.side, each.trades);
    std::ranges::sort(all);
    return all;
  };
  return std::ranges::all_of(hexes, [&](Hex at) {
    const Cell *one = cellAt(before, at), *two = cellAt(after, at);
    const bool sameCell = one && two ? *one == *two : one == two;
    return sameCell && stands(before, at) == stands(after, at) && harbors(before, at) == harbors(after, at);
  });
}

}  // namespace

bool takeFix(BoardFile& file, const BoardProblem& problem, Board better) {
  if (const auto motion = joiningMotion(problem))
    moveKeysOfHexes(file, *motion, better.orientation);
  else if (!areSame(file.locked, file.board, better))
    return false;
  file.board = std::move(better);
  return true;
}

bool hasFix(ProblemKind kind) {
  using enum ProblemKind;
  constexpr std::array kByHand{Other,     NoLand,       TooLarge,     TerrainCount, ResourceMissing,
                               HarborSet, RoomForSeats, StartsUneven, GiftsMany,    IslandsMany};
  return std::ranges::find(kByHand, kind) == kByHand.end();
}

Mended mendAll(BoardFile& file, const Remedy& remedy) {
  Mending mending(file, remedy);
  const std::vector<BoardProblem> found = mending.found();
  const Counts before = mending.counts();
  while (mending.step()) {}
  Mended mended;
  for (const auto& [key, count] : before) mended.gone += std::max(0, count - countIn(mending.counts(), key));
  for (const BoardProblem& each : mending.found()) ++(hasFix(each.kind) ? mended.inCircle : mended.byHand);
  Counts left = mending.counts();
  for (const BoardProblem& each : found) {
    int& others = left[keyOf(each)];
    --others;
    if (others >= 0) continue;
    const auto same = std::ranges::find_if(mended.put, [&](const auto& put) {
      return put.first.kind == each.kind && put.first.sentence == each.sentence && put.first.values == each.values;
    });
    same == mended.put.end() ? void(mended.put.emplace_back(each, 1)) : void(++same->second);
  }
  return mended;
}

namespace {

Remedy remedyAmong(const Neighbors& neighbors) {
  Remedy remedy;
  remedy.find = [&neighbors](const BoardFile& each) { return problemsAmong(each, neighbors); };
  if (neighbors.kind != Neighbors::Kind::None)
    remedy.fix = [&neighbors](const Board& board, const BoardProblem& each) {
      return applyFix(board, each, [&neighbors](const Board& next) { return problemsAmong(next, neighbors); });
    };
  return remedy;
}

}  // namespace

Mended mendAll(BoardFile& file, const Neighbors& neighbors) { return mendAll(file, remedyAmong(neighbors)); }

std::optional<BoardFile> withFix(BoardFile file, const BoardProblem& problem, const Neighbors& neighbors) {
  auto better = remedyAmong(neighbors).fix(file.board, problem);
  if (!better || !takeFix(file, problem, std::move(*better))) return std::nullopt;
  return file;
}

}  // namespace tapu
