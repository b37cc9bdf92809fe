// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/balance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "engine/board/balance_table.h"
#include "engine/board/problem_parts.h"
#include "engine/board/start_land.h"
#include "engine/board/tally.h"

namespace tapu {

namespace {

using Reason = BalanceReason;

// The amount of a thing that makes one unit of unfairness: about its spread among boards drawn at random.
constexpr double kOfShares = 0.08;    // of all pips, in the wrong resources
constexpr double kOfCorner = 1.5;     // pips by which the best corner stands out
constexpr double kOfPlacing = 2.0;    // pips between four seats
constexpr double kOfTogether = 0.35;  // pairs of like terrains side by side, by how many there are by chance
constexpr double kOfNumbers = 1.0;    // of the usual island: numbers side by side, or twice on a terrain
constexpr double kOfSide = 0.08;      // how far the middle of the pips is from that of the land, in its radius
constexpr double kOfHalves = 0.05;    // of all pips, between the halves
constexpr double kOfStarts = 0.15;    // of the pips of a start
constexpr double kOfHarbors = 1.0;    // share of the harbors for a resource that have no place worth it

// Limits from which a trait is reported.
constexpr int kScarcePercent = 65, kRichPercent = 145, kCornerMore = 2, kPlacingApart = 4, kLittle = 3;
constexpr double kSidePart = 0.58;

constexpr std::array kShare{3, 4, 4, 4, 3};  // brick lumber wool grain ore: of 18 hexes (1.4)

/// The more seats there are, the farther are the best and the worst of them apart: two seats, three and so on, measured
/// against four on drawn islands of 19 to 37 hexes.
constexpr std::array kApartOfSeats{0.5, 0.75, 1.0, 1.15, 1.3, 1.45, 1.55};

constexpr int kLandOfSix = 30, kLandOfEight = 37;  // hexes (13.2)

class Judge {
 public:
  Judge(const Board& board, int seats)
      : board_(board),
        cells_(board),
        tally_(tallyOf(board)),
        seats_(std::clamp(seats, kFewestSeats, kFewestSeats + static_cast<int>(kApartOfSeats.size()) - 1)) {
    for (const Cell& cell : board.cells)
      if (resourceOf(cell.terrain) != Resource::None) ++yielding_;
  }

  Balance judged() {
    corners_ = worthOfCorners(board_);
    for (const CornerWorth& each : corners_) balance_.bestCorner = std::max(balance_.bestCorner, each.pips);
    if (tally_.ofResources() > 0 && yielding_ > 1) {
      judgeShares();
      judgeCorners();
      judgeNeighbors();
      judgeNumbersOnTerrains();
      judgeSides();
      judgeHalves();
      judgeStarts();
      judgeHarbors();
      balance_.rank = rankOf(balance_.unfairness, yielding_);
    }
    std::stable_sort(balance_.reasons.begin(), balance_.reasons.end(),
                     [](const Reason& a, const Reason& b) { return a.weight > b.weight; });
    return std::move(balance_);
  }

 private:
  void add(double weight) { balance_.unfairness += weight; }
  void tell(Reason reason) { balance_.reasons.push_back(std::move(reason)); }

  void judgeShares() {
    const int all = tally_.ofResources();
    for (std::size_t i = 0; i < kShare.size(); ++i) {
      const double due = all * kShare[i] / 18.0, off = tally_.resources[i] - due;
      const double weight = std::abs(off) / all / kOfShares;
      add(weight);
      const int percent = static_cast<int>(std::lround(100 * tally_.resources[i] / due));
      if (percent > kScarcePercent && percent < kRichPercent) continue;
      tell({off < 0 ? Reason::Kind::Scarce : Reason::Kind::Rich,
            weight,
            {tally_.resources[i], percent},
            kAllResources[i]});
    }
  }

  bool areBeside(Point a, Point b) const {
    const int dx = std::abs(a.x - b.x), dy = std::abs(a.y - b.y);
    return (dx <= 1 && dy <= 1) ||
           (board_.orientation == Orientation::Pointy ? dx == 0 && dy == 2 : dx == 2 && dy == 0);
  }

  void judgeCorners() {
    const auto worth = [](const CornerWorth& each) { return 2 * each.pips + each.resources; };
    std::vector<const CornerWorth*> bestFirst;
    // Nobody takes what lies where nobody may begin (14.4).
    const std::set<Point> open = limitsStart(board_) ? pointsToBegin(board_) : std::set<Point>();
    for (const CornerWorth& each : corners_)
      if (each.pips > 0 && (open.empty() || open.contains(each.point))) bestFirst.push_back(&each);
    std::stable_sort(bestFirst.begin(), bestFirst.end(), [&](auto* a, auto* b) { return worth(*a) > worth(*b); });
    const std::vector<const CornerWorth*> taken = takenInTurn(bestFirst);
    if (taken.size() >= 2) judgeBest(std::move(bestFirst));
    if (taken.size() == 2 * static_cast<std::size_t>(seats_)) judgePlacing(taken);
  }

  /// The corners that the seats take, one after another: twice as many as there are seats, or as there is room for.
  std::vector<const CornerWorth*> takenInTurn(const std::vector<const CornerWorth*>& bestFirst) const {
    std::vector<const CornerWorth*> taken;
    for (const CornerWorth* each : bestFirst) {
      if (taken.size() == 2 * static_cast<std::size_t>(seats_)) break;
      if (std::none_of(taken.begin(), taken.end(), [&](auto* other) { return areBeside(each->point, other->point); }))
        taken.push_back(each);
    }
    return taken;
  }

  /// Judges by how many pips the best corner is better than any that is not beside it.
  void judgeBest(std::vector<const CornerWorth*> all) {
    std::stable_sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->pips > b->pips; });
    const auto second =
        std::find_if(all.begin(), all.end(), [&](auto* each) { return !areBeside(each->point, all[0]->point); });
    const int more = second == all.end() ? 0 : all[0]->pips - (*second)->pips;
    const double weight = more / kOfCorner;
    add(weight);
    if (more >= kCornerMore) tell({Reason::Kind::BestCorner, weight, {all[0]->pips, more}});
  }

  /// Lets the seats take these corners there and back (3.3) and judges how far their pips differ.
  void judgePlacing(const std::vector<const CornerWorth*>& taken) {
    const std::size_t seats = taken.size() / 2;
    std::vector<int> pips(seats);
    for (std::size_t i = 0; i < taken.size(); ++i) pips[i < seats ? i : 2 * seats - 1 - i] += taken[i]->pips;
    const auto [least, most] = std::minmax_element(pips.begin(), pips.end());
    const int apart = *most - *least;
    const double weight = apart / (kOfPlacing * kApartOfSeats[seats - kFewestSeats]);
    add(weight);
    if (apart >= kPlacingApart) tell({Reason::Kind::Placing, weight, {seats_, *most, *least}});
  }

  /// Judges like terrains and like numbers side by side, compared with chance.
  void judgeNeighbors() {
    std::array<int, kTerrains> ofTerrain{};
    int pairs = 0, like = 0;
    std::map<int, int> numbers;
    for (const Cell& cell : board_.cells) {
      if (resourceOf(cell.terrain) == Resource::None) continue;
      ++ofTerrain[static_cast<std::size_t>(cell.terrain)];
      for (int side = 0; side < kSides / 2; ++side) {  // each pair once
        const Cell* beside = cells_.cellAt(neighbor(cell.at, side, board_.orientation));
        if (!beside || resourceOf(beside->terrain) == Resource::None) continue;
        ++pairs;
        like += beside->terrain == cell.terrain;
        if (beside->number == cell.number && cell.number != 0) ++numbers[cell.number];
      }
    }
    double chance = 0;
    for (int count : ofTerrain) chance += static_cast<double>(count) * (count - 1) / (yielding_ * (yielding_ - 1.0));
    const double usual = std::max(1.0, pairs * chance);
    const double weight = std::max(0.0, (like - 0.5 * usual) / usual) / kOfTogether / 2;
    add(weight);
    tellTogether(weight);
    for (const auto& [number, times] : numbers) {
      const double each = kOfNumbers * times * kUsualHexes / yielding_;
      add(each);
      tell({Reason::Kind::NumberBeside, each, {number}});
    }
  }

  /// The largest piece of one terrain, if it is large.
  void tellTogether(double weight) {
    std::set<Hex> done;
    int most = 0;
    Terrain ofMost = Terrain::Sea;
    for (const Cell& cell : board_.cells) {
      if (resourceOf(cell.terrain) == Resource::None || done.contains(cell.at)) continue;
      std::vector<Hex> open{cell.at};
      done.insert(cell.at);
      int size = 0;
      while (!open.empty()) {
        const Hex at = open.back();
        open.pop_back();
        ++size;
        for (int side = 0; side < kSides; ++side) {
          const Cell* beside = cells_.cellAt(neighbor(at, side, board_.orientation));
          if (beside && beside->terrain == cell.terrain && done.insert(beside->at).second) open.push_back(beside->at);
        }
      }
      if (size > most) {
        most = size;
        ofMost = cell.terrain;
      }
    }
    const int large = 3 + static_cast<int>(std::log2(std::max(1.0, yielding_ / kUsualHexes)));
    if (most >= large) tell({Reason::Kind::Together, weight, {most}, Resource::None, ofMost});
  }

  void judgeNumbersOnTerrains() {
    std::map<std::pair<Terrain, int>, int> times;
    for (const Cell& cell : board_.cells)
      if (cell.number != 0) ++times[{cell.terrain, cell.number}];
    for (const auto& [key, count] : times) {
      if (count < 2) continue;
      // On a large board it must be so, and counts for little.
      const double weight = kOfNumbers * pipsOf(key.second) / 5 * std::pow(std::min(1.0, kUsualHexes / yielding_), 2);
      add(weight);
      if (yielding_ <= kTwiceTold) tell({Reason::Kind::NumberOnOne, weight, {key.second}, Resource::None, key.first});
    }
  }

  /// Whether the pips lie to one side of the land.
  void judgeSides() {
    double x = 0, y = 0, pipsX = 0, pipsY = 0, radius = 0;
    const bool isPointy = board_.orientation == Orientation::Pointy;
    const double wide = isPointy ? std::sqrt(3) / 2 : 0.5, high = isPointy ? 0.5 : std::sqrt(3) / 2;
    const auto each = [&](const auto& use) {
      for (const Cell& cell : board_.cells)
        if (isLand(cell)) {
          const Point at = center(cell.at, board_.orientation);
          use(at.x * wide, at.y * high, pipsOf(cell.number));
        }
    };
    each([&](double cx, double cy, int pips) {
      x += cx;
      y += cy;
      pipsX += cx * pips;
      pipsY += cy * pips;
    });
    x /= tally_.land;
    y /= tally_.land;
    pipsX /= tally_.total();
    pipsY /= tally_.total();
    std::array<int, 4> sides{};
    each([&](double cx, double cy, int pips) {
      radius = std::max(radius, std::hypot(cx - x, cy - y));
      if (std::abs(cx - x) > 0.1) sides[cx > x] += pips;
      if (std::abs(cy - y) > 0.1) sides[cy > y ? 3 : 2] += pips;
    });
    const double weight = std::hypot(pipsX - x, pipsY - y) / std::max(1.0, radius) / kOfSide;
    add(weight);
    for (const std::size_t pair : {std::size_t{0}, std::size_t{2}}) {
      const int both = sides[pair] + sides[pair + 1];
      const std::size_t more = sides[pair] > sides[pair + 1] ? pair : pair + 1;
      if (both > 0 && sides[more] > kSidePart * both)
        tell({Reason::Kind::Side, weight, {sides[more], both}, Resource::None, Terrain::Sea, static_cast<int>(more)});
    }
  }

  void judgeHalves() {
    const auto [sun, moon] = tally_.halves;
    if (sun + moon == 0) return;
    const double weight = std::abs(sun - moon) / static_cast<double>(sun + moon) / kOfHalves;
    add(weight);
    if (weight >= 1) tell({Reason::Kind::Halves, weight, {sun, moon}});
  }

  void judgeStarts() {
    if (tally_.starts.size() < 2) return;
    const auto [least, most] = std::minmax_element(tally_.starts.begin(), tally_.starts.end());
    const double weight = (*most - *least) / std::max(1.0, (*most + *least) / 2.0) / kOfStarts;
    add(weight);
    const auto seatOf = [&](auto at) { return static_cast<int>(at - tally_.starts.begin()) + 1; };
    if (weight >= 1) tell({Reason::Kind::Starts, weight, {seatOf(most), *most, seatOf(least), *least}});
  }

  void judgeHarbors() {
    std::map<Point, int> pips;
    for (const CornerWorth& each : corners_) pips[each.point] = each.pips;
    int special = 0, little = 0;
    for (const Harbor& harbor : board_.harbors) special += harbor.trades != Resource::None;
    for (const Harbor& harbor : board_.harbors) {
      if (harbor.trades == Resource::None) continue;
      int best = 0;
      for (int end : {0, 1})
        best = std::max(best, pips[cornerPoint(harbor.hex, (harbor.side + end) % kSides, board_.orientation)]);
      if (best > kLittle) continue;
      ++little;
      tell({Reason::Kind::HarborOfLittle, kOfHarbors / special, {best}, harbor.trades});
    }
    if (special > 0) add(kOfHarbors * little / special);
  }

  static constexpr int kFewestSeats = 2;
  static constexpr double kUsualHexes = 18;
  static constexpr int kTwiceTold = 24;  // on more hexes a number lies twice on a terrain as a rule

  const Board& board_;
  CellFinder cells_;
  Tally tally_;
  int seats_;
  std::vector<CornerWorth> corners_;
  int yielding_ = 0;
  Balance balance_;
};

}  // namespace

int usualSeatsOf(const Board& board) {
  if (!board.starts.empty()) return static_cast<int>(board.starts.size());
  const auto land = std::ranges::count_if(board.cells, [](const Cell& cell) { return isLand(cell); });
  if (land < kLandOfSix) return 4;
  return land < kLandOfEight ? 6 : 8;
}

Balance balanceOf(const Board& board, int seats) { return Judge(board, seats).judged(); }

}  // namespace tapu
