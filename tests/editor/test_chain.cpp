// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QTemporaryDir>

#include "engine/board/seam.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

using Kind = Neighbors::Kind;

Board bigGameBoard(int index) { return bigGameBoards()[static_cast<std::size_t>(index)].board; }

Chain chainOfItself(const Board& board, int boards) {
  return {{{"", board}}, std::vector<std::uint16_t>(static_cast<std::size_t>(boards), 0), Ends::Joined};
}

/// Works a tool as the mouse does. Places are a hair inside their hex, so that they are named by it.
struct Hand {
  explicit Hand(EditorSelection& e) : selection(e) {}
  Orientation orientation() const { return selection.board().orientation; }
  void choose(auto change) {
    EditorSelection::Choices choices = selection.choices();
    change(choices);
    selection.choose(choices);
  }
  void click(ToolKind kind, QPointF at) {
    const auto tool = makeTool(kind, selection);
    tool->press(at, Qt::LeftButton, {});
    tool->release(at);
  }
  void paint(Hex at, const HexContent& content) {
    choose([&](auto& choices) { choices.content = content; });
    click(ToolKind::Brush, hexCenter(at, orientation()));
  }
  void corner(ToolKind kind, Hex at, int corner) {
    click(kind, 0.9 * cornerPosition(at, corner, orientation()) + 0.1 * hexCenter(at, orientation()));
  }
  void side(ToolKind kind, Hex at, int side) {
    click(kind, 0.9 * edgeMiddle(at, side, orientation()) + 0.1 * hexCenter(at, orientation()));
  }
  void start(Territory half, const HalfStart& start) {
    choose([&](auto& choices) { choices.owner = Owner::of(half); });
    for (const auto& each : start.settlements) corner(ToolKind::Settlement, each.hex, each.corner);
    side(ToolKind::Road, start.road->hex, start.road->side);
    side(ToolKind::Ship, start.ship->hex, start.ship->side);
  }
  EditorSelection& selection;
};

}  // namespace

/// Boards of a chain in the editor: halves, start pieces, seams.
class EditorChainTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void theBoardsOfTheBigGameHaveNoProblemsAndAreSavedAsTheyWere_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"a", "b", "c"}) QTest::newRow(name) << QString::fromLatin1(name);
  }
  void theBoardsOfTheBigGameHaveNoProblemsAndAreSavedAsTheyWere() {
    QFETCH(QString, name);
    const QString path = qEnvironmentVariable("TAPU_SOURCE") + u"/resources/boards/%1.tapuboard"_s.arg(name),
                  copy = folder_->filePath(u"copy.tapuboard"_s);
    Desk desk(folder_->path());
    QVERIFY2(desk.page.files().open(path), qPrintable(desk.page.status().said()));
    QVERIFY(desk.page.problemsPanel()->problems().empty());
    QVERIFY(desk.page.files().saveTo(copy));
    QFile before(path), after(copy);
    QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), before.readAll());
  }

  // 9.16, by hand

  void startPiecesOfTheHalvesArePlacedByHand() {
    const Board wanted = bigGameBoard(0);
    BoardFile file;
    file.board = wanted;
    file.board.halves.clear();
    BoardDocument document;
    EditorSelection selection(document);
    document.setFile(file);
    Hand hand(selection);
    hand.start(Territory::Sun, wanted.halves[0]);
    hand.start(Territory::Moon, wanted.halves[1]);
    QVERIFY(document.board() == wanted);
    QCOMPARE(document.history().count(), 10);
    while (document.history().canUndo()) document.history().undo();
    QVERIFY(document.board() == file.board);
  }

  void aRoadOfAHalfMovesAndTheSettlementThereIsTheOneWithIt() {
    BoardFile file;
    file.board = bigGameBoard(0);
    BoardDocument document;
    EditorSelection selection(document);
    document.setFile(file);
    QVERIFY(selection.choices().owner == Owner::of(Territory::Sun));
    Hand hand(selection);
    // From the corner 2,-1:SE to the bare one at 3,-1:SE, whose south-west edge is side S of 3,-1.
    hand.side(ToolKind::Road, {3, -1}, *sideNamed("S", Orientation::Flat));
    const HalfStart& sun = document.board().halves[0];
    QVERIFY(sun.road == (SeatStart::Road{{3, -1}, *sideNamed("S", Orientation::Flat)}));
    QVERIFY(sun.settlements[0].with == HalfStart::With::Ship);
    QVERIFY(sun.settlements[1].with == HalfStart::With::Nothing);
    QVERIFY(sun.settlements[2].with == HalfStart::With::Road);
    QVERIFY(errorsOf(document.board()).empty());
  }

  void piecesOfAHalfAreTakenAwayAndWhatIsMissingIsTold() {
    BoardFile file;
    file.board = bigGameBoard(1);
    BoardDocument document;
    EditorSelection selection(document);
    document.setFile(file);
    Hand hand(selection);
    hand.side(ToolKind::Road, file.board.halves[0].road->hex, file.board.halves[0].road->side);
    QVERIFY(!document.board().halves[0].road);
    QVERIFY(!errorsOf(document.board()).empty());
    // It is kept all the same.
    Complaint complaint;
    const auto back = readBoard(writeBoard(document.file()), complaint, Accept::Unfinished);
    QVERIFY(back && back->board == document.board());
    QVERIFY(!readBoard(writeBoard(document.file()), complaint));
    // The same pieces once more: nothing is left.
    hand.side(ToolKind::Road, file.board.halves[0].road->hex, file.board.halves[0].road->side);
    hand.start(Territory::Sun, file.board.halves[0]);
    hand.start(Territory::Moon, file.board.halves[1]);
    QVERIFY(document.board().halves.empty());
  }

  void aCornerHasOneOwner() {
    BoardFile file;
    file.board = bigGameBoard(0);
    BoardDocument document;
    EditorSelection selection(document);
    document.setFile(file);
    Hand hand(selection);
    const auto& moons = file.board.halves[1].settlements[2];
    hand.corner(ToolKind::Settlement, moons.hex, moons.corner);
    QCOMPARE(document.board().halves[0].settlements.size(), 4u);
    QCOMPARE(document.board().halves[1].settlements.size(), 2u);
  }

  void halvesMoveWithTheirHexes() {
    BoardFile file;
    file.board = bigGameBoard(2);
    BoardDocument document;
    EditorSelection selection(document);
    document.setFile(file);
    std::set<Hex> all;
    for (const Cell& cell : file.board.cells) all.insert(cell.at);
    selection.select(all);
    selection.move({0, 1});
    const Board& moved = document.board();
    QVERIFY(moved.halves[0].road ==
            (SeatStart::Road{file.board.halves[0].road->hex + Hex{0, 1}, file.board.halves[0].road->side}));
    QVERIFY(errorsOf(moved).empty());
  }

  void aBoardOfAChainIsMadeFromNothing() {
    const Board wanted = bigGameBoard(2);
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::FewFlat);
    EditorSelection& selection = desk.page.selection();
    std::set<Hex> all;
    for (const Cell& cell : desk.board().cells) all.insert(cell.at);
    selection.select(all);
    selection.erase();
    Hand hand(selection);
    for (const Cell& cell : wanted.cells) {
      hand.paint(cell.at, HexContent::of(cell.terrain));
      if (cell.number > 0) hand.paint(cell.at, HexContent::ofNumber(cell.number));
      hand.paint(cell.at, HexContent::of(cell.territory));
      hand.paint(cell.at, HexContent::of(cell.cutByLine));
    }
    for (const Harbor& harbor : wanted.harbors) {
      hand.choose([&](auto& choices) { choices.harbor = harbor.trades; });
      hand.side(ToolKind::Harbor, harbor.hex, harbor.side);
    }
    hand.start(Territory::Sun, wanted.halves[0]);
    hand.start(Territory::Moon, wanted.halves[1]);
    desk.page.refreshNow();
    QCOMPARE(desk.page.problemsPanel()->problems().size(), 1u);  // 9.2: no offset yet
    const auto links = desk.page.problemsPanel()->findChildren<ActionButton*>();
    const auto isRule = [](const ActionButton* link) { return link->text() == u"Rule 9.2"_s; };
    const auto rule = std::ranges::find_if(links, isRule);
    QVERIFY2(rule != links.end() && !(*rule)->accessibleDescription().isEmpty(), "a link tells its problem");
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    SOON(desk.board().chainOffset.has_value());
    QVERIFY(desk.board().chainOffset == (Hex{8, -4}));
    Board made = desk.board();
    std::sort(made.cells.begin(), made.cells.end(), [&](const Cell& a, const Cell& b) { return a.at < b.at; });
    Board same = wanted;
    std::sort(same.cells.begin(), same.cells.end(), [&](const Cell& a, const Cell& b) { return a.at < b.at; });
    QVERIFY(made == same);
    QVERIFY(problems(chainOfItself(desk.board(), 4)).empty());
  }

  // Neighbors

  void aBoardIsShownBesideItself() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = bigGameBoard(0);
    desk.page.document().setFile(file);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::Itself)]->trigger();
    const BoardScene* scene = desk.page.canvas()->boardScene();
    QCOMPARE(scene->board().cells.size(), 60u);
    QCOMPARE(desk.board().cells.size(), 20u);
    QCOMPARE(desk.child<QComboBox>(u"neighbors"_s)->currentIndex(), static_cast<int>(Kind::Itself));
    // What is painted here appears beside it at once.
    Hand(desk.page.selection()).paint({1, 0}, HexContent::of(Terrain::Desert));
    const Cell* beside = cellAt(scene->board(), Hex{1, 0} + Hex{8, -4});
    QVERIFY(beside && beside->terrain == Terrain::Desert);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::None)]->trigger();
    QCOMPARE(scene->board().cells.size(), 20u);
  }

  void problemsAcrossTheSeamAreThoseOfTheNeighborsShown() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = bigGameBoard(0);
    desk.page.document().setFile(file);
    // The tip lies beside 1,0 and 1,1 of the next board: 12 and 8 on A, 6 and 9 on B, 4 and 11 on C.
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& each) {
      setNumber(each.board, {8, -3}, 8);
      setNumber(each.board, {1, 1}, 3);
    });
    const auto seams = [&] {
      desk.page.refreshNow();
      return std::ranges::count_if(desk.page.problemsPanel()->problems(), [](const BoardProblem& problem) {
        return problem.kind == ProblemKind::HotNumbersTouchOverSeam;
      });
    };
    QCOMPARE(seams(), 0);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::B)]->trigger();
    QCOMPARE(seams(), 1);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::C)]->trigger();
    QCOMPARE(seams(), 0);
    desk.page.actions().neighbors[static_cast<std::size_t>(Kind::A)]->trigger();
    QCOMPARE(seams(), 1);
  }

  void harborsAndHomesAreLookedAtAcrossTheSeam() {  // 1.7, 2.5
    Board board = bigGameBoard(0);
    const Board before = board;
    QVERIFY(seamProblems(board, before, {8, -4}).empty());
    // 8,-3 is the tip: north-east of it lies nothing, north-west its own 7,-3, south-west the hex 7,-2. The next board
    // has its 0,0 at 8,-4: north of the tip.
    board.harbors.push_back({{8, -3}, *sideNamed("N", Orientation::Flat), Resource::None, 3});
    auto found = seamProblems(board, before, {8, -4});
    QCOMPARE(found.size(), 1u);
    QVERIFY(found[0].kind == ProblemKind::HarborFacesLandOverSeam && found[0].at == (Hex{8, -3}));
    const auto turned = applyFix(board, found[0]);
    QVERIFY2(turned && !(*turned == board), "the harbor gets another side, or goes");
    for (Hex shift : {Hex{8, -4}, Hex{-8, 4}}) QVERIFY(seamProblems(*turned, before, shift).empty());
    board = before;
    Board next = before;
    board.halves[1].settlements[2] = {{8, -3}, *cornerNamed("NE", Orientation::Flat), HalfStart::With::Nothing};
    next.halves[0].settlements[2] = {{0, 0}, *cornerNamed("SE", Orientation::Flat), HalfStart::With::Nothing};
    // 0,0:SE of the next board is 8,-4:SE, one edge from 8,-3:NE? The tip's corner NE is 8,-4:SE itself.
    found = seamProblems(board, next, {8, -4});
    QCOMPARE(found.size(), 1u);
    QCOMPARE(QByteArray(found[0].rule), QByteArray("2.5"));
  }

  void theBoardsOfTheBigGameGoBesideEachOther_data() {
    QTest::addColumn<int>("board");
    QTest::addColumn<Neighbors::Kind>("beside");
    for (int i = 0; i < 3; ++i)
      for (Kind kind : {Kind::Itself, Kind::A, Kind::B, Kind::C})
        QTest::addRow("%c beside %d", 'A' + i, static_cast<int>(kind)) << i << kind;
  }
  void theBoardsOfTheBigGameGoBesideEachOther() {  // 9.2
    QFETCH(int, board);
    QFETCH(Neighbors::Kind, beside);
    for (Ends ends : {Ends::Open, Ends::Joined})
      for (const BoardProblem& problem : problemsAmong(bigGameBoard(board), {beside, ends}))
        QFAIL(problem.sentence.c_str());
  }

  void aBoardThatClimbsIsNoRing() {  // 9.2
    Board board = bigGameBoard(0);
    board.chainOffset = Hex{8, -3};
    const auto climbs = [&](Ends ends) {
      return std::ranges::any_of(problemsAmong(board, {Kind::Itself, ends}), [](const BoardProblem& problem) {
        return problem.sentence == "Boards that climb cannot form a ring.";
      });
    };
    QVERIFY(!climbs(Ends::Open));
    QVERIFY(climbs(Ends::Joined));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(EditorChainTest)
#include "test_chain.moc"
