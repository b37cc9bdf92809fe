// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mending.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "editor/bot_games.h"

namespace tapu {

namespace {

/// The same problem, whatever its figures are and wherever its harbor or seat stands in the list.
using Key = std::tuple<ProblemKind, std::optional<Hex>, std::string>;
using Counts = std::map<Key, int>;

Key keyOf(const BoardProblem& problem) { return {problem.kind, problem.at, problem.sentence}; }

Counts countsOf(const std::vector<BoardProblem>& found) {
  Counts counts;
  for (const BoardProblem& each : found) ++counts[keyOf(each)];
  return counts;
}

int countIn(const Counts& counts, const Key& key) {
  const auto at = counts.find(key);
  return at == counts.end() ? 0 : at->second;
}

/// A harbor may have to be turned more than once: the next side may not do either.
bool turnsHarbor(ProblemKind kind) {
  return kind == ProblemKind::HarborFacesLand || kind == ProblemKind::HarborsShareCorner ||
         kind == ProblemKind::HarborFacesLandOverSeam || kind == ProblemKind::HarborsShareCornerOverSeam;
}

class Mending {
 public:
  Mending(BoardFile& file, const Remedy& remedy)
      : file_(file), remedy_(remedy), found_(remedy.find(file)), counts_(countsOf(found_)) {}

  /// Each step leaves less of a problem than there ever was since it was first put right: they come to an end.
  bool step() {
    return mendNumbers() || std::ranges::any_of(Found(found_), [this](const auto& p) { return mend(p); });
  }
  const std::vector<BoardProblem>& found() const { return found_; }
  const Counts& counts() const { return counts_; }

 private:
  using Found = std::vector<BoardProblem>;

  /// A board without any number has a thousand problems: all of them at once.
  bool mendNumbers() {
    Found numbers = found_;
    std::erase_if(numbers, [](const BoardProblem& each) { return each.kind != ProblemKind::NumberMissing; });
    if (numbers.size() < 2) return false;
    BoardFile next = file_;
    for (const BoardProblem& each : numbers)
      if (auto better = remedy_.fix(next.board, each)) next.board = std::move(*better);
    return take(next, numbers);
  }

  bool mend(const BoardProblem& problem) {
    BoardFile next = file_;
    for (int tries = 0; tries < kSides; ++tries) {
      auto better = remedy_.fix(next.board, problem);
      if (!better) return false;
      const bool mayTurnOn = turnsHarbor(problem.kind) && better->harbors.size() == next.board.harbors.size();
      next.board = std::move(*better);
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
  Counts most_;  ///< of what was put right, how many may still be there
};

}  // namespace

Mended mendAll(BoardFile& file, const Remedy& remedy) {
  Mending mending(file, remedy);
  const Counts before = mending.counts();
  while (mending.step()) {}
  Mended mended;
  for (const auto& [key, count] : before) mended.gone += std::max(0, count - countIn(mending.counts(), key));
  for (const BoardProblem& each : mending.found()) ++(remedy.fix(file.board, each) ? mended.inCircle : mended.byHand);
  return mended;
}

Mended mendAll(BoardFile& file, const Neighbors& neighbors) {
  return mendAll(file, Remedy{[&neighbors](const BoardFile& each) { return problemsAmong(each, neighbors); }});
}

}  // namespace tapu
