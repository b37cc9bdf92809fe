// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/files/chain_file.h"
#include "app/kit/action_button.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/elided_words.h"
#include "app/kit/foot_bar.h"
#include "app/kit/line_dialog.h"
#include "app/organizer/event_setup_page.h"
#include "app/wire/requests.h"
#include "program.h"
#include "tests/event_folder.h"
#include "tests/organizer/hall.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// Two boards at a port that the system picks, on this computer alone.
EventPlan smallEvent() {
  EventPlan plan;
  plan.name = u"Hall"_s;
  plan.setBoards(2);
  plan.port = 0;
  plan.listenAt = QHostAddress::LocalHost;
  return plan;
}

/// The number of big screens that are open.
qsizetype bigScreens() {
  return std::ranges::count_if(QApplication::topLevelWidgets(), [](const QWidget* each) {
    return each->isVisible() && qobject_cast<const ScreenWindow*>(each);
  });
}

/// A file with a chain of three boards in this folder.
QString chainFileIn(const QString& folder) {
  ChainFile file;
  file.name = u"School"_s;
  file.order = u"A"_s;
  file.boards = 3;
  const QString path = folder + u"/school.tapuchain"_s;
  Complaint complaint;
  return saveChain(path, file, complaint) ? path : QString();
}

}  // namespace

/// The ways to the organizer's desk, and away from it.
class TestEventWays : public QObject {
  Q_OBJECT

  test::EventFolder folder_;

  /// The event of somebody whose games lie in the folder; its server goes on.
  bool haveEvent() {
    makeKnown(folder_.path());
    Settings settings(folder_.path());
    const GameStarter starter(settings, folder_.path());
    EventDesk desk(EventServer::folderBeside(starter.usualFolder()));
    desk.open(smallEvent());
    return test::soon([&] { return desk.stage() == EventDesk::Stage::Gathering; });
  }

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    qputenv("PATH", qgetenv("TAPU_BIN") + ':' + qgetenv("PATH"));  // where the server of an event is looked for
  }

  void theStartPageLeadsToAnEventThatGoesOnAndAnUnsavedBoardIsAskedAboutBeforeTheWindowCloses() {
    QVERIFY(haveEvent());
    Program program(folder_.path());
    MainWindow& window = program.window;
    bool hasAsked = false;
    auto* board = new Page;
    window.setEditor({.page = board,
                      .menus = {},
                      .openFiles = [](const QStringList&) {},
                      .isModified = [] { return true; },
                      .leaveThen = [&](const std::function<void()>&) { hasAsked = true; }});  // the person stays
    auto* lead = child<QAbstractButton>(&window, u"startEvent"_s);
    QVERIFY(lead);
    SOON(lead->isVisible());
    QCOMPARE(lead->text(), u"Lead your event"_s);
    lead->click();
    DeskPage* desk = window.events().desk();
    QVERIFY(desk);
    SOON(desk->isVisible() && desk->header()->startButton()->isVisible());
    window.close();
    auto* box = child<ChoiceDialog>(&window, u"closeDesk"_s);
    QVERIFY(box && window.isVisible() && !hasAsked);
    box->buttons()[1]->click();  // stay here
    SOON(!child<ChoiceDialog>(&window, u"closeDesk"_s));
    QVERIFY(desk->isVisible() && !hasAsked);
    window.close();
    child<ChoiceDialog>(&window, u"closeDesk"_s)->buttons()[0]->click();
    QVERIFY(hasAsked);
    QVERIFY(window.isVisible());
    EventDesk later(EventServer::folderBeside(program.starter.usualFolder()));
    QCOMPARE(later.offered(), u"Hall"_s);
    later.putAside();
  }

  void earlierEventsLeadToTheirResults() {
    QVERIFY(haveEvent());
    Program program(folder_.path());
    MainWindow& window = program.window;
    EventDesk(EventServer::folderBeside(program.starter.usualFolder())).putAside();
    auto* menu = window.findChild<QMenu*>(u"earlierEvents"_s);
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    const auto isOfTheHall = [](const QAction* each) { return each->text().startsWith(u"Hall · "_s); };
    const QList<QAction*> entries = menu->actions();
    const auto entry = std::ranges::find_if(entries, isOfTheHall);
    QVERIFY(entry != entries.end());
    (*entry)->trigger();
    auto* results = window.findChild<EventResultsPage*>();
    SOON(results && results->isVisible());
    QTest::keyClick(results, Qt::Key_Escape);
    SOON(!results->isVisible());
  }

  void theMenuOfEarlierEventsEndsWithTheFolderOfAll() {
    QVERIFY(haveEvent());
    Program program(folder_.path());
    const QString games = program.starter.usualFolder();
    EventDesk(EventServer::folderBeside(games)).putAside();
    const EventServer first(EventServer::earlierBeside(games).value(0));
    const QDir beside(QFileInfo(first.folder()).path());
    for (int i = 10; i < 40; ++i) {
      const QString folder = beside.filePath(u"event-%1"_s.arg(i));
      QVERIFY(QDir().mkpath(folder));
      const QString plan = u"/event.json"_s;
      QVERIFY(QFile::copy(first.folder() + plan, folder + plan));
      QVERIFY(QFile::copy(first.store(), EventServer(folder).store()));
    }
    auto* menu = program.window.findChild<QMenu*>(u"earlierEvents"_s);
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    const auto isOfTheHall = [](const QAction* each) { return each->text().startsWith(u"Hall · "_s); };
    QCOMPARE(std::ranges::count_if(menu->actions(), isOfTheHall), 20);
    QCOMPARE(menu->actions().last()->objectName(), u"earlierFolder"_s);
    QVERIFY(menu->actions().last()->isEnabled());
  }

  void aPlanThatTheDiskRefusesIsToldOnce() {
    makeKnown(folder_.path());
    Program program(folder_.path());
    const QString draft = EventServer::folderBeside(program.starter.usualFolder()) + u"-draft.json"_s;
    QVERIFY(QDir().mkpath(draft));  // a folder in the place of the file
    program.window.events().open();
    auto* page = program.window.findChild<EventSetupPage*>();
    SOON(page && page->isVisible());
    const auto* foot = page->findChild<FootBar*>();
    QSignalSpy drafted(page, &EventSetupPage::drafted);
    auto* name = page->findChild<QLineEdit*>(u"eventName"_s);
    QTest::keyClicks(name, u"Hall"_s);
    SOON_EQUAL(drafted.size(), 1);
    const QString told = u"This plan is lost when the window closes. "_s;
    QVERIFY2(foot->sentence().startsWith(told), qPrintable(foot->sentence()));
    QTest::keyClicks(name, u" again"_s);
    SOON_EQUAL(drafted.size(), 2);
    QVERIFY2(!foot->sentence().startsWith(told), qPrintable(foot->sentence()));
    QVERIFY(QDir().rmdir(draft));
  }

  /// At its desk the entry of the menu did nothing.
  void anotherEventCanBeOrganizedAtTheDeskOfOneThatIsOver() {
    makeKnown(folder_.path());
    Settings settings(folder_.path());
    EventDesk before(EventServer::folderBeside(GameStarter(settings, folder_.path()).usualFolder()));
    before.open(smallEvent());
    SOON(before.stage() == EventDesk::Stage::Gathering && before.desk().seats.size() == 4);
    const auto asha = player(before, u"Asha"_s, before.desk().seats[0].code);
    SOON(before.startBlockedBy().isEmpty());
    before.ask(requests::StartGame{});
    SOON(before.hasGame());
    before.ask(requests::EndGame{});
    SOON(before.stage() == EventDesk::Stage::Over);
    Program program(folder_.path());
    MainWindow& window = program.window;
    window.events().goBack();
    DeskPage* desk = window.events().desk();
    const auto isOver = [desk] {
      const auto words = desk->header()->findChildren<ElidedWords*>();
      return std::ranges::any_of(words, [](const ElidedWords* each) { return each->text() == u"The game is over"_s; });
    };
    SOON(isOver());
    window.events().open();
    auto* box = child<ChoiceDialog>(&window, u"whichEvent"_s);
    QVERIFY(box);
    box->buttons()[0]->click();  // back to the event
    SOON(!child<ChoiceDialog>(&window, u"whichEvent"_s) && desk->isVisible());
    window.events().openChain(chainFileIn(folder_.path()));
    QVERIFY2(!child<ChoiceDialog>(&window, u"unopenedFile"_s), "no event is led any more");
    QVERIFY(window.findChild<EventSetupPage*>()->isVisible());
    QCOMPARE(window.findChild<EventSetupPage*>()->plan().boards, 3);
    window.events().open();
    child<ChoiceDialog>(&window, u"whichEvent"_s)->buttons().back()->click();  // neither
    SOON(!child<ChoiceDialog>(&window, u"whichEvent"_s));
    QVERIFY2(window.findChild<EventSetupPage*>()->isVisible(), "what was shown stays");
    window.events().open();
    child<ChoiceDialog>(&window, u"whichEvent"_s)->buttons()[1]->click();
    SOON(window.findChild<EventSetupPage*>()->isVisible());
    before.putAside();
  }

  void whoHelpsOpensTheDeskOfAnotherComputer() {
    makeKnown(folder_.path());
    EventDesk led(folder_.filePath(u"led"_s));
    led.open(smallEvent());
    SOON(led.stage() == EventDesk::Stage::Gathering && led.desk().seats.size() == 4);
    Program program(folder_.path());
    MainWindow& window = program.window;
    window.findChild<QAction*>(u"eventHelp"_s)->trigger();
    auto* dialog = child<LineDialog>(&window, u"helpAtDesk"_s);
    QVERIFY(dialog);
    auto* line = dialog->findChild<QLineEdit*>();
    line->setText(u"127.0.0.1"_s);  // without a key
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->findChild<QWidget*>(u"lineProblem"_s)->isHidden());
    line->setText(led.pass().text());
    QTest::keyClick(line, Qt::Key_Return);
    SOON(window.events().desk() && window.events().desk()->isVisible());
    SOON_EQUAL(window.events().desk()->header()->title(), u"The players are sitting down"_s);
    SOON(!led.report().lines().empty());  // that another desk was opened
    window.events().desk()->screens()->openWindow();
    QCOMPARE(bigScreens(), 1);
    Q_EMIT window.events().desk()->left();  // the next desk would find the screen of this event
    QCOMPARE(bigScreens(), 0);
    led.putAside();
  }

  void aRehearsalHasTheBigScreenForItself() {
    QVERIFY(haveEvent());
    Program program(folder_.path());
    MainWindow& window = program.window;
    window.events().goBack();
    SOON(window.events().desk() && window.events().desk()->header()->startButton()->isVisible());
    window.events().desk()->screens()->openWindow();
    QCOMPARE(bigScreens(), 1);
    Q_EMIT window.events().desk()->left();
    EventPlan rehearsed = smallEvent();
    rehearsed.occasion = Occasion::Rehearsal;
    Q_EMIT window.findChild<EventSetupPage*>()->rehearsalWanted(rehearsed);
    QCOMPARE(bigScreens(), 0);
    DeskPage* rehearsal = window.events().deskOnTop();
    QVERIFY(rehearsal && rehearsal != window.events().desk());
    window.events().openChain(chainFileIn(folder_.path()));
    QVERIFY2(window.events().deskOnTop() == rehearsal, "an event that was set up now would have the desk of this one");
    delete child<ChoiceDialog>(&window, u"unopenedFile"_s);
    rehearsal->screens()->openWindow();
    QCOMPARE(bigScreens(), 1);
    Q_EMIT rehearsal->left();
    QCOMPARE(bigScreens(), 0);
    EventDesk(EventServer::folderBeside(program.starter.usualFolder())).putAside();
  }

  /// The computer was started anew, or the server died: the start page said nothing, and nobody started it again.
  void theStartPageTellsOfAnEventWhoseServerHasEnded() {
    makeKnown(folder_.path());
    QString folder;
    {
      Settings settings(folder_.path());
      folder = EventServer::folderBeside(GameStarter(settings, folder_.path()).usualFolder());
    }
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/event.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(smallEvent().toJson());
    file.close();
    Program program(folder_.path());
    auto* lead = child<ActionButton>(&program.window, u"startEvent"_s);
    QVERIFY(lead);
    SOON(lead->isVisible());
    QCOMPARE(lead->note(), u"“Hall” has stopped: start it again"_s);
    file.remove();
  }

  /// The desk of an event that could not begin said that its server had ended, and had no field for the port.
  void aPortInUseIsToldWhereItIsChosenAndThePlanStays() {
    const QTemporaryDir folder;
    makeKnown(folder.path());
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::Any));
    Program program(folder.path());
    program.window.events().open();
    auto* page = child<EventSetupPage>(&program.window, u"eventSetupPage"_s);
    QVERIFY(page && page->isVisible());
    EventPlan plan = smallEvent();
    plan.port = other.serverPort();
    plan.listenAt = QHostAddress::Any;
    page->begin(plan);
    child<QAbstractButton>(page, u"eventOpen"_s)->click();
    QVERIFY(page->isVisible());
    QVERIFY2(page->footSentence().startsWith(u"Port %1 is in use"_s.arg(plan.port)), qPrintable(page->footSentence()));
    child<QAbstractButton>(page, u"eventBack"_s)->click();
    program.window.events().open();
    QVERIFY(page->isVisible());
    QVERIFY(page->plan() == plan);
  }

  /// A closed window took name, boards and all names with it that were not opened yet.
  void aPlanThatWasNotOpenedIsThereAtTheNextStart() {
    const QTemporaryDir folder;
    makeKnown(folder.path());
    const auto setUpIn = [](Program& program) {
      program.window.events().open();
      return child<EventSetupPage>(&program.window, u"eventSetupPage"_s);
    };
    {
      Program program(folder.path());
      EventSetupPage* page = setUpIn(program);
      QVERIFY(page && page->isVisible());
      child<QLineEdit>(page, u"eventName"_s)->selectAll();
      QTest::keyClicks(child<QLineEdit>(page, u"eventName"_s), u"School"_s);
      child<QPlainTextEdit>(page, u"eventNames"_s)->setPlainText(u"Asha\nMeera"_s);
      program.window.close();
    }
    {
      Program program(folder.path());
      EventSetupPage* page = setUpIn(program);
      QCOMPARE(page->plan().name, u"School"_s);
      QCOMPARE(page->plan().names.first(3), (QStringList{u"Asha"_s, u"Meera"_s, QString()}));
      child<QPlainTextEdit>(page, u"eventNames"_s)->setPlainText(u"Meera\nAsha\nMeera"_s);
      QVERIFY(page->listSentence().startsWith(u"Line 3: "_s));
      program.window.close();
    }
    Program program(folder.path());
    EventSetupPage* page = setUpIn(program);
    QCOMPARE(child<QPlainTextEdit>(page, u"eventNames"_s)->toPlainText(), u"Meera\nAsha\nMeera"_s);
    QVERIFY(page->listSentence().startsWith(u"Line 3: "_s));
    QVERIFY(!child<QAbstractButton>(page, u"eventOpen"_s)->isEnabled());
  }
};

TAPU_TEST_WITH_SCREEN(TestEventWays)
#include "test_event_ways.moc"
