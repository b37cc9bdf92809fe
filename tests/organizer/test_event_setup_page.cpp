// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/choice_dialog.h"
#include "app/organizer/event_setup_page.h"
#include "app/session/event/rehearsal.h"
#include "app/session/settings/languages.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The page that an event is planned on: names, boards, length and rehearsal.
class TestEventSetupPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

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
};

TAPU_TEST_WITH_SCREEN(TestEventSetupPage)
#include "test_event_setup_page.moc"
