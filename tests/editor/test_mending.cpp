// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "editor/bot_games.h"
#include "editor/edits.h"
#include "editor/mending.h"
#include "tests/suite.h"

using namespace tapu;
using Kind = ProblemKind;

namespace {

using Spoil = std::function<void(Board&)>;

int side(const char* name) { return *sideNamed(name, Orientation::Pointy); }

/// The number of problems that somebody could put right.
int fixable(const BoardFile& file) {
  const auto found = problemsAmong(file, {});
  return static_cast<int>(
      std::ranges::count_if(found, [&](const BoardProblem& each) { return applyFix(file.board, each).has_value(); }));
}

/// A problem of a board whose robber stands on one of two hexes.
BoardProblem robberAt(Hex at) { return {"", "1.8", at, Kind::RobberOffLand}; }

}  // namespace

/// All problems of a board put right at once.
class MendingTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingWithAFixIsLeft_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<int>("gone");
    QTest::addColumn<int>("byHand");
    const auto row = [](const char* name, const Spoil& spoil, int gone, int byHand) {
      QTest::newRow(name) << spoil << gone << byHand;
    };
    row(
        "nothing is wrong", [](Board&) {}, 0, 0);
    // 1.4, 1.5: five forests and no desert are left; the nineteenth hex that yields has a nineteenth token
    row(
        "a number is missing, and a desert",
        [](Board& b) {
          cellAt(b, {0, 0})->terrain = Terrain::Forest;
        },
        1, 2);
    // 3.7: without its road the first seat would have less than the other three; it goes to the settlement that is bare
    row(
        "a road comes back to its settlement",
        [](Board& b) {
          b.starts[0].roads[0] = {{2, 0}, side("E")};
        },
        1, 0);
    row(
        "both of these, and a harbor that faces land",
        [](Board& b) {
          cellAt(b, {0, 0})->terrain = Terrain::Forest;
          b.starts[0].roads[0] = {{2, 0}, side("E")};
          b.harbors[0].side = side("SE");
        },
        3, 2);
    row(
        "four hundred hexes without a number",
        [](Board& b) {
          b = Board();
          for (int r = 0; r < 20; ++r)
            for (int q = 0; q < 20; ++q) b.cells.push_back({{q - r / 2, r}, Terrain::Hills});
        },
        400, 5);  // four resources and the harbors are left
  }
  void nothingWithAFixIsLeft() {
    QFETCH(Spoil, spoil);
    QFETCH(int, gone);
    QFETCH(int, byHand);
    BoardFile file;
    file.board = beginnerBoard();
    spoil(file.board);
    const Mended mended = mendAll(file, Neighbors());
    QCOMPARE(fixable(file), 0);
    QCOMPARE(mended.gone, gone);
    QCOMPARE(mended.byHand, byHand);
    QCOMPARE(mended.inCircle, 0);
  }

  void aFixThatBringsBackAnotherProblemEndsIt() {
    constexpr Hex one{0, 0}, other{1, 0};
    int fixes = 0;
    const Remedy remedy{[](const BoardFile& file) { return std::vector{robberAt(*file.board.robber)}; },
                        [&](const Board& board, const BoardProblem& problem) {
                          ++fixes;
                          Board next = board;
                          next.robber = *problem.at == one ? other : one;
                          return std::optional(next);
                        }};
    BoardFile file;
    file.board = beginnerBoard();
    file.board.robber = one;
    const Mended mended = mendAll(file, remedy);
    QVERIFY2(fixes < 10, qPrintable(QString::number(fixes)));
    QVERIFY2(file.board.robber == other, "what was gone stays gone");
    QCOMPARE(mended.gone, 1);
    QCOMPARE(mended.inCircle, 1);
    QCOMPARE(mended.byHand, 0);
  }

  void aFixThatDoesNotHelpChangesNothing() {
    const Remedy remedy{[](const BoardFile&) {
                          return std::vector{robberAt({0, 0})};
                        },
                        [](const Board& board, const BoardProblem&) {
                          Board next = board;
                          next.cells.pop_back();
                          return std::optional(next);
                        }};
    BoardFile file;
    file.board = beginnerBoard();
    const Mended mended = mendAll(file, remedy);
    QVERIFY(file.board == beginnerBoard());
    QCOMPARE(mended, (Mended{0, 0, 1, {}}));
  }
};

TAPU_TEST_WITH_LOOP(MendingTest)
#include "test_mending.moc"
