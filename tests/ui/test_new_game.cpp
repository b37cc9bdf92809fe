// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

#include "app/kit/action_button.h"
#include "app/kit/fact.h"
#include "app/kit/line_breaks.h"
#include "app/kit/number_field.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/session/plan/board_shelf.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The page on which a game is set up: its options, presets, board and seats.
class NewGameTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void optionsThatDifferAreNamed() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    QVERIFY(changedOptions(program.window.newGames().page()->plan().setup, Place::ThisComputer).isEmpty());
    auto* threshold = child<NumberField>(program.window.newGames().page(), u"option_discard.threshold"_s);
    threshold->box()->setValue(10);
    QCOMPARE(program.window.newGames().page()->plan().setup.options.discardThreshold, 10);
    QCOMPARE(changedOptions(program.window.newGames().page()->plan().setup, Place::ThisComputer).size(), 1);
    QTest::mouseClick(child<ActionButton>(program.window.newGames().page(), u"presetBeginner"_s), Qt::LeftButton);
    const Setup& setup = program.window.newGames().page()->plan().setup;
    QCOMPARE(setup.options.discardThreshold, 8);
    QVERIFY(setup.board == beginnerBoard());
  }

  void aPresetBringsItsRulesAndTheirOptions() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    auto* chance = child<NumberField>(page, u"option_crazy.eventChance"_s);
    QVERIFY2(!chance->isVisibleTo(page), "Classic has no events");
    auto* crazy = child<ActionButton>(page, u"presetCrazy"_s);
    QTest::mouseClick(crazy, Qt::LeftButton);
    QCOMPARE(page->plan().setup.ruleSet, RuleSet::Crazy);
    QVERIFY(crazy->isChecked() && chance->isVisibleTo(page));
    QCOMPARE(page->plan().setup.options.mapKind, MapKind::Large);  // 8.17
    QCOMPARE(page->plan().setup.board.cells.size(), 31u);
    QVERIFY(changedOptions(page->plan().setup, Place::ThisComputer).isEmpty());
    chance->box()->setValue(60);
    QVERIFY(!crazy->isChecked());
    QCOMPARE(changedOptions(page->plan().setup, Place::ThisComputer), QStringList{u"Chance of an event: 60"_s});
    QTest::mouseClick(child<ActionButton>(page, u"presetStandard"_s), Qt::LeftButton);
    QCOMPARE(page->plan().setup.ruleSet, RuleSet::Classic);
    QVERIFY(!chance->isVisibleTo(page));
  }

  void howLongCrazyTakesIsToldWhereItIsSetUp_data() {
    QTest::addColumn<NewGamePage::Purpose>("purpose");
    QTest::newRow("8.17: against bots") << NewGamePage::Purpose::Bots;
    QTest::newRow("8.17: on one computer") << NewGamePage::Purpose::SameComputer;
    QTest::newRow("8.17: hosting") << NewGamePage::Purpose::Host;
  }
  void howLongCrazyTakesIsToldWhereItIsSetUp() {
    QFETCH(NewGamePage::Purpose, purpose);
    Languages languages;
    languages.use(u"en"_s);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(purpose);
    QTest::mouseClick(child<ActionButton>(&page, u"presetCrazy"_s), Qt::LeftButton);
    const auto goal = [&] {
      QStringList texts;
      for (const Words* each : child<Fact>(&page, u"goal"_s)->findChildren<Words*>()) texts << each->text();
      return texts.join(u' ');
    };
    auto* advice = child<Words>(&page, u"targetAdvice"_s);
    QVERIFY2(goal().contains(u"First to 20 points"_s), qPrintable(goal()));
    QVERIFY2(goal().contains(u"usually 28 rounds, at most 50"_s), qPrintable(goal()));
    QVERIFY(advice->isHidden());
    Q_EMIT child<Picker>(&page, u"option_map.kind"_s)->picked(static_cast<int>(MapKind::Random));
    QVERIFY(!advice->isHidden());
    QCOMPARE(advice->text(), u"This island is small for so many points: about 15 points would be right."_s);
    child<NumberField>(&page, u"option_crazy.target"_s)->box()->setValue(15);
    QVERIFY(advice->isHidden());
    QVERIFY2(goal().contains(u"First to 15 points"_s), qPrintable(goal()));
    QTest::mouseClick(child<ActionButton>(&page, u"presetStandard"_s), Qt::LeftButton);
    QVERIFY2(!goal().contains(u"rounds"_s) && advice->isHidden(), qPrintable(goal()));
  }

  void theLengthCountsOnPersonsAtSeatsThatAreStillFree_data() {
    QTest::addColumn<NewGamePage::Purpose>("purpose");
    QTest::addColumn<int>("persons");
    QTest::addColumn<int>("minutes");  // with four seats
    QTest::newRow("against bots") << NewGamePage::Purpose::Bots << 1 << 30;
    QTest::newRow("two at one computer, and two bots") << NewGamePage::Purpose::SameComputer << 2 << 40;
    QTest::newRow("hosting: three more may come") << NewGamePage::Purpose::Host << 1 << 60;
  }
  void theLengthCountsOnPersonsAtSeatsThatAreStillFree() {
    QFETCH(NewGamePage::Purpose, purpose);
    Languages languages;
    languages.use(u"en"_s);
    QFETCH(int, persons);
    QFETCH(int, minutes);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(purpose);
    QCOMPARE(page.plan().persons(), persons);
    QStringList texts;
    for (const Words* each : child<Fact>(&page, u"goal"_s)->findChildren<Words*>()) texts << each->text();
    QVERIFY2(texts.contains(u"about %1 minutes"_s.arg(minutes)), qPrintable(texts.join(u' ')));
  }

  void aBoardWithShipsShowsTheirOption() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    auto* ships = child<QWidget>(page, u"option_setup.startShips"_s);
    auto* board = child<Picker>(page, u"option_map.kind"_s);
    QVERIFY(!ships->isVisibleTo(page));
    QVERIFY(!boardShelf().empty());
    Q_EMIT board->picked(static_cast<int>(MapKind::File));  // the first of those that come with the program
    QCOMPARE(page->plan().setup.options.mapKind, MapKind::File);
    QVERIFY(page->plan().setup.board == boardShelf().front().board);
    QCOMPARE(page->plan().setup.board.ships, AsksForShips::Yes);
    QVERIFY(ships->isVisibleTo(page));
    child<Toggle>(page, u"option_harbors.enabled"_s)->click();
    QVERIFY(page->plan().setup.board.harbors.empty());
    child<Toggle>(page, u"option_harbors.enabled"_s)->click();
    QVERIFY2(page->plan().setup.board == boardShelf().front().board, "a file keeps its harbors");
    Q_EMIT board->picked(0);
    QVERIFY(!ships->isVisibleTo(page));
  }

  void aBoardWithStartPiecesForTwoSeatsTwo() {  // 3.7
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.resize(2);
    const QString path = folder_->filePath(u"two.tapuboard"_s);
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    page->findChild<OptionRows*>()->openBoard(path);
    QCOMPARE(page->plan().setup.options.seats, 2);
    QCOMPARE(page->plan().seats.size(), 2);
    auto* start = child<ActionButton>(page, u"newGameStart"_s);
    QVERIFY(start->isEnabled());
    Q_EMIT child<Segments>(page, u"seatCount"_s)->picked(2);  // four
    QVERIFY2(!start->isEnabled(), "two of them would have no piece for the whole game");
    QCOMPARE(page->footSentence(), u"This board has start pieces for 2 seats, and the game has 4."_s);
    Q_EMIT child<Segments>(page, u"seatCount"_s)->picked(0);
    QVERIFY(start->isEnabled());
  }

  void aBadBoardFileChangesNothing() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = program.window.newGames().page();
    const Setup before = page->plan().setup;
    const QString path = folder_->filePath(u"bad.tapuboard"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"tapu-board\"");
    file.close();
    auto* rows = page->findChild<OptionRows*>();
    QSignalSpy problem(rows, &OptionRows::problem);
    rows->openBoard(path);
    QCOMPARE(problem.count(), 1);
    QVERIFY(!problem.front().front().toString().isEmpty());
    QVERIFY(page->plan().setup == before);
  }

  void seatsFollowTheirNumber() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    auto* count = child<Segments>(program.window.newGames().page(), u"seatCount"_s);
    count->setFocus();
    QTest::keyClick(count, Qt::Key_Left);
    QCOMPARE(program.window.newGames().page()->plan().seats.size(), 3);
    QCOMPARE(program.window.newGames().page()->plan().setup.options.seats, 3);
    QSet<int> colors;
    for (const GamePlan::Seat& seat : program.window.newGames().page()->plan().seats) colors << seat.color;
    QCOMPARE(colors.size(), 3);
  }

  void twoSeatsAreSetUpOnlyWithAWarning_data() {
    QTest::addColumn<NewGamePage::Purpose>("purpose");
    QTest::newRow("3.1: against bots") << NewGamePage::Purpose::Bots;
    QTest::newRow("3.1: on one computer") << NewGamePage::Purpose::SameComputer;
    QTest::newRow("3.1: hosting") << NewGamePage::Purpose::Host;
  }
  void twoSeatsAreSetUpOnlyWithAWarning() {
    QFETCH(NewGamePage::Purpose, purpose);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(purpose);
    const QString usual = page.footSentence();
    auto* count = child<Segments>(&page, u"seatCount"_s);
    Q_EMIT count->picked(0);
    QCOMPARE(page.plan().setup.options.seats, 2);
    QVERIFY2(page.footSentence().contains(u"3 or more"_s), qPrintable(page.footSentence()));
    QVERIFY(child<ActionButton>(&page, u"newGameStart"_s)->isEnabled());
    Q_EMIT count->picked(1);
    QCOMPARE(page.footSentence(), usual);
  }
  void eightSitDownAtAnIslandOfTheirOwn_data() { twoSeatsAreSetUpOnlyWithAWarning_data(); }
  void eightSitDownAtAnIslandOfTheirOwn() {  // 13.2, 13.3
    QFETCH(NewGamePage::Purpose, purpose);
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(purpose);
    auto* count = child<Segments>(&page, u"seatCount"_s);
    QCOMPARE(count->texts(), (QStringList{u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s, u"8"_s}));
    const Board four = page.plan().setup.board;
    Q_EMIT count->picked(6);
    QCOMPARE(page.plan().setup.board.cells.size(), 37U);
    QCOMPARE(page.plan().setup.options.bankPerResource, 30);
    QSet<int> colors;
    for (const GamePlan::Seat& seat : page.plan().seats) colors << seat.color;
    QCOMPARE(colors.size(), 8);
    QVERIFY(!child<QWidget>(&page, u"planName7"_s)->parentWidget()->isHidden());
    QVERIFY(child<ActionButton>(&page, u"newGameStart"_s)->isEnabled());
    const Board eight = page.plan().setup.board;
    Q_EMIT count->picked(5);
    QVERIFY2(page.plan().setup.board == eight, "seven play on the same island");
    Q_EMIT count->picked(4);
    QCOMPARE(page.plan().setup.board.cells.size(), 30U);
    Q_EMIT count->picked(2);
    QCOMPARE(page.plan().setup.board.cells.size(), four.cells.size());
    QCOMPARE(page.plan().setup.options.bankPerResource, 19);
  }
  void valuesOfAPersonStayWhenSeatsChange() {  // 13.3
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(NewGamePage::Purpose::Bots);
    auto* bank = child<NumberField>(&page, u"option_bank.perResource"_s);
    bank->box()->setValue(21);
    Q_EMIT child<Segments>(&page, u"seatCount"_s)->picked(4);
    QCOMPARE(page.plan().setup.options.bankPerResource, 21);
    QCOMPARE(page.plan().setup.options.deckCounts, (std::array<std::uint8_t, 5>{20, 5, 3, 3, 3}));
  }
  void whatComesBetweenTurnsIsAskedFromFiveSeatsOn() {  // 13.4, 13.6
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(NewGamePage::Purpose::Host);
    auto* between = child<QWidget>(&page, u"option_table.between"_s);
    auto* seconds = child<QWidget>(&page, u"option_table.betweenSeconds"_s);
    const auto isOffered = [](const QWidget* editor) { return !editor->parentWidget()->isHidden(); };
    QVERIFY(!isOffered(between) && !isOffered(seconds));
    Q_EMIT child<Segments>(&page, u"seatCount"_s)->picked(3);
    QVERIFY(isOffered(between) && isOffered(seconds));
    Q_EMIT qobject_cast<Picker*>(between)->picked(1);
    QCOMPARE(page.plan().setup.options.between, Between::Pairs);
    QVERIFY2(!isOffered(seconds), "a part has the clock of a turn (13.6)");
    Q_EMIT child<Segments>(&page, u"seatCount"_s)->picked(2);
    QVERIFY(!isOffered(between));
    QVERIFY2(page.plan().preset() == Preset::Standard, "an option that takes no part changes no preset");
  }
  void anIslandWithPiecesForFourMakesWayForFive() {  // 13.1, 3.7
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(NewGamePage::Purpose::Bots);
    auto *beginner = child<ActionButton>(&page, u"presetBeginner"_s),
         *standard = child<ActionButton>(&page, u"presetStandard"_s);
    auto* seats = child<Segments>(&page, u"seatCount"_s);
    QTest::mouseClick(beginner, Qt::LeftButton);
    QVERIFY(page.blockedBy().isEmpty());
    QVERIFY2(!page.plan().mayAddSeat(), "start pieces lie there for four");
    Q_EMIT seats->picked(3);  // five
    QCOMPARE(page.plan().preset(), Preset::Standard);
    QVERIFY(standard->isChecked() && !beginner->isChecked());
    QVERIFY2(page.blockedBy().isEmpty(), qPrintable(page.blockedBy()));
    Q_EMIT seats->picked(6);  // eight
    QVERIFY(standard->isChecked());
    Q_EMIT seats->picked(2);  // four
    QVERIFY(beginner->isChecked() && !standard->isChecked());
    Q_EMIT seats->picked(3);
    QTest::mouseClick(standard, Qt::LeftButton);  // chosen by hand: it stays
    Q_EMIT seats->picked(2);
    QVERIFY(standard->isChecked() && !beginner->isChecked());
  }
  void noPresetHasAnIslandForFewerPlayers() {  // 13.1, 3.7
    Settings settings(folder_->path());
    NewGamePage page(settings);
    page.begin(NewGamePage::Purpose::Bots);
    auto* beginner = child<ActionButton>(&page, u"presetBeginner"_s);
    QVERIFY(beginner->isEnabled());
    Q_EMIT child<Segments>(&page, u"seatCount"_s)->picked(6);
    QVERIFY(!beginner->isEnabled());
    QCOMPARE(beginner->toolTip(), plainTip(u"This board has start pieces for 4 seats, and the game has 8."_s));
    QVERIFY(child<ActionButton>(&page, u"presetStandard"_s)->isEnabled());
    QVERIFY(child<ActionButton>(&page, u"presetCrazy"_s)->isEnabled());
    Q_EMIT child<Segments>(&page, u"seatCount"_s)->picked(2);
    QVERIFY(beginner->isEnabled());
  }
  void theNumberOfSeatsIsAskedInOnePlace() {
    Settings settings(folder_->path());
    NewGamePage page(settings);
    QVERIFY(child<Segments>(&page, u"seatCount"_s));
    QVERIFY(!child<QWidget>(&page, u"option_seats.count"_s));
  }
  void aGameIsCalledAfterItsHostUntilTheyCallItSomethingElse() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    NewGamePage* page = program.window.newGames().page();
    auto *host = child<QLineEdit>(page, u"planName0"_s), *name = child<QLineEdit>(page, u"gameName"_s);
    host->clear();
    QTest::keyClicks(host, u"Meera"_s);
    QCOMPARE(name->text(), u"Meera’s game"_s);
    QCOMPARE(page->plan().gameName, u"Meera’s game"_s);
    name->clear();
    QTest::keyClicks(name, u"Sunday"_s);
    QTest::keyClicks(host, u" K"_s);
    QCOMPARE(page->plan().gameName, u"Sunday"_s);
  }

  void personsNeedNamesOfTheirOwn() {
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::SameComputer);
    NewGamePage* page = program.window.newGames().page();
    auto* second = child<QLineEdit>(page, u"planName1"_s);
    second->clear();
    QTest::keyClicks(second, u"Asha"_s);
    QVERIFY(page->blockedBy().contains(u"Asha"_s));
    QVERIFY(!child<ActionButton>(page, u"newGameStart"_s)->isEnabled());
    QTest::keyClicks(second, u" 2"_s);
    QVERIFY(page->blockedBy().isEmpty());
    QVERIFY(child<ActionButton>(page, u"newGameStart"_s)->isEnabled());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(NewGameTest)
#include "test_new_game.moc"
