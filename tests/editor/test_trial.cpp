// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <numeric>

#include "app/desktop/editor_guest.h"
#include "app/desktop/test_play_dialog.h"
#include "app/hall/hall_page.h"
#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/question.h"
#include "app/session/words/bot_levels.h"
#include "app/table/page/play_page.h"
#include "app/table/talk/log_model.h"
#include "editor/bot_games.h"
#include "editor/templates.h"
#include "engine/bots/simulation.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

BoardFile fileOf(const Board& board, const QString& name = u"Atoll"_s) {
  BoardFile file;
  file.board = board;
  file.names.insert(u"en"_s, name);
  return file;
}

BoardFile withStarts(int seats) {
  BoardFile file = fileOf(beginnerBoard());
  file.board.starts.resize(static_cast<std::size_t>(seats));
  return file;
}

/// The chain A X B C A X … around the board to begin with, in a ring.
Chain aroundOwn(int boards) {
  return chainShown(chainBoard(), {Neighbors::Kind::Order, Ends::Joined, u"AXBC"_s, boards, {}});
}

int personIn(const GamePlan& plan) {
  int persons = 0;
  for (const GamePlan::Seat& seat : plan.seats) persons += seat.holder == SeatHolder::Person;
  return persons == 1 ? plan.personSeat() : -1;
}

/// The editor in the whole program, with a board that was painted and zoomed.
struct Bench {
  explicit Bench(const QString& folder) : program(folder), editor(program.window, program.settings, folder) {
    program.settings.game.botPace.set(BotPace::Instant);
    editor.open({});
    page().files().newBoard(BuiltIn::Chain);
    page().document().change(StepName::PaintTerrain, [](BoardFile& file) { file.names.insert(u"en"_s, u"Atoll"_s); });
    page().actions().neighbors[static_cast<std::size_t>(Neighbors::Kind::A)]->trigger();
  }
  EditorPage& page() { return *editor.page(); }
  MainWindow& window() { return program.window; }
  void play() {
    page().actions()[EditorActions::Play]->trigger();
    QVERIFY(window().game());
    SOON(window().page() != editor.page());
  }
  Program program;
  EditorGuest editor;
};

}  // namespace

/// Boards from the editor that are tried: which game that is, and the way back.
class TestPlayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  // The plan

  void asManySeatsPlayAsHaveStartPieces_data() {  // 3.7
    QTest::addColumn<int>("starts");
    QTest::addColumn<int>("seats");
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("three") << 3 << 3;
    QTest::newRow("none: four place their own") << 0 << 4;
  }
  void asManySeatsPlayAsHaveStartPieces() {
    QFETCH(int, starts);
    QFETCH(int, seats);
    const Settings settings(folder_->path());
    for (const auto ruleSet : {std::optional<RuleSet>(), std::optional(RuleSet::Crazy)}) {
      const GamePlan plan = testPlan({withStarts(starts)}, {.ruleSet = ruleSet}, settings);
      QCOMPARE(plan.seats.size(), seats);
      QCOMPARE(plan.setup.options.seats, seats);
      QVERIFY(!plan.obstacle());
      QVERIFY(plan.setup.ruleSet == ruleSet.value_or(RuleSet::Classic));
      QVERIFY(plan.kind == GameNote::Kind::TestPlay);
    }
  }

  void theChainThatIsShownIsPlayedAsABigGame() {  // 9.1, 9.2
    const Settings settings(folder_->path());
    const Chain chain = aroundOwn(12);
    for (const Territory group : {Territory::Sun, Territory::Moon}) {
      const GamePlan plan = testPlan({fileOf(chainBoard()), chain, 1}, {.group = group}, settings);
      QVERIFY(plan.setup.ruleSet == RuleSet::BigGame);
      QVERIFY(plan.setup.chain == chain);
      QCOMPARE(plan.seats.size(), 24);
      QCOMPARE(personIn(plan), group == Territory::Sun ? 2 : 3);  // seats 2k and 2k + 1 of board k
      QVERIFY(!plan.obstacle());
    }
  }

  void aBoardOfAChainAloneIsPlayedBesideItsLike() {
    const Settings settings(folder_->path());
    const GamePlan plan = testPlan({fileOf(chainBoard())}, {}, settings);
    QCOMPARE(plan.setup.chain.size(), kLeastOfRing);
    QVERIFY(plan.setup.chain.board(1).halves == chainBoard().halves);
    QCOMPARE(personIn(plan), 2);
  }

  void theRulesFitTheBoard() {
    QVERIFY(testedRules(fileOf(beginnerBoard()), {.ruleSet = RuleSet::BigGame}) == RuleSet::Classic);
    QVERIFY(testedRules(fileOf(beginnerBoard()), {.ruleSet = RuleSet::Crazy}) == RuleSet::Crazy);
    QVERIFY(testedRules(fileOf(chainBoard()), {}) == RuleSet::BigGame);
    // Its start pieces are those of halves (9.16): by other rules they would be thrown away.
    QVERIFY(testedRules(fileOf(chainBoard()), {.ruleSet = RuleSet::Classic}) == RuleSet::BigGame);
  }

  void whatTheFileAsksForAppliesFirst() {
    TestChoices choices;
    choices.changedOptions[RuleSet::Classic] = {{u"victory.target"_s, 7}, {u"discard.threshold"_s, 9}};
    BoardFile file = fileOf(beginnerBoard());
    file.options[u"victory.target"_s] = 12;
    const Options options = testedOptions(file, choices);
    QCOMPARE(optionText(*optionNamed("victory.target"), options), std::string("12"));
    QCOMPARE(optionText(*optionNamed("discard.threshold"), options), std::string("9"));
  }

  void choicesAreKept() {
    TestChoices choices{RuleSet::Crazy, u"trader"_s, Territory::Moon, {}};
    choices.changedOptions[RuleSet::BigGame] = {{u"discard.threshold"_s, 9}};
    {
      Settings settings(folder_->path());
      QVERIFY(TestChoices::from(settings) == TestChoices());
      choices.keepIn(settings);
    }
    Settings settings(folder_->path());
    QVERIFY(TestChoices::from(settings) == choices);
    // What cannot be read is what is usual.
    settings.game.testPlay.set("no such thing");
    QVERIFY(TestChoices::from(settings) == TestChoices());
  }

  void aBigGameOnTwelveBoardsEndsAfterItsRounds() {  // 9.22
    const Settings settings(folder_->path());
    const GamePlan plan = testPlan({fileOf(chainBoard()), aroundOwn(12), 1}, {}, settings);
    SimulationPlan bots;
    bots.ruleSet = plan.setup.ruleSet;
    bots.options = plan.setup.options;
    bots.options.bigMaxRounds = 6;
    bots.chain = plan.setup.chain;
    bots.bots = {"greedy"};
    bots.mostMoves = 200'000;
    const SimulationResult result = simulate(bots);
    QCOMPARE(result.finished, 1);
    QCOMPARE(result.rounds, std::vector<std::uint16_t>{6});
    QCOMPARE(result.wins.size(), std::size_t(24));  // two seats a board
    QCOMPARE(std::accumulate(result.wins.begin(), result.wins.end(), 0), 1);
  }

  // The program

  void theBarSaysWhatItIsAndLeadsBack() {
    Bench bench(folder_->path());
    bench.page().canvas()->zoomIn();
    bench.page().selection().select({{1, 0}, {1, 1}});
    const Board made = bench.page().document().board();
    const int steps = bench.page().document().history().count();
    const double zoom = bench.page().canvas()->hexWidth();
    const QPoint at(bench.page().canvas()->horizontalScrollBar()->value(),
                    bench.page().canvas()->verticalScrollBar()->value());
    bench.play();
    QVERIFY(qobject_cast<HallPage*>(bench.window().page()));
    QCOMPARE(bench.window().game()->seen().definition().map.boards(), 3);
    QVERIFY(bench.window().testBar()->isVisible());
    QVERIFY(bench.window().testBar()->sentence().contains(u"Atoll"_s));
    bench.window().testBar()->findChild<ActionButton*>(u"backToEditor"_s)->click();
    QCOMPARE(bench.window().page(), &bench.page());
    QVERIFY(!bench.window().testBar()->isVisible());
    QVERIFY(!bench.window().game());
    QVERIFY(bench.page().document().board() == made);
    QCOMPARE(bench.page().document().history().count(), steps);
    QVERIFY(bench.page().selection().selected() == (std::set<Hex>{{1, 0}, {1, 1}}));
    QCOMPARE(bench.page().canvas()->hexWidth(), zoom);
    const QPoint now(bench.page().canvas()->horizontalScrollBar()->value(),
                     bench.page().canvas()->verticalScrollBar()->value());
    QVERIFY2((now - at).manhattanLength() <= 2, "a pixel each way may be lost when the page is laid out");
  }

  void theWayBackIsThereAtEveryMoment_data() {
    QTest::addColumn<int>("moment");
    QTest::newRow("at once, before the game is there") << 0;
    QTest::newRow("while the start is chosen") << 1;
    QTest::newRow("in a pause") << 2;
    QTest::newRow("from the page of saved games") << 3;
    QTest::newRow("at the end") << 4;
  }
  void theWayBackIsThereAtEveryMoment() {
    QFETCH(int, moment);
    Bench bench(folder_->path());
    if (moment == 0) {
      bench.page().actions()[EditorActions::Play]->trigger();
    } else {
      bench.play();
      if (moment == 2) {
        bench.window().game()->ask(requests::PauseGame{});
        SOON(bench.window().game()->seen().isPaused());
      }
      if (moment == 3) bench.window().launch().openSaved();
      if (moment == 4) {
        bench.window().game()->voteToStop(bench.window().game()->seen().localSeats().front(), YesNo::Yes);
        SOON(bench.window().game()->seen().state().head.phase == Phase::Over);
      }
      QVERIFY(bench.window().testBar()->isVisible());
    }
    QTest::keyClick(&bench.window(), Qt::Key_F5, Qt::ShiftModifier);
    bench.window().editor().back();  // nothing more, where the key has done it
    QCOMPARE(bench.window().page(), &bench.page());
    QVERIFY(!bench.window().game());
    QVERIFY(!bench.window().testBar()->isVisible());
    // The next test play begins as the first did.
    bench.play();
    QVERIFY(bench.window().testBar()->isVisible());
  }

  void alsoWhereItIsNotSaved() {
    Bench bench(folder_->path());
    bench.program.starter.setKeeping(Keeping::Nowhere);
    bench.play();
    bench.window().editor().back();
    QCOMPARE(bench.window().page(), &bench.page());
  }

  void aClassicBoardHasTheBarToo() {
    Bench bench(folder_->path());
    bench.page().files().newBoard(BuiltIn::Classic);
    bench.play();
    QVERIFY(qobject_cast<PlayPage*>(bench.window().page()));
    QVERIFY(bench.window().testBar()->isVisible());
    bench.window().openStart();  // as “Leave the game” does
    QCOMPARE(bench.window().page(), &bench.page());
  }

  void theLogTellsTheNameOfTheBoard() {
    Bench bench(folder_->path());
    bench.page().files().newBoard(BuiltIn::Classic);
    bench.page().document().change(StepName::ChangeProperties,
                                   [](BoardFile& file) { file.names.insert(u"en"_s, u"Atoll"_s); });
    bench.play();
    LogModel log(bench.window().game());
    log.rebuild(LogFilter::All);
    QStringList told;
    for (int row = 0; row < log.rowCount(); ++row) told << log.data(log.index(row), Qt::DisplayRole).toString();
    QVERIFY2(told.join(u'\n').contains(u"Board: Atoll"_s), qPrintable(told.join(u'\n')));
    QVERIFY(!told.join(u'\n').contains(u"From a file"_s));
  }

  // From the list of saved games, where nothing of the editor is left.
  void aTestPlayThatIsContinuedLeadsToItsBoardInTheEditor_data() {
    QTest::addColumn<int>("where");
    QTest::newRow("in no file: a new board that is not saved") << 0;
    QTest::newRow("in the file of a board opened lately") << 1;
    QTest::newRow("in a tab that is open") << 2;
    QTest::newRow("of a classic board in no file") << 3;
    QTest::newRow("in no file, and begun anew") << 4;
  }
  void aTestPlayThatIsContinuedLeadsToItsBoardInTheEditor() {
    QFETCH(int, where);
    const QString path = folder_->filePath(u"atoll.tapuboard"_s);
    Board tried;
    {
      Bench bench(folder_->path());
      if (where == 3) bench.page().files().newBoard(BuiltIn::Classic);
      bench.page().document().change(StepName::PaintTerrain, [](BoardFile& file) {
        std::ranges::find(file.board.cells, Terrain::Forest, &Cell::terrain)->terrain = Terrain::Pasture;
        file.names = {{u"en"_s, u"Atoll"_s}};
      });
      tried = bench.page().document().board();
      if (where == 1) QVERIFY(bench.page().files().saveTo(path));
      bench.play();
      bench.window().editor().back();
      while (bench.page().boards().isAnyModified())
        bench.page().boards().close(bench.page().boards().current(), fileOf(beginnerBoard()));
    }
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    if (where == 2) {
      editor.page()->files().newBoard(BuiltIn::Classic);
      editor.page()->document().setFile(fileOf(tried));
      editor.page()->files().newBoard(BuiltIn::FewPointy);
    }
    program.window.launch().openSaved();
    program.window.launch().continueGame(program.window.pages().saved()->cards().at(0)->game().store);
    SOON(program.table());
    QVERIFY(program.window.testBar()->isVisible());
    QVERIFY(program.window.testBar()->sentence().contains(u"Atoll"_s));
    if (where == 4) {
      const QPointer<GameController> before = program.window.game();
      program.window.launch().restart();
      auto* question = program.window.findChild<Question*>();
      QVERIFY(question);
      Q_EMIT question->confirmed();
      SOON(program.window.game() != before && program.table());
    }
    program.window.testBar()->findChild<ActionButton*>(u"backToEditor"_s)->click();
    QCOMPARE(program.window.page(), editor.page());
    QVERIFY(editor.page()->document().board().cells == tried.cells);
    QCOMPARE(editor.page()->boards().path(), where == 1 ? path : QString());
    QCOMPARE(editor.page()->document().isModified(), where == 0 || where >= 3);
    QCOMPARE(editor.page()->boards().count(), where == 2 ? 2 : 1);
    QCOMPARE(editor.page()->boards().title(editor.page()->boards().current()), where == 1 ? u"atoll"_s : u"Atoll"_s);
  }

  void aTestPlayIsNothingToContinue() {
    Bench bench(folder_->path());
    bench.play();
    bench.window().editor().back();
    QVERIFY(!bench.program.starter.unfinished());
    QVERIFY2(!bench.window().testBar()->isVisible(), "a real game has no such bar");
    bench.page().document().setSaved();
    bench.window().openStart();
    bench.window().launch().playBots();
    SOON(qobject_cast<PlayPage*>(bench.window().page()));
    QVERIFY(!bench.window().testBar()->isVisible());
  }

  void betweenTwoGamesNoOtherPageIsSeen() {
    Bench bench(folder_->path());
    bench.page().document().setSaved();
    bench.window().openStart();
    bench.window().launch().playBots();
    SOON(qobject_cast<PlayPage*>(bench.window().page()));
    const QPointer<PlayPage> first = qobject_cast<PlayPage*>(bench.window().page());
    QList<QPointer<QWidget>> seen;
    auto* pages = qobject_cast<QStackedWidget*>(first->parentWidget());
    QObject watching;  // goes before the list and the window
    connect(pages, &QStackedWidget::currentChanged, &watching, [&] { seen << pages->currentWidget(); });
    Q_EMIT first->againWanted(Island::Same);
    SOON(!first && qobject_cast<PlayPage*>(bench.window().page()));
    QVERIFY(!seen.contains(QPointer<QWidget>(&bench.page())));
    for (const QWidget* page : seen)
      QVERIFY2(page == bench.window().page() || page->children().isEmpty(), "an empty one");
  }

  void aChainWithErrorsIsNotPlayed() {
    Bench bench(folder_->path());
    bench.page().document().change(StepName::PaintTerrain, [](BoardFile& file) {
      file.board = imageOf(file.board, {Mirrored::No, 0, {1, 1}});
    });
    bench.page().actions()[EditorActions::Play]->trigger();
    QVERIFY(!bench.window().game());
    QVERIFY(bench.page().status().said().contains(u"Problems"_s));
  }

  void theBoardIsGivenAndSaysSo() {
    Bench bench(folder_->path());
    BoardFile file = withStarts(3);
    file.options[u"victory.target"_s] = 12;
    TestPlayDialog dialog(file, bench.program.settings);
    for (const QString& key : {u"map.kind"_s, u"victory.target"_s}) {
      auto* editor = dialog.options()->findChild<QWidget*>(u"option_"_s + key);
      QVERIFY2(!editor->isEnabled(), qPrintable(key));
      QVERIFY(editor->statusTip().contains(u"oard"_s));  // why
    }
    QVERIFY(dialog.options()->findChild<QWidget*>(u"option_discard.threshold"_s)->isEnabled());
  }

  // 3.7: with start pieces for three seats two or three can play.
  void theNumberOfSeatsIsKeptAndFitsTheBoard() {
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    {
      TestPlayDialog dialog(withStarts(3), settings);
      auto* seats = dialog.options()->findChild<NumberField*>(u"option_seats.count"_s);
      QCOMPARE(seats->value(), 3);
      QCOMPARE(seats->box()->maximum(), 3);
      seats->box()->setValue(2);
      QCOMPARE(dialog.options()->setup().options.seats, 2);
      QCOMPARE(seats->value(), 2);
      dialog.accept();
    }
    QCOMPARE(testPlan({withStarts(3)}, TestChoices::from(settings), settings).seats.size(), 2);
    QCOMPARE(testPlan({withStarts(0)}, TestChoices::from(settings), settings).seats.size(), 2);
    TestPlayDialog two(withStarts(2), settings);
    QVERIFY(!two.options()->findChild<QWidget*>(u"option_seats.count"_s)->isEnabled());
  }

  // 13.1, 13.3: a board without pieces takes up to eight, with a bank for them.
  void eightTryABoardWithoutStartPieces() {
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    {
      TestPlayDialog dialog(withStarts(0), settings);
      auto* seats = dialog.options()->findChild<NumberField*>(u"option_seats.count"_s);
      QCOMPARE(seats->box()->maximum(), 8);
      seats->box()->setValue(8);
      QCOMPARE(dialog.options()->setup().options.bankPerResource, 30);
      dialog.accept();
    }
    const GamePlan plan = testPlan({withStarts(0)}, TestChoices::from(settings), settings);
    QCOMPARE(plan.seats.size(), 8);
    QCOMPARE(plan.setup.options.bankPerResource, 30);
    QCOMPARE(testPlan({withStarts(3)}, TestChoices::from(settings), settings).seats.size(), 3);
  }

  // 13.2: a test play begins with as many seats as the board is made for, until somebody chooses others.
  void aBoardIsTriedByAsManyAsItIsMadeFor_data() {
    QTest::addColumn<BuiltIn>("island");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("bank");
    QTest::newRow("19 hexes") << BuiltIn::Classic << 4 << 19;
    QTest::newRow("31 hexes, the large island of up to four") << BuiltIn::Large << 4 << 19;
    QTest::newRow("30 hexes") << BuiltIn::OfSix << 6 << 24;
    QTest::newRow("37 hexes") << BuiltIn::OfEight << 8 << 30;
  }
  void aBoardIsTriedByAsManyAsItIsMadeFor() {
    QFETCH(BuiltIn, island);
    QFETCH(int, seats);
    QFETCH(int, bank);
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    const BoardFile file = builtInTemplates()[static_cast<std::size_t>(island)].file;
    const GamePlan plan = testPlan({file}, TestChoices::from(settings), settings);
    QCOMPARE(plan.seats.size(), seats);
    QCOMPARE(plan.setup.options.bankPerResource, bank);
    QCOMPARE(botGameOn(file).options.seats, seats);
    QCOMPARE(botGameOn(file).options.bankPerResource, bank);
    for (const int chosen : {3, 4}) {  // four are the usual number, and a choice on a larger board
      TestPlayDialog dialog(file, settings);
      dialog.options()->findChild<NumberField*>(u"option_seats.count"_s)->box()->setValue(chosen);
      dialog.accept();
      QCOMPARE(testPlan({file}, TestChoices::from(settings), settings).seats.size(), chosen);
    }
  }

  // 3.7, 13.1: so are more than four who have start pieces.
  void sixWithStartPiecesTryTheirBoard() {
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    BoardFile file = withStarts(4);
    file.board.starts.resize(6);
    QCOMPARE(testPlan({file}, TestChoices::from(settings), settings).seats.size(), 6);
    file.options[u"seats.count"_s] = 2;
    QCOMPARE(testPlan({file}, TestChoices::from(settings), settings).seats.size(), 2);
  }

  void whatOneBoardDecidesIsNoChoiceForOthers() {
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    {
      TestPlayDialog dialog(withStarts(3), settings);
      auto* limit = dialog.options()->findChild<NumberField*>(u"option_discard.threshold"_s);
      limit->box()->setValue(9);
      dialog.accept();
    }
    const TestChoices kept = TestChoices::from(settings);
    QCOMPARE(kept.changedOptions.at(RuleSet::Classic), (QCborMap{{u"discard.threshold"_s, 9}}));
    QCOMPARE(testPlan({withStarts(0)}, kept, settings).seats.size(), 4);
    BoardFile asking = withStarts(0);
    asking.options[u"discard.threshold"_s] = 7;
    TestPlayDialog other(asking, settings);
    other.options()->findChild<NumberField*>(u"option_victory.target"_s)->box()->setValue(8);
    other.accept();
    QCOMPARE(TestChoices::from(settings).changedOptions.at(RuleSet::Classic)[u"discard.threshold"_s].toInteger(), 9);
  }

  void theSeatThatStartsIsKept() {  // 3.2
    Bench bench(folder_->path());
    Settings& settings = bench.program.settings;
    {
      TestPlayDialog dialog(withStarts(0), settings);
      auto* first = dialog.options()->findChild<Picker*>(u"option_setup.first"_s);
      Q_EMIT first->picked(static_cast<int>(FirstSeat::HostChosen) + 2);
      QCOMPARE(dialog.options()->setup().first, SeatId(2));
      dialog.accept();
    }
    const GamePlan plan = testPlan({withStarts(0)}, TestChoices::from(settings), settings);
    QCOMPARE(plan.setup.first, SeatId(2));
    QVERIFY(!plan.obstacle());
    QCOMPARE(testPlan({withStarts(2)}, TestChoices::from(settings), settings).setup.first, SeatId(0));
  }

  void theSettingsAreChosenInADialog() {
    Bench bench(folder_->path());
    bench.page().actions()[EditorActions::PlaySettings]->trigger();
    auto* dialog = bench.window().findChild<TestPlayDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY2(dialog->group()->isVisible(), "the board is one of the Big Game");
    Q_EMIT dialog->bots()->picked(static_cast<int>(levelsOfBots().indexOf(u"trader"_s)));
    Q_EMIT dialog->group()->picked(1);
    dialog->findChild<ActionButton*>(u"testKeep"_s)->click();
    const TestChoices kept = TestChoices::from(bench.program.settings);
    QCOMPARE(kept.bot, u"trader"_s);
    QVERIFY(kept.group == Territory::Moon);
    bench.play();
    QCOMPARE(bench.window().game()->seen().localSeats().front(), SeatId(3));
    QCOMPARE(bench.window().game()->seen().lobby().seats[0].bot, u"trader"_s);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(TestPlayTest)
#include "test_trial.moc"
