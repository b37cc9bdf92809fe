// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "app/files/board_file.h"
#include "editor/autosave.h"
#include "editor/board_document.h"
#include "editor/edits.h"
#include "engine/board/isometry.h"
#include "engine/board/rng.h"
#include "tests/effort.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

BoardFile fromText(const QByteArray& text) {
  Complaint complaint;
  const auto file = readBoard(text, complaint, Accept::Unfinished);
  if (!file) qFatal("%s", qPrintable(complaint.sentence));
  return *file;
}

/// As other programs may write it: keys of their own, cells in no order.
const QByteArray kForeign = R"({
 "format": "tapu-board", "version": 1, "name": {"en": "Old", "hi": "पुराना"}, "mood": {"calm": true},
 "orientation": "flat",
 "hexes": [{"at": [1, 0], "terrain": "hills", "number": 5, "moss": 3}, {"at": [0, 0], "terrain": "sea"},
           {"at": [0, 1], "terrain": "desert"}],
 "harbors": [{"hex": [1, 0], "side": "NE", "trades": "any", "ratio": 3}],
 "robbers": [[0, 1]], "starts": {"seats": [], "pirates": 2}})";

BoardFile beginner() {
  BoardFile file;
  file.board = beginnerBoard();
  return file;
}

/// Any edit of any kind anywhere near the board.
void editSomething(BoardDocument& document, Rng& rng) {
  const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  const Hex at{below(9) - 4, below(9) - 4};
  const int part = below(6), what = below(13), seat = below(4);
  const auto edit = [=](BoardFile& file) {
    Board& board = file.board;
    switch (what) {
      case 0:
      case 1:
      case 2: setTerrain(board, at, static_cast<Terrain>(part)); break;
      case 3: setTerrain(board, at, Terrain::Sea); break;
      case 4: removeCell(board, at); break;
      case 5: setNumber(board, at, 2 + part); break;
      case 6: toggleHarbor(board, at, part, kAllResources[static_cast<std::size_t>(seat)]); break;
      case 7: toggleRobber(board, at); break;
      case 8: toggleSettlement(board, seat, at, part); break;
      case 9:
        toggleRoad(board, seat, at, part);
        toggleShip(board, seat, at, part);
        break;
      case 10: setTerritory(board, at, static_cast<Territory>(part % 3)); break;
      case 11:
        file.names[u"en"_s] = u"Name %1"_s.arg(part);
        file.author = u"A%1"_s.arg(seat);
        break;
      case 12: board = imageOf(board, about({0, 0}, static_cast<Mirrored>(seat % 2), part, board.orientation)); break;
    }
  };
  if (below(3) > 0) {
    document.change(StepName::PaintTerrain, edit);
    return;
  }
  document.begin(StepName::PaintTerrain);
  for (int i = below(5); i >= 0; --i) document.paint(edit);
  below(5) == 0 ? document.cancel() : static_cast<void>(document.end());
}

}  // namespace

class DocumentTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fiveHundredEditsUndoneLeaveTheSameBytes_data() {
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("from the beginner island") << writeBoard(beginner());
    QTest::newRow("from a foreign file with keys of its own, cells in no order") << writeBoard(fromText(kForeign));
  }
  void fiveHundredEditsUndoneLeaveTheSameBytes() {
    QFETCH(QByteArray, start);
    BoardDocument document;
    document.setFile(fromText(start));
    QCOMPARE(writeBoard(document.file()), start);
    SeededRng rng(7);
    std::vector<Board> after{document.board()};  // writing takes longer than comparing
    constexpr int each = 50;
    std::map<int, QByteArray> texts;
    for (int i = 0; i < 500; ++i) {
      rng.startMove(static_cast<std::uint64_t>(i));
      editSomething(document, rng);
      const int index = document.history().index();
      if (index < static_cast<int>(after.size())) continue;
      after.push_back(document.board());
      if (index % each == 0) texts[index] = writeBoard(document.file());
    }
    const auto isAsItWas = [&] {
      const int index = document.history().index();
      return document.board() == after[static_cast<std::size_t>(index)] &&
             (!texts.contains(index) || writeBoard(document.file()) == texts[index]);
    };
    QVERIFY(document.history().count() > 300);
    while (document.history().canUndo()) {
      document.history().undo();
      QVERIFY(isAsItWas());
    }
    QCOMPARE(writeBoard(document.file()), start);
    QVERIFY(!document.isModified());
    while (document.history().canRedo()) {
      document.history().redo();
      QVERIFY(isAsItWas());
    }
  }

  /// Pieces may lie beside the board, and the board may grow to them: their names are then those that a file gives
  /// them.
  void whateverIsEditedAFileHasTheSameBoard() {
    BoardDocument document;
    document.setFile(beginner());
    SeededRng rng(11);
    for (int i = 0; i < effort(250, 80); ++i) {
      rng.startMove(static_cast<std::uint64_t>(i));
      editSomething(document, rng);
      Complaint complaint;
      const auto read = readBoard(writeBoard(document.file()), complaint, Accept::Unfinished);
      if (read) QVERIFY2(read->board == document.board(), qPrintable(u"edit %1"_s.arg(i)));
    }
  }

  void aStrokeOfManyEditsIsOneStepBack() {
    BoardDocument document;
    document.setFile(beginner());
    document.begin(StepName::PaintTerrain);
    for (int q = -2; q <= 2; ++q)
      document.paint([q](BoardFile& file) { setTerrain(file.board, {q, 0}, Terrain::Forest); });
    QVERIFY(document.isPainting());
    QVERIFY(document.end());
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.history().undoText(), u"Paint terrain"_s);
    document.history().undo();
    QVERIFY(document.board() == beginnerBoard());
  }

  void aStepBackOrForthInAStrokeGivesItUp_data() {
    QTest::addColumn<bool>("isRedo");
    QTest::newRow("undo") << false;
    QTest::newRow("redo") << true;
  }
  void aStepBackOrForthInAStrokeGivesItUp() {
    QFETCH(bool, isRedo);
    BoardDocument document;
    document.setFile(beginner());
    document.change(StepName::PaintTerrain, [](BoardFile& file) { setTerrain(file.board, {9, 9}, Terrain::Forest); });
    const Board one = document.board();
    document.change(StepName::Erase, [](BoardFile& file) { removeCell(file.board, {0, 0}); });
    const Board two = document.board();
    if (isRedo) document.history().undo();
    document.begin(StepName::PaintTerrain);
    for (const Cell& cell : beginnerBoard().cells)
      document.paint([&](BoardFile& file) { removeCell(file.board, cell.at); });
    isRedo ? document.history().redo() : document.history().undo();
    QVERIFY(document.board() == (isRedo ? two : one));
    QVERIFY(!document.isPainting());
    document.paint([](BoardFile& file) { removeCell(file.board, {0, 1}); });  // the button is still down
    QVERIFY(!document.end());
    QVERIFY(document.board() == (isRedo ? two : one));
    while (document.history().canUndo()) document.history().undo();
    QVERIFY(document.board() == beginnerBoard());
  }

  void aStrokeGivenUpLeavesNothingBehind() {
    BoardDocument document;
    document.setFile(beginner());
    document.begin(StepName::PaintTerrain);
    document.paint([](BoardFile& file) { removeCell(file.board, {0, 0}); });
    document.cancel();
    QVERIFY(document.board() == beginnerBoard());
    QCOMPARE(document.history().count(), 0);
  }

  void whatChangesNothingIsNoStep() {
    BoardDocument document;
    document.setFile(beginner());
    const Terrain here = cellAt(document.board(), {0, 0})->terrain;
    QVERIFY(!document.change(StepName::Erase, [here](BoardFile& file) { setTerrain(file.board, {0, 0}, here); }));
    QVERIFY(!document.change(StepName::Erase, [](BoardFile&) {}));
  }

  void savedIsSavedUntilTheNextStepAndAgainAfterUndo() {
    BoardDocument document;
    document.setFile(beginner(), BoardDocument::Modified::Yes);
    QVERIFY(document.isModified());
    document.setSaved();
    QVERIFY(!document.isModified());
    document.change(StepName::Erase, [](BoardFile& file) { removeCell(file.board, {0, 0}); });
    QVERIFY(document.isModified());
    document.history().undo();
    QVERIFY(!document.isModified());
  }

  void unknownKeysSurviveEditingAndSaving() {
    BoardDocument document;
    document.setFile(fromText(kForeign));
    document.change(StepName::PaintTerrain, [](BoardFile& file) { setTerrain(file.board, {2, 0}, Terrain::Forest); });
    const QByteArray text = writeBoard(document.file());
    for (const char* key : {"\"mood\"", "\"moss\"", "\"pirates\""}) QVERIFY2(text.contains(key), key);
  }

  // Edits

  void aBoardHasAtMost32RowsAndColumns_data() {
    QTest::addColumn<Orientation>("orientation");
    QTest::newRow("pointy") << Orientation::Pointy;
    QTest::newRow("flat") << Orientation::Flat;
  }
  void aBoardHasAtMost32RowsAndColumns() {
    QFETCH(Orientation, orientation);
    Board board;
    board.orientation = orientation;
    int placed = 0;
    for (int row = 0; row < 40; ++row)
      for (int column = 0; column < 40; ++column)
        placed += setTerrain(board, hexAt({column, row}, orientation), Terrain::Sea);
    QCOMPARE(placed, 32 * 32);
    QVERIFY(std::is_sorted(board.cells.begin(), board.cells.end(), [orientation](const Cell& a, const Cell& b) {
      return readsBefore(a.at, b.at, orientation);
    }));
  }

  void whereNothingGrowsNoNumberStays() {  // 1.5
    Board board = beginnerBoard();
    QVERIFY(cellAt(board, {0, 1})->number != 0);
    QVERIFY(setTerrain(board, {0, 1}, Terrain::Desert));
    QCOMPARE(cellAt(board, {0, 1})->number, 0);
    QVERIFY(!setNumber(board, {0, 1}, 6));
  }

  void aHarborNeedsACoastAndIsNamedFromTheLand() {  // 1.7
    Board board;
    setTerrain(board, {0, 0}, Terrain::Forest);
    setTerrain(board, {1, 0}, Terrain::Hills);
    QVERIFY(!toggleHarbor(board, {0, 0}, *sideNamed("E", Orientation::Pointy), Resource::Ore));
    // From the sea cell in the west of the forest.
    QVERIFY(toggleHarbor(board, {-1, 0}, *sideNamed("E", Orientation::Pointy), Resource::Ore));
    QCOMPARE(board.harbors.size(), 1u);
    QVERIFY(board.harbors[0] == (Harbor{{0, 0}, *sideNamed("W", Orientation::Pointy), Resource::Ore, 2}));
    QVERIFY(toggleHarbor(board, {0, 0}, *sideNamed("W", Orientation::Pointy), Resource::None));
    QCOMPARE(board.harbors.size(), 1u);
    QCOMPARE(board.harbors[0].ratio, 3);
    QVERIFY(toggleHarbor(board, {0, 0}, *sideNamed("W", Orientation::Pointy), Resource::None));
    QVERIFY(board.harbors.empty());
  }

  void aCornerHasOneOwnerWhateverNameItIsGiven() {
    Board board = beginnerBoard();
    board.starts.clear();
    // 0,0:N is 0,-1:SE is 1,-1:SW.
    QVERIFY(toggleSettlement(board, 0, {0, 0}, *cornerNamed("N", Orientation::Pointy)));
    QVERIFY(toggleSettlement(board, 2, {0, -1}, *cornerNamed("SE", Orientation::Pointy)));
    QCOMPARE(board.starts.size(), 3u);
    QVERIFY(board.starts[0].settlements.empty());
    QVERIFY(toggleSettlement(board, 2, {1, -1}, *cornerNamed("SW", Orientation::Pointy)));
    QVERIFY(board.starts.empty());
  }

  // Symmetry

  void sixTurnsOrTwoMirrorsLeaveABoardAsItWas_data() {
    QTest::addColumn<Orientation>("orientation");
    QTest::addColumn<Mirrored>("mirrored");
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("times");
    for (const auto orientation : {Orientation::Pointy, Orientation::Flat}) {
      const char* name = orientation == Orientation::Pointy ? "pointy" : "flat";
      QTest::addRow("%s: a sixth six times", name) << orientation << Mirrored::No << 1 << 6;
      QTest::addRow("%s: a third three times", name) << orientation << Mirrored::No << 2 << 3;
      QTest::addRow("%s: left for right twice", name) << orientation << Mirrored::Yes << 0 << 2;
      QTest::addRow("%s: top for bottom twice", name) << orientation << Mirrored::Yes << 3 << 2;
    }
  }
  void sixTurnsOrTwoMirrorsLeaveABoardAsItWas() {
    QFETCH(Orientation, orientation);
    QFETCH(Mirrored, mirrored);
    QFETCH(int, turns);
    QFETCH(int, times);
    Board board = beginnerBoard();
    board.orientation = orientation;
    board.robber = Hex{0, 1};
    const Isometry motion = about({1, 0}, mirrored, turns, orientation);
    QVERIFY(motion.hex({1, 0}, orientation) == (Hex{1, 0}));
    Board moved = board;
    for (int i = 0; i < times; ++i) {
      if (i > 0) QVERIFY(moved.harbors != board.harbors);
      moved = imageOf(moved, motion);
    }
    std::sort(board.cells.begin(), board.cells.end(),
              [&](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, orientation); });
    QVERIFY(moved == board);
  }

  void whatTouchesStillTouchesInTheImage() {
    // The corner between sides s-1 and s, and the cell beyond a side, are those of the image.
    for (const auto orientation : {Orientation::Pointy, Orientation::Flat})
      for (const auto mirrored : {Mirrored::No, Mirrored::Yes})
        for (int turns = 0; turns < 6; ++turns) {
          const Isometry motion = about({2, -1}, mirrored, turns, orientation);
          const Hex at{1, 3};
          for (int i = 0; i < kSides; ++i) {
            const Hex beyond = motion.hex(neighbor(at, i, orientation), orientation);
            QVERIFY(beyond == neighbor(motion.hex(at, orientation), motion.side(i, orientation), orientation));
            const int corner = motion.corner(i, orientation);
            const Point image = cornerPoint(motion.hex(at, orientation), corner, orientation);
            const int side = motion.side(i, orientation);
            const auto end = [&](int n) {
              return cornerPoint(motion.hex(at, orientation), (side + n) % kSides, orientation);
            };
            QVERIFY(image == end(0) || image == end(1));
          }
        }
  }

  void theMiddleOfTheClassicIslandIsItsMiddle() {
    QVERIFY(middleOf(beginnerBoard()) == (Hex{0, 0}));
    QVERIFY(middleOf(imageOf(beginnerBoard(), {Mirrored::No, 0, {7, -3}})) == (Hex{7, -3}));
  }

  // Autosave

  void aBoardIsRecoveredAfterACrashOnce() {
    QTemporaryDir folder;
    {
      Autosave crashed(folder.path());
      QVERIFY(crashed.keep(fromText(kForeign), u"island.tapuboard"_s));
      Autosave other(folder.path());
      QVERIFY(!other.recover());  // its program lives
    }
    Autosave next(folder.path());
    const auto found = next.recover();
    QVERIFY(found.has_value());
    QCOMPARE(writeBoard(found->file), writeBoard(fromText(kForeign)));
    QCOMPARE(found->path, u"island.tapuboard"_s);
    QVERIFY(!next.recover());
  }

  void whatWasSavedNeedsNoRecovery() {
    QTemporaryDir folder;
    {
      Autosave saved(folder.path());
      QVERIFY(saved.keep(beginner(), {}));
      QVERIFY(saved.isKept());
      saved.letGo();
    }
    QVERIFY(!Autosave(folder.path()).recover());
  }

  void anUnfinishedBoardIsRecoveredToo() {
    QTemporaryDir folder;
    BoardFile file = beginner();
    setNumber(file.board, {0, 1}, 0);  // 1.5: not playable
    { QVERIFY(Autosave(folder.path()).keep(file, {})); }
    const auto found = Autosave(folder.path()).recover();
    QVERIFY(found && found->file.board == file.board);
  }

  void aBrokenCopyDoesNoHarm() {
    QTemporaryDir folder;
    QFile broken(folder.filePath(u"x.tapuboard"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    QVERIFY(!Autosave(folder.path()).recover());
    const auto damaged = Autosave::damagedIn(folder.path());
    QCOMPARE(damaged.size(), 1u);
    QCOMPARE(damaged[0].copy, broken.fileName());
    QVERIFY(damaged[0].path.isEmpty() && !damaged[0].complaint.isEmpty());
    QVERIFY2(QFile::exists(broken.fileName()), "it stays");
  }

  void whatTheFileOfACopyContainedIsRemembered() {
    QTemporaryDir folder;
    const QString path = u"/boards/a\nb.tapuboard"_s;  // a path may have anything but a zero byte
    { QVERIFY(Autosave(folder.path()).keep(beginner(), path, QByteArray("\0\n\xff", 3))); }
    const auto found = Autosave(folder.path()).recover();
    QVERIFY(found);
    QCOMPARE(found->path, path);
    QVERIFY(found->known == QByteArray("\0\n\xff", 3));
  }

  void aCopyOfAnOlderProgramSaysNothingOfTheContent() {
    QTemporaryDir folder;
    { QVERIFY(Autosave(folder.path()).keep(beginner(), {})); }
    QFile where(QDir(folder.path()).entryInfoList({u"*.path"_s}).front().filePath());
    QVERIFY(where.open(QIODevice::WriteOnly | QIODevice::Truncate) && where.write("/boards/a.tapuboard") > 0);
    where.close();
    const auto found = Autosave(folder.path()).recover();
    QVERIFY(found && !found->known);
    QCOMPARE(found->path, u"/boards/a.tapuboard"_s);
  }
};

TAPU_TEST_WITH_SCREEN(DocumentTest)
#include "test_document.moc"
