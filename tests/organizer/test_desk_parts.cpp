// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLineEdit>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTextTable>

#include "app/kit/choice_dialog.h"
#include "app/kit/theme.h"
#include "app/organizer/event_results_page.h"
#include "app/organizer/event_setup_page.h"
#include "app/organizer/results_paper.h"
#include "app/organizer/saved_line.h"
#include "app/organizer/seat_list_view.h"
#include "app/organizer/throw_card.h"
#include "app/session/event/rehearsal.h"
#include "app/session/event/whole_time.h"
#include "app/session/settings/languages.h"
#include "app/session/words/bot_names.h"
#include "engine/bots/simulation.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

std::vector<SeatLine> someSeats() {
  std::vector<SeatLine> lines;
  const auto add = [&](int seat, SeatLamp lamp, const QString& name) {
    SeatLine line;
    line.seat = SeatId(seat);
    line.lamp = lamp;
    line.name = name;
    line.code = 256131;
    lines.push_back(line);
  };
  add(4, SeatLamp::Lost, u"Nasreen"_s);
  add(3, SeatLamp::Idle, u"Farid"_s);
  add(1, SeatLamp::Bot, u"Bot"_s);
  add(0, SeatLamp::Connected, u"Asha"_s);
  add(2, SeatLamp::Connected, u"Meera"_s);
  return lines;
}

PlayedEvent wholeGame() {
  Played game;
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.options.bigMaxRounds = 4;
  plan.boards = 3;
  plan.bots = {"greedy"};
  simulate(plan, game);
  PlayedEvent event;
  event.lobby.gameName = u"Hall"_s;
  event.lobby.setup = game.setup;
  for (int seat = 0; seat < 6; ++seat) {
    LobbySeat held;
    held.holder = SeatHolder::Person;
    held.name = u"Player %1"_s.arg(seat + 1);
    held.color = seat;
    event.lobby.seats << held;
  }
  event.moves = game.moves;
  return event;
}

}  // namespace

/// The parts of the organizer's desk, by keyboard.
class TestDeskParts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void aThrowIsEnteredByTwoDigitsAndEnter() {
    ThrowCard card;
    QSignalSpy sent(&card, &ThrowCard::sent);
    const auto press = [&](int key) {
      const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
      return card.takeKey(event);
    };
    QVERIFY(!press(Qt::Key_4));  // nothing is owed
    card.setOwed(ThrowCard::Owed::Round);
    for (const int key : {Qt::Key_0, Qt::Key_7, Qt::Key_8, Qt::Key_9}) QVERIFY(!press(key));
    QVERIFY(press(Qt::Key_4));
    QVERIFY(press(Qt::Key_Return));
    QVERIFY(sent.isEmpty());  // one die is no throw
    QVERIFY(press(Qt::Key_6) && press(Qt::Key_Backspace) && press(Qt::Key_5));
    QCOMPARE(card.dice(), (std::array<quint8, 2>{4, 5}));
    QVERIFY(press(Qt::Key_3));  // both dice lie there
    QCOMPARE(card.dice(), (std::array<quint8, 2>{4, 5}));
    QVERIFY(press(Qt::Key_Enter));
    QCOMPARE(sent.size(), 1);
    card.setOwed(ThrowCard::Owed::Robbers);
    QCOMPARE(card.dice(), (std::array<quint8, 2>{0, 0}));
  }
  void facesAreChosenByMouseAndOnlyTheButtonSends() {
    ThrowCard card;
    card.setOwed(ThrowCard::Owed::Round);
    QVERIFY(bringUp(card, {300, 220}));
    QSignalSpy sent(&card, &ThrowCard::sent);
    auto* send = card.findChild<QAbstractButton*>(u"throwSend"_s);
    QVERIFY(!send->isEnabled());
    QTest::mouseClick(card.findChild<QAbstractButton*>(u"face14"_s), Qt::LeftButton);
    QTest::mouseClick(card.findChild<QAbstractButton*>(u"face26"_s), Qt::LeftButton);
    QVERIFY(sent.isEmpty() && send->isEnabled());
    QTest::mouseClick(send, Qt::LeftButton);
    const auto dice = sent.first().first().value<std::array<quint8, 2>>();
    QCOMPARE(dice, (std::array<quint8, 2>{4, 6}));
  }

  // 9.6: the organizer lengthens what runs by 15 seconds at a time.
  void theWholeOfAClockGrowsWithWhatIsAdded() {
    RoundTime round{RoundTime::Window::Clock, 3, 20, kUnlimited};
    WholeTime whole;
    QCOMPARE(whole.seconds(), kUnlimited);
    whole.tell(round, 20'000, -1);
    QCOMPARE(whole.seconds(), 20);
    whole.tell(round, 21'000, 6'100);  // 6 were left
    QCOMPARE(whole.seconds(), 35);
    whole.tell(round, 20'700, 20'400);  // told again, a little later than it was sent
    QCOMPARE(whole.seconds(), 35);
    whole.tell(round, -1, 20'000);  // a pause
    whole.tell(round, 19'900, -1);
    QCOMPARE(whole.seconds(), 35);
    const RoundTime gap{RoundTime::Window::Gap, 4, 5, kUnlimited};
    whole.tell(gap, 5'000, 0);
    QCOMPARE(whole.seconds(), 5);
  }

  // 9.6: what was added before they came is told to nobody anew.
  void theWholeOfAClockIsNeverLessThanWhatIsLeft() {
    RoundTime round{RoundTime::Window::Clock, 3, 45, kUnlimited};
    WholeTime whole;
    whole.tell(round, 57'300, -1);
    QCOMPARE(whole.seconds(), 58);
    whole.tell(round, 70'000, 55'000);
    QCOMPARE(whole.seconds(), 73);
  }

  void theListIsFilteredAndSearched() {
    SeatModel model;
    model.setLines(someSeats());
    QCOMPARE(model.rowCount(), 5);
    model.setFilter(SeatModel::Filter::Lost);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.line(0).name, u"Nasreen"_s);
    model.setFilter(SeatModel::Filter::Bots);
    QCOMPARE(model.line(0).seat, SeatId(1));
    model.setFilter(SeatModel::Filter::All);
    model.setSearch(u"mee"_s);
    QCOMPARE(model.rowCount(), 1);
    model.setSearch(u"2"_s);  // the number of a board: seats 2 and 3
    QCOMPARE(model.rowCount(), 2);
  }
  void aLongNameOrStateTakesTheRoomThatItsRowHasLeft() {
    const SeatModel model;
    const SeatRows rows(model, nullptr);
    const QRect row(0, 0, 612, 34);
    const auto advance = [](const QString& words) {
      return QFontMetrics(textFont(kChoiceText, Weight::Bold)).horizontalAdvance(words);
    };
    SeatLine line;
    line.seat = SeatId(0);
    line.points = 4;
    line.lamp = SeatLamp::Connected;
    line.now.holder = SeatHolder::Person;
    line.name = u"Venkatanarasimharajuvari"_s;
    const auto [longName, state] = rows.wordBoxes(row, line);
    QVERIFY(longName.width() > advance(line.name) && state.width() > advance(line.connection()));
    line.lamp = SeatLamp::Lost;
    line.now.link = Link::Lost;
    line.now.bot = u"greedy"_s;
    line.name = u"Qadir"_s;
    const auto [name, longState] = rows.wordBoxes(row, line);
    QCOMPARE(name.left(), longName.left());
    QVERIFY(name.width() > advance(line.name));
    QVERIFY(longState.width() > advance(line.connection()) + advance(line.detail()));
    QVERIFY(longState.right() < rows.actBox(row, line).left());
  }
  /// A number stood before each name, and nothing said of what.
  void theColumnsOfTheListHaveHeads() {
    SeatListView view;
    std::vector<SeatLine> lines = someSeats();
    for (SeatLine& line : lines) line.points = 4;
    view.show(lines);
    QVERIFY(bringUp(view, {640, 300}));
    const auto head = [&view](const QString& text) -> const Words* {
      const auto words = view.findChildren<Words*>();
      const auto found = std::ranges::find_if(words, [&](const Words* each) { return each->text() == text; });
      return found == words.end() ? nullptr : *found;
    };
    for (const QString& text : {u"Seat"_s, u"Player"_s, u"Points"_s, u"Connection"_s}) {
      QVERIFY2(head(text), qPrintable(text));
      QVERIFY(head(text)->isVisible() && head(text)->geometry().bottom() < view.viewport()->y());
      QVERIFY2(head(text)->width() >= head(text)->sizeHint().width(), qPrintable(text));  // it is not cut
    }
    const SeatRows rows(view.seats(), nullptr);
    const auto [name, state] = rows.wordBoxes(QRect(0, 0, view.viewport()->width(), 34), lines.front());
    QCOMPARE(head(u"Player"_s)->x(), name.left());
    QCOMPARE(head(u"Connection"_s)->x(), state.left());
    for (SeatLine& line : lines) line.points = -1;  // before the game
    view.show(lines);
    QVERIFY(head(u"Points"_s)->isHidden());
  }

  void listsHaveNoFrameOfTheirOwnOnTheirSheets() {
    qApp->setStyleSheet(u"QListView { border: 1px solid black; padding: 4px 6px; }"_s);  // as the program has it
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    const int left = view.viewport()->x();
    qApp->setStyleSheet({});
    QCOMPARE(left, 0);
  }

  void enterDoesWhatASeatNeedsMost() {
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    QSignalSpy wanted(&view, &SeatListView::wanted);
    view.choose(SeatId(4));
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(wanted.takeFirst().first().value<SeatAct>() == SeatAct::NewCode);  // not connected: another code
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Return);
    const auto asked = wanted.takeFirst();
    QVERIFY(asked[0].value<SeatAct>() == SeatAct::Ask);  // idle: ask
    QVERIFY(asked[1].value<SeatId>() == SeatId(3));
  }
  void nothingIsDoneWithASeatOfAGameThatIsOver() {
    SeatListView view;
    view.show(someSeats());
    QVERIFY(bringUp(view, {640, 300}));
    QSignalSpy wanted(&view, &SeatListView::wanted);
    view.seats().setUse(SeatModel::Use::Over);
    view.choose(SeatId(4));
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.visualRect(view.currentIndex()).center() + QPoint(250, 0));
    QVERIFY(wanted.isEmpty());
  }
  void theChosenSeatStaysChosenWhenTheOrderChanges() {
    SeatListView view;
    view.show(someSeats());
    view.choose(SeatId(0));
    auto lines = someSeats();
    std::swap(lines[0], lines[3]);
    view.show(lines);
    QCOMPARE(view.seats().line(view.currentIndex().row()).seat, SeatId(0));
  }

  void thePageOfAnEventTakesNamesAndTellsWhereAListIsWrong() {
    EventSetupPage page;
    EventPlan plan;
    plan.name = u"Hall"_s;
    plan.setBoards(2);
    page.begin(plan);
    QVERIFY(bringUp(page, {1200, 700}));
    auto* list = page.findChild<QPlainTextEdit*>(u"eventNames"_s);
    auto* open = page.findChild<QAbstractButton*>(u"eventOpen"_s);
    list->setPlainText(u"Asha\nMeera"_s);
    QCOMPARE(page.plan().named(), 2);
    QVERIFY(open->isEnabled());
    list->setPlainText(u"Asha\nMeera\nAsha"_s);
    QVERIFY(page.listSentence().startsWith(u"Line 3: "_s));
    QVERIFY(!open->isEnabled());
    QCOMPARE(page.plan().named(), 2);  // as before
    QSignalSpy opened(&page, &EventSetupPage::opened);
    list->setPlainText(u"board;group;name\n2;Moon;Asha"_s);
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<EventPlan>().names.value(3), u"Asha"_s);
  }

  /// Whoever read of line 40 counted.
  void theFaultOfAListLeadsToItsLine() {
    EventSetupPage page;
    EventPlan plan;
    plan.name = u"Hall"_s;
    plan.setBoards(2);
    page.begin(plan);
    QVERIFY(bringUp(page, {1200, 700}));
    auto* list = page.findChild<QPlainTextEdit*>(u"eventNames"_s);
    auto* toFault = page.findChild<QAbstractButton*>(u"eventToFault"_s);
    list->setPlainText(u"Asha\nMeera"_s);
    QVERIFY(toFault->isHidden());
    list->setPlainText(u"Asha\n\nMeera\nAsha"_s);
    QVERIFY(toFault->isVisible());
    QCOMPARE(toFault->text(), u"Go to line 4"_s);
    toFault->setFocus();
    QTest::keyClick(toFault, Qt::Key_Space);
    QCOMPARE(list->textCursor().blockNumber(), 3);
    QCOMPARE(list->textCursor().selectedText(), u"Asha"_s);
    QVERIFY(list->hasFocus());
    QTest::keyClicks(list, u"Ravi"_s);  // in its place
    QCOMPARE(page.plan().named(), 3);
    QVERIFY(toFault->isHidden());
  }

  /// “Clear” and a list from a file took forty names away for good.
  void namesThatMadeRoomForOthersComeBackWithCtrlZ() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"names.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Kabir\n");
    file.close();
    EventSetupPage page;
    EventPlan plan;
    plan.name = u"Hall"_s;
    page.begin(plan);
    QVERIFY(bringUp(page, {1200, 700}));
    auto* list = page.findChild<QPlainTextEdit*>(u"eventNames"_s);
    list->setPlainText(u"Asha\nMeera"_s);
    page.findChild<QAbstractButton*>(u"eventClearList"_s)->click();
    QVERIFY(list->toPlainText().isEmpty());
    QCOMPARE(page.plan().named(), 0);
    list->undo();
    QCOMPARE(list->toPlainText(), u"Asha\nMeera"_s);
    QCOMPARE(page.plan().named(), 2);
    page.openList(file.fileName());
    QCOMPARE(page.plan().names.value(0), u"Kabir"_s);
    list->undo();
    QCOMPARE(list->toPlainText(), u"Asha\nMeera"_s);
    QCOMPARE(page.plan().named(), 2);
    auto* order = page.findChild<QLineEdit*>(u"eventOrder"_s);
    QTest::keyClicks(order, u"X"_s);  // names no board
    BoardFile own;
    own.board = chainBoard();
    Complaint complaint;
    const QString path = folder.filePath(u"own.tapuboard"_s);
    QVERIFY(saveBoard(path, own, complaint));
    page.openBoard(path);
    QCOMPARE(order->text(), u"ABCD"_s);
    order->undo();
    QCOMPARE(order->text(), u"ABCX"_s);
  }

  void thePageOfAnEventShowsItsChain() {
    EventSetupPage page;
    EventPlan plan;
    plan.setBoards(4);
    page.begin(plan);
    QVERIFY(bringUp(page, {1200, 700}));
    const auto* chain = page.findChild<ChainView*>(u"eventChain"_s);
    QVERIFY(chain && chain->isVisible());
    const auto letters = [chain] {
      const ChainPlan& shown = chain->picture().layout().plan();
      QString all;
      for (int board = 0; board < shown.boards(); ++board) all += shown.kind(board).letter;
      return all;
    };
    QCOMPARE(letters(), u"ABCA"_s);
    auto* order = page.findChild<QLineEdit*>(u"eventOrder"_s);
    order->selectAll();
    QTest::keyClicks(order, u"CB"_s);
    QCOMPARE(letters(), u"CBCB"_s);
  }

  /// Back or Esc lost a name, boards and forty names without a word.
  void whoLeavesThePageOfAnEventFindsTheDraftAgain() {
    EventSetupPage page;
    EventPlan plan;
    plan.name = u"Hall"_s;
    plan.setBoards(2);
    page.begin(plan);
    QVERIFY(bringUp(page, {1200, 700}));
    auto* list = page.findChild<QPlainTextEdit*>(u"eventNames"_s);
    auto* back = page.findChild<QAbstractButton*>(u"eventBack"_s);
    list->setPlainText(u"Asha\nMeera"_s);
    QSignalSpy canceled(&page, &EventSetupPage::canceled);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(canceled.size(), 1);
    page.begin(plan);
    QCOMPARE(list->toPlainText(), u"Asha\nMeera"_s);
    QCOMPARE(page.plan().named(), 2);
    list->setPlainText(u"Asha\nMeera\nAsha"_s);  // a list with a fault is a draft, too
    QTest::keyClick(back, Qt::Key_Escape);
    page.begin(plan);
    QCOMPARE(list->toPlainText(), u"Asha\nMeera\nAsha"_s);
    QVERIFY(page.listSentence().startsWith(u"Line 3: "_s));
    // A plan that was opened is no draft any more.
    list->setPlainText(u"Asha"_s);
    QTest::mouseClick(page.findChild<QAbstractButton*>(u"eventOpen"_s), Qt::LeftButton);
    page.begin(plan);
    QVERIFY(list->toPlainText().isEmpty());
  }

  void theOptionsBeginWithThoseOfTheBigGameAndItsLength() {
    Languages languages;
    languages.use(u"en"_s);  // its plurals
    EventSetupPage page;
    EventPlan plan;  // 9.6, 9.16, 9.22: 62 rounds of 45 seconds with gaps of 5, after 60 for the start: 3,160 s
    plan.name = u"Hall"_s;
    page.begin(plan);
    QCOMPARE(page.lengthSentence(), u"The game: at most 62 rounds, about 55 minutes."_s);
    // 20 minutes are not over after round 24, which ends after 24 x 45 + 23 x 5 = 1,195 s: round 26, in 1,360 s.
    plan.options.timeLimit = 20;
    page.begin(plan);
    QCOMPARE(page.lengthSentence(), u"The game: about 25 minutes for 26 rounds. Then its time is over."_s);
    plan.options.timeLimit = 100;
    page.begin(plan);
    QCOMPARE(page.lengthSentence(), u"The game: at most 62 rounds, about 55 minutes."_s);
    QVERIFY(bringUp(page, {1200, 700}));
    const auto top = [&](const QString& key) {
      return page.findChild<QWidget*>(u"option_"_s + key)->mapTo(&page, QPoint()).y();
    };
    QVERIFY(top(u"big.roundSeconds"_s) < top(u"bank.perResource"_s));
    QVERIFY(top(u"big.gapSeconds"_s) < top(u"bank.perResource"_s));
  }
  void aRehearsalIsChosenByItsRoundsAndToldAtTheFoot() {
    Languages languages;
    languages.use(u"en"_s);  // its plurals
    EventSetupPage page;
    page.show();
    EventPlan plan;
    plan.name = u"Hall"_s;
    page.begin(plan);
    QSignalSpy wanted(&page, &EventSetupPage::rehearsalWanted);
    page.findChild<QAbstractButton*>(u"eventRehearse"_s)->click();
    auto* dialog = page.findChild<ChoiceDialog*>(u"rehearsal"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->buttons().front()->text(), u"5 seconds"_s);
    dialog->buttons()[1]->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<EventPlan>(), plan.rehearsal(15));
    page.tell(
        RehearsalNotes{12, 24, {wire::kindOf<requests::Announce>(), wire::kindOf<requests::PauseGame>()}}.sentence());
    QCOMPARE(
        page.footSentence(),
        u"The rehearsal had 12 rounds, with simulated players at 24 seats. Tried by hand: a pause, a message to all."_s);
    page.tell(RehearsalNotes{1, 2, {}}.sentence());
    QCOMPARE(page.footSentence(),
             u"The rehearsal had 1 round, with simulated players at 2 seats. Nothing was tried by hand."_s);
    QTest::keyClicks(page.findChild<QLineEdit*>(u"eventName"_s), u"x"_s);
    QVERIFY(!page.footSentence().contains(u"rehearsal"_s));
  }

  /// Whoever had only wondered what a rehearsal is found no button that leads back.
  void noRehearsalBeginsForWhoThinksBetterOfIt() {
    EventSetupPage page;
    page.show();
    EventPlan plan;
    plan.name = u"Hall"_s;
    page.begin(plan);
    QSignalSpy wanted(&page, &EventSetupPage::rehearsalWanted);
    for (const bool isByKey : {false, true}) {
      page.findChild<QAbstractButton*>(u"eventRehearse"_s)->click();
      const QPointer<ChoiceDialog> dialog = page.findChild<ChoiceDialog*>(u"rehearsal"_s);
      QVERIFY(dialog);
      ActionButton* cancel = dialog->buttons().back();
      QCOMPARE(cancel->text(), u"Cancel"_s);
      isByKey ? QTest::keyClick(dialog.data(), Qt::Key_Escape) : cancel->click();
      SOON(!dialog);
    }
    QCOMPARE(wanted.size(), 0);
  }

  void aBoardThatDoesNotFitIsNamedAtTheFoot() {
    QTemporaryDir folder;
    BoardFile file;
    file.names.insert({}, u"Lone"_s);
    file.board = beginnerBoard();
    Complaint complaint;
    const QString path = folder.filePath(u"lone.tapuboard"_s);
    QVERIFY(saveBoard(path, file, complaint));
    EventSetupPage page;
    page.openBoard(path);
    QVERIFY2(page.footSentence().contains(u"“Lone” cannot lie in a chain"_s), qPrintable(page.footSentence()));
    QVERIFY(page.plan().own.empty());
  }

  void aChainFromTheEditorIsOpened() {  // 9.2
    ChainFile file;
    file.name = u"Hall"_s;
    file.order = u"AXB"_s;
    file.boards = 9;
    file.own.push_back({u'X', {}});
    file.own.front().file.board = chainBoard();
    file.own.front().file.names.insert(u"en"_s, u"Atoll"_s);
    Complaint complaint;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"hall.tapuchain"_s), bent = folder.filePath(u"bent.tapuchain"_s);
    QVERIFY(saveChain(path, file, complaint));
    EventSetupPage page;
    page.openChain(path);
    QCOMPARE(page.plan().name, u"Hall"_s);
    QCOMPARE(page.plan().order, u"AXB"_s);
    QCOMPARE(page.plan().boards, 9);
    QCOMPARE(page.plan().own.front().name, u"Atoll"_s);
    QVERIFY(page.plan().setup().chain == file.chain());
    QVERIFY2(page.plan().obstacle().isEmpty(), qPrintable(page.plan().obstacle()));
    // A bent one changes nothing, and the foot says why.
    const EventPlan before = page.plan();
    QFile out(bent);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(writeChain(file).replace("AXB", "AXE"));
    out.close();
    page.openChain(bent);
    QVERIFY(page.plan() == before);
    QVERIFY2(page.footSentence().contains(u"E"_s), qPrintable(page.footSentence()));
  }

  void aRankingThatShowsNoRowIsAskedWithoutHarm() {
    RankingModel model;
    RankingFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester modelTester(&model), filterTester(&filter);
    model.setRows(EventResults::of(wholeGame(), {}).rows);
    QCOMPARE(filter.rowCount(), 6);
    filter.setText(u"Nobody is called so"_s);
    QCOMPARE(filter.rowCount(), 0);
    // The view asks so for the text of a cell that is gone.
    for (const int role : {int(Qt::DisplayRole), int(Qt::UserRole), int(Qt::DecorationRole)})
      QVERIFY(!filter.data(QModelIndex(), role).isValid());
  }
  void resultsAreShownAndWritten() {
    EventResultsPage page;
    const PlayedEvent event = wholeGame();
    page.showPlayed(event);
    QCOMPARE(page.ranking()->model()->rowCount(), 6);
    QVERIFY(!page.headline().isEmpty());
    QTemporaryDir folder;
    using Export = EventResultsPage::Export;
    for (const auto& [what, name] :
         {std::pair(Export::Seats, u"seats.csv"_s), std::pair(Export::Rounds, u"rounds.csv"_s),
          std::pair(Export::Page, u"page.html"_s), std::pair(Export::Record, u"game.tapu"_s),
          std::pair(Export::Print, u"results.pdf"_s)}) {
      QCOMPARE(page.write(what, folder.filePath(name)), QString());
      QVERIFY(QFile(folder.filePath(name)).size() > 200);
    }
    for (const Export what : {Export::Seats, Export::Print})
      QVERIFY(!page.write(what, folder.filePath(u"no/such/folder.csv"_s)).isEmpty());
  }
  /// It is that of the first four, until rows are selected.
  void theChartShowsTheSelectedRows() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    const auto* chart = page.findChild<Chart*>(u"resultsChart"_s);
    const auto name = [&](int row) {
      return page.ranking()->model()->index(row, RankingModel::Player).data().toString();
    };
    QCOMPARE(chart->data().series.size(), std::size_t{4});
    QCOMPARE(chart->data().series[0].name, name(0));
    page.ranking()->selectRow(5);
    QCOMPARE(chart->data().series.size(), std::size_t{1});
    QCOMPARE(chart->data().series[0].name, name(5));
    page.ranking()->clearSelection();
    QCOMPARE(chart->data().series.size(), std::size_t{4});
  }
  void theRowOfTheReaderIsMarked() {
    EventResultsPage page;
    page.showPlayed(wholeGame(), SeatId(4));
    int marked = 0;
    for (int row = 0; row < 6; ++row) {
      const QModelIndex cell = page.ranking()->model()->index(row, RankingModel::Player);
      if (!cell.data(Qt::BackgroundRole).isValid()) continue;
      ++marked;
      const auto rows = EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats)).rows;
      QCOMPARE(rows[static_cast<std::size_t>(row)].seat, SeatId(4));
    }
    QCOMPARE(marked, 1);
    page.showPlayed(wholeGame());
    QVERIFY(!page.ranking()->model()->index(0, 0).data(Qt::BackgroundRole).isValid());
  }
  /// A guest was told no boards, no rounds and no moves: nothing of these is offered.
  void whatAGuestWasToldIsARankingAlone() {
    EventResultsPage page;
    QVERIFY(bringUp(page, {1280, 800}));
    ToldEvent told;
    told.name = u"Hall"_s;
    told.own = SeatId(1099);
    for (int seat = 0; seat < 1100; ++seat) {
      FinalRow row;
      row.who = {SeatId(seat), SeatHolder::Person, u"<b>Person</b> %1"_s.arg(seat)};
      row.rank = seat + 1;
      told.table.append(row);
    }
    page.showTold(told);
    const QAbstractItemModel* rows = page.ranking()->model();
    QCOMPARE(rows->rowCount(), 1100);
    QVERIFY(rows->index(1099, RankingModel::Player).data(Qt::BackgroundRole).isValid());
    QVERIFY(!rows->index(1098, RankingModel::Player).data(Qt::BackgroundRole).isValid());
    QVERIFY2(page.note().endsWith(u"Your place: 1100 of 1100"_s), qPrintable(page.note()));
    QVERIFY(!page.replay());
    QVERIFY(!page.findChild<QWidget*>(u"resultsReplay"_s)->isVisible());
    QVERIFY(!page.findChild<Chart*>(u"resultsChart"_s)->isVisible());
    QVERIFY(!page.findChild<ChainView*>()->isVisible());
    using Export = EventResultsPage::Export;
    QCOMPARE(page.exports(), (QList{Export::Seats, Export::Page, Export::Print}));
    QTemporaryDir folder;
    for (const Export what : page.exports()) QCOMPARE(page.write(what, folder.filePath(u"results"_s)), QString());
    page.showPlayed(wholeGame());
    QVERIFY(page.findChild<Chart*>(u"resultsChart"_s)->isVisible());
    QCOMPARE(page.exports().size(), 5);
  }
  void theReadersOwnRowIsInSightAndEachColumnHasAHead() {
    EventResultsPage page;
    QVERIFY(bringUp(page, {1280, 800}));
    ToldEvent told;
    told.name = u"Hall"_s;
    told.own = SeatId(1099);
    for (int seat = 0; seat < 1100; ++seat) {
      FinalRow row;
      row.who = {SeatId(seat), seat == 0 ? SeatHolder::Bot : SeatHolder::Person, u"Person %1"_s.arg(seat)};
      row.rank = seat + 1;
      told.table.append(row);
    }
    page.showTold(told);
    const QTableView& table = *page.ranking();
    const QAbstractItemModel& rows = *table.model();
    QVERIFY(table.viewport()->rect().intersects(table.visualRect(rows.index(1099, RankingModel::Player))));
    for (int column = 0; column < rows.columnCount(); ++column)
      QVERIFY(!rows.headerData(column, Qt::Horizontal).toString().isEmpty());
    QVERIFY2(rows.index(0, RankingModel::Player).data().toString().contains(u"(bot)"_s), "told from people");
    QVERIFY(!rows.index(1, RankingModel::Player).data().toString().contains(u"(bot)"_s));
  }
  void allWhoShareTheFirstPlaceHaveABadge() {
    EventResultsPage page;
    const QWidget* firsts = page.findChild<QWidget*>(u"resultsFirsts"_s);
    PlayedEvent event = wholeGame();
    event.moves.clear();  // 9.22: before the first move all six are equal; there is room for three
    page.showPlayed(event);
    const auto shown = [&] {
      const auto all = firsts->findChildren<Badge*>();
      return std::ranges::count_if(all, [](Badge* each) { return !each->isHidden(); });
    };
    QCOMPARE(shown(), 3);
  }
  /// The style and the drawing are for browsers: paper had a heading and a legend of no chart, and heads in one word.
  void paperHasNoPartOfTheChartAndItsColumnsStandApart() {
    const QString page = htmlForPaper(EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats)));
    for (const QString& part : {u"<svg"_s, u"<style"_s, u"The first four"_s, u"■"_s})
      QVERIFY2(!page.contains(part), qPrintable(part));
    QVERIFY(page.contains(u"Ranking"_s) && page.contains(u"Rounds"_s));
    QCOMPARE(page.count(u"cellpadding"_s), page.count(u"<table"_s));
    QVERIFY(!page.contains(u"<td>"_s) && !page.contains(u"<th>"_s));
  }
  void eachPageHasHeadsAndNamesStayWhole() {
    QTextDocument paper;
    paper.setHtml(htmlForPaper(EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats))));
    int tables = 0;
    for (QTextFrame* frame : paper.rootFrame()->childFrames()) {
      const auto* table = qobject_cast<QTextTable*>(frame);
      QVERIFY(table);
      QCOMPARE(table->format().headerRowCount(), 1);
      const bool isRanking = tables++ == 0;
      if (isRanking) QVERIFY(table->cellAt(1, 1).firstCursorPosition().blockFormat().nonBreakableLines());
    }
    QCOMPARE(tables, 2);
  }
  void sixSeatsAndFourRoundsHaveRoomOnOnePage() {
    const QByteArray pdf = resultsAsPdf(EventResults::of(wholeGame(), {}));
    QVERIFY2(pdf.contains("/Count 1\n"), "pages");
  }
  void nothingMovesWhenAFileIsSaved() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {1280, 800}));
    auto* saved = page.findChild<SavedLine*>();
    const auto places = [&page] {
      QList<QRect> all;
      for (const QString& name : {u"resultsRanking"_s, u"resultsChart"_s, u"resultsExport"_s}) {
        auto* part = page.findChild<QWidget*>(name);
        all << QRect(part->mapTo(&page, QPoint()), part->size());
      }
      return all;
    };
    const auto before = places();
    saved->tellFile(u"/event/"_s + u"a folder whose name is long/"_s.repeated(6) + u"results.csv"_s);
    QCoreApplication::sendPostedEvents();
    QVERIFY(saved->text().contains(u"results.csv"_s));
    QCOMPARE(places(), before);
  }
  void theSumIsInSightWhereTheTableScrolls() {
    Languages languages;
    languages.use(u"hi"_s);
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {920, 600}));
    const QTableView& table = *page.ranking();
    const auto isWhole = [&table] {
      const QRect sum = table.visualRect(table.model()->index(0, RankingModel::Total));
      return sum.width() > 0 && table.viewport()->rect().contains(sum);
    };
    QVERIFY(table.horizontalScrollBar()->maximum() > 0);
    SOON(isWhole());
    page.resize(1600, 900);
    SOON(table.horizontalScrollBar()->maximum() == 0 && isWhole());
    QCOMPARE(table.horizontalHeader()->visualIndex(RankingModel::Total), RankingModel::kColumns - 1);
    languages.use(u"en"_s);
  }
  /// Lines of Devanagari are higher: the folder was cut to its last letter for it.
  void whereAFileLiesIsToldInHindiToo() {
    Languages languages;
    languages.use(u"hi"_s);
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {1280, 800}));
    auto* saved = page.findChild<SavedLine*>();
    saved->tellFile(u"/event/Evening/seats.pdf"_s);
    QCoreApplication::sendPostedEvents();
    QVERIFY2(saved->text().contains(u"Evening"_s), qPrintable(saved->text()));
    QVERIFY(QFontMetrics(saved->font()).boundingRect(saved->rect(), Qt::TextWordWrap, saved->text()).height() <=
            saved->height());
    page.showPlayed(wholeGame());  // of another event
    QCOMPARE(saved->text(), QString());
    languages.use(u"en"_s);
  }
  void whatCouldNotBeWrittenOrPrintedIsNotCalledDone() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QTemporaryDir folder;
    QFile games(folder.filePath(u"games.sqlite"_s));  // no file takes its place
    QVERIFY(games.open(QIODevice::WriteOnly));
    games.write(QByteArray("SQLite format 3\0", 16));
    games.close();
    QVERIFY(!page.write(EventResultsPage::Export::Print, games.fileName()).isEmpty());
    QPdfWriter nowhere(folder.filePath(u"no/such/paper.pdf"_s));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"."_s));
    QVERIFY(!printResults(nowhere, EventResults::of(wholeGame(), {})));
  }
};

TAPU_TEST_WITH_SCREEN(TestDeskParts)
#include "test_desk_parts.moc"
