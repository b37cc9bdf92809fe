// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/neighbors.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>
#include <set>

#include "app/files/chain_order.h"
#include "engine/board/chain_board.h"
#include "engine/board/seam.h"

namespace tapu {

namespace {

using namespace Qt::StringLiterals;

Hex operator*(Hex a, int times) { return {a.q * times, a.r * times}; }

/// The boards of the Big Game, made once.
const std::vector<Chain::Kind>& bigGame() {
  static const std::vector<Chain::Kind> boards = bigGameBoards();
  return boards;
}

class ShownChain {
  Q_DECLARE_TR_FUNCTIONS(ShownChain)
};

std::string letter(QChar each) { return QString(each).toStdString(); }

void add(std::vector<BoardProblem>& found, std::vector<BoardProblem> more) {
  for (BoardProblem& each : more)
    if (std::find(found.begin(), found.end(), each) == found.end()) found.push_back(std::move(each));
}

bool isUnderEdit(const Chain& chain, int place) {
  return chain.kinds[chain.order[static_cast<std::size_t>(place)]].name == letter(Neighbors::kUnderEdit);
}

/// The first board of the chain that is not the one under edit; null if there is none.
const Board* firstOther(const Chain& chain) {
  for (int k = 0; k < chain.size(); ++k)
    if (!isUnderEdit(chain, k)) return &chain.board(k);
  return nullptr;
}

/// The chain in this order with its own boards.
Chain chainOfLetters(const Board& board, const Neighbors& neighbors, const QString& order, int boards, Ends ends) {
  std::vector<Chain::Kind> kinds{{letter(Neighbors::kUnderEdit), board}};
  kinds.insert(kinds.end(), bigGame().begin(), bigGame().end());
  for (const OwnNeighbor& each : neighbors.own)
    if (each.isThere()) kinds.push_back({letter(each.letter), each.board()});
  return chainInOrder(order, boards, ends, std::move(kinds));
}

/// A chain with the problems of the whole one: it has the same seams, and is no longer than it must be for them.
Chain judgedChain(const Board& board, const Neighbors& neighbors) {
  constexpr int longest = kMostLettersOfOrder;
  const auto [order, boards] = orderOf(neighbors);
  if (order.isEmpty() || board.cells.empty()) return {};
  const int period = static_cast<int>(order.size());
  const int leftOut = boards <= 2 * longest ? 0 : (boards - longest) / period * period;
  return chainOfLetters(board, neighbors, order, boards - leftOut, neighbors.ends);
}

/// The place of the board under edit in a chain of this order: between two neighbors, if there is such a place.
int homeIn(const QString& order, int boards) {
  const int first = fewestBoards(order) - 1;
  for (int k = std::max(first, 1); k < boards - 1; ++k)
    if (order[k % order.size()] == Neighbors::kUnderEdit) return k;
  return first;
}

/// The number of boards along the chain from the board under edit to a place.
int stepsTo(const Chain& chain, int place) {
  const int home = homeOf(chain), n = chain.size();
  if (chain.ends == Ends::Open) return place - home;
  const int ahead = (place - home + n) % n;
  return ahead <= n / 2 ? ahead : ahead - n;
}

/// The problems across the seam behind one board of the chain. Between two other boards nothing can be mended here.
std::vector<BoardProblem> seamBehind(const Chain& chain, int place, Hex offset) {
  const int next = (place + 1) % chain.size();
  std::vector<BoardProblem> found;
  if (isUnderEdit(chain, place)) found = seamProblems(chain.board(place), chain.board(next), offset);
  if (isUnderEdit(chain, next)) add(found, seamProblems(chain.board(next), chain.board(place), offset * -1));
  if (isUnderEdit(chain, place) || isUnderEdit(chain, next)) return found;
  found = seamProblems(chain.board(place), chain.board(next), offset);
  for (BoardProblem& each : found) {
    each.kind = ProblemKind::Other;
    const int steps = stepsTo(chain, place);
    // Boards farther off are not shown, so there is no place to go to.
    each.at =
        each.at && std::abs(steps) < kMostBoardsShown / 2 ? std::optional(*each.at + offset * steps) : std::nullopt;
  }
  return found;
}

/// The seams of the chain, each pair of boards once.
std::vector<BoardProblem> acrossSeams(const Chain& chain, Hex offset) {
  std::vector<BoardProblem> found;
  std::set<std::pair<int, int>> seen;
  const int seams = chain.ends == Ends::Joined ? chain.size() : chain.size() - 1;
  for (int k = 0; k < seams; ++k)
    if (seen.emplace(chain.order[static_cast<std::size_t>(k)],
                     chain.order[static_cast<std::size_t>((k + 1) % chain.size())])
            .second)
      add(found, seamBehind(chain, k, offset));
  return found;
}

/// Where boards lie on each other although their offset is that of the others, some hexes are too many: another offset
/// would mend nothing.
void keepOffset(std::vector<BoardProblem>& found) {
  for (BoardProblem& each : found)
    if (each.kind == ProblemKind::ChainOffset && each.at) each.kind = ProblemKind::Other;
}

}  // namespace

bool OwnNeighbor::operator==(const OwnNeighbor& other) const {
  const auto isSame = [](const BoardFile& a, const BoardFile& b) { return boardFileToJson(a) == boardFileToJson(b); };
  const bool isSameBoard = file == other.file || (file && other.file && isSame(*file, *other.file));
  return letter == other.letter && name == other.name && path == other.path && isSameBoard;
}

QString ownLetters(const std::vector<OwnNeighbor>& own) {
  QString letters(Neighbors::kUnderEdit);
  for (const OwnNeighbor& each : own) letters += each.letter;
  return letters;
}

QString whyNotShown(const QString& order, const std::vector<OwnNeighbor>& own) {
  if (QString fault = faultOfOrder(order, ownLetters(own)); !fault.isEmpty()) return fault;
  if (order.contains(Neighbors::kUnderEdit)) return {};
  //: Why an order of boards cannot be taken; X is the letter of the board that is being edited
  return ShownChain::tr("The order needs an X: that is the board you are making.");
}

int fewestBoards(const QString& order) { return static_cast<int>(order.indexOf(Neighbors::kUnderEdit)) + 1; }

QString orderShown(const Neighbors& neighbors) {
  QString order = neighbors.order;
  for (const OwnNeighbor& each : neighbors.own)
    if (!each.isThere()) order.remove(each.letter);
  return order;
}

std::pair<QString, int> orderOf(const Neighbors& neighbors) {
  switch (neighbors.kind) {
    case Neighbors::Kind::None: break;
    case Neighbors::Kind::Itself: return {u"X"_s, 3};
    case Neighbors::Kind::A: return {u"AXA"_s, 3};
    case Neighbors::Kind::B: return {u"BXB"_s, 3};
    case Neighbors::Kind::C: return {u"CXC"_s, 3};
    case Neighbors::Kind::Order: return {orderShown(neighbors), neighbors.boards};
  }
  return {};
}

Chain chainShown(const Board& board, const Neighbors& neighbors) {
  constexpr int most = kMostBoardsShown;
  const auto [order, boards] = orderOf(neighbors);
  if (order.isEmpty() || board.cells.empty()) return {};
  if (boards <= most) return chainOfLetters(board, neighbors, order, boards, neighbors.ends);
  int first = homeIn(order, boards) - most / 2;
  first = neighbors.ends == Ends::Joined ? first + boards : std::clamp(first, 0, boards - most);
  QString part;
  for (int k = 0; k < most; ++k) part += order[(first + k) % boards % order.size()];
  return chainOfLetters(board, neighbors, part, most, Ends::Open);
}

int homeOf(const Chain& chain) {
  int first = -1;
  for (int k = 0; k < chain.size(); ++k) {
    if (!isUnderEdit(chain, k)) continue;
    if (k > 0 && k < chain.size() - 1) return k;
    if (first < 0) first = k;
  }
  return std::max(first, 0);
}

std::vector<ShiftedBoard> shiftedNeighbors(const Board& board, const Neighbors& neighbors) {
  const Chain chain = chainShown(board, neighbors);
  if (chain.isEmpty()) return {};
  const auto offset = offsetOf(chain, homeOf(chain));
  if (!offset) return {};
  std::vector<ShiftedBoard> beside;
  const int home = homeOf(chain);
  for (int k = 0; k < chain.size(); ++k)
    if (k != home && chain.board(k).orientation == board.orientation)
      beside.push_back({chain.board(k), *offset * stepsTo(chain, k)});
  return beside;
}

Board withNeighbors(const Board& board, const Neighbors& neighbors) {
  Board all = board;
  std::set<Hex> taken;
  for (const Cell& cell : board.cells) taken.insert(cell.at);
  for (const ShiftedBoard& beside : shiftedNeighbors(board, neighbors)) {
    for (Cell cell : beside.board.cells) {
      cell.at = cell.at + beside.shift;
      if (taken.insert(cell.at).second) all.cells.push_back(cell);
    }
    for (Harbor harbor : beside.board.harbors) {
      harbor.hex = harbor.hex + beside.shift;
      all.harbors.push_back(harbor);
    }
  }
  return all;
}

std::vector<BoardProblem> errorsOf(const Board& board) {
  if (!board.halves.empty()) return problems(chainOf({{"A", board}}, "A", 3, Ends::Open));
  std::vector<BoardProblem> found = problems(board);
  // Before all that somebody would draw in vain on a board that is to be one of a chain.
  if (auto tooLarge = board.chainOffset ? sizeProblem(board) : std::nullopt) found.push_back(std::move(*tooLarge));
  return found;
}

std::vector<BoardProblem> errorsOfChain(const Board& board, const Neighbors& neighbors) {
  const Chain chain = judgedChain(board, neighbors);
  if (chain.isEmpty()) return errorsOf(board);
  const Board* other = firstOther(chain);
  if (const auto apart = other ? joinProblem(board, *other) : std::nullopt) return {*apart};
  std::vector<BoardProblem> found = problems(chain);
  if (const auto offset = offsetOf(chain, homeOf(chain)))
    for (BoardProblem& each : acrossSeams(chain, *offset))
      if (each.severity == Severity::Error) add(found, {each});
  return found;
}

std::vector<BoardProblem> problemsAmong(const Board& board, const Neighbors& neighbors, int seats) {
  std::vector<BoardProblem> found = errorsOf(board);
  const Chain chain = judgedChain(board, neighbors);
  const Board* other = firstOther(chain);
  if (const auto apart = other ? joinProblem(board, *other) : std::nullopt) {
    // Problems of the offset hold for copies of the board alone.
    std::erase_if(found, [](const BoardProblem& each) { return each.kind == ProblemKind::ChainOffset; });
    add(found, {*apart});
  } else if (const auto offset = chain.isEmpty() ? std::nullopt : offsetOf(chain, homeOf(chain))) {
    if (auto tooLarge = sizeProblem(board)) add(found, {std::move(*tooLarge)});
    if (problems(board).empty()) add(found, problems(chain));
    add(found, acrossSeams(chain, *offset));
    if (other && board.chainOffset == other->chainOffset) keepOffset(found);
  }
  add(found, warnings(board, seats));
  std::stable_sort(found.begin(), found.end(),
                   [](const BoardProblem& a, const BoardProblem& b) { return a.severity < b.severity; });
  return found;
}

}  // namespace tapu
