// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

#include "app/board/board_overlay.h"
#include "app/kit/action_button.h"
#include "app/session/game/game_log.h"
#include "app/session/settings/languages.h"
#include "app/session/words/advice_words.h"
#include "app/session/words/reason_words.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/hint/play_hint.h"
#include "app/table/hint/why_bubble.h"
#include "app/table/people/undo_corner.h"
#include "app/table/sight/task_line.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/trade_panel.h"
#include "app/text/glyphs.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "engine/board/tally.h"
#include "engine/bots/reason/built_with.h"
#include "engine/bots/reason/past_reasons.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Hints, and why bots did what they did.
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

  void aLineAboutABotSaysWhy() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    auto* model = static_cast<LogModel*>(log->model());
    int bots = -1, mine = -1;
    for (int row = 0; row < model->rowCount(); ++row) {
      const auto event = model->botsEvent(row);
      if (event && window.game->seen().log->events()[*event].kind == EventKind::SettlementBuilt && bots < 0) bots = row;
      const auto placed = model->placedEvent(row);
      if (placed && placed->seat == window.game->seen().viewer()) mine = row;
    }
    QVERIFY(bots >= 0 && mine >= 0);
    Q_EMIT log->picked(mine);
    QVERIFY(!window.page->findChild<WhyBubble*>());
    Q_EMIT log->picked(bots);
    QPointer<WhyBubble> bubble = window.page->findChild<WhyBubble*>();
    QVERIFY(bubble && bubble->isVisible());
    const QString told = bubble->accessibleName();
    QVERIFY2(told.contains(u"pip"_s) && told.contains(u"36"_s), qPrintable(told));
    QTest::keyClick(bubble, Qt::Key_Escape);
    SOON(!bubble);
  }

  void aClickBesideTheReasonsGoesToWhatLiesThere() {
    QWidget page;
    page.resize(600, 400);
    auto* button = new ActionButton(u"Resume"_s, ActionButton::Role::Agree, &page);
    button->move(10, 10);
    page.show();
    QVERIFY(test::soonActive(page));
    QSignalSpy clicks(button, &ActionButton::clicked);
    QPointer<WhyBubble> bubble = new WhyBubble(u"Ravi built a road."_s, 1, {}, {}, &page);
    bubble->openBeside(QRect(page.mapToGlobal(QPoint(580, 300)), QSize(10, 10)));
    const QPoint inside = button->rect().center();
    QTest::mousePress(bubble, Qt::LeftButton, {}, bubble->mapFromGlobal(button->mapToGlobal(inside)));
    QTest::mouseRelease(button, Qt::LeftButton, {}, inside);
    SOON(!bubble);
    QCOMPARE(clicks.size(), 1);
  }

  void theQuestionStandsBesideLinesAboutBotsAlone() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    const auto* model = static_cast<LogModel*>(window.part<TalkPanel>()->log()->model());
    int asked = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
      const QModelIndex index = model->index(row, 0);
      const bool isBots = model->botsEvent(row).has_value();
      QCOMPARE(index.data(LogModel::Why).toString(), isBots ? u"Why?"_s : QString());
      QCOMPARE(index.data(Qt::AccessibleTextRole).toString().contains(u"Enter tells why."_s), isBots);
      asked += isBots ? 1 : 0;
    }
    QVERIFY(asked > 0);
  }

  void piecesThatLieThereFromTheStartAreNotExplained() {
    LaidWindow window([](Setup& setup) {
      SeededRng rng(1);
      setup.options.mapKind = MapKind::Beginner;
      setup.board = boardFor(setup.options, rng);
    });
    SOON(window.game->seen().hasGame() && window.game->seen().state().head.phase == Phase::Play);
    QVERIFY(!window.game->seen().definition().starts.empty());
    const auto* model = static_cast<LogModel*>(window.part<TalkPanel>()->log()->model());
    const auto& log = window.game->seen().log->events();
    const auto first = std::ranges::find(log, EventKind::TurnStarted, &Event::kind) - log.begin();
    for (int row = 0; row < model->rowCount(); ++row)
      if (const auto event = model->botsEvent(row)) QVERIFY(static_cast<std::ptrdiff_t>(*event) > first);
  }

  void aPurchaseIsToldByTheCardsJustTradedFor() {
    const Event turn{.kind = EventKind::TurnStarted, .seat = SeatId(1)};
    const Event trade{.kind = EventKind::BankTraded,
                      .seat = SeatId(1),
                      .cards = CardCounts::of(Resource::Lumber, 4),
                      .got = CardCounts::of(Resource::Grain)};
    const Event bought{.kind = EventKind::CardBought, .seat = SeatId(1)};
    const PastDeed past{visibleTo(Viewer(SeatId(0)), definition_, initialState(definition_)),
                        Move{SeatId(1), buyCard(), {}}};
    const auto why = reasonsOfPast(definition_, past, SeatId(0), {turn, trade, bought}, 2);
    QCOMPARE(why.doer, SeatId(1));
    QVERIFY(is(why.reasons.front(), because::Cards::JustTraded));
    QCOMPARE(std::get<because::Cards>(why.reasons.front()).cards, CardCounts::of(Resource::Grain));
    // In the turn before it was for something else.
    const auto later = reasonsOfPast(definition_, past, SeatId(0), {trade, turn, bought}, 2);
    QVERIFY(later.reasons.empty() || !is(later.reasons.front(), because::Cards::JustTraded));
  }

  void botsThatDoNotExplainAreNotAsked() {
    LaidWindow window;
    BotWishes wishes = GameChoices::botWishes(window.settings);
    QCOMPARE(wishes.moves, BotMoves::Explained);
    wishes.moves = BotMoves::Silent;
    GameChoices(window.settings).setBotWishes(wishes);
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    auto* model = static_cast<LogModel*>(log->model());
    model->setExplained(GameChoices::botWishes(window.settings).moves);
    for (int row = 0; row < model->rowCount(); ++row) {
      QVERIFY(!model->botsEvent(row));
      Q_EMIT log->picked(row);
    }
    QVERIFY(!window.page->findChild<WhyBubble*>());
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

  void reasonsAreWholeSentencesInBothLanguages() {
    const ReasonTold told = mine();
    // Two rivals on the hex: 4 pips of each.
    const because::Losses slows{.kind = because::Losses::Slows, .cards = 8, .shares = {{SeatId(1), 4}, {SeatId(2), 4}}};
    QCOMPARE(wordsOf(slows, told).sentence, u"It keeps back 8 cards in 36 throws: 4 from Asha and 4 from Meera."_s);
    const because::Rival grain{
        .kind = because::Rival::OnlyHex, .seat = SeatId(2), .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(grain, told).sentence, u"Meera gets Grain from nowhere else."_s);
    const because::OwnLoss own{because::OwnLoss::Costs, 2};
    QCOMPARE(wordsOf(own, told).sentence, u"You miss 2 cards in 36 throws there yourself."_s);
    // Pips are told apart from the numbers of hexes.
    const because::Rather brings{.kind = because::Rather::Brings,
                                 .other = CornerId(0),
                                 .pips = 9,
                                 .others = 10,
                                 .cards = CardCounts::of(Resource::Lumber)};
    const QString rather = wordsOf(brings, told).sentence;
    QVERIFY2(rather.startsWith(u"Pips here: 9; at "_s), qPrintable(rather));
    QVERIFY2(rather.endsWith(u": 10. But it brings Lumber."_s), qPrintable(rather));
    languages_.use(u"hi"_s);
    QVERIFY(wordsOf(brings, told).sentence.startsWith(u"यहाँ संभावना बिंदु: 9; "_s));
    QCOMPARE(wordsOf(slows, told).sentence, u"36 बार पासे फेंकने पर 8 कार्ड रुकते हैं: Asha के 4 और Meera के 4।"_s);
  }

  // 7.9: a route goes over roads and ships.
  void whereThereAreShipsARouteIsOfRoadsAndShips() {
    GameDefinition islands = definition_;
    islands.hasShips = true;
    const ReasonTold told{islands, SeatId(0), SeatId(0), mine().name};
    const because::RoadRace longest{.kind = because::RoadRace::Takes, .pieces = 6, .holder = SeatId(1)};
    QCOMPARE(wordsOf(longest, mine()).sentence, u"6 roads in a row are more than Asha has."_s);
    QCOMPARE(wordsOf(longest, told).sentence, u"6 roads and ships in a row are more than Asha has."_s);
    const because::RoadRace length{.kind = because::RoadRace::Toward, .pieces = 4, .needed = 6};
    QCOMPARE(wordsOf(length, told).sentence, u"That makes 4 roads and ships in a row; Longest Road takes 6."_s);
    const because::RoadRace near{.kind = because::RoadRace::Near, .pieces = 4, .needed = 6};
    QCOMPARE(wordsOf(near, told).sentence, u"Then 2 more roads or ships in a row are enough for it."_s);
  }

  // 5.2: numbers of cards in 36 throws are without the hex of the robber.
  void besideARobberItIsToldWhatACornerBringsMeanwhile() {
    const Topology& map = definition_.map;
    const auto numbered = [&](HexId hex) { return hex && map.hex(hex).cell.number > 0; };
    CornerId corner;
    for (int i = 0; i < map.cornerCount() && !corner; ++i)
      if (map.has(CornerId(i)) && std::ranges::all_of(map.corner(CornerId(i)).hexes, numbered)) corner = CornerId(i);
    QVERIFY(corner);
    const HexId robbed = map.corner(corner).hexes[0];
    const int pips = pipsAt(map, corner), left = pips - pipsOf(map.hex(robbed).cell.number);
    const because::Yield told{
        .kind = because::Yield::Brings, .corner = corner, .pips = pips, .paying = left, .robbed = {robbed}};
    const QString sentence = wordsOf(told, mine()).sentence;
    QVERIFY2(sentence.contains(u"brings %1 cards in 36 throws while the robber stays"_s.arg(left)),
             qPrintable(sentence));
    QVERIFY(wordsOf(told, mine()).title.startsWith(QString::number(pips)));
    because::Yield city = told;
    city.kind = because::Yield::Doubles;
    const QString more = wordsOf(city, mine()).sentence;
    QVERIFY2(more.contains(u"brings %1 cards more in 36 throws while the robber stays"_s.arg(left)), qPrintable(more));
    city.paying = 0;
    QCOMPARE(wordsOf(city, mine()).sentence, u"It brings nothing more while the robber stays."_s);
  }

  void aTradeNamesWhatItPaysForAndADeclineWhatItWouldBreak() {
    const ReasonTold told = mine();
    const because::Aim pays{.kind = because::Aim::Completes, .goal = Goal::Kind::Card};
    QCOMPARE(wordsOf(pays, told).sentence, u"Then your cards pay for a development card."_s);
    const because::Aim spare{
        .kind = because::Aim::Spare, .goal = Goal::Kind::Card, .cards = CardCounts::of(Resource::Lumber, 4)};
    QCOMPARE(wordsOf(spare, told).sentence, u"A development card does not need 4 × Lumber."_s);
    const because::Aim breaks{
        .kind = because::Aim::Breaks, .goal = Goal::Kind::City, .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(breaks, told).sentence, u"Now you can pay for a city; then you would lack 1 × Grain."_s);
    const because::Aim saves{.kind = because::Aim::SavesByBank,
                             .goal = Goal::Kind::City,
                             .cards = CardCounts::of(Resource::Ore, 3),
                             .rounds = 5};
    QCOMPARE(wordsOf(saves, told).sentence,
             u"Still lacking: 3 × Ore. With exchanges at the bank that takes about 5 rounds."_s);
    QCOMPARE(adviceWords(tradeWithBank(Resource::Lumber, Resource::Grain), advised(Decision::Act, 4)),
             u"Bank: 4 Lumber for Grain"_s);
  }

  void aPlayerMayHaveThePlaceOfANumberAsName() {
    ReasonTold told = mine();
    told.doer = SeatId(1);
    told.name = [](SeatId) { return u"%1"_s; };
    const because::Use toward{.kind = because::Use::Toward,
                              .goal = Goal::Kind::City,
                              .cards = CardCounts::of(Resource::Ore),
                              .corner = CornerId(0),
                              .hand = 5};
    const QString sentence = wordsOf(toward, told).sentence;
    QVERIFY2(sentence.startsWith(u"%1 would hold 5 cards. A city takes 5, among them Ore, and could stand here: "_s),
             qPrintable(sentence));
    QVERIFY(!sentence.contains(u"%4"_s));
  }

  void adviceAboutOffersSaysWhoseTheyAre() {
    const Action counter = offerTrade(CardCounts::of(Resource::Wool), CardCounts::of(Resource::Ore), onlySeat(1));
    QCOMPARE(adviceWords(accept(SeatId(1)), advised(Decision::Nothing)), u"Accept the offer of Asha"_s);
    QCOMPARE(adviceWords(decline(SeatId(2)), advised(Decision::Act)), u"Decline the offer of Meera"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Nothing)),
             u"Counter-offer to Asha: you give 1 × Wool, you get 1 × Ore"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Act)), u"Offer 1 × Wool for 1 × Ore, to Asha"_s);
    const Action toAll = offerTrade(counter.give, counter.want, {PartnerId(1), PartnerId(2), PartnerId(3)});
    QCOMPARE(adviceWords(toAll, advised(Decision::Act)), u"Offer 1 × Wool for 1 × Ore"_s);
    languages_.use(u"hi"_s);
    QCOMPARE(adviceWords(counter, advised(Decision::Nothing)),
             u"Asha को जवाबी प्रस्ताव: आपको देना होगा 1 × ऊन, आपको मिलेगा 1 × अयस्क"_s);
    QCOMPARE(adviceWords(accept(SeatId(1)), advised(Decision::Nothing)), u"Asha का प्रस्ताव मंज़ूर करें"_s);
  }

  void adviceForTheRobberSaysWhomToRob() {
    const Action robber = moveRobber(HexId(0), SeatId(2));
    QVERIFY(adviceWords(robber, advised(Decision::Robber)).endsWith(u", a card of Meera"_s));
  }

  void aDeclineSaysWhatItWouldCost() {
    const ReasonTold told = mine();
    const because::Aim gives{
        .kind = because::Aim::GivesLast, .goal = Goal::Kind::City, .cards = CardCounts::of(Resource::Grain)};
    QCOMPARE(wordsOf(gives, told).title, u"No other Grain in hand"_s);
    QCOMPARE(wordsOf(gives, told).sentence, u"You would give away 1 × Grain, which your city needs."_s);
    const because::Rival only{
        .kind = because::Rival::OnlyHex, .seat = SeatId(3), .cards = CardCounts::of(Resource::Grain)};
    languages_.use(u"hi"_s);
    QCOMPARE(wordsOf(only, told).title, u"Ravi का सारा अनाज"_s);
    const because::Aim nearer{
        .kind = because::Aim::Nearer, .goal = Goal::Kind::Card, .cards = CardCounts::of(Resource::Wool)};
    QCOMPARE(wordsOf(nearer, told).sentence, u"तब बस इतना और चाहिए: 1 × ऊन।"_s);
  }

  void aCardThatIsDeducedIsToldAsThat() {
    because::Rival known{.kind = because::Rival::Known,
                         .seat = SeatId(1),
                         .cards = CardCounts::of(Resource::Ore),
                         .goal = Goal::Kind::City};
    QCOMPARE(wordsOf(known, mine()).title, u"Asha holds Ore"_s);
    QCOMPARE(wordsOf(known, mine()).sentence, u"By what you have seen it is certain, and your city lacks Ore."_s);
    known.cards = CardCounts::of(Resource::Lumber);  // of which the reader has enough for the settlement alone
    known.goal = Goal::Kind::Settlement;
    QVERIFY(wordsOf(known, mine()).sentence.contains(u"with the roads to it, lacks Lumber."_s));
  }

  void whoeverReadsOfTheirOwnOfferIsYou() {
    ReasonTold told = mine();
    told.doer = SeatId(1);
    const because::Site helps{.kind = because::Site::Helps, .corner = CornerId(0), .pips = 3, .seat = SeatId(0)};
    QCOMPARE(wordsOf(helps, told).title, u"Helps you"_s);
    languages_.use(u"hi"_s);
    QCOMPARE(wordsOf(helps, told).title, u"आपका फ़ायदा"_s);
  }

  void aTradeIsToldByWhatItPaidForInTheSameTurn() {
    const Rules rules = definition_.rules;
    const Event trade{.kind = EventKind::BankTraded,
                      .seat = SeatId(1),
                      .cards = CardCounts::of(Resource::Lumber, 4),
                      .got = CardCounts::of(Resource::Grain)};
    const Event paid{.kind = EventKind::Paid, .seat = SeatId(1), .cards = rules.cityCost};
    const Event next{.kind = EventKind::TurnStarted, .seat = SeatId(2)};
    QCOMPARE(builtWith(rules, {trade, paid, next}, 0), std::optional(Goal::Kind::City));
    QCOMPARE(builtWith(rules, {trade, next, paid}, 0), std::nullopt);  // a turn later
    const Event road{.kind = EventKind::Paid, .seat = SeatId(1), .cards = rules.roadCost};
    QCOMPARE(builtWith(rules, {trade, road}, 0), std::nullopt);  // a road needs no grain
    const Event bought{.kind = EventKind::CardBought, .seat = SeatId(1)};
    QCOMPARE(builtWith(rules, {trade, bought}, 0), std::optional(Goal::Kind::Card));
    Event offer = trade;
    offer.kind = EventKind::OfferMade;
    QCOMPARE(builtWith(rules, {offer, paid}, 0), std::nullopt);  // nobody accepted
  }

 private:
  /// Words for the person at seat 0 about their own act.
  ReasonTold mine() const {
    return {definition_, SeatId(0), SeatId(0), [](SeatId seat) {
              return QStringList{u"You"_s, u"Asha"_s, u"Meera"_s, u"Ravi"_s}.value(seat.value);
            }};
  }
  static PartnerSet onlySeat(int seat) {
    PartnerSet asked;
    asked.insert(PartnerId(seat));
    return asked;
  }
  AdviceTold advised(Decision must, int rate = 0) const { return {definition_, SeatId(0), must, mine().name, rate}; }
  static Setup plainSetup() {
    SeededRng rng(1);
    Setup setup{RuleSet::Classic, defaultOptions(RuleSet::Classic), {}, {}};
    setup.board = boardFor(setup.options, rng);
    return setup;
  }
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
  const GameDefinition definition_{plainSetup()};
};

TAPU_TEST_WITH_SCREEN(PlayHintTest)
#include "test_play_hint.moc"
