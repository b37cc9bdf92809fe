// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QSignalSpy>
#include <QStringListModel>

#include "app/kit/color_marks.h"
#include "app/kit/herald.h"
#include "app/kit/quiet_view.h"
#include "app/kit/segments.h"
#include "app/kit/tab_button.h"
#include "app/manual/rules_window.h"
#include "app/table/people/players_panel.h"
#include "app/table/talk/talk_panel.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/play_desk.h"
#include "tests/ui/play_window.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// Widgets that take the keyboard and have no name for a screen reader; each once, by class and name of the object.
enum class Wanted { All, Shown };

QStringList nameless(const QWidget& top, Wanted wanted) {
  QStringList found;
  for (QWidget* each : top.findChildren<QWidget*>()) {
    const auto* area = qobject_cast<QAbstractScrollArea*>(each->parentWidget());
    const bool isInside = each->objectName().startsWith(u"qt_"_s) || (area && area->viewport() == each);  // made by Qt
    if (!(each->focusPolicy() & Qt::TabFocus) || isInside || (wanted == Wanted::Shown && !each->isVisible())) continue;
    QAccessibleInterface* part = QAccessible::queryAccessibleInterface(each);
    if (!part || !part->text(QAccessible::Name).isEmpty()) continue;
    found << QString::fromLatin1(each->metaObject()->className()) + u' ' + each->objectName();
  }
  found.removeDuplicates();
  return found;
}

/// Counts how often Qt would tell a row: it does in `currentChanged`, once a reader is there.
struct CountedView : QListView {
  using QListView::QListView;
  int told = 0;

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
    ++told;
    QListView::currentChanged(current, previous);
  }
};

using Purpose = NewGamePage::Purpose;

/// Pages and dialogs of the program by the way that leads there; the top window is what is heard.
const std::pair<const char*, std::function<void(MainWindow&)>> kWays[] = {
    {"start page", [](MainWindow& window) { window.openStart(); }},
    {"games", [](MainWindow& window) { window.newGames().openGames(); }},
    {"game with bots", [](MainWindow& window) { window.newGames().open(Purpose::Bots); }},
    {"shared computer", [](MainWindow& window) { window.newGames().open(Purpose::SameComputer); }},
    {"game to host", [](MainWindow& window) { window.newGames().open(Purpose::Host); }},
    {"network", [](MainWindow& window) { window.network().open(); }},
    {"saved games", [](MainWindow& window) { window.launch().openSaved(); }},
    {"career", [](MainWindow& window) { window.results().openCareer(); }},
    {"lessons", [](MainWindow& window) { window.teaching().openList(); }},
    {"event", [](MainWindow& window) { window.events().open(); }},
    {"settings", [](MainWindow& window) { window.dialogs().openSettings(); }},
    {"name and color", [](MainWindow& window) { window.dialogs().openMe(); }},
    {"about", [](MainWindow& window) { window.dialogs().openAbout(); }},
    {"licenses",
     [](MainWindow& window) {
       window.dialogs().openAbout();
       child<ActionButton>(&window, u"aboutLicenses"_s)->click();
     }},
    {"about Qt", [](MainWindow& window) { window.dialogs().openAboutQt(); }},
    {"report", [](MainWindow& window) { window.dialogs().openReport(); }},
    {"keys", [](MainWindow& window) { window.dialogs().openShortcuts(); }},
    {"rules", [](MainWindow& window) { window.books().openHere(); }},
};

}  // namespace

/// What a screen reader is given: names, roles, and announcements in their order.
class AccessTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // First: the program gives its boards to screen readers once, before the first of them is named.
  void theFirstBoardThatAScreenReaderMeetsHasItsPlaces() {
    QAccessible::setActive(true);
    BoardScene scene;
    scene.setBoard(beginnerBoard());
    BoardView view(&scene);
    QAccessible::setActive(false);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
    QCOMPARE(board->role(), QAccessible::Pane);
    QCOMPARE(board->childCount(), 3);  // hexes, corners, edges
    QCOMPARE(board->child(0)->childCount(), 19);
  }

  void tabsAreFoundOneByOneAndCanBePressed() {
    Segments tabs;
    tabs.setChoices({u"Log"_s, u"Dice"_s, u"Cards"_s});
    tabs.show();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&tabs);
    QCOMPARE(list->role(), QAccessible::PageTabList);
    QCOMPARE(list->childCount(), 3);
    const auto isSelected = [&](int index) { return bool(list->child(index)->state().selected); };
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(list->child(i)->role(), QAccessible::PageTab);
      QCOMPARE(list->child(i)->text(QAccessible::Name), tabs.texts()[i]);
      QCOMPARE(list->indexOfChild(list->child(i)), i);
      const QPoint middle = list->child(i)->rect().center();
      QCOMPARE(list->childAt(middle.x(), middle.y()), list->child(i));
      QCOMPARE(isSelected(i), i == 0);
    }
    QSignalSpy picked(&tabs, &Segments::picked);
    list->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(picked, QList<QVariantList>{{2}});
    QVERIFY(isSelected(2) && !isSelected(0));
    // Fewer words: what stood for the third is no tab any more.
    QAccessibleInterface* third = list->child(2);
    tabs.setChoices({u"Log"_s, u"Dice"_s});
    QCOMPARE(list->childCount(), 2);
    QVERIFY(!third->isValid());
    QVERIFY(!list->child(2));
  }

  void oneOfSeveralIsToldAsOne() {
    ColorMarks marks;
    const auto told = [&](int color) {
      return QAccessible::queryAccessibleInterface(child<QWidget>(&marks, u"color%1"_s.arg(color)));
    };
    for (const int color : {0, 3}) {
      QCOMPARE(told(color)->role(), QAccessible::RadioButton);
      QCOMPARE(told(color)->text(QAccessible::Name), playerColorName(color));
      QCOMPARE(bool(told(color)->state().checked), color == 0);
    }
    told(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(told(3)->state().checked && !told(0)->state().checked);
    const QString press = QAccessibleActionInterface::pressAction();
    QVERIFY(told(3)->actionInterface()->actionNames().contains(press));
    marks.setEnabled(false);
    QVERIFY(!told(3)->actionInterface()->actionNames().contains(press));
    // Also where it had its text before its role.
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    auto* preset = child<QWidget>(program.window.newGames().page(), u"presetCrazy"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(preset)->role(), QAccessible::RadioButton);
  }

  void aListTellsItsRowOnlyWhileItHasTheKeyboard() {
    QWidget window;
    auto* list = new QuietView<CountedView>(&window);
    QStringListModel rows({u"one"_s, u"two"_s, u"three"_s});
    list->setModel(&rows);
    auto* field = new QLineEdit(&window);
    QVERIFY(bringUp(window, {300, 300}));
    field->setFocus();
    SOON(field->hasFocus());
    list->told = 0;
    list->setCurrentIndex(rows.index(1));
    QCOMPARE(list->told, 0);
    list->setFocus();
    SOON(list->hasFocus());
    list->setCurrentIndex(rows.index(2));
    QVERIFY(list->told > 0);
  }

  void logAndChatAreTabsOfOneList() {
    Window window;
    window.setUp();
    QList<TabButton*> tabs = window.page->findChild<TalkPanel*>()->findChildren<TabButton*>();
    tabs.removeIf([](const TabButton* tab) { return tab->isHidden(); });
    QVERIFY(tabs.size() >= 2);
    for (TabButton* tab : tabs) {
      QAccessibleInterface* told = QAccessible::queryAccessibleInterface(tab);
      QCOMPARE(told->role(), QAccessible::PageTab);
      QCOMPARE(told->text(QAccessible::Name), tab->text());
      QCOMPARE(told->parent()->role(), QAccessible::PageTabList);
      QCOMPARE(bool(told->state().selected), tab->isChecked());
    }
    QAccessibleInterface* chat = QAccessible::queryAccessibleInterface(tabs[1]);
    QVERIFY(!chat->state().selected);
    chat->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(chat->state().selected);
    QVERIFY(!QAccessible::queryAccessibleInterface(tabs[0])->state().selected);
  }

  void alertsThatHaveSaidNothingAreNotThereForAReader() {
    QWidget page;
    Herald herald(&page);
    page.show();
    const auto shown = [&] {
      QStringList names;
      for (const QWidget* alert : herald.findChildren<QWidget*>())
        if (alert->isVisible()) names << alert->accessibleName();
      return names;
    };
    QCOMPARE(shown(), QStringList());
    herald.say(u"Asha rolled 8."_s);
    SOON_EQUAL(shown(), QStringList{u"Asha rolled 8."_s});
    QVERIFY(!QAccessible::queryAccessibleInterface(herald.alert())->state().invisible);
    page.hide();
    page.show();  // who comes back to the page does not hear it again
    QCOMPARE(shown(), QStringList());
  }

  void whatWaitsForItsTurnIsNotSaidAfterThePageHasGone() {
    QWidget page;
    Herald herald(&page);
    page.show();
    QSignalSpy spoke(&herald, &Herald::spoke);
    herald.say(u"Asha rolled 8."_s);
    SOON_EQUAL(spoke.size(), 1);
    herald.say(u"Ravi rolled 4."_s);  // waits until the first has had its time
    page.hide();
    page.show();
    herald.say(u"Meera rolled 5."_s);
    SOON_EQUAL(spoke.size(), 2);
    QCOMPARE(herald.said(), u"Meera rolled 5."_s);
    herald.sayLast(u"Ravi built a road."_s);
    page.hide();
    QVERIFY(!herald.findChild<QTimer*>(u"rest"_s)->isActive());
  }

  void ofWhatIsPassedByQuicklyOnlyTheLastIsSaid() {
    QWidget page;
    Herald herald(&page);
    page.show();
    QSignalSpy spoke(&herald, &Herald::spoke);
    for (int i = 0; i < 20; ++i) herald.sayLast(u"Move %1."_s.arg(i));
    SOON(!spoke.isEmpty());
    QCOMPARE(herald.said(), u"Move 19."_s);
    herald.sayLast(u"Move 20."_s);
    herald.sayLast({});
    SOON(!herald.findChild<QTimer*>(u"rest"_s)->isActive());
    herald.say(u"Paused."_s);  // after what waits to be said
    SOON_EQUAL(herald.said(), u"Paused."_s);
    QCOMPARE(spoke.size(), 2);
  }

  void announcementsThatFollowQuicklyBecomeOne() {
    QWidget page;
    Herald herald(&page);
    page.show();
    QStringList spoken;
    connect(&herald, &Herald::spoke, this, [&](const QString& text) { spoken << text; });
    for (int i = 0; i < 20; ++i) {
      herald.say(u"Line %1."_s.arg(i));
      QCoreApplication::processEvents();
    }
    SOON(spoken.join(u' ').endsWith(u"Line 19."_s));
    QVERIFY2(spoken.size() < 8, qPrintable(QString::number(spoken.size())));  // there are so many alerts
    QCOMPARE(spoken.join(u' ').count(u"Line"_s), 20);
  }

  void everyWidgetThatTakesTheKeyboardHasAName_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void everyWidgetThatTakesTheKeyboardHasAName() {
    QFETCH(QString, language);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(language);
    QCoreApplication::processEvents();
    QCOMPARE(nameless(program.window, Wanted::All).join(u", "_s), QString());
  }

  void everyPageAndDialogIsHeard_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void everyPageAndDialogIsHeard() {
    QFETCH(QString, language);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(language);
    QStringList wrong;
    QPointer<QWidget> before;
    for (const auto& [name, open] : kWays) {
      open(program.window);
      QCoreApplication::processEvents();
      QWidget* top = QApplication::activeModalWidget();
      if (!top) top = program.window.books().rules().isVisible() ? &program.window.books().rules() : nullptr;
      const int least = top ? 1 : 2;
      QWidget* shown = top ? top : program.window.page();
      const bool isForSeveral = qobject_cast<NewGamePage*>(shown);
      if (shown == before && !isForSeveral) wrong << QString::fromLatin1(name) + u": nothing opens"_s;
      before = shown;
      if (!top) top = &program.window;
      top->activateWindow();
      if (!test::soonActive(*top)) wrong << QString::fromLatin1(name) + u": no window"_s;
      const QString found = wrongByEar(*top, least);
      if (!found.isEmpty()) wrong << QString::fromLatin1(name) + u": "_s + found;
      for (QWidget* each : QApplication::topLevelWidgets())
        if (qobject_cast<QDialog*>(each) || qobject_cast<RulesWindow*>(each)) each->close();
      SOON(!QApplication::activeModalWidget());
    }
    program.languages.use(u"en"_s);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
  }

  void theTableIsHeard() {
    Window window;
    window.setUp();
    window.rollDice();
    window.part<BoardView>()->setFocus();
    QCOMPARE(wrongByEar(window.frame, 9), QString());
  }

  void theOtherPartsOfTheTableAreHeard() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    window.actions.at(GameActions::Trade)->trigger();
    QCOMPARE(wrongByEar(window.frame, 9), QString());
    const auto discard = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(discard);
    LaidWindow choosing(discard->game());
    SOON(choosing.part<ChoicePanel>()->isVisible());
    QCOMPARE(wrongByEar(choosing.frame, 9), QString());
  }

  void soHasEveryWidgetOfTheTable() {
    Window window;
    window.setUp();
    QCOMPARE(nameless(window.frame, Wanted::Shown).join(u", "_s), QString());
  }
};

TAPU_TEST_WITH_SCREEN(AccessTest)
#include "test_access.moc"
