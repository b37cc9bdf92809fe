// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QStringListModel>

#include "app/kit/color_marks.h"
#include "app/kit/herald.h"
#include "app/kit/quiet_view.h"
#include "app/kit/segments.h"
#include "app/kit/stepper.h"
#include "app/kit/tab_button.h"
#include "app/manual/rules_window.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/offer_list.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/names_of_things.h"
#include "app/wire/notice.h"
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

/// Notes what a page says aloud from now on.
class Heard {
 public:
  explicit Heard(const QWidget& page) {
    QObject::connect(page.findChild<Herald*>(), &Herald::spoke, &context_,
                     [this](const QString& text) { texts_ << text; });
  }
  QString all() const { return texts_.join(u" / "_s); }

 private:
  QObject context_;
  QStringList texts_;
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

/// The widgets that Tab comes by from here until it is back; empty if it does not come back.
QList<QWidget*> round(QWidget& window, Qt::Key key) {
  QList<QWidget*> seen;
  QWidget* const start = window.focusWidget();
  for (int i = 0; i < 400; ++i) {
    QTest::keyClick(window.focusWidget(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    if (!seen.contains(window.focusWidget())) seen << window.focusWidget();
    if (window.focusWidget() == start) return seen;
  }
  return {};
}

}  // namespace

/// A game by keyboard and by ear.
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

  void aPlayerIsAButtonAndTheBankAStop() {
    LaidWindow window;
    window.setUp();
    auto* row = window.part<PlayersPanel>()->rows()[1];
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(row);
    QCOMPARE(told->role(), QAccessible::Button);
    QCOMPARE(told->text(QAccessible::Name), row->facts().name);
    QTest::keyClick(row, Qt::Key_Enter, Qt::KeypadModifier);
    SOON(window.part<PlayerDetails>());
    QTest::keyClick(window.part<PlayerDetails>(), Qt::Key_Escape);
    SOON(!window.part<PlayerDetails>());
    told->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    SOON(window.part<PlayerDetails>());
    QTest::keyClick(window.part<PlayerDetails>(), Qt::Key_Escape);
    window.part<BoardView>()->setFocus();
    auto* bank = window.part<BankRow>();
    QVERIFY(round(window.frame, Qt::Key_Tab).contains(bank));
    QVERIFY2(heardOf(bank).startsWith(u"Bank\nThe bank has "_s) && !heardOf(bank).contains(u"Drag"_s),
             qPrintable(heardOf(bank)));
  }

  void tabComesAroundTheTableInBothDirections() {
    Window window;
    window.setUp();
    window.rollDice();
    auto* view = window.part<BoardView>();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
      view->setFocus();
      const QList<QWidget*> seen = round(window.frame, key);
      QVERIFY2(!seen.isEmpty(), "it comes back");
      QVERIFY2(seen.size() > 8, "by way of the other parts");
    }
  }

  void noStopOfTabIsWithoutARing() {
    Window window;
    window.setUp();
    window.part<BoardView>()->setFocus();
    QVERIFY2(!round(window.frame, Qt::Key_Tab).contains(window.page), "the page itself shows no ring");
  }

  void tabReachesAllOfAPage_data() {
    QTest::addColumn<QString>("way");
    QTest::newRow("start page") << QString();
    QTest::newRow("page of games") << u"gameGames"_s;
    QTest::newRow("new game") << u"gameNew"_s;
    QTest::newRow("host page") << u"gameHost"_s;
    QTest::newRow("join page") << u"gameJoin"_s;
    QTest::newRow("saved games") << u"gameSaved"_s;
  }
  void tabReachesAllOfAPage() {
    QFETCH(QString, way);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    if (!way.isEmpty()) child<QAction>(&program.window, way)->trigger();
    QCoreApplication::processEvents();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab})
      QCOMPARE(missedByTab(program.window, key).join(u", "_s), QString());
  }

  void offersHaveKeysInEveryGame() {
    Window window;
    window.setUp();
    QVERIFY(window.actions.at(GameActions::AcceptOffer)->isVisible() &&
            window.actions.at(GameActions::DeclineOffer)->isVisible());
    const auto* offers = window.part<OfferList>();
    SOON_EQUAL(window.actions.at(GameActions::AcceptOffer)->isEnabled(), offers->firstToAccept() != nullptr);
    SOON_EQUAL(window.actions.at(GameActions::DeclineOffer)->isEnabled(), offers->firstToDecline() != nullptr);
  }

  void f6GoesFromPartToPart() {
    Window window;
    window.setUp();
    auto* view = window.part<BoardView>();
    view->setFocus();
    QSet<QWidget*> seen;
    for (int i = 0; i < 8; ++i) {
      QTest::keyClick(window.frame.focusWidget(), Qt::Key_F6);
      seen << window.frame.focusWidget();
    }
    QVERIFY(seen.contains(view));
    QVERIFY(seen.size() >= 3);
    for (const QWidget* part : std::initializer_list<QWidget*>{window.part<PlayersPanel>(), window.part<TalkPanel>()})
      QVERIFY(std::ranges::any_of(seen, [part](const QWidget* each) { return part->isAncestorOf(each); }));
  }

  void aStepperAtItsLimitKeepsTheKeyboard() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    auto* stepper = window.part<TradePanel>()->findChild<Stepper*>(u"get-ore"_s);
    ActionButton* more = stepper->moreButton();
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Return);
    SOON_EQUAL(stepper->value(), 1);
    QWidget* less = nullptr;
    for (ActionButton* each : stepper->findChildren<ActionButton*>())
      if (each != more) less = each;
    less->setFocus();
    QTest::keyClick(less, Qt::Key_Return);
    SOON_EQUAL(stepper->value(), 0);
    QCOMPARE(window.frame.focusWidget(), more);
  }

  void theKeyOfTradeGoesToTheCardsThatAreToBeReturned() {
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.must() == Decision::Discard; });
    QVERIFY(desk);
    LaidWindow window(desk->game());
    auto* choices = window.part<ChoicePanel>();
    SOON(choices->isVisible() && window.actions.at(GameActions::Trade)->isEnabled());
    window.part<BoardView>()->setFocus();
    window.actions.at(GameActions::Trade)->trigger();
    QVERIFY(choices->isAncestorOf(window.frame.focusWidget()));
  }

  void tabComesToTheCheckedColorAndLanguage() {
    QTemporaryDir folder;
    Program program(folder.path());
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
      name->setFocus();
      QSet<const QWidget*> seen;
      for (int i = 0; i < 12; ++i) {
        QTest::keyClick(program.window.focusWidget(), key);
        seen << program.window.focusWidget();
      }
      for (const auto* button : program.window.page()->findChildren<QAbstractButton*>()) {
        const bool isOne =
            button->objectName().startsWith(u"color"_s) || button->objectName().startsWith(u"firstRunLanguage_"_s);
        if (isOne) QCOMPARE(seen.contains(button), button->isChecked());
      }
    }
  }

  void aTurnIsPlayedByKeysAlone() {
    Window window;
    const auto key = [&](Qt::Key pressed) { QTest::keyClick(window.frame.focusWidget(), pressed); };
    auto* view = window.part<BoardView>();
    auto* scene = window.part<BoardScene>();
    for (const Decision must : {Decision::Settlement, Decision::Road, Decision::Settlement, Decision::Road}) {
      SOON(window.waitsFor(must) && scene->hasTargets());
      view->setFocus();
      key(Qt::Key_Tab);
      QVERIFY(view->reached());
      key(Qt::Key_Return);
      SOON(!window.waitsFor(must));
    }
    SOON(window.waitsFor(Decision::Roll));
    SOON(window.actions.at(GameActions::Roll)->isEnabled());
    key(Qt::Key_R);
    SOON(window.waitsFor(Decision::Act) || window.waitsFor(Decision::Robber));
  }

  void aMoveIsTyped() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* view = window.part<BoardView>();
    auto* field = window.page->findChild<QLineEdit*>(u"typedMove"_s);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Slash);
    QVERIFY(field->isVisible());
    QCOMPARE(window.frame.focusWidget(), field);
    QTest::keyClicks(field, u"s 13NE"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY2(field->isVisible(), "what is no move stays, to be mended");
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QCOMPARE(window.frame.focusWidget(), view);
    const CornerId corner = window.bestCorner();
    QTest::keyClick(view, Qt::Key_Slash);
    QTest::keyClicks(field, u"s "_s + shortName(window.map(), {BoardSpot::Kind::Corner, int(corner.value)}));
    QTest::keyClick(field, Qt::Key_Return);
    SOON(window.game->seen().state().at(corner).isOf(window.game->seen().viewer()));
    QVERIFY(!field->isVisible());
  }

  void typedMovesAreReadOrRefusedInASentence() {
    const auto desk = PlayDesk::where([](const PlaySight& now) { return now.must() == Decision::Settlement; });
    const PlaySight now = desk->sight();
    const Topology& map = now.definition.map;
    const CornerId corner = now.legal.settlementCorners().front();
    const QString place = shortName(map, {BoardSpot::Kind::Corner, int(corner.value)});
    for (const QString& typed :
         {u"s "_s + place, u"S"_s + place.toLower(), u"settlement "_s + QString::fromStdString(map.name(corner))}) {
      const TypedMove move = readMove(now, typed);
      QVERIFY2(move.problem.isEmpty(), qPrintable(typed + u": "_s + move.problem));
      QCOMPARE(move.actions, std::vector<Action>{buildSettlement(corner)});
    }
    for (const QString& typed : {u""_s, u"x"_s, u"s"_s, u"s 13NE"_s, u"s 8X"_s, u"m 4NE"_s, u"c "_s + place,
                                 u"hello there"_s, u"s \u202e9"_s}) {
      const TypedMove move = readMove(now, typed);
      QVERIFY2(move.actions.empty(), qPrintable(typed));
      QVERIFY2(move.problem.endsWith(u'.'), qPrintable(typed + u": "_s + move.problem));
      QVERIFY2(!move.problem.contains(QChar(0x202e)), "what is typed turns no sentence round");
    }
  }

  void aPlaceIsToldByItsHexesItsHarborItsOwnerAndWhetherItIsLegal() {
    PlayDesk desk;
    const PlaySight now = desk.sight();
    Board board = beginnerBoard();
    const Topology& map = now.definition.map;
    const CornerId corner = now.legal.settlementCorners().empty() ? CornerId(0) : now.legal.settlementCorners().front();
    const SpotText told = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(corner.value)}, Choosable::Yes);
    QVERIFY2(told.name.startsWith(u"Corner: "_s) && told.name.endsWith(u"; free; legal"_s), qPrintable(told.name));
    QVERIFY(told.details.startsWith(shortName(map, {BoardSpot::Kind::Corner, int(corner.value)})));
    const SpotText off = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(corner.value)}, Choosable::No);
    QVERIFY(off.name.endsWith(u"; free"_s));
    for (const Harbor& harbor : board.harbors) {
      const CornerId at = map.edge(*map.edgeAt(harbor.hex, harbor.side)).corners[0];
      const SpotText beside = spokenPlace(now, board, {BoardSpot::Kind::Corner, int(at.value)}, Choosable::No);
      const QString kind = harbor.trades == Resource::None ? u"Harbor 3:1"_s : u"Harbor 2:1: "_s;
      QVERIFY2(beside.name.contains(u"; "_s + kind), qPrintable(beside.name));
    }
  }

  void aPlaceThatIsBuiltOnIsToldByItsOwner() {
    const auto hasBuilt = [](const PlaySight& sight) { return sight.state.head.phase == Phase::Play; };
    const auto desk = PlayDesk::where(hasBuilt);
    QVERIFY(desk);
    const PlaySight now = desk->sight();
    int owned = 0;
    for (int i = 0; i < now.definition.map.cornerCount(); ++i) {
      const Piece piece = now.state.at(CornerId(i));
      if (piece.isEmpty()) continue;
      const SpotText told = spokenPlace(now, beginnerBoard(), {BoardSpot::Kind::Corner, i}, Choosable::No);
      const QString owner = PlayDesk::nameOf(piece.owner()) + u": settlement"_s;
      QVERIFY2(told.name.endsWith(u"; "_s + owner), qPrintable(told.name));
      ++owned;
    }
    QCOMPARE(owned, 8);  // two of each of four players, as the first turn begins
  }

  void aKeyThatIsNotPossibleSaysWhy() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    auto* view = window.part<BoardView>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_E);
    const QString early = sightOf(*window.game).refusalOf(endTurn()).sentence;
    SOON_OR_SAY(!early.isEmpty() && heard.all().contains(early), qPrintable(heard.all()));
    QTest::keyClick(view, Qt::Key_Y);
    SOON_OR_SAY(heard.all().contains(u"Nobody offers you a trade."_s), qPrintable(heard.all()));
    window.rollDice();
    QTest::keyClick(view, Qt::Key_3);
    SOON_OR_SAY(heard.all().contains(u"It costs 2 × Grain, 3 × Ore, and you lack "_s), qPrintable(heard.all()));
    const Heard again(*window.page);
    QTest::keyClick(view, Qt::Key_3, Qt::KeypadModifier);
    SOON_OR_SAY(again.all().contains(u"It costs 2 × Grain, 3 × Ore, and you lack "_s), qPrintable(again.all()));
    QVERIFY(window.waitsFor(Decision::Act));
  }

  void theKeyOfTradeSaysWhyThereIsNoneYet() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    const QString early = sightOf(*window.game).refusalOf(offerTrade({}, {}, {})).sentence;
    QVERIFY(!early.isEmpty());
    const Heard heard(*window.page);
    window.part<BoardView>()->setFocus();
    QTest::keyClick(window.part<BoardView>(), Qt::Key_T);
    SOON_OR_SAY(heard.all().contains(early), qPrintable(heard.all()));
  }

  void enterOnAnotherKindOfPlaceSaysSo() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    const Heard heard(*window.page);
    auto* view = window.part<BoardView>();
    view->setFocus();
    for (int i = 0; i < 4 && (!view->reached() || view->reached()->kind != BoardSpot::Kind::Hex); ++i)
      QTest::keyClick(view, Qt::Key_PageDown);
    QVERIFY(view->reached() && view->reached()->kind == BoardSpot::Kind::Hex);
    QTest::keyClick(view, Qt::Key_Return);
    SOON_OR_SAY(heard.all().contains(u"Nothing can be chosen here: a corner is asked for."_s), qPrintable(heard.all()));
    QVERIFY(window.waitsFor(Decision::Settlement));
  }

  void oneKeySaysHowTheReaderStands() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    window.part<BoardView>()->setFocus();
    QTest::keyClick(window.part<BoardView>(), Qt::Key_W);
    const PlaySight now = sightOf(*window.game);
    const QString cards =
        now.mine().hand.isEmpty() ? u"You have no cards."_s : u"Your cards: "_s + listOf(now.mine().hand);
    SOON_OR_SAY(heard.all().contains(u"Your points: 2. "_s + cards), qPrintable(heard.all()));
    SOON_OR_SAY(heard.all().endsWith(window.game->seen().prompt().sentence), qPrintable(heard.all()));
  }

  void whatIsTakenBackIsSaid() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road) && window.actions.at(GameActions::TakeBack)->isEnabled());
    const Heard heard(*window.page);
    window.actions.at(GameActions::TakeBack)->trigger();
    SOON(window.waitsFor(Decision::Settlement));
    SOON_OR_SAY(heard.all().contains(u"You took your last move back."_s), qPrintable(heard.all()));
  }

  void whatIsTakenBackAtASharedComputerIsSaid() {
    Window window(2);
    for (int person = 0; person < 2; ++person) {
      SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
      QCOMPARE(window.game->seen().viewer(), SeatId(person));
      window.click(window.at(window.bestCorner()));
      SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
      if (person == 1) break;
      window.click(window.at(window.game->seen().legal.roadEdges().front()));
    }
    SOON(window.actions.at(GameActions::TakeBack)->isEnabled());
    const Heard heard(*window.page);
    window.actions.at(GameActions::TakeBack)->trigger();
    SOON(window.waitsFor(Decision::Settlement));
    const Event last = window.game->seen().log->events().back();
    QCOMPARE(last.kind, EventKind::TakenBack);
    SOON_OR_SAY(heard.all().contains(window.game->seen().logLine(last)), qPrintable(heard.all()));
  }

  void ofTheChatIsSaidWhatOthersWriteAndNoOtherPartTells() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    const auto writes = [&](SeatId seat, const QString& text) {
      Q_EMIT window.game->chatted(ChatLine{.seat = seat, .name = u"Ravi"_s, .text = text});
    };
    writes(SeatId(0), u"Mine."_s);
    Q_EMIT window.game->chatted(noticeLine(Notice::BotPlays, {}));
    Q_EMIT window.game->chatted(noticeLine(Notice::AreYouThere, {}));
    writes(SeatId(1), u"Hello."_s);
    SOON_OR_SAY(heard.all().contains(u"writes: Hello."_s), qPrintable(heard.all()));
    QVERIFY2(heard.all().contains(u"are you there?"_s), "no banner tells it at a table");
    QVERIFY2(!heard.all().contains(u"Mine."_s) && !heard.all().contains(u"A bot plays"_s), qPrintable(heard.all()));
  }

  void whatIsDeclinedForTheReaderIsSaidSo() {
    LaidWindow window;
    window.setUp();
    const Heard heard(*window.page);
    Q_EMIT window.part<TradePanel>()->declinedUnseen(decline(SeatId(1)));
    SOON_OR_SAY(heard.all().contains(u"An offer is declined for you."_s), qPrintable(heard.all()));
  }

  void whoStartsIsSaidThoughItIsThrownBeforeTheTableIsThere() {
    LaidWindow window([](Setup& setup) {
      setup.options.first = FirstSeat::Roll;
      setup.first = {};
    });
    SOON(window.waitsFor(Decision::Settlement));
    const auto& log = window.game->seen().log->events();
    const auto first = std::ranges::find(log, EventKind::FirstThrown, &Event::kind);
    QVERIFY(first != log.end());
    const QString line = window.game->seen().logLine(*first);
    const auto* herald = window.page->findChild<Herald*>();
    const auto isHeard = [&] {
      return std::ranges::any_of(herald->findChildren<QWidget*>(),
                                 [&](const QWidget* alert) { return alert->accessibleName().contains(line); });
    };
    SOON(isHeard());
  }

  void theTradePanelTellsItsKeysAndWhatTheyChange() {
    LaidWindow window;
    window.setUp();
    window.rollDice();
    auto* trade = window.part<TradePanel>();
    window.actions.at(GameActions::Trade)->trigger();
    QCOMPARE(window.frame.focusWidget(), trade);
    QVERIFY(trade->accessibleDescription().startsWith(u"1 to 5: one card more to get"_s));
    const auto* voice = trade->findChild<Herald*>();
    const auto* offer = trade->findChild<ActionButton*>(u"offerToPlayers"_s);
    SOON(!offer->isEnabled() && offer->toolTip().startsWith(u"Both sides"_s));
    QTest::keyClick(trade, Qt::Key_Return);
    SOON_EQUAL(voice->said(), offer->toolTip().replace(u'\n', u' '));
    QTest::keyClick(trade, Qt::Key_5);
    SOON_EQUAL(voice->said(), u"You get 1 × Ore."_s);
    QTest::keyClick(trade, Qt::Key_5);
    SOON_EQUAL(voice->said(), u"You get 2 × Ore."_s);
    const CardCounts hand = sightOf(*window.game).mine().hand;
    const auto lacking = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] == 0; });
    QVERIFY(lacking != std::end(kAllResources));
    const auto digit = [](Resource kind) { return Qt::Key(Qt::Key_1 + static_cast<int>(kind)); };
    const auto held = std::ranges::find_if(kAllResources, [&](Resource kind) { return hand[kind] > 0; });
    if (held != std::end(kAllResources)) {
      QTest::keyClick(trade, digit(*held), Qt::ShiftModifier);
      SOON_EQUAL(voice->said(), u"You give %1."_s.arg(listOf(CardCounts::of(*held))));
    }
    QTest::keyClick(trade, digit(*lacking), Qt::ShiftModifier);
    SOON_EQUAL(voice->said(), u"You have no more cards of this kind."_s);
  }

  void theLogAndWhatToDoAreSaidAloud() {
    Window window;
    QStringList heard;
    connect(window.page->findChild<Herald*>(), &Herald::spoke, this, [&](const QString& text) { heard << text; });
    window.setUp();
    SOON(heard.join(u' ').contains(u"You built a settlement."_s));
    SOON_OR_SAY(heard.join(u' ').contains(u"Your turn"_s), qPrintable(heard.join(u" / "_s)));
    QAccessibleInterface* herald = QAccessible::queryAccessibleInterface(window.page->findChild<Herald*>()->alert());
    QCOMPARE(herald->role(), QAccessible::AlertMessage);
    QCOMPARE(herald->text(QAccessible::Name), heard.last());
  }
};

TAPU_TEST_WITH_SCREEN(AccessTest)
#include "test_access.moc"
