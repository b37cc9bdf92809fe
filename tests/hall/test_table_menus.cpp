// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <map>
#include <set>

#include "app/hall/hall_header.h"
#include "app/hall/hall_lessons.h"
#include "app/kit/herald.h"
#include "app/kit/stepper.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/settings/languages.h"
#include "app/shell/main_menus.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/bargain_panel.h"
#include "tests/hall/hall_window.h"
#include "tests/suite.h"
#include "tests/ui/play_window.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The entries of a menu and of its submenus, but for lines between them.
QList<QAction*> entriesOf(const QMenu* menu) {
  QList<QAction*> entries;
  for (QAction* each : menu->actions()) {
    if (each->menu())
      entries += entriesOf(each->menu());
    else if (!each->isSeparator())
      entries << each;
  }
  return entries;
}

/// Why an entry is off at a table for good, or what it waits for that a game brings by chance.
struct Absence {
  QString entry, why;
};
using Absences = std::vector<Absence>;

/// Commands that the window answers, at any table.
const std::set<QString> kOfWindow{u"viewCosts"_s, u"viewFullScreen"_s};
const Absences kAtBoth{{u"movePlayNone"_s, u"it only says why no card can be played"_s},
                       {u"moveWantBuild"_s, u"with two to four seats nobody builds between turns"_s},
                       {u"viewNumberTable"_s, u"it is for somebody who watches"_s}};
const Absences kAtClassic{{u"viewChain"_s, u"there is one board"_s},
                          {u"moveBuildShip"_s, u"the game has no ships"_s},
                          {u"moveMoveShip"_s, u"the game has no ships"_s}};
const Absences kAtHall{{u"moveTakeBack"_s, u"others act in the same round, so nothing is taken back"_s},
                       {u"moveRedo"_s, u"others act in the same round, so nothing is taken back"_s},
                       {u"moveRoll"_s, u"the clock throws the dice of a round"_s},
                       {u"viewTurnRight"_s, u"the boards lie as the seats do"_s},
                       {u"viewTurnLeft"_s, u"the boards lie as the seats do"_s},
                       {u"viewRoutes"_s, u"all build at once, and each board has an award of its own"_s}};
/// On where the cards or the others allow it: judged by the position each time, and never awaited.
const std::set<QString> kByChance{
    u"moveAcceptOffer"_s, u"moveDeclineOffer"_s, u"moveBuildRoad"_s, u"moveBuildSettlement"_s,
    u"moveBuildCity"_s,   u"moveBuyCard"_s,      u"moveBuildShip"_s, u"moveMoveShip"_s,
    u"movePlay0"_s,       u"movePlay1"_s,        u"movePlay2"_s,     u"movePlay3"_s,
    u"movePlay4"_s,       u"movePlay5"_s,        u"moveTakeBack"_s,  u"moveRedo"_s};

/// All that an entry may change which somebody would notice, without what moves by itself.
QStringList seen(const QWidget& frame, const QWidget& page, const ShownGame& game, const GameActions& actions) {
  QStringList marks{QString::number(game.seen().history().size()), QString::number(game.seen().isPlayedByBot()),
                    QString::number(reinterpret_cast<quintptr>(frame.focusWidget()))};
  if (game.bots().pace()) marks << QString::number(static_cast<int>(*game.bots().pace()));
  for (const QAction* action : actions.all() + QList<QAction*>(actions.paces.begin(), actions.paces.end()))
    marks << QString::number(action->isChecked());
  for (const auto* view : page.findChildren<QGraphicsView*>()) {
    const QTransform at = view->viewportTransform();
    marks << u"%1 %2 %3 %4"_s.arg(at.m11()).arg(at.m12()).arg(at.dx()).arg(at.dy());
  }
  for (const auto* scene : page.findChildren<BoardScene*>())
    marks << QString::number(scene->hasTargets()) << QString::number(static_cast<int>(scene->faces()))
          << QString::number(scene->bearing().turn);
  for (const QWidget* part : frame.findChildren<QWidget*>()) marks << QString::number(part->isVisible());
  for (const QWidget* window : QApplication::topLevelWidgets()) marks << QString::number(window->isVisible());
  return marks;
}

/// One of the two tables, with the real menus over it.
struct Table {
  QMainWindow& frame;
  TablePage& page;
  ShownGame& game;
  GameActions& actions;
  MainMenus menus{frame.menuBar(), actions, &frame};
  std::set<QString> on = {};      ///< entries that were on at any time
  std::set<QString> did = {};     ///< entries that did something
  std::set<QString> silent = {};  ///< entries that were on, and did nothing

  QList<QAction*> entries() const { return entriesOf(menus.move) + entriesOf(menus.view); }
  QAction* entry(const QString& name) const {
    for (QAction* each : entries())
      if (each->objectName() == name) return each;
    return nullptr;
  }
  bool isOn(const QString& name) const { return entry(name) && entry(name)->isVisible() && entry(name)->isEnabled(); }
  void look() {
    for (const QAction* each : entries())
      if (each->isVisible() && each->isEnabled()) on.insert(each->objectName());
  }
  /// Chooses the entry, and notes whether anybody notices.
  void choose(const QString& name) {
    look();
    if (!isOn(name) || !silent.empty()) return;  // one that does nothing is waited for long enough
    QCoreApplication::sendPostedEvents();
    const QStringList before = seen(frame, page, game, actions);
    entry(name)->trigger();
    const bool isNoticed = test::soon([&] { return seen(frame, page, game, actions) != before; });
    (isNoticed ? did : silent).insert(name);
    look();
  }
  /// The same, and takes away what it has opened.
  void tryOut(const QString& name) {
    choose(name);
    for (QWidget* window : QApplication::topLevelWidgets())
      if (window != &frame && window->isVisible() && window->isWindow()) window->close();
    QWidget* held = QApplication::focusWidget();
    QTest::keyClick(held ? held : &page, Qt::Key_Escape);
    page.focusFirst();
  }
};

/// Commands that every table carries out at any time, once there is a hand.
void tryCommon(Table& table) {
  for (const char* name : {"viewZoomIn",
                           "viewZoomOut",
                           "viewZoomIn",
                           "viewFit",
                           "viewTurnRight",
                           "viewTurnLeft",
                           "viewChances",
                           "viewRoutes",
                           "viewPrint",
                           "viewSavePicture",
                           "viewChain",
                           "viewChat",
                           "viewLog",
                           "viewNextPart",
                           "moveTrade",
                           "moveHint",
                           "moveType",
                           "moveBuildRoad",
                           "moveBuildSettlement",
                           "moveBuildCity",
                           "moveBuildShip",
                           "moveMoveShip",
                           "moveStand"})
    table.tryOut(QLatin1StringView(name));
  for (int i = 0; i < 6; ++i) table.tryOut(u"movePlay%1"_s.arg(i));
}

/// The pace: all of them, and "Step by step" for what follows.
void tryPaces(Table& table) {
  for (int pace : {1, 2, 3, 0, 4}) table.choose(u"movePace%1"_s.arg(pace));
}

/// Counts the keys that arrive at a page, and keeps them from it.
class Arrivals : public QObject {
 public:
  explicit Arrivals(QWidget* page) { page->installEventFilter(this); }
  int keys = 0;

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    ++keys;
    return true;
  }
};

QString nameOf(const QAction& entry, const QKeySequence& key) {
  return entry.objectName() + u' ' + key.toString(QKeySequence::PortableText);
}

/// The digits choose cards in the trade panel.
bool choosesCards(const Table& table, const QWidget* part, const QKeySequence& key) {
  const auto* trade = table.page.findChild<BargainPanel*>();
  const QKeyEvent pressed(QEvent::KeyPress, key[0].key(), key[0].keyboardModifiers());
  return trade && (part == trade || trade->isAncestorOf(part)) && resourceOfKey(pressed);
}

/// The keys of entries that are off for which the page says nothing.
QStringList silentKeys(const Table& table) {
  int spoken = 0;
  QObject context;
  for (const auto* herald : table.page.findChildren<Herald*>())
    QObject::connect(herald, &Herald::spoke, &context, [&spoken] { ++spoken; });
  QStringList silent;
  for (const QAction* entry : table.entries()) {
    if (!entry->isVisible() || entry->isEnabled()) continue;
    for (const QKeySequence& key : entry->shortcuts()) {
      const int before = spoken;
      QTest::keyClick(&table.page, key[0].key(), key[0].keyboardModifiers());
      if (!test::soon([&] { return spoken > before; })) silent << nameOf(*entry, key);
    }
  }
  return silent;
}

/// The keys that reach neither their entry nor the page, with the part of the page that had the keyboard. Of the
/// entries nothing is left but their keys.
QStringList swallowedKeys(const Table& table) {
  Arrivals arrivals(&table.page);
  int chosen = 0;
  for (QAction* entry : table.entries()) {
    QObject::disconnect(entry, &QAction::triggered, nullptr, nullptr);
    QObject::connect(entry, &QAction::triggered, &arrivals, [&chosen] { ++chosen; });
  }
  QStringList swallowed;
  int parts = 0;
  for (QWidget* part : table.page.findChildren<QWidget*>()) {
    const bool types = part->testAttribute(Qt::WA_InputMethodEnabled);
    if (!part->isVisible() || !part->isEnabled() || part->focusPolicy() == Qt::NoFocus || types) continue;
    part->setFocus(Qt::OtherFocusReason);
    if (!part->hasFocus()) continue;
    ++parts;
    for (const QAction* entry : table.entries()) {
      for (const QKeySequence& key : entry->isVisible() ? entry->shortcuts() : QList<QKeySequence>()) {
        const int before = chosen + arrivals.keys;
        QTest::keyClick(part, key[0].key(), key[0].keyboardModifiers());
        if (chosen + arrivals.keys == before && !choosesCards(table, part, key))
          swallowed << nameOf(*entry, key) + u" in "_s + QLatin1StringView(part->metaObject()->className()) + u' ' +
                           part->objectName();
      }
    }
  }
  if (parts < 5) swallowed << u"only %1 parts take the keyboard"_s.arg(parts);
  return swallowed;
}

void judge(const Table& table, const Absences& own) {
  for (const QString& name : table.silent) QFAIL(qPrintable(name + u" is on, and does nothing"_s));
  std::map<QString, QString> absent;
  for (const auto& list : {kAtBoth, own})
    for (const Absence& each : list) absent[each.entry] = each.why;
  for (const QAction* each : table.entries()) {
    const QString name = each->objectName();
    if (kOfWindow.contains(name)) continue;
    if (absent.contains(name)) {
      QVERIFY2(!table.on.contains(name), qPrintable(name + u" is listed as off, and is on"_s));
      continue;
    }
    if (kByChance.contains(name)) continue;
    QVERIFY2(table.on.contains(name), qPrintable(name + u" was never on"_s));
    QVERIFY2(table.did.contains(name), qPrintable(name + u" was never tried"_s));
  }
}

}  // namespace

/// Every entry of the menus Move and View does something at both tables, or it is listed why not.
class TableMenusTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void atATableOfOneBoard() {
    LaidWindow window;
    Table table{window.frame, *window.page, *window.game, window.actions};
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    table.look();
    tryPaces(table);
    QCOMPARE(window.game->bots().pace(), std::optional(BotPace::Steps));
    SOON(table.isOn(u"moveRoll"_s));
    table.choose(u"moveRoll"_s);
    SOON(window.waitsFor(Decision::Act) || window.waitsFor(Decision::Robber));
    if (window.waitsFor(Decision::Robber)) window.game->submit(window.game->seen().legal.all().front());
    SOON(window.waitsFor(Decision::Act) && table.isOn(u"moveTrade"_s));
    tryCommon(table);
    if (table.silent.empty()) endAndWaitForBots(table);
    judge(table, kAtClassic);
  }

  void atTheTableOfTheBigGame() {
    LaidHall window;
    Table table{window.frame, *window.page, *window.game, window.actions};
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    table.look();
    tryPaces(table);
    QCOMPARE(window.game->bots().pace(), std::optional(BotPace::Steps));
    tryCommon(table);
    if (table.silent.empty()) endAndWaitForBots(table);
    judge(table, kAtHall);
  }

  // At the throw: to build and to end the turn come later.
  void noKeyOfAnEntryIsSwallowedAtATableOfOneBoard() {
    LaidWindow window;
    const Table table{window.frame, *window.page, *window.game, window.actions};
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    SOON(table.isOn(u"moveRoll"_s) && !table.isOn(u"moveEndTurn"_s));
    QCOMPARE(silentKeys(table).join(u'\n'), QString());
    QCOMPARE(swallowedKeys(table).join(u'\n'), QString());
  }
  void noKeyOfAnEntryIsSwallowedAtTheTableOfTheBigGame() {
    LaidHall window;
    const Table table{window.frame, *window.page, *window.game, window.actions};
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    QCOMPARE(silentKeys(table).join(u'\n'), QString());
    QCOMPARE(swallowedKeys(table).join(u'\n'), QString());
  }

  void escLeadsFromTheChatAndTheLogBackToTheBoard() {
    const auto check = [](auto& window, QWidget* board) {
      auto* talk = window.template part<TalkPanel>();
      for (const auto page : {TalkPanel::Page::Chat, TalkPanel::Page::Log}) {
        talk->show(page);
        QWidget* part = page == TalkPanel::Page::Chat ? static_cast<QWidget*>(talk->message()) : talk->log();
        part->setFocus();
        QVERIFY(part->hasFocus());
        QTest::keyClick(part, Qt::Key_Escape);
        QVERIFY(board->hasFocus());
      }
    };
    LaidWindow one;
    one.setUp();
    QVERIFY(!QTest::currentTestFailed());
    check(one, one.part<BoardView>());
    LaidHall big;
    big.begin();
    QVERIFY(!QTest::currentTestFailed());
    QStringList lessons;  // none comes: Esc would put it away first
    for (const Lesson lesson : kLessons) lessons << nameOf(lesson);
    big.part<LessonStrip>()->setSeen(lessons);
    check(big, big.part<HallBoard>());
  }

  // The editor takes the entries of the table away for a while, and gives back those alone that the game has.
  void anEntryThatAGameDoesNotHaveComesWithNoPage() {
    GameActions actions;
    const auto shown = [&actions] {
      std::set<QString> names;
      for (const QAction* each : actions.all())
        if (each->isVisible()) names.insert(each->objectName());
      return names;
    };
    for (const auto course : {GameActions::Course::Turns, GameActions::Course::Rounds}) {
      actions.setCourse(course);
      const std::set<QString> before = shown();
      QCOMPARE(before.contains(u"viewRoutes"_s), course == GameActions::Course::Turns);
      QCOMPARE(before.contains(u"viewChain"_s), course == GameActions::Course::Rounds);
      actions.setFront(GameActions::Front::Editor);
      QVERIFY(!shown().contains(u"viewZoomIn"_s) && !shown().contains(u"viewChain"_s));
      for (const auto front : {GameActions::Front::OtherPage, GameActions::Front::Table}) {
        actions.setFront(front);
        QCOMPARE(shown(), before);
      }
    }
  }

  void behindAnotherPageNothingOfTheTableCanBeLookedAt() {
    LaidWindow window;
    const QAction* zoom = window.actions.at(GameActions::ZoomIn);
    const QAction* chain = window.actions.at(GameActions::Chain);
    QVERIFY(zoom->isEnabled());
    window.actions.setFront(GameActions::Front::OtherPage);
    QVERIFY(!zoom->isEnabled());
    window.actions.setFront(GameActions::Front::Table);
    QVERIFY2(zoom->isEnabled() && !chain->isEnabled(), "as before");
  }

  // Where bots play step by step at the Big Game's table, Settings > Pace leads out of it.
  void thePaceOfTheSettingsHoldsAtBothTables() {
    Window one;
    HallWindow big;
    const auto check = [](auto& window) {
      SOON(window.game->seen().hasGame());
      window.settings.game.botPace.set(BotPace::Slow);
      window.page->applySettings();
      QCOMPARE(window.game->bots().pace(), std::optional(BotPace::Slow));
    };
    check(one);
    check(big);
  }

 private:
  /// After the own part the game waits for bots, which play step by step.
  static void endAndWaitForBots(Table& table) {
    SOON(table.isOn(u"moveEndTurn"_s));
    table.choose(u"moveEndTurn"_s);
    SOON(table.isOn(u"moveNext"_s));
    table.choose(u"moveNext"_s);
    SOON(table.isOn(u"moveHurry"_s));
    SOON(table.isOn(u"moveDemo"_s));
    table.choose(u"moveDemo"_s);
    table.choose(u"moveHurry"_s);
  }

  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(TableMenusTest)
#include "test_table_menus.moc"
