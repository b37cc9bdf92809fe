// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QLineEdit>
#include <QSet>

#include "app/kit/stepper.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/offer_list.h"
#include "app/table/trade/trade_panel.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"
#include "tests/ui/play_desk.h"
#include "tests/ui/play_window.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

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

/// The program by keyboard alone: where Tab, F6 and keys lead, and moves that are typed.
class KeyWalksTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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
    QTest::newRow("boards of the sea") << u"gameBoards"_s;
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
};

TAPU_TEST_WITH_SCREEN(KeyWalksTest)
#include "test_key_walks.moc"
