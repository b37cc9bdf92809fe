// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the problems of a board. Each problem has a list of changes, the least first; the first one that removes the
// problem and adds none is taken.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>

#include "engine/board/chain.h"
#include "engine/board/problem_parts.h"
#include "engine/board/sea_fixes.h"
#include "engine/board/seam.h"
#include "engine/board/topology.h"

namespace tapu {

namespace {

using Problems = std::vector<BoardProblem>;

/// The part that a change may affect, so that only that is checked again.
enum class Concern : std::uint8_t { Numbers, Harbors, All };

bool isOneOf(ProblemKind kind, std::initializer_list<ProblemKind> kinds) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

Concern concernOf(ProblemKind kind) {
  using enum ProblemKind;
  if (isOneOf(kind, {NumberWhereNothingGrows, NumberMissing, HotNumbersTouch, HotNumbersTouchOverSeam, NumberCount,
                     NumberMissingInHalf, NumberTwiceInHalf}))
    return Concern::Numbers;
  return isOneOf(kind, {HarborOffLand, HarborRatio, HarborFacesLand, HarborsShareCorner, HarborFacesLandOverSeam,
                        HarborsShareCornerOverSeam, HarborInFog})
             ? Concern::Harbors
             : Concern::All;
}

Hex opposite(Hex shift) { return {-shift.q, -shift.r}; }

Problems found(const Board& board, Concern concern, int seats) {
  Problems all;
  if (concern == Concern::All) {
    all = problems(board);
    for (BoardProblem& each : warnings(board, seats)) all.push_back(std::move(each));
  } else if (concern == Concern::Numbers) {
    findNumberErrors(board, all);
    findNumberWarnings(board, all);
  } else {
    findHarborErrors(board, all);
    findHarborWarnings(board, all);
  }
  if (!board.chainOffset) return all;
  for (Hex shift : {*board.chainOffset, opposite(*board.chainOffset)}) {
    for (BoardProblem& each : seamProblems(board, board, shift)) all.push_back(std::move(each));
  }
  return all;
}

/// The identity of a problem: its kind, its place and its number, half or seat.
struct Fault {
  ProblemKind kind;
  std::optional<Hex> at;
  int of = 0;
  auto operator<=>(const Fault&) const = default;
};

Fault faultOf(const BoardProblem& problem) {
  constexpr int kSun = 100;
  const auto fault = [&](int of) { return Fault{problem.kind, problem.at, of}; };
  if (problem.kind == ProblemKind::NumberCount) return fault(problem.values.at(0));
  if (problem.kind == ProblemKind::NumberMissingInHalf)
    return fault(problem.values.at(0) + (problem.sentence.ends_with("Sun.") ? kSun : 0));
  if (problem.kind == ProblemKind::TerrainCount) return fault(problem.sentence.front());
  if (problem.kind == ProblemKind::StartsUneven) return fault(problem.index);
  if (!isOneOf(problem.kind, {ProblemKind::Other, ProblemKind::HarborSet, ProblemKind::ResourceMissing}))
    return fault(0);
  return fault(static_cast<int>(std::hash<std::string>()(problem.sentence) & 0xffff));
}

/// The extent of each problem: how often it is found, or how far a count is off.
class Faults {
 public:
  explicit Faults(const Problems& problems) {
    for (const BoardProblem& each : problems) {
      const auto& values = each.values;
      const bool isOfKind = isOneOf(each.kind, {ProblemKind::TerrainCount, ProblemKind::HarborSet});
      const int much = each.kind == ProblemKind::NumberCount ? std::abs(values.at(1) - values.at(2))
                       : isOfKind && !values.empty()         ? std::abs(values.at(0) - values.at(1))
                                                             : 1;
      all_.emplace_back(faultOf(each), much);
    }
    std::sort(all_.begin(), all_.end());
    std::size_t last = 0;  // those of one key become one
    for (std::size_t i = 1; i < all_.size(); ++i)
      if (all_[i].first == all_[last].first)
        all_[last].second += all_[i].second;
      else
        all_[++last] = all_[i];
    if (!all_.empty()) all_.resize(last + 1);
  }
  int of(const Fault& fault) const {
    const auto at = std::lower_bound(all_.begin(), all_.end(), std::pair(fault, 0));
    return at == all_.end() || at->first != fault ? 0 : at->second;
  }
  /// An error may give way to another count of harbors, which is only unusual, and land where nobody could ever settle
  /// to land where some begin apart from the others.
  bool hasNoneBeyond(const Faults& others, const BoardProblem& mended) const {
    return std::all_of(all_.begin(), all_.end(), [&](const auto& each) {
      const bool mayGrow = (mended.severity == Severity::Error && each.first.kind == ProblemKind::HarborSet) ||
                           (mended.kind == ProblemKind::IslandClosed && each.first.kind == ProblemKind::LandUnreached);
      return mayGrow || each.second <= others.of(each.first);
    });
  }

 private:
  std::vector<std::pair<Fault, int>> all_;
};

bool isUsable(int number) { return number >= 2 && number <= 12 && number != 7; }

/// Looks for a change that mends one problem. The functions below that are called `mend…` try changes until one is
/// taken, and say whether one was.
class Fixer {
 public:
  Fixer(const Board& board, const BoardProblem& problem, const ProblemFinder& alsoFinds)
      : board_(board),
        problem_(problem),
        alsoFinds_(alsoFinds),
        concern_(concernOf(problem.kind)),
        seats_(problem.kind == ProblemKind::StartLandSmall ? problem.values.at(1) : kUsualSeats),
        fault_(faultOf(problem)),
        cells_(board) {}

  std::optional<Board> fixed() {
    if (!mend()) return std::nullopt;
    return taken_;
  }

 private:
  bool mend() {
    switch (problem_.kind) {
      case ProblemKind::CellTwice: return mendCellTwice();
      case ProblemKind::NumberWhereNothingGrows: return problem_.at && mendNumberOnDesert(*problem_.at);
      case ProblemKind::NumberMissing: return problem_.at && mendMissingNumber(*problem_.at);
      case ProblemKind::HotNumbersTouch:
      case ProblemKind::HotNumbersTouchOverSeam: return problem_.at && mendHot(*problem_.at);
      case ProblemKind::NumberCount:
      case ProblemKind::NumberMissingInHalf:
      case ProblemKind::NumberTwiceInHalf: return mendCount();
      case ProblemKind::HarborOffLand:
      case ProblemKind::HarborRatio:
      case ProblemKind::HarborFacesLand:
      case ProblemKind::HarborsShareCorner:
      case ProblemKind::HarborFacesLandOverSeam:
      case ProblemKind::HarborsShareCornerOverSeam:
      case ProblemKind::HarborInFog: return mendHarbor();
      case ProblemKind::SettlementOffLand:
      case ProblemKind::SettlementsTooClose:
      case ProblemKind::RoadOffLand:
      case ProblemKind::RoadApart:
      case ProblemKind::ShipNotAsked:
      case ProblemKind::ShipOffCoast:
      case ProblemKind::StartInFog: return mendStart();
      case ProblemKind::LandUnreached:
        return problem_.sentence.ends_with("ships would.") && takeIfBetter(withShips(board_));
      case ProblemKind::RobberOffLand: return problem_.at && mendRobber(*problem_.at);
      case ProblemKind::RobbersMany: return problem_.at && mendRobbers(*problem_.at);
      case ProblemKind::ChainOffset: return mendOffset();
      case ProblemKind::ChainOrigin: return mendOrigin();
      case ProblemKind::TerritoryMissing: return problem_.at && mendTerritory(*problem_.at);
      case ProblemKind::FogCount:
      case ProblemKind::FogNumbers:
      case ProblemKind::PirateOffSea:
      case ProblemKind::PirateWithoutShips:
      case ProblemKind::NoStartOffBoard:
      case ProblemKind::GiftCount:
      case ProblemKind::GiftOffBoard:
      case ProblemKind::GiftsTogether:
      case ProblemKind::GiftTaken:
      case ProblemKind::GiftInFog:
      case ProblemKind::GiftOutOfReach:
      case ProblemKind::IslandClosed:
      case ProblemKind::StartLandSmall:
      case ProblemKind::FogUnreached: return mendSea();
      case ProblemKind::Other:
      case ProblemKind::NoLand:
      case ProblemKind::GiftsMany:
      case ProblemKind::IslandsMany:
      case ProblemKind::TooLarge:
      case ProblemKind::ChainOutline:
      case ProblemKind::TerrainCount:
      case ProblemKind::ResourceMissing:
      case ProblemKind::HarborSet:
      case ProblemKind::RoomForSeats:
      case ProblemKind::StartsUneven: break;
    }
    return false;
  }

  bool mendSea() {
    return std::ranges::any_of(seaFixes(board_, problem_), [this](const Board& each) { return takeIfBetter(each); });
  }

  // Judging

  /// The problems of the board as it is; found at the first call.
  const Faults& before() {
    if (!before_) before_.emplace(found(board_, concern_, seats_));
    return *before_;
  }
  const Faults& alsoBefore() {
    if (!alsoBefore_) alsoBefore_.emplace(alsoFinds_(board_));
    return *alsoBefore_;
  }

  bool takeIfBetter(const Board& next) {
    if (next == board_) return false;
    ++tried_;
    if (tried_ > kMostTries) return false;
    const Faults after(found(next, concern_, seats_));
    if (!isBetter(before(), after)) return false;
    if (alsoFinds_) {
      const Faults alsoAfter(alsoFinds_(next));
      if (!isBetter(alsoBefore(), alsoAfter)) return false;
      if (before().of(fault_) == 0 && alsoBefore().of(fault_) == 0) return false;  // it is no problem of this board
    } else if (before().of(fault_) == 0) {
      return false;
    }
    taken_ = next;
    return true;
  }
  bool isBetter(const Faults& before, const Faults& after) const {
    const int was = before.of(fault_), is = after.of(fault_);
    if (was > 0 && (is >= was || (problem_.kind == ProblemKind::NumberCount && is > 0))) return false;
    return after.hasNoneBeyond(before, problem_);
  }

  // Cells

  /// The first of several cells on one hex stays. A problem that could not be judged before is not new.
  bool mendCellTwice() {
    Board next = board_;
    for (auto it = next.cells.rbegin(); it != next.cells.rend(); ++it) {
      if (it->at != problem_.at ||
          cells_.cellAt(it->at) == &board_.cells[static_cast<std::size_t>(std::distance(it, next.cells.rend()) - 1)])
        continue;
      next.cells.erase(std::next(it).base());
      taken_ = std::move(next);
      return true;
    }
    return false;
  }

  static Board withShips(Board board) {
    board.ships = AsksForShips::Yes;
    return board;
  }

  /// It goes; else to the nearest land where none stands, deserts first.
  bool mendRobber(Hex at) {
    Board next = board_;
    liftRobber(next, at);
    if (takeIfBetter(next)) return true;
    for (const Terrain wanted : {Terrain::Desert, Terrain::Fields}) {
      for (const Cell* cell : nearest(at)) {
        const bool isDesert = cell->terrain == Terrain::Desert;
        if (isDesert != (wanted == Terrain::Desert)) continue;
        Board moved = board_;
        (moved.robber == at ? *moved.robber : *std::ranges::find(moved.moreRobbers, at)) = cell->at;
        if (takeIfBetter(moved)) return true;
      }
    }
    return false;
  }

  /// Those beyond the first go, here.
  bool mendRobbers(Hex at) {
    Board next = board_;
    std::erase(next.moreRobbers, at);
    return takeIfBetter(next);
  }

  /// All hexes without a territory get that of the nearest hex with one; else this hex gets one of the two.
  bool mendTerritory(Hex at) {
    Board all = board_;
    for (Cell& cell : all.cells)
      if (cell.territory == Territory::None) cell.territory = nearestTerritory(cell.at);
    if (takeIfBetter(all)) return true;
    const int index = cells_.indexOf(at);
    if (index < 0) return false;
    for (Territory each : {nearestTerritory(at), Territory::Sun, Territory::Moon}) {
      Board next = board_;
      next.cells[static_cast<std::size_t>(index)].territory = each;
      if (takeIfBetter(next)) return true;
    }
    return false;
  }
  Territory nearestTerritory(Hex at) const {
    Territory best = Territory::None;
    int least = 1'000'000;
    for (const Cell& cell : board_.cells)
      if (cell.territory != Territory::None && distance(cell.at, at) < least) {
        least = distance(cell.at, at);
        best = cell.territory;
      }
    return best;
  }

  /// The nearest offset. Warnings where boards meet could not be seen before, so they are not new problems.
  bool mendOffset() {
    Board next = board_;
    next.chainOffset = nearestOffset(board_);
    if (!next.chainOffset || next == board_) return false;
    Problems after = found(next, Concern::All, seats_);
    std::erase_if(after, [](const BoardProblem& each) {
      return each.kind == ProblemKind::HotNumbersTouchOverSeam || each.kind == ProblemKind::HarborFacesLandOverSeam ||
             each.kind == ProblemKind::HarborsShareCornerOverSeam;
    });
    if (!isBetter(before(), Faults(after))) return false;
    taken_ = std::move(next);
    return true;
  }

  /// The whole board moves onto the others; its faults move along and are no new problems.
  bool mendOrigin() {
    taken_ = joined(board_, problem_);
    return taken_ != board_;
  }

  // Numbers

  int& numberAt(Board& board, int cell) const { return board.cells[static_cast<std::size_t>(cell)].number; }
  const Cell& cell(int index) const { return board_.cells[static_cast<std::size_t>(index)]; }
  int cellCount() const { return static_cast<int>(board_.cells.size()); }
  bool yields(int index) const { return takesNumber(cell(index).terrain); }

  bool hasHotBeside(Hex at, Hex but) const {
    for (int side = 0; side < kSides; ++side) {
      const Hex beside = neighbor(at, side, board_.orientation);
      const Cell* other = beside == but ? nullptr : cells_.cellAt(beside);
      if (other && isHot(other->number)) return true;
    }
    return false;
  }

  bool set(int index, int number) {
    if (isHot(number) && hasHotBeside(cell(index).at, cell(index).at)) return false;
    Board next = board_;
    numberAt(next, index) = number;
    return takeIfBetter(next);
  }
  /// Free: only where no 6 or 8 comes beside another one, which is quickly seen.
  enum class Room : std::uint8_t { Free, Any };
  bool exchange(int a, int b, Room room) {
    const auto [toA, toB] = std::pair(cell(b).number, cell(a).number);
    if (toA == toB) return false;
    if (room == Room::Free && isHot(toA) && hasHotBeside(cell(a).at, cell(b).at)) return false;
    if (room == Room::Free && isHot(toB) && hasHotBeside(cell(b).at, cell(a).at)) return false;
    Board next = board_;
    std::swap(numberAt(next, a), numberAt(next, b));
    return takeIfBetter(next);
  }

  /// The numbers that a token has, the rarest by their share of the bag first (1.5).
  std::vector<int> rarestFirst() const {
    std::array<int, 13> counts{};
    for (const Cell& each : board_.cells)
      if (isUsable(each.number)) ++counts[static_cast<std::size_t>(each.number)];
    std::vector<int> numbers{4, 10, 5, 9, 3, 11, 6, 8, 2, 12};
    std::ranges::stable_sort(numbers, {}, [&](int number) {
      return counts[static_cast<std::size_t>(number)] * (number == 2 || number == 12 ? 2 : 1);
    });
    return numbers;
  }

  /// The token goes; else to a hex that lacks one, or in place of one that is there too often.
  bool mendNumberOnDesert(Hex at) {
    const int here = cells_.indexOf(at);
    if (here < 0) return false;
    if (set(here, 0)) return true;
    const int token = cell(here).number;
    for (int other = 0; isUsable(token) && other < cellCount(); ++other) {
      if (!yields(other)) continue;
      Board next = board_;
      numberAt(next, here) = 0;
      numberAt(next, other) = token;
      if (takeIfBetter(next)) return true;
    }
    return false;
  }

  /// The rarest number that does no harm; else one from a desert; else the rarest one lies down elsewhere and the
  /// number from there comes here.
  bool mendMissingNumber(Hex at) {
    const int here = cells_.indexOf(at);
    if (here < 0) return false;
    const std::vector<int> numbers = rarestFirst();
    for (int number : numbers)
      if (set(here, number)) return true;
    for (int other = 0; other < cellCount(); ++other) {
      if (yields(other) || !isUsable(cell(other).number)) continue;
      Board next = board_;
      numberAt(next, here) = cell(other).number;
      numberAt(next, other) = 0;
      if (takeIfBetter(next)) return true;
    }
    for (int number : numbers) {
      for (int other = 0; other < cellCount(); ++other) {
        if (!yields(other) || !isUsable(cell(other).number) || other == here) continue;
        if (isHot(number) && hasHotBeside(cell(other).at, at)) continue;
        Board next = board_;
        numberAt(next, here) = cell(other).number;
        numberAt(next, other) = number;
        if (takeIfBetter(next)) return true;
      }
    }
    return false;
  }

  /// The 6 or 8 changes places with another number, so that the numbers stay the same in all; else the one beside it
  /// does. First to where no 6 or 8 touches; on a small board to any place where it is better.
  bool mendHot(Hex at) {
    std::vector<int> hot{cells_.indexOf(at)};
    const Hex step = board_.chainOffset.value_or(Hex{});
    for (int side = 0; side < kSides; ++side) {
      for (int way = -1; way <= 1; ++way)
        hot.push_back(cells_.indexOf(neighbor(at, side, board_.orientation) + Hex{way * step.q, way * step.r}));
    }
    for (const Room room : {Room::Free, Room::Any}) {
      if (room == Room::Any && board_.cells.size() > kSmall) return false;
      for (int one : hot) {
        if (one < 0 || !isHot(cell(one).number)) continue;
        for (int other = 0; other < cellCount(); ++other)
          if (yields(other) && isUsable(cell(other).number) && !isHot(cell(other).number) && exchange(one, other, room))
            return true;
      }
    }
    return false;
  }

  /// A token becomes another one, or two of different halves change places, until the number is there as often as it
  /// should be.
  bool mendCount() {
    const int number = problem_.values.at(0);
    for (int one = 0; one < cellCount(); ++one) {
      if (!yields(one) || !isUsable(cell(one).number)) continue;
      for (int other : rarestFirst())
        if ((cell(one).number == number || other == number) && set(one, other)) return true;
    }
    for (int one = 0; problem_.kind != ProblemKind::NumberCount && one < cellCount(); ++one) {
      for (int other = one + 1; other < cellCount(); ++other) {
        if (!yields(one) || !yields(other) || cell(one).territory == cell(other).territory) continue;
        if ((cell(one).number == number || cell(other).number == number) && isUsable(cell(one).number) &&
            isUsable(cell(other).number) && exchange(one, other, Room::Free))
          return true;
      }
    }
    return false;
  }

  // Harbors

  struct CoastEdge {
    Hex hex;
    int side;
  };

  std::array<Point, 2> endsOf(CoastEdge edge) const {
    return {cornerPoint(edge.hex, edge.side, board_.orientation),
            cornerPoint(edge.hex, (edge.side + 1) % kSides, board_.orientation)};
  }

  /// The coast edges that a harbor may take without harm to others: those of its own hex in turn, then the nearest.
  std::vector<CoastEdge> freeCoast(const Harbor& harbor, std::size_t index) const {
    std::set<Point> taken;
    std::vector<Hex> shifts{{0, 0}};
    if (board_.chainOffset) {
      shifts.push_back(*board_.chainOffset);
      shifts.push_back(opposite(*board_.chainOffset));
    }
    for (std::size_t i = 0; i < board_.harbors.size(); ++i) {
      for (Hex shift : shifts) {
        if (i != index)
          for (Point end : endsOf({board_.harbors[i].hex + shift, board_.harbors[i].side})) taken.insert(end);
      }
    }
    const auto isFree = [&](CoastEdge edge) {
      for (Hex shift : shifts)
        if (cells_.hasLand(neighbor(edge.hex, edge.side, board_.orientation) + shift)) return false;
      return std::ranges::none_of(endsOf(edge), [&](Point end) { return taken.contains(end); });
    };
    std::vector<CoastEdge> edges;
    for (int turn = 1; turn < kSides && cells_.hasLand(harbor.hex); ++turn)
      edges.push_back({harbor.hex, (harbor.side + (turn % 2 ? turn / 2 + 1 : kSides - turn / 2)) % kSides});
    for (const Cell* each : nearest(harbor.hex)) {
      for (int side = 0; side < kSides; ++side) edges.push_back({each->at, side});
    }
    std::erase_if(edges, [&](CoastEdge edge) { return !isFree(edge); });
    return edges;
  }

  /// It gets its rate, or another side of its hex, or another place, or goes.
  bool mendHarbor() {
    const auto index = static_cast<std::size_t>(problem_.index);
    if (index >= board_.harbors.size()) return false;
    Board next = board_;
    Harbor& harbor = next.harbors[index];
    harbor.ratio = harbor.trades == Resource::None ? 3 : 2;
    if (problem_.kind == ProblemKind::HarborRatio) return takeIfBetter(next);
    for (CoastEdge edge : freeCoast(board_.harbors[index], index)) {
      harbor.hex = edge.hex;
      harbor.side = edge.side;
      if (takeIfBetter(next)) return true;
    }
    tried_ = 0;
    next.harbors.erase(next.harbors.begin() + problem_.index);
    return takeIfBetter(next);
  }

  // Start pieces

  /// Land hexes, the nearest first.
  std::vector<const Cell*> nearest(Hex to) const {
    std::vector<const Cell*> land;
    for (const Cell& each : board_.cells)
      if (isLand(each)) land.push_back(&each);
    std::ranges::stable_sort(land, {}, [to](const Cell* each) { return distance(each->at, to); });
    return land;
  }

  bool mendStart() {
    const auto seat = static_cast<std::size_t>(problem_.index);
    if (seat >= board_.starts.size() || !problem_.at) return false;
    const Topology map(board_);
    const SeatStart& start = board_.starts[seat];
    const auto isHere = [this](const auto& piece) { return piece.hex == *problem_.at; };
    const auto each = [&](const auto& pieces, const auto& mendOne) {
      for (std::size_t i = pieces.size(); i-- > 0;)
        if (isHere(pieces[i]) && mendOne(i)) return true;
      return false;
    };
    using enum ProblemKind;
    const auto mendSettlements = [&] {
      return each(start.settlements, [&](std::size_t i) { return mendSettlement(map, seat, i); });
    };
    const auto mendRoads = [&] {
      return each(start.roads, [&](std::size_t i) { return mendRoute(map, seat, i, &SeatStart::roads); });
    };
    if (isOneOf(problem_.kind, {SettlementOffLand, SettlementsTooClose})) return mendSettlements();
    if (problem_.kind == StartInFog && (mendSettlements() || mendRoads())) return true;
    if (isOneOf(problem_.kind, {RoadOffLand, RoadApart})) return mendRoads();
    if (problem_.kind == ShipNotAsked && takeIfBetter(withShips(board_))) return true;
    return each(start.ships, [&](std::size_t i) { return mendRoute(map, seat, i, &SeatStart::ships); });
  }

  /// It goes to the nearest free corner, with its road if need be; else it is taken away, with its road if need be.
  bool mendSettlement(const Topology& map, std::size_t seat, std::size_t index) {
    std::set<CornerId> taken;
    for (std::size_t s = 0; s < board_.starts.size(); ++s) {
      for (std::size_t i = 0; i < board_.starts[s].settlements.size(); ++i) {
        const auto& home = board_.starts[s].settlements[i];
        const auto corner = map.cornerAt(home.hex, home.corner);
        if (!corner || (s == seat && i == index)) continue;
        taken.insert(*corner);
        for (CornerId beside : map.corner(*corner).corners)
          if (beside) taken.insert(beside);
      }
    }
    std::set<CornerId> seen;
    for (const Cell* hex : nearest(*problem_.at)) {
      for (int corner = 0; corner < kSides; ++corner) {
        const auto at = map.cornerAt(hex->at, corner);
        if (!at || taken.contains(*at) || !seen.insert(*at).second) continue;
        if (moveSettlement(map, seat, index, {hex->at, corner})) return true;
        if (tried_ > kMostTries) break;
      }
    }
    tried_ = 0;
    Board next = board_;
    auto& homes = next.starts[seat].settlements;
    homes.erase(homes.begin() + static_cast<std::ptrdiff_t>(index));
    return takeWithoutRoutes(map, next, seat);
  }

  struct CornerPlace {
    Hex hex;
    int corner;
  };

  bool moveSettlement(const Topology& map, std::size_t seat, std::size_t index, CornerPlace to) {
    Board next = board_;
    auto& home = next.starts[seat].settlements[index];
    home.hex = to.hex;
    home.corner = to.corner;
    if (takeIfBetter(next)) return true;
    // Its roads begin where it stands (3.7).
    const auto sides = {to.corner, (to.corner + kSides - 1) % kSides};
    for (std::size_t i = 0; i < next.starts[seat].roads.size(); ++i) {
      if (touchesHome(map, board_.starts[seat], board_.starts[seat].roads[i], index)) continue;
      for (int side : sides) {
        Board withRoad = next;
        withRoad.starts[seat].roads[i] = {to.hex, side};
        if (takeIfBetter(withRoad)) return true;
      }
    }
    return false;
  }

  /// Whether a route touches a settlement of its seat other than this one.
  static bool touchesHome(const Topology& map, const SeatStart& start, const SeatStart::Road& route, std::size_t but) {
    const auto edge = map.edgeAt(route.hex, route.side);
    if (!edge) return false;
    for (std::size_t i = 0; i < start.settlements.size(); ++i) {
      const auto corner = map.cornerAt(start.settlements[i].hex, start.settlements[i].corner);
      const auto& ends = map.edge(*edge).corners;
      if (i != but && corner && (*corner == ends[0] || *corner == ends[1])) return true;
    }
    return false;
  }

  /// Takes this board; else without one of the seat's roads.
  bool takeWithoutRoutes(const Topology&, const Board& next, std::size_t seat) {
    if (next.starts[seat] == SeatStart{}) return false;  // a seat without a piece cannot play (3.7)
    if (takeIfBetter(next)) return true;
    for (std::size_t i = 0; i < next.starts[seat].roads.size(); ++i) {
      Board fewer = next;
      fewer.starts[seat].roads.erase(fewer.starts[seat].roads.begin() + static_cast<std::ptrdiff_t>(i));
      if (fewer.starts[seat] != SeatStart{} && takeIfBetter(fewer)) return true;
    }
    return false;
  }

  using Routes = std::vector<SeatStart::Road> SeatStart::*;

  /// It goes to an edge beside a settlement of its seat, bare ones first; else it is taken away.
  bool mendRoute(const Topology& map, std::size_t seat, std::size_t index, Routes routes) {
    Board moved = routes == &SeatStart::ships ? withShips(board_) : board_;
    for (const bool wantsBare : {true, false}) {
      for (const auto& home : board_.starts[seat].settlements) {
        const auto corner = map.cornerAt(home.hex, home.corner);
        if (!corner || hasRoute(map, board_.starts[seat], *corner) == wantsBare) continue;
        for (EdgeId edge : map.corner(*corner).edges) {
          const auto place = edge ? placeOf(map, edge) : std::nullopt;
          if (!place) continue;
          (moved.starts[seat].*routes)[index] = *place;
          if (takeIfBetter(moved)) return true;
        }
      }
    }
    tried_ = 0;
    Board fewer = board_;
    auto& all = fewer.starts[seat].*routes;
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(index));
    return fewer.starts[seat] != SeatStart{} && takeIfBetter(fewer);
  }

  static bool hasRoute(const Topology& map, const SeatStart& start, CornerId corner) {
    const auto touches = [&](const SeatStart::Road& route) {
      const auto edge = map.edgeAt(route.hex, route.side);
      return edge && (map.edge(*edge).corners[0] == corner || map.edge(*edge).corners[1] == corner);
    };
    return std::ranges::any_of(start.roads, touches) || std::ranges::any_of(start.ships, touches);
  }

  /// An edge by a land hex of it, else by another one.
  static std::optional<SeatStart::Road> placeOf(const Topology& map, EdgeId edge) {
    std::optional<SeatStart::Road> place;
    for (HexId hex : map.edge(edge).hexes) {
      for (int side = 0; hex && side < kSides; ++side)
        if (map.hex(hex).edges[static_cast<std::size_t>(side)] == edge && (!place || isLand(map.hex(hex).cell)))
          place = SeatStart::Road{map.hex(hex).cell.at, side};
    }
    return place;
  }

  static constexpr int kMostTries = 1000;
  static constexpr int kUsualSeats = 4;
  static constexpr std::size_t kSmall = 64;

  const Board& board_;
  const BoardProblem& problem_;
  const ProblemFinder& alsoFinds_;
  Concern concern_;
  int seats_;  ///< for which the board is judged
  Fault fault_;
  std::optional<Faults> before_;
  std::optional<Faults> alsoBefore_;
  CellFinder cells_;
  Board taken_;
  int tried_ = 0;
};

}  // namespace

std::optional<Board> applyFix(const Board& board, const BoardProblem& problem, const ProblemFinder& alsoFinds) {
  return Fixer(board, problem, alsoFinds).fixed();
}

}  // namespace tapu
