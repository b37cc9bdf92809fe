// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <functional>

#include "app/files/chain_order.h"
#include "editor/chain_dialog.h"
#include "editor/mending.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

using Kind = Neighbors::Kind;

Neighbors inOrder(const QString& order, int boards, Ends ends = Ends::Open) {
  return {Kind::Order, ends, order, boards, {}};
}

QString lettersIn(const Chain& chain) {
  QString letters;
  for (int k = 0; k < chain.size(); ++k)
    letters += QString::fromStdString(chain.kinds[chain.order[static_cast<std::size_t>(k)]].name);
  return letters;
}

void saveOwn(const QString& path, const Board& board, const QString& name) {
  BoardFile file;
  file.board = board;
  file.names.insert(u"en"_s, name);
  Complaint complaint;
  QVERIFY2(saveBoard(path, file, complaint), qPrintable(complaint.sentence));
}

/// Every own board is that of the template; the file has a name and a key of a later version.
ChainFile chainWithOwn(const QString& order, int boards, const QList<QChar>& letters) {
  ChainFile file{u"The hall"_s, order, boards, Ends::Joined, {}, {{u"lamps"_s, 7}}};
  BoardFile own;
  own.board = chainBoard();
  for (QChar letter : letters) file.own.push_back({letter, own});
  return file;
}

void write(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// The chain around the board under edit: which boards lie in it, and what is wrong there.
class ShownChainTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void theOrderIsRepeatedAndTheBoardMayLieThereTwice() {
    const Chain chain = chainShown(chainBoard(), inOrder(u"ABXC"_s, 8));
    QCOMPARE(lettersIn(chain), u"ABXCABXC"_s);
    QCOMPARE(homeOf(chain), 2);
    const auto beside = shiftedNeighbors(chainBoard(), inOrder(u"ABXC"_s, 8));
    QCOMPARE(beside.size(), 7u);
    // 9.2: board k lies k times 8,-4 from the first; the second X lies four boards on.
    const auto second = std::ranges::find(beside, Hex{32, -16}, &ShiftedBoard::shift);
    QVERIFY(second != beside.end() && second->board == chainBoard());
  }

  void inARingTheyLieTheShorterWayRound() {
    std::set<Hex> shifts;
    for (const ShiftedBoard& each : shiftedNeighbors(chainBoard(), inOrder(u"XABC"_s, 4, Ends::Joined)))
      shifts.insert(each.shift);
    QVERIFY(shifts == (std::set<Hex>{{-8, 4}, {8, -4}, {16, -8}}));
  }

  void noOrderOfUpToFourHasAProblem_data() {  // 9.2
    QTest::addColumn<QString>("order");
    for (const char* order : {"X", "XA", "BX", "XX", "ABXC", "CXBA", "XCXB", "AXXB", "BCAX"})
      QTest::newRow(order) << QString::fromLatin1(order);
  }
  void noOrderOfUpToFourHasAProblem() {
    QFETCH(QString, order);
    for (int boards : {static_cast<int>(order.size()), 12})
      for (Ends ends : {Ends::Open, Ends::Joined})
        for (const BoardProblem& problem : problemsAmong(chainBoard(), inOrder(order, boards, ends)))
          QFAIL(problem.sentence.c_str());
  }

  // E5: drawn round 0,0; with whatever it is turned, Fix all brings it to its place.
  void aBoardDrawnElsewhereIsMovedByFixAll() {
    for (int turns = 0; turns < kSides; ++turns) {
      BoardFile file;
      file.board = imageOf(chainBoard(), {Mirrored::No, turns, {-4, 2}});
      file.board.chainOffset.reset();
      const Neighbors beside{Kind::A, Ends::Open};
      const auto found = problemsAmong(file, beside);
      QVERIFY(!found.empty() && found.front().kind == ProblemKind::ChainOrigin);
      QCOMPARE(std::ranges::count(found, ProblemKind::ChainOffset, &BoardProblem::kind), 0);
      const Mended mended = mendAll(file, beside);
      QVERIFY(mended.gone > 0);
      QCOMPARE(mended.byHand + mended.inCircle, 0);
      QVERIFY(file.board == chainBoard());
    }
  }

  void whatCannotBeMovedIsToldAndNotFixed() {
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.clear();
    const auto found = problemsAmong(file, {Kind::B, Ends::Open});
    QVERIFY(!found.empty() && found.front().kind == ProblemKind::ChainOutline);
    QVERIFY(!applyFix(file.board, found.front()));
  }

  void aHexOnTheNeighborIsToldThere() {
    BoardFile file;
    file.board = chainBoard();
    file.board.cells.push_back({{8, -4}, Terrain::Forest, 4, Territory::Moon, CutByLine::No});
    const auto found = problemsAmong(file, {Kind::A, Ends::Open});
    QVERIFY(std::ranges::any_of(found, [](const BoardProblem& each) {
      return each.severity == Severity::Error && each.at == Hex{8, -4};
    }));
    for (const BoardProblem& each : found)
      if (const auto fixed = applyFix(file.board, each))
        QVERIFY2(fixed->chainOffset == (Hex{8, -4}), each.sentence.c_str());
  }

  // Somebody who draws such a board hears of its size before it has halves, and whatever else it lacks (9.1).
  void aBoardThatIsTooLargeForAChainIsToldAtOnce_data() {
    QTest::addColumn<std::function<void(Board&)>>("change");
    using Change = std::function<void(Board&)>;
    QTest::newRow("an offset alone") << Change([](Board&) {});
    QTest::newRow("a hex lacks a number") << Change([](Board& b) { setNumber(b, {0, 0}, 0); });
    QTest::newRow("halves have begun") << Change([](Board& b) { b.halves.resize(2); });
  }
  void aBoardThatIsTooLargeForAChainIsToldAtOnce() {
    QFETCH(std::function<void(Board&)>, change);
    BoardFile file;
    file.board.orientation = Orientation::Flat;
    file.board.chainOffset = Hex{12, -6};
    for (int q = 0; q < 6; ++q)
      for (int r = 0; r < 5; ++r) file.board.cells.push_back({{q, r}, Terrain::Hills, 5});
    change(file.board);
    const auto times = [&file](const Neighbors& beside) {
      return std::ranges::count(problemsAmong(file, beside), std::string("A board of a chain has at most 64 corners."),
                                &BoardProblem::sentence);
    };
    QCOMPARE(times({}), 1);
    QCOMPARE(times({Kind::Itself, Ends::Open}), 1);
    file.board.chainOffset.reset();
    file.board.halves.clear();
    QCOMPARE(times({}), 0);
    QVERIFY2(times({Kind::Itself, Ends::Open}) == 1, "among its like it is one of a chain");
  }

  void eachSeamOfTheChainIsLookedAt() {
    Board board = chainBoard();
    // The tip 8,-3 lies beside 1,0 and 1,1 of the next board; on B they carry 6 and 9.
    setNumber(board, {8, -3}, 8);
    setNumber(board, {1, 0}, 3);  // beside the tip of a copy
    setNumber(board, {1, 1}, 4);
    const auto hot = [&](const QString& order) {
      return std::ranges::count(problemsAmong(board, inOrder(order, static_cast<int>(order.size()))),
                                ProblemKind::HotNumbersTouchOverSeam, &BoardProblem::kind);
    };
    QCOMPARE(hot(u"XCXC"_s), 0);
    QCOMPARE(hot(u"XCXB"_s), 1);
  }

  void whichOrdersCanBeShown_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("fault");
    QTest::newRow("small letters with commas") << u"a, b, x"_s << QString();
    QTest::newRow("nothing") << u"  "_s << u"The order needs at least one board."_s;
    QTest::newRow("without the board") << u"ABC"_s << u"The order needs an X: that is the board you are making."_s;
    QTest::newRow("a letter of no board") << u"AXD"_s << u"No board is called D."_s;
    QTest::newRow("25 letters") << QString(25, u'X')
                                << u"The order has room for 24 letters; it is repeated along the chain."_s;
  }
  void whichOrdersCanBeShown() {
    QFETCH(QString, typed);
    QFETCH(QString, fault);
    QCOMPARE(whyNotShown(lettersOf(typed), {}), fault);
  }

  // The page

  void aNewBoardOfAChainIsShownInTheOrderThatIsTyped() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    QVERIFY(desk.board() == chainBoard());
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::Order)]->trigger();
    auto* dialog = desk.child<ChainDialog>(u"editorChainDialog"_s);
    QVERIFY(dialog);
    auto* order = dialog->findChild<QLineEdit*>(u"chainOrder"_s);
    order->selectAll();
    QTest::keyClicks(order, u"axbc"_s);
    dialog->findChild<QSpinBox*>(u"chainBoards"_s)->setValue(12);
    QCOMPARE(desk.page.canvas()->boardScene()->board().cells.size(), 12u * 20);
    SOON_EQUAL(dialog->sentence(), u"A – X – B – C – A – X – B – C – A – X – B – C"_s);
    desk.page.refreshNow();
    QVERIFY(desk.page.problemsPanel()->problems().empty());
    order->selectAll();
    QTest::keyClicks(order, u"abc"_s);
    QVERIFY(dialog->sentence().contains(u"X"_s));
    QCOMPARE(desk.page.selection().choices().neighbors.order, u"AXBC"_s);
  }

  void anOwnBoardIsReadAgainWhenItChanges() {
    const QString path = folder_->filePath(u"dunes.tapuboard"_s);
    saveOwn(path, chainBoard(), u"Dunes"_s);
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    QCOMPARE(desk.page.neighborBoards().add(path), QString());
    const auto own = [&]() -> const OwnNeighbor& { return desk.page.selection().choices().neighbors.own.front(); };
    QCOMPARE(own().letter, QChar(u'D'));
    QCOMPARE(own().name, u"Dunes"_s);
    Board other = chainBoard();
    other.cells.front().terrain = Terrain::Pasture;
    saveOwn(path, other, u"Dunes"_s);
    SOON(own().board() == other);
    // One that cannot be read is left out with a word, and comes back.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{");
    file.close();
    SOON(!own().isThere());
    QVERIFY2(desk.page.status().said().contains(u"D"_s), qPrintable(desk.page.status().said()));
    QVERIFY(!lettersIn(chainShown(desk.board(), desk.page.selection().choices().neighbors)).contains(u'D'));
    saveOwn(path, other, u"Dunes"_s);
    SOON(own().isThere());
  }

  void whatIsNoBoardOfAChainIsNotTaken() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    saveOwn(path, beginnerBoard(), u"Isle"_s);
    Desk desk(folder_->path());
    const QString said = desk.page.neighborBoards().add(path);
    QVERIFY2(said.contains(u"isle.tapuboard"_s), qPrintable(said));
    QVERIFY(desk.page.selection().choices().neighbors.own.empty());
    QVERIFY(!desk.page.neighborBoards().add(folder_->filePath(u"none.tapuboard"_s)).isEmpty());
  }

  void theChainIsRememberedForTheNextStart() {
    const QString path = folder_->filePath(u"dunes.tapuboard"_s);
    saveOwn(path, chainBoard(), u"Dunes"_s);
    Neighbors shown;
    {
      Desk desk(folder_->path());
      desk.page.files().newBoard(BuiltIn::Chain);
      QCOMPARE(desk.page.neighborBoards().add(path), QString());
      desk.page.actions()[EditorActions::Ring]->trigger();
      shown = desk.page.selection().choices().neighbors;
      QVERIFY(shown.ends == Ends::Joined);
      desk.page.document().setSaved();
    }
    Desk desk(folder_->path());
    QVERIFY2(desk.page.selection().choices().neighbors.kind == Kind::None, "the classic island is in no chain");
    desk.page.files().newBoard(BuiltIn::Chain);
    QVERIFY(desk.page.selection().choices().neighbors == shown);
  }

  // The files of the chain are read when it is needed first; what was remembered is not lost until then.
  void whatWasRememberedStaysThoughNoBoardNeededIt() {
    const QString path = folder_->filePath(u"dunes.tapuboard"_s);
    saveOwn(path, chainBoard(), u"Dunes"_s);
    {
      Desk desk(folder_->path());
      desk.page.files().newBoard(BuiltIn::Chain);
      QCOMPARE(desk.page.neighborBoards().add(path), QString());
      desk.page.actions()[EditorActions::Ring]->trigger();
      desk.page.document().setSaved();
    }
    {
      Desk desk(folder_->path());
      desk.page.files().newBoard(BuiltIn::Classic);
      QVERIFY(desk.page.selection().choices().neighbors.own.empty());
      desk.page.files().newBoard(BuiltIn::Chain);
      QCOMPARE(desk.page.selection().choices().neighbors.order, u"ABXCD"_s);
      desk.page.boards().goTo(0);
      desk.page.boards().goTo(1);
      QCOMPARE(desk.page.selection().choices().neighbors.order, u"ABXCD"_s);
    }
    {
      Desk desk(folder_->path());  // a kind is chosen for a board that is in no chain
      desk.page.actions().neighbors[static_cast<std::size_t>(Kind::A)]->trigger();
      const Neighbors& shown = desk.page.selection().choices().neighbors;
      QVERIFY(shown.kind == Kind::A);
      QCOMPARE(shown.order, u"ABXCD"_s);
      QVERIFY(shown.ends == Ends::Joined && shown.own.size() == 1u);
    }
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    QCOMPARE(desk.page.selection().choices().neighbors.order, u"ABXCD"_s);
    QVERIFY(desk.page.selection().choices().neighbors.own.front().isThere());
  }

  void theChainIsSavedAndOpenedAgain() {
    const QString own = folder_->filePath(u"dunes.tapuboard"_s), path = folder_->filePath(u"hall.tapuchain"_s);
    saveOwn(own, chainBoard(), u"Dunes"_s);
    Board made = chainBoard();
    made.cells.front().terrain = Terrain::Hills;
    {
      Desk desk(folder_->filePath(u"one"_s));
      desk.page.files().newBoard(BuiltIn::Chain);
      QVERIFY2(!desk.page.chains().save(path), "no chain is shown");
      desk.page.document().change(StepName::PaintTerrain, [&](BoardFile& file) { file.board = made; });
      QCOMPARE(desk.page.neighborBoards().add(own), QString());
      desk.page.selection().adjust([](auto& choices) {
        choices.neighbors.order = u"ADXB"_s;
        choices.neighbors.boards = 6;
      });
      QVERIFY2(desk.page.chains().save(path), qPrintable(desk.page.status().said()));
    }
    Desk desk(folder_->filePath(u"two"_s));
    QVERIFY(desk.page.chains().open(path));
    QVERIFY(desk.board() == made);
    QVERIFY2(!desk.page.boards().isModified(desk.page.boards().current()), "the chain has it");
    QCOMPARE(desk.page.boards().path(), path);
    QCOMPARE(desk.page.windowTitle(), u"hall"_s);
    QCOMPARE(lettersIn(chainShown(desk.board(), desk.page.selection().choices().neighbors)), u"ADXBAD"_s);
    QVERIFY(desk.page.selection().choices().neighbors.own.front().board() == chainBoard());
  }

  // A chain of the organizer is longer than what can be drawn: 9.2 has chains of 5500 boards.

  void aLongChainIsShownInPartAndSavedWhole() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    // X is the 20th of 22 letters; D is named, E is not; the file knows keys that this program does not.
    const QByteArray before = writeChain(chainWithOwn(u"ABCABCABCABCABCABDBXBA"_s, 400, {u'D', u'E', u'X'}));
    write(path, before);
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(path));
    QVERIFY2(desk.page.status().said().contains(u"400"_s) && desk.page.status().said().contains(u"12"_s),
             qPrintable(desk.page.status().said()));
    const Neighbors& shown = desk.page.selection().choices().neighbors;
    // Six boards before it, five behind it.
    QCOMPARE(lettersIn(chainShown(desk.board(), shown)), u"BCABDB"_s + u"X"_s + u"BAABC"_s);
    QCOMPARE(shown.boards, 400);
    desk.page.document().change(StepName::PaintTerrain,
                                [](BoardFile& file) { file.board.cells.front().terrain = Terrain::Hills; });
    QCOMPARE(desk.page.windowTitle(), u"hall*"_s);
    desk.page.actions()[EditorActions::Save]->trigger();
    QCOMPARE(desk.page.windowTitle(), u"hall"_s);
    Complaint complaint;
    auto after = loadChain(path, complaint);
    QVERIFY2(after, qPrintable(complaint.sentence));
    QCOMPARE(after->own.size(), 3u);
    QVERIFY(after->own.back().file.board.cells.front().terrain == Terrain::Hills);
    after->own.back().file.board = chainBoard();
    QCOMPARE(writeChain(*after), before);
  }

  void theFileOfTheChainIsOffered() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"AXC"_s, 5, {u'X'})));
    Desk desk(folder_->path());
    const auto offered = [&](QAction* action) {
      action->trigger();
      auto* dialog = desk.page.findChild<QFileDialog*>();
      const QString name = dialog ? dialog->findChild<QLineEdit*>(u"fileNameEdit"_s)->text() : QString();
      delete dialog;
      return name;
    };
    QVERIFY(desk.page.chains().open(path));
    QCOMPARE(offered(desk.page.actions()[EditorActions::SaveChain]), u"hall.tapuchain"_s);
    QVERIFY2(offered(desk.page.actions()[EditorActions::SaveAs]).endsWith(u".tapuboard"_s), "the board alone");
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    QCOMPARE(desk.page.windowTitle(), u"mine"_s);
    QCOMPARE(offered(desk.page.actions()[EditorActions::SaveChain]), u"hall.tapuchain"_s);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::A)]->trigger();
    QVERIFY2(offered(desk.page.actions()[EditorActions::SaveChain]) != u"hall.tapuchain"_s, "another chain is shown");
  }

  void aChainWithAnUnfinishedBoardStaysAsItIsAndTheWayOutIsTold() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    const QByteArray before = writeChain(chainWithOwn(u"AXC"_s, 5, {u'X'}));
    write(path, before);
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(path));
    desk.page.document().change(StepName::PlaceNumber, [](BoardFile& file) { file.board.halves.clear(); });
    desk.page.actions()[EditorActions::Save]->trigger();
    QCOMPARE(read(path), before);
    QVERIFY(desk.page.findChild<QDialog*>(u"editorLosses"_s));
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    QVERIFY(!desk.page.boards().isModified(desk.page.boards().current()));
  }

  void whereXLiesBeyondTheChainThatIsSaid() {
    const QString path = folder_->filePath(u"short.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"ABXC"_s, 2, {u'X'})));
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(path));
    QVERIFY2(desk.page.status().said().contains(u"X is not among the 2 boards"_s),
             qPrintable(desk.page.status().said()));
    QCOMPARE(lettersIn(chainShown(desk.board(), desk.page.selection().choices().neighbors)), u"ABX"_s);
    QVERIFY2(desk.page.windowTitle().endsWith(u'*'), "it differs from its file");
  }

  void anOrderWithoutRoomForXIsRefused() {
    const QString path = folder_->filePath(u"full.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"ABC"_s.repeated(8), 24, {})));
    Desk desk(folder_->path());
    const Neighbors before = desk.page.selection().choices().neighbors;
    QVERIFY(!desk.page.chains().open(path));
    QVERIFY(desk.page.findChild<QDialog*>(u"editorLosses"_s));
    QVERIFY(desk.page.selection().choices().neighbors == before);
  }

  void theDialogKeepsXInTheChain() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    ChainDialog dialog(desk.page.selection(), desk.page.neighborBoards(), &desk.page);
    auto* order = dialog.findChild<QLineEdit*>(u"chainOrder"_s);
    auto* boards = dialog.findChild<QSpinBox*>(u"chainBoards"_s);
    QCOMPARE(boards->minimum(), 3);  // ABXC
    order->setText({});
    QTest::keyClicks(order, u"ABCABX"_s);
    QCOMPARE(desk.page.selection().choices().neighbors.boards, 6);
    SOON_EQUAL(boards->minimum(), 6);
    boards->setValue(40);
    SOON_OR_SAY(dialog.sentence().startsWith(u"12 of the 40 boards are shown: "_s), qPrintable(dialog.sentence()));
  }

  void theDialogStaysOpenWhileItsOrderHasAFault() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    ChainDialog dialog(desk.page.selection(), desk.page.neighborBoards(), &desk.page);
    QVERIFY(bringUp(dialog, dialog.size()));
    auto* order = dialog.findChild<QLineEdit*>(u"chainOrder"_s);
    auto* close = dialog.findChild<QAbstractButton*>(u"chainClose"_s);
    const QString before = desk.page.selection().choices().neighbors.order;
    order->selectAll();
    QTest::keyClicks(order, u"AZX"_s);
    close->setFocus();
    close->click();
    QVERIFY(dialog.isVisible());
    QVERIFY(order->hasFocus());
    QVERIFY2(dialog.sentence().contains(u'Z'), qPrintable(dialog.sentence()));
    QCOMPARE(desk.page.selection().choices().neighbors.order, before);
    order->selectAll();
    QTest::keyClicks(order, u"ABX"_s);
    close->click();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(desk.page.selection().choices().neighbors.order, u"ABX"_s);
  }

  void eachTabSavesTheBoardsOfItsOwnChain() {
    // Both have a board D, and each its own.
    const auto chainOfTerrain = [](Terrain terrain) {
      ChainFile file = chainWithOwn(u"ADXC"_s, 4, {u'D', u'X'});
      file.own.front().file.author = terrain == Terrain::Hills ? u"Asha"_s : u"Ravi"_s;
      return file;
    };
    const QString one = folder_->filePath(u"one.tapuchain"_s), two = folder_->filePath(u"two.tapuchain"_s);
    write(one, writeChain(chainOfTerrain(Terrain::Hills)));
    write(two, writeChain(chainOfTerrain(Terrain::Forest)));
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(one) && desk.page.chains().open(two));
    QCOMPARE(desk.page.boards().count(), 2);
    QVERIFY(desk.page.chains().open(one));
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.page.windowTitle(), u"one"_s);
    desk.page.actions()[EditorActions::Save]->setEnabled(true);
    desk.page.actions()[EditorActions::Save]->trigger();
    Complaint complaint;
    const auto after = loadChain(one, complaint);
    QVERIFY(after);
    QCOMPARE(after->own.front().file.author, u"Asha"_s);
  }

  void theTabOfAChainIsModifiedWhenItsOrderIs() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"AXC"_s, 5, {u'X'})));
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(path));
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::A)]->trigger();
    QCOMPARE(desk.page.windowTitle(), u"hall"_s);  // only another part of it is looked at
    desk.page.selection().adjust([](auto& choices) { choices.neighbors.order = u"AXB"_s; });
    QCOMPARE(desk.page.windowTitle(), u"hall*"_s);
    desk.page.actions()[EditorActions::Save]->trigger();
    QCOMPARE(desk.page.windowTitle(), u"hall"_s);
    Complaint complaint;
    const auto after = loadChain(path, complaint);
    QVERIFY(after);
    QCOMPARE(after->order, u"AXB"_s);  // not AXA, which is shown
    QCOMPARE(after->boards, 5);
  }

  void aChainThatAnotherProgramHasChangedIsNotSavedOver() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"AXC"_s, 5, {u'X'})));
    Desk desk(folder_->path());
    QVERIFY(desk.page.chains().open(path));
    const QByteArray theirs = writeChain(chainWithOwn(u"BXC"_s, 7, {u'X'}));
    desk.page.selection().adjust([](auto& choices) { choices.neighbors.order = u"AXB"_s; });
    write(path, theirs);
    desk.page.actions()[EditorActions::Save]->trigger();
    QCOMPARE(read(path), theirs);
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    QVERIFY(notice->isVisible());
    notice->buttons().front()->click();  // open that version too
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.page.selection().choices().neighbors.order, u"BXC"_s);
    desk.page.boards().goTo(0);
    QVERIFY(desk.page.boards().path().isEmpty());
    QCOMPARE(desk.page.selection().choices().neighbors.order, u"AXB"_s);
  }

  void afterACrashTheBoardOfAChainHasItsFileAgain() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    write(path, writeChain(chainWithOwn(u"ADXC"_s, 30, {u'D', u'X'})));
    {
      Desk desk(folder_->path());
      QVERIFY(desk.page.chains().open(path));
      desk.page.document().change(StepName::PaintTerrain,
                                  [](BoardFile& file) { file.board.cells.front().terrain = Terrain::Hills; });
      QVERIFY(desk.page.boards().keepCopy());
    }
    Desk desk(folder_->path());
    desk.page.selection().adjust([](auto& choices) { choices.neighbors = {}; });
    QVERIFY(desk.page.files().recover());
    QCOMPARE(desk.page.boards().path(), path);
    QCOMPARE(desk.page.windowTitle(), u"hall*"_s);
    desk.page.actions()[EditorActions::Save]->trigger();
    Complaint complaint;
    const auto after = loadChain(path, complaint);
    QVERIFY(after && after->own.size() == 2u);
    QCOMPARE(after->order, u"ADXC"_s);
    QCOMPARE(after->boards, 30);
    QVERIFY(after->own.back().file.board.cells.front().terrain == Terrain::Hills);
  }

  void aChainWithErrorsIsNotSaved() {
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::A)]->trigger();
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { file.board.halves.clear(); });
    QVERIFY(!desk.page.chains().save(path));
    QVERIFY(!QFile::exists(path));
    QVERIFY(desk.page.status().said().contains(u"Sun"_s));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(ShownChainTest)
#include "test_shown_chain.moc"
