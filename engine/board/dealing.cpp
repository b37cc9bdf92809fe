// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/dealing.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/board/rng.h"
#include "engine/board/tally.h"

namespace tapu {

namespace {

// Any beginning of this order is a fair share; 2 and 12, with one token each, come last (1.5).
constexpr std::array kByShare{4, 10, 6, 8, 5, 9, 3, 11, 2, 12};
// The tokens in the order of the letters on their backs, from A to R.
constexpr std::array kByLetter{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};

bool isToken(int number) { return number >= 2 && number <= 12 && number != 7; }
bool isRare(int number) { return number == 2 || number == 12; }
bool yields(const Cell& cell) { return takesNumber(cell.terrain); }

using Counts = std::array<int, 13>;  ///< by number

/// The tokens that a group of hexes gets: the whole board, or a half of a chain board.
class Bag {
 public:
  enum class Of : std::uint8_t { Board, Half };
  /// `onBoard`: the tokens of all the board that stay; it grows with those taken.
  Bag(Of of, Counts there, Counts& onBoard) : of_(of), there_(there), onBoard_(onBoard) {}

  /// The token that is rarest by its share.
  int take() {
    const int best = *std::ranges::min_element(kByShare, {}, [this](int number) { return shareOf(number); });
    add(best, 1);
    return best;
  }
  /// The fullness of a number's share; the number most needed has the lowest value.
  double shareOf(int number) const {
    const auto n = static_cast<std::size_t>(number);
    if (of_ == Of::Board) return isRare(number) ? there_[n] + 1 : (there_[n] + 1) / 2.0;
    // 9.3: each number but 2 and 12 once in a half; those once on the board.
    return isRare(number) ? onBoard_[n] + 0.5 : (there_[n] + 0.5) / 2;
  }
  void add(int number, int count) {
    there_[static_cast<std::size_t>(number)] += count;
    onBoard_[static_cast<std::size_t>(number)] += count;
  }

 private:
  Of of_;
  Counts there_;
  Counts& onBoard_;
};

/// Deals at random and exchanges numbers with one another as long as that makes the board better.
class Dealer {
 public:
  Dealer(Board& board, const NumberWishes& wishes, Rng& rng) : board_(board), wishes_(wishes), rng_(rng) {
    std::map<Hex, int> indices;
    for (std::size_t i = 0; i < board.cells.size(); ++i) indices[board.cells[i].at] = static_cast<int>(i);
    beside_.resize(board.cells.size());
    const Hex step = board.halves.empty() ? Hex{} : board.chainOffset.value_or(Hex{});
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      for (int side = 0; side < kSides; ++side) {
        for (int way = -1; way <= 1; ++way) {  // 9.2: the boards before and after are such boards too
          if (way != 0 && step == Hex{}) continue;
          const Hex at = neighbor(board.cells[i].at, side, board.orientation) + Hex{way * step.q, way * step.r};
          const auto there = indices.find(at);
          if (there != indices.end() && there->second != static_cast<int>(i)) beside_[i].push_back(there->second);
        }
      }
    }
  }

  void deal() {
    gather();
    const std::array groups{Territory::None, Territory::Sun, Territory::Moon};
    if (!board_.halves.empty() && rng_.below(2) == 1) std::swap(rareFirst_, rareLast_);
    for (Territory group : groups) fill(group);
    if (open_.size() < 2) return;
    count();
    std::vector<int> best = numbers();
    double least = costOf();
    // A wish that cannot be met costs some attempts; mostly the first one meets it.
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      if (attempt > 0) reshuffle();
      improve();
      if (const double cost = costOf(); cost < least) {
        least = cost;
        best = numbers();
      }
      if (wishes_.hotApart == Wish::No || !hotTouch()) break;
    }
    put(best);
  }

 private:
  static constexpr int kAttempts = 12;
  static constexpr double kOfHot = 100, kOfEqual = 3;  ///< the cost of two numbers that touch

  Cell& cell(int index) { return board_.cells[static_cast<std::size_t>(index)]; }
  Territory groupOf(const Cell& each) const { return board_.halves.empty() ? Territory::None : each.territory; }

  bool isOpen(const Cell& each) const {
    return !wishes_.locked.contains(each.at) && (!wishes_.only || wishes_.only->contains(each.at));
  }

  /// Takes the numbers off the hexes that are dealt to.
  void gather() {
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      Cell& each = board_.cells[i];
      const auto group = static_cast<std::size_t>(groupOf(each));
      if (!isOpen(each)) {
        if (isToken(each.number)) {
          ++stays_[group][static_cast<std::size_t>(each.number)];
          ++onBoard_[static_cast<std::size_t>(each.number)];
        }
        continue;
      }
      if (isToken(each.number)) taken_[group].push_back(each.number);
      each.number = 0;
      if (yields(each)) open_.push_back(static_cast<int>(i));
    }
  }

  void fill(Territory group) {
    std::vector<int> hexes;
    std::ranges::copy_if(open_, std::back_inserter(hexes), [&](int i) { return groupOf(cell(i)) == group; });
    std::vector<int> bag = bagFor(group, hexes.size());
    shuffle(std::span(bag), rng_);
    for (std::size_t i = 0; i < hexes.size(); ++i) cell(hexes[i]).number = bag[i];
  }

  std::vector<int> bagFor(Territory group, std::size_t wanted) {
    const auto index = static_cast<std::size_t>(group);
    Bag bag(group == Territory::None ? Bag::Of::Board : Bag::Of::Half, stays_[index], onBoard_);
    std::vector<int> tokens;
    if (wishes_.tokens == NumberWishes::Tokens::Present) tokens = taken_[index];
    for (int each : tokens) bag.add(each, 1);
    while (tokens.size() > wanted) {
      const auto most = std::ranges::max_element(tokens, {}, [&](int number) { return bag.shareOf(number); });
      bag.add(*most, -1);
      tokens.erase(most);
    }
    while (tokens.size() < wanted) tokens.push_back(swapped(bag));
    return tokens;
  }
  /// Chance decides which half of a chain board has the 2, and which the 12.
  int swapped(Bag& bag) const {
    const int token = bag.take();
    return token == 2 ? rareFirst_ : token == 12 ? rareLast_ : token;
  }

  void count() {
    clashes_ = 0;
    pips_ = {};
    hexes_ = {};
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      const Cell& here = board_.cells[i];
      if (here.number == 0) continue;
      clashes_ += clashesOf(static_cast<int>(i));
      addPips(here, 1);
      if (const auto kind = static_cast<std::size_t>(resourceOf(here.terrain)); kind < hexes_.size()) ++hexes_[kind];
    }
  }

  /// The sum of a hex's clashes with its neighbors' numbers.
  double clashesOf(int index) {
    const int here = cell(index).number;
    double sum = 0;
    for (int other : beside_[static_cast<std::size_t>(index)]) {
      const int number = cell(other).number;
      if (wishes_.hotApart == Wish::Yes && isHot(here) && isHot(number)) sum += kOfHot;
      if (wishes_.equalApart == Wish::Yes && number == here) sum += kOfEqual;
    }
    return sum;
  }

  void addPips(const Cell& each, int sign) {
    const auto kind = static_cast<std::size_t>(resourceOf(each.terrain));
    if (kind < pips_.size()) pips_[kind] += sign * pipsOf(each.number);
  }

  void improve() {
    const auto size = static_cast<std::uint32_t>(open_.size());
    double cost = costOf();
    for (std::uint32_t round = 0; round < 60 * size && cost > 0; ++round) {
      const int a = open_[rng_.below(size)], b = open_[rng_.below(size)];
      if (cell(a).number == cell(b).number || groupOf(cell(a)) != groupOf(cell(b))) continue;
      exchange(a, b);
      const double next = costOf();
      if (next <= cost)
        cost = next;
      else
        exchange(a, b);
    }
  }

  void reshuffle() {
    for (std::size_t i = open_.size(); i > 1; --i) {
      Cell &a = cell(open_[i - 1]), &b = cell(open_[rng_.below(static_cast<std::uint32_t>(i))]);
      if (groupOf(a) == groupOf(b)) std::swap(a.number, b.number);
    }
    count();
  }

  bool hotTouch() {
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      if (isHot(board_.cells[i].number))
        for (int other : beside_[i])
          if (isHot(cell(other).number)) return true;
    }
    return false;
  }

  std::vector<int> numbers() {
    std::vector<int> all;
    for (int i : open_) all.push_back(cell(i).number);
    return all;
  }
  void put(const std::vector<int>& all) {
    for (std::size_t i = 0; i < open_.size(); ++i) cell(open_[i]).number = all[i];
  }

  /// Exchanges two numbers and keeps the sums: only the surroundings of the two hexes change, on a board of any size.
  void exchange(int a, int b) {
    addPips(cell(a), -1);
    addPips(cell(b), -1);
    const double before = clashesOf(a) + clashesOf(b);
    std::swap(cell(a).number, cell(b).number);
    clashes_ += 2 * (clashesOf(a) + clashesOf(b) - before);  // the neighbors have as much against the two
    addPips(cell(a), 1);
    addPips(cell(b), 1);
  }

  double costOf() const {
    if (wishes_.equalPips == Wish::No) return clashes_;
    double least = 6, most = 0;
    for (std::size_t i = 0; i < pips_.size(); ++i) {
      if (hexes_[i] == 0) continue;
      const double each = static_cast<double>(pips_[i]) / hexes_[i];
      least = std::min(least, each);
      most = std::max(most, each);
    }
    return clashes_ + 10 * std::max(0.0, most - least);
  }

  Board& board_;
  const NumberWishes& wishes_;
  Rng& rng_;
  std::vector<std::vector<int>> beside_;
  std::vector<int> open_;                  ///< hexes that are dealt to
  std::array<Counts, 3> stays_{};          ///< numbers of the other hexes, by group
  std::array<std::vector<int>, 3> taken_;  ///< tokens that lay on open hexes, by group
  Counts onBoard_{};
  int rareFirst_ = 2, rareLast_ = 12;
  double clashes_ = 0;                            ///< between neighbors, each counted from both sides
  std::array<int, kResources> pips_{}, hexes_{};  ///< of each resource
};

/// Goes over land with a hand on the coast, and on what was gone over already: from a coast hex that is a spiral.
class Walk {
 public:
  Walk(std::set<Hex> land, Orientation orientation, NumberWishes::Turning turning)
      : land_(std::move(land)),
        orientation_(orientation),
        turn_(turning == NumberWishes::Turning::Clockwise ? 1 : kSides - 1) {}

  std::vector<Hex> from(Hex start) {
    while (way_.size() < land_.size()) {
      const Hex begin = nextCoast(start);
      heading_ = headingAlongCoast(begin);
      go(begin);
      while (step() || stepBack()) {}
    }
    return way_;
  }

 private:
  bool isFree(Hex at) const { return land_.contains(at) && !done_.contains(at); }
  int turned(int heading, int by) const { return (heading + by * turn_ + 3 * kSides * kSides) % kSides; }
  Hex beside(Hex at, int side) const { return neighbor(at, side, orientation_); }
  bool isCoast(Hex at) const {
    for (int side = 0; side < kSides; ++side)
      if (!land_.contains(beside(at, side))) return true;
    return false;
  }

  /// The free coast hex nearest to this one; of several the first in reading order.
  Hex nextCoast(Hex to) const {
    std::optional<Hex> best;
    for (Hex at : land_) {
      if (!isFree(at) || !isCoast(at)) continue;
      const int closer = best ? distance(at, to) - distance(*best, to) : -1;
      if (closer < 0 || (closer == 0 && readsBefore(at, *best, orientation_))) best = at;
    }
    return *best;  // each piece of land has a coast
  }

  /// The heading along the coast with the sea on the outer hand.
  int headingAlongCoast(Hex at) const {
    for (int side = 0; side < kSides; ++side)
      if (!land_.contains(beside(at, side)) && land_.contains(beside(at, turned(side, 1)))) return turned(side, 1);
    return 0;
  }

  void go(Hex to) {
    at_ = to;
    done_.insert(to);
    way_.push_back(to);
  }

  /// Goes on to the free hex that lies furthest outward.
  bool step() {
    for (int by = -2; by <= 3; ++by) {
      const int next = turned(heading_, by);
      if (!isFree(beside(at_, next))) continue;
      heading_ = next;
      go(beside(at_, next));
      return true;
    }
    return false;
  }

  /// Goes back from a dead end to the last hex that has a free one beside it. False: all of this land is done.
  bool stepBack() {
    for (auto back = way_.rbegin(); back != way_.rend(); ++back) {
      for (int side = 0; side < kSides; ++side)
        if (isFree(beside(*back, side))) {
          at_ = *back;
          heading_ = side;
          return true;
        }
    }
    return false;
  }

  std::set<Hex> land_, done_;
  Orientation orientation_;
  int turn_;
  std::vector<Hex> way_;
  Hex at_;
  int heading_ = 0;
};

std::set<Hex> landOf(const Board& board, const std::optional<std::set<Hex>>& only) {
  std::set<Hex> land;
  for (const Cell& cell : board.cells)
    if (isLand(cell) && (!only || only->contains(cell.at))) land.insert(cell.at);
  return land;
}

void dealInSpiral(Board& board, const NumberWishes& wishes) {
  std::map<Hex, Cell*> cells;
  for (Cell& cell : board.cells)
    if (isLand(cell)) cells[cell.at] = &cell;
  std::size_t letter = 0;
  for (Hex at : spiralOver(board, wishes.start, wishes.turning, wishes.only)) {
    Cell& cell = *cells.at(at);
    if (wishes.locked.contains(at)) continue;
    cell.number = yields(cell) ? kByLetter[letter++ % kByLetter.size()] : 0;
  }
}

}  // namespace

Board withNumbersDealt(const Board& board, const NumberWishes& wishes, Rng& rng) {
  Board dealt = board;
  if (wishes.way == NumberWishes::Way::Spiral && board.halves.empty())
    dealInSpiral(dealt, wishes);
  else
    Dealer(dealt, wishes, rng).deal();
  return dealt;
}

std::set<Hex> hexesWithoutNumber(const Board& board) {
  std::set<Hex> found;
  for (const Cell& cell : board.cells)
    if (yields(cell) && !isToken(cell.number)) found.insert(cell.at);
  return found;
}

std::vector<Hex> spiralOver(const Board& board, Hex start, NumberWishes::Turning turning,
                            const std::optional<std::set<Hex>>& only) {
  return Walk(landOf(board, only), board.orientation, turning).from(start);
}

std::optional<Hex> landCornerToward(const Board& board, int side, const std::optional<std::set<Hex>>& only) {
  const Point toward = center(neighbor({}, side, board.orientation), board.orientation);
  // The axes are not equally fine: one is in units of √3/2, the other of 1/2.
  const int across = board.orientation == Orientation::Pointy ? 3 : 1, down = 4 - across;
  const auto reach = [&](Hex at) {
    const Point here = center(at, board.orientation);
    return across * here.x * toward.x + down * here.y * toward.y;
  };
  std::optional<Hex> best;
  for (Hex at : landOf(board, only)) {
    const int further = best ? reach(at) - reach(*best) : 1;
    if (further > 0 || (further == 0 && readsBefore(at, *best, board.orientation))) best = at;
  }
  return best;
}

}  // namespace tapu
