// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

#include "app/board/board_overlay.h"
#include "app/kit/action_button.h"
#include "app/session/settings/languages.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/hint/play_hint.h"
#include "app/table/people/undo_corner.h"
#include "app/table/sight/task_line.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/glyphs.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Hints: the lamp, its sheet, and what keys and acts do with it.
class PlayHintTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void theLampShowsThreeCornersWithReasons() {
    LaidWindow window;
    auto* lamp = window.part<UndoCorner>()->lamp();
    SOON(window.waitsFor(Decision::Settlement));
    SOON(lamp->isVisible() && lamp->isEnabled());
    auto* sheet = window.part<HintSheet>();
    QVERIFY(!sheet->isVisible());
    QTest::mouseClick(lamp, Qt::LeftButton);
    SOON(sheet->isVisible());
    QVERIFY(!window.part<TradePanel>()->isVisible());
    // The button that has the keyboard tells the hint.
    const QString told = sheet->findChild<QWidget*>(u"hintUse1"_s)->accessibleDescription();
    const QString head = sheet->findChild<HintHead*>(u"hint1"_s)->accessibleName();
    QVERIFY2(!head.isEmpty() && told == u"Hint 1 of 3: "_s + head, qPrintable(told));
    const auto marks = window.part<BoardScene>()->overlay().advised();
    QCOMPARE(marks.size(), std::size_t{3});
    for (const SpotSign& mark : marks) {
      QCOMPARE(mark.spot.kind, BoardSpot::Kind::Corner);
      QVERIFY(window.game->seen().legal.contains(buildSettlement(CornerId(mark.spot.place))));
    }
    QCOMPARE(marks[0].look, SpotSign::Look::Chosen);
    QCOMPARE(marks[0].text, u"1"_s);
    QVERIFY(reasonsShown(window) >= 2);
    SOON_EQUAL(window.game->seen().hintsTaken(window.game->seen().viewer()), 1);
  }

  void anotherChoiceOpensByClickOrNumber() {
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    auto* sheet = window.part<HintSheet>();
    QTest::mouseClick(sheet->findChild<HintHead*>(u"hint2"_s), Qt::LeftButton);
    QCOMPARE(sheet->opened(), 1);
    QCOMPARE(window.part<BoardScene>()->overlay().advised()[1].look, SpotSign::Look::Chosen);
    QCOMPARE(window.part<BoardScene>()->overlay().advised()[0].look, SpotSign::Look::Plain);
    QTest::keyClick(sheet, Qt::Key_3);
    QCOMPARE(sheet->opened(), 2);
  }

  // As the handbook says: H, a number, Enter, and never a look for where the keyboard is.
  void theKeyboardGoesToAHintAndBack() {
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    auto* sheet = window.part<HintSheet>();
    QVERIFY(sheet->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QCOMPARE(sheet->opened(), 1);
    QCOMPARE(QApplication::focusWidget(), sheet->findChild<ActionButton*>(u"hintUse2"_s));
    const CornerId second(window.part<BoardScene>()->overlay().advised()[1].spot.place);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    SOON(window.game->seen().state().at(second).isOf(window.game->seen().viewer()));
    QVERIFY(!sheet->isVisible());
    QCOMPARE(QApplication::focusWidget(), window.part<BoardView>());
  }

  // In a window so small the sheet lies over the board.
  void whatIsAdvisedLiesBesideTheHint() {
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(1024, 640);
    SOON_EQUAL(window.frame.size(), QSize(1024, 640));
    test::settle();
    const auto* view = window.part<BoardView>();
    const auto middle = [view] { return view->mapFromScene(view->land().center()).x(); };
    const int before = middle();
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    test::settle();
    auto* sheet = window.part<HintSheet>();
    QVERIFY2(middle() > before, "the board makes room");
    const int edge = sheet->mapTo(window.page, QPoint(sheet->width(), 0)).x();
    for (int choice = 0; choice < 3; ++choice) {
      sheet->open(choice);
      const auto& signs = window.part<BoardScene>()->overlay().advised();
      const auto opened = std::ranges::find(signs, SpotSign::Look::Chosen, &SpotSign::look);
      QVERIFY(opened != signs.end());
      QVERIFY2(view->mapFromScene(window.at(CornerId(opened->spot.place))).x() > edge, qPrintable(opened->text));
    }
    window.actions.at(GameActions::Hint)->trigger();
    SOON(!sheet->isVisible());
    QVERIFY2(qAbs(middle() - before) <= 1, "and comes back");
  }

  // The hint comes when the table answers, and Enter would do what it advises.
  void whoeverHasGoneOnIsNotTakenToAHint_data() {
    QTest::addColumn<bool>("writes");
    QTest::newRow("to a button, after H") << false;
    QTest::newRow("in a text field, where they were before") << true;
  }
  void whoeverHasGoneOnIsNotTakenToAHint() {
    QFETCH(bool, writes);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.actions.at(GameActions::Hint)->isEnabled());
    QLineEdit field(window.page);
    QPushButton button(window.page);
    for (QWidget* part : {static_cast<QWidget*>(&field), static_cast<QWidget*>(&button)}) part->show();
    auto* sheet = window.part<HintSheet>();
    if (writes) field.setFocus();
    window.actions.at(GameActions::Hint)->trigger();
    QVERIFY(!sheet->isVisible());  // the table has not answered yet
    if (!writes) button.setFocus();
    SOON(sheet->isVisible());
    QCOMPARE(QApplication::focusWidget(), writes ? static_cast<QWidget*>(&field) : &button);
  }

  // 1 to 4 build where no hint is read.
  void aNumberOpensAChoiceBeforeItBuilds() {
    HintSheet sheet;
    sheet.tell({}, {{u"Roll"_s, u"Roll"_s, {}}, {u"Play a Knight"_s, u"Play a Knight"_s, {}}}, 0, 0);
    const auto isTaken = [&](Qt::Key key) {
      QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::NoModifier);
      asked.ignore();
      QCoreApplication::sendEvent(&sheet, &asked);
      return asked.isAccepted();
    };
    QVERIFY(isTaken(Qt::Key_1));
    QVERIFY(isTaken(Qt::Key_2));
    QVERIFY(!isTaken(Qt::Key_3));  // there is no third choice: it builds a city
    QVERIFY(!isTaken(Qt::Key_E));
  }

  void keysAndActsPutItAway_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Esc") << static_cast<int>(Qt::Key_Escape);
    QTest::newRow("H") << static_cast<int>(Qt::Key_H);
    QTest::newRow("a settlement") << 0;
  }
  void keysAndActsPutItAway() {
    QFETCH(int, key);
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    if (key != 0)
      QTest::keyClick(window.page, static_cast<Qt::Key>(key));
    else
      window.click(window.at(window.bestCorner()));
    SOON(!window.part<HintSheet>()->isVisible());
    QVERIFY(window.part<BoardScene>()->overlay().advised().empty());
    QVERIFY(window.part<TradePanel>()->isVisible());
  }

  void theSameHintIsCountedOnce() {
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    for (int i = 0; i < 2; ++i) QTest::keyClick(window.page, Qt::Key_H);
    SOON(window.part<HintSheet>()->isVisible());
    SOON_EQUAL(window.game->seen().hintsTaken(window.game->seen().viewer()), 1);
    SOON_EQUAL(window.page->findChild<Words*>(u"hintsTaken"_s)->text(), u"Hints counted in this game: 1"_s);
  }

  // It takes some milliseconds of the window's time.
  void aHintIsWorkedOutOnceForAPosition() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    HintSheet sheet;
    int asked = 0;
    PlayHint hint(
        window.game.get(), &sheet, [](const auto&) {},
        [&](const SeatView& view, std::span<const Action>) {
          ++asked;
          return std::vector<Advised>{{view.legal()[0], {Reason{}}}};
        });
    const auto now = [&] { return sightOf(window); };
    hint.toggle(now());
    SOON_EQUAL(window.game->seen().hintsTaken(window.game->seen().viewer()), 1);
    hint.refresh(now());
    QVERIFY(hint.isShown());
    QCOMPARE(asked, 1);
    hint.toggle(now());
    hint.toggle(now());  // away, and here again
    QVERIFY(hint.isShown());
    QCOMPARE(asked, 1);
  }

  // The table changes for many reasons.
  void otherNewsOfTheTableAreNoAnswer() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    HintSheet sheet;
    PlayHint hint(window.game.get(), &sheet, [](const auto&) {});
    int countedWhenShown = -1;
    connect(window.game.get(), &GameController::tableChanged, &sheet, [&] {
      hint.refresh(sightOf(window));
      if (hint.isShown() && countedWhenShown < 0)
        countedWhenShown = window.game->seen().hintsTaken(window.game->seen().viewer());
    });
    TablePolicy policy = window.game->seen().table().policy;
    policy.sitDown = SitDown::Open;
    window.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    hint.toggle(sightOf(window));
    SOON(hint.isShown());
    QCOMPARE(countedWhenShown, 1);
    SOON_EQUAL(window.game->seen().table().policy.sitDown, policy.sitDown);
  }

  void whoeverHeardNoAnswerMayAskAgain() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    HintSheet sheet;
    PlayHint hint(window.game.get(), &sheet, [](const auto&) {});
    hint.toggle(sightOf(window));
    {
      const QSignalBlocker lost(window.game.get());
      SOON_EQUAL(window.game->seen().hintsTaken(window.game->seen().viewer()), 1);
    }
    hint.refresh(sightOf(window));
    QVERIFY(!hint.isShown());
    hint.toggle(sightOf(window));
    SOON((hint.refresh(sightOf(window)), hint.isShown()));
    QCOMPARE(window.game->seen().hintsTaken(window.game->seen().viewer()), 1);
  }

  // There one may offer something to whoever has the turn, and need not.
  void inTheTurnOfAnotherPlayerTheLampIsOff() {
    LaidWindow laid;
    laid.setUp();
    laid.rollDice();
    if (QTest::currentTestFailed()) return;
    State state = laid.game->all();
    state.head.active = SeatId(1);
    state.seat(SeatId(0)).pending = {};
    state.seat(SeatId(1)).pending = {Decision::Act};
    LaidWindow window(Game(laid.game->seen().lobby().setup, state));
    QCOMPARE(window.game->seen().legal.size(), 1);
    QVERIFY(window.game->seen().legal.has(ActionKind::Offer));
    const auto* lamp = window.part<UndoCorner>()->lamp();
    SOON(lamp->isVisible());
    QVERIFY(!lamp->isEnabled());
    QVERIFY(lamp->toolTip().contains(u"There is nothing for you to decide now."_s));
  }

  void whereTheHostForbidsHintsTheLampSaysSo() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    TablePolicy policy = window.game->seen().table().policy;
    QCOMPARE(policy.hints, HintRule::Allowed);
    policy.hints = HintRule::Forbidden;
    window.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    auto* lamp = window.part<UndoCorner>()->lamp();
    SOON(lamp->toolTip().contains(u"The host does not allow hints."_s));
    QVERIFY(!lamp->isEnabled());
    QVERIFY(!window.actions.at(GameActions::Hint)->isEnabled());
    QTest::keyClick(window.page, Qt::Key_H);
    QVERIFY(!window.part<HintSheet>()->isVisible());
    SOON_EQUAL(window.part<TaskLine>()->text(), u"The host does not allow hints."_s);  // the key says so too
    window.game->takeHint();  // a program that does not mind is not counted either
    test::settle();
    QCOMPARE(window.game->seen().hintsTaken(window.game->seen().viewer()), 0);
  }

  void aHintThatTheTableDoesNotCountIsNotShown() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.actions.at(GameActions::Hint)->isEnabled());
    TablePolicy policy = window.game->seen().table().policy;
    policy.hints = HintRule::Forbidden;
    QSignalSpy refused(window.game.get(), &GameController::refused);
    window.game->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
    window.actions.at(GameActions::Hint)->trigger();  // the news of it has not come yet
    SOON(!refused.isEmpty());
    QCoreApplication::processEvents();
    QVERIFY(!window.part<HintSheet>()->isVisible());
    QVERIFY(window.part<BoardScene>()->overlay().advised().empty());
    QCOMPARE(window.game->seen().hintsTaken(window.game->seen().viewer()), 0);
  }

  void itSpeaksTheLanguageOfTheMoment() {
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    languages_.use(u"hi"_s);
    auto* sheet = window.part<HintSheet>();
    SOON(sheet->accessibleName() == u"संकेत"_s);
    SOON(sheet->findChild<HintHead*>(u"hint1"_s)->accessibleName().contains(u"संभावना बिंदु"_s));
  }

  void onlyTheOpenChoiceThatIsATradeCanBeFilledIn() {
    HintSheet sheet;
    QSignalSpy used(&sheet, &HintSheet::used);
    sheet.tell(u"Your turn"_s, {{u"Road"_s, u"Road"_s, {}}, {u"Offer"_s, u"Offer"_s, {}, u"Fill this in"_s}}, 0, 1);
    sheet.show();
    const auto* first = sheet.findChild<ActionButton*>(u"hintUse1"_s);
    auto* second = sheet.findChild<ActionButton*>(u"hintUse2"_s);
    QVERIFY(!first->isVisible() && !second->isVisible());
    sheet.open(1);
    QVERIFY(!first->isVisible() && second->isVisible());
    second->click();
    QCOMPARE(used.size(), 1);
    QCOMPARE(used.first().first().toInt(), 1);
  }

  void whatIsAdvisedIsShownWhole_data() {
    QTest::addColumn<QString>("words");
    QTest::newRow("long words of Hindi")
        << u"विश्वनाथप्रतापसिंह को जवाबी प्रस्ताव: आपको देना होगा 1 × लकड़ी, 1 × अनाज, आपको मिलेगा 1 × ऊन"_s;
    QTest::newRow("with a picture") << u"Robber: %18, a card of Bartholomew Featherstonehaugh"_s.arg(
        glyph::of(Terrain::Forest));
    QTest::newRow("a word without an end") << u"Offer to "_s + QString(40, u'W');
  }
  /// Every choice, open or not, at the widths that the sheet has in windows of 1024x640 and of 1280x800.
  void whatIsAdvisedIsShownWhole() {
    QFETCH(QString, words);
    const auto letters = [](QString text) { return text.replace(u'\u00a0', u' ').remove(u' '); };
    for (const int width : {190, 210, 250, 330}) {
      HintSheet sheet;
      sheet.tell({}, {{words, words, {}}, {words, words, {}}, {words, words, {}}}, 0, 1);
      sheet.resize(width, 900);
      sheet.show();
      for (int open = 0; open < 3; ++open) {
        sheet.open(open);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        for (int i = 1; i <= 3; ++i) {
          const auto* head = sheet.findChild<HintHead*>(u"hint%1"_s.arg(i));
          QCOMPARE(letters(head->wordLines(head->width()).join(QString())), letters(words));
          QVERIFY2(head->height() >= head->heightForWidth(head->width()), qPrintable(QString::number(width)));
        }
      }
    }
  }

  void aNewHintBeginsAtItsTop() {
    HintSheet sheet;
    std::vector<ReasonWords> many(12, ReasonWords{u"hint"_s, u"Title"_s, u"A sentence that says why."_s});
    sheet.tell({}, {{u"City"_s, u"City"_s, many, u"Do this"_s}, {u"Road"_s, u"Road"_s, many}}, 0, 1);
    sheet.resize(240, 200);
    sheet.show();
    sheet.open(1);
    auto* bar = sheet.scroll()->verticalScrollBar();
    SOON(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    sheet.begin();
    QCOMPARE(sheet.opened(), 0);
    QCOMPARE(bar->value(), 0);
    // A person who goes on to its button by Tab sees the button.
    auto* use = sheet.findChild<ActionButton*>(u"hintUse1"_s);
    SOON(use->isVisible());
    QVERIFY(use->visibleRegion().isEmpty());
    QVERIFY(test::soonActive(sheet));
    use->setFocus(Qt::TabFocusReason);
    SOON(use->visibleRegion() == QRegion(use->rect()));
  }

  void anAdvisedActIsDoneWithItsButton() {
    LaidWindow window;
    openHint(window);
    QVERIFY(!QTest::currentTestFailed());
    const auto marks = window.part<BoardScene>()->overlay().advised();
    auto* use = window.part<HintSheet>()->findChild<ActionButton*>(u"hintUse1"_s);
    QVERIFY(use->isVisible());
    QCOMPARE(use->text(), u"Do this"_s);
    use->click();
    const CornerId corner(marks.front().spot.place);
    SOON(window.game->seen().state().at(corner).isOf(window.game->seen().viewer()));
    QVERIFY(!window.part<HintSheet>()->isVisible());
  }

 private:
  static PlaySight sightOf(const auto& window) {
    const Seen& seen = window.game->seen();
    const auto name = [](SeatId) { return u"Asha"_s; };
    return {seen.definition(),        seen.state(), seen.legal, seen.viewer(), Curtain::Up, name,
            [](SeatId) { return 0; }, name};
  }
  static int reasonsShown(const auto& window) {
    for (ReasonList* list : window.template part<HintSheet>()->template findChildren<ReasonList*>())
      if (list->isVisible()) return list->layout()->count();
    return 0;
  }
  static void openHint(auto& window) {
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.actions.at(GameActions::Hint)->isEnabled());
    QTest::keyClick(window.page, Qt::Key_H);
    SOON(window.template part<HintSheet>()->isVisible());
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayHintTest)
#include "test_play_hint.moc"
