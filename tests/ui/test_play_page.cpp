// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/board/board_effects.h"
#include "app/files/json_text.h"
#include "app/files/state_line.h"
#include "app/kit/toggle.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/hand/tray.h"
#include "app/table/page/play_board.h"
#include "app/table/people/notices.h"
#include "app/table/people/player_details.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/place_chip.h"
#include "app/table/sight/bank_swap.h"
#include "app/table/sight/sight_words.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/watch/follow_rows.h"
#include "app/table/watch/watch_sheet.h"
#include "app/text/names_of_things.h"
#include "engine/bots/bot.h"
#include "play_desk.h"
#include "play_window.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class PlayPageTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }
  void cleanup() { languages_.use(u"en"_s); }

  void clicksOnTheBoardBuildOverTheServer() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    SOON_EQUAL(window.part<PromptBar>()->title(), u"Your turn"_s);
    SOON(window.part<Tray>()->next()->isEnabled());
    QTest::keyClick(window.page, Qt::Key_Space);
    SOON(window.game->seen().state().head.rolled());
  }

  void theBoardComesToThePlaceThatIsToBeChosen() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets());
    auto* view = window.part<BoardView>();
    for (int i = 0; i < 8; ++i) view->zoomIn();
    const auto corners = window.game->seen().legal.settlementCorners();
    view->lookAt(window.at(corners.front()));
    const auto sees = [&](QPointF at) { return view->viewport()->rect().contains(view->mapFromScene(at)); };
    QVERIFY2(!sees(window.at(corners.back())), "far away on so large a board");
    window.game->submit(buildSettlement(corners.back()));
    SOON(window.waitsFor(Decision::Road));
    SOON(sees(window.at(corners.back())));
  }

  void aPositionIsLaidFromARecordOrFromALineOfItsStates() {
    const QString record = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    LaidWindow before(laidAt(record, 9));
    SOON(before.waitsFor(Decision::Roll) && before.actions.at(GameActions::Roll)->isEnabled());
    QTest::keyClick(before.page, Qt::Key_R);
    QCOMPARE(before.game->submitted, std::vector{roll()});
    const Game bought = laidAt(record, 11);
    const auto lineOf = [&bought](const State& state) {
      return jsonText(stateLine(bought.definition(), state, 11), Layout::OneLine);
    };
    Setup setup = bought.setup();
    setup.first = SeatId(0);
    LaidWindow after(laidAt(setup, lineOf(bought.state())));
    QCOMPARE(lineOf(after.game->all()), lineOf(bought.state()));
    SOON(after.waitsFor(Decision::Act) && after.actions.at(GameActions::EndTurn)->isEnabled());
    QTest::keyClick(after.page, Qt::Key_E);
    QCOMPARE(after.game->submitted, std::vector{endTurn()});
  }

  void aPieceIsPickedByKeyLetGoByEscapeAndBuiltByClick() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* scene = window.part<BoardScene>();
    SOON(!scene->hasTargets());
    window.rollDice();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.actions.at(GameActions::BuildRoad)->isEnabled());
    QTest::keyClick(window.page, Qt::Key_1);
    SOON(scene->hasTargets());
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON(!scene->hasTargets());
    QTest::keyClick(window.page, Qt::Key_1);
    SOON(scene->hasTargets());
    const EdgeId edge = window.game->seen().legal.roadEdges().front();
    window.click(window.at(edge));
    SOON(window.game->seen().state().at(edge).isOf(SeatId(0)));
    SOON(!scene->hasTargets());
  }

  void aCornerThatMayBeChosenTellsItsHexesAndHowOftenTheyPay() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* scene = window.part<BoardScene>();
    SOON(scene->hasTargets());
    const CornerId corner = window.bestCorner();
    QVERIFY(scene->raiseAt(window.at(corner), 1));
    const QString text = window.part<PlaceChip>()->facts().title;
    int throws = 0;
    for (const HexId hex : window.map().corner(corner).hexes) {
      if (!hex) continue;
      const Cell& cell = window.map().hex(hex).cell;
      QVERIFY2(text.contains(nameOfTerrain(cell.terrain)), qPrintable(text));
      if (cell.number > 0) throws += 6 - std::abs(7 - cell.number);  // 6 and 8 come up 5 times in 36
    }
    QVERIFY2(text.contains(u"%1 of 36"_s.arg(throws)), qPrintable(text));
    scene->lower();
    SOON(!window.part<PlaceChip>()->isVisible());
  }

  void lookingAtABuildButtonShowsItsPlaces() {
    LaidWindow window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    window.rollDice();
    QVERIFY(!QTest::currentTestFailed());
    auto* scene = window.part<BoardScene>();
    BuildButton* road = window.part<Tray>()->build(BuildButton::Thing::Road);
    SOON(road->isEnabled() && !scene->hasTargets());
    road->setFocus(Qt::TabFocusReason);
    QVERIFY(scene->hasTargets());
    window.page->setFocus();
    QVERIFY(!scene->hasTargets());
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(road, &enter);
    QVERIFY(scene->hasTargets());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(road, &leave);
    QVERIFY(!scene->hasTargets());
    // A look does not end a choice.
    QTest::keyClick(window.page, Qt::Key_1);
    SOON(scene->hasTargets());
    QCoreApplication::sendEvent(road, &enter);
    QCoreApplication::sendEvent(road, &leave);
    QVERIFY(scene->hasTargets());
  }

  void theDiceAreThrownWhereNothingElseCanBeDone() {
    LaidWindow window;
    window.settings.game.autoRoll.set(AutoRoll::On);
    window.page->applySettings();
    for (int i = 0; i < 2; ++i) {
      SOON(window.waitsFor(Decision::Settlement));
      SOON(window.part<BoardScene>()->hasTargets());
      window.click(window.at(window.bestCorner()));
      SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
      window.click(window.at(window.game->seen().legal.roadEdges().front()));
    }
    SOON(window.game->seen().state().head.rolled());
    QCOMPARE(window.game->seen().state().head.active, window.game->seen().viewer());
  }

  void aCardIsPlayedFromTheMenuAndATurnWithOneAsksBeforeItEnds() {
    LaidWindow window([](Setup& setup) { setup.options.classicTarget = 30; });  // no bot ends the game before
    const Seen& seen = window.game->seen();
    window.settings.game.askBeforeEnd.set(AskBeforeEnd::On);
    window.page->applySettings();
    window.setUp();
    const auto bot = makeBot("greedy");
    const auto mayPlay = [&] { return seen.legal.has(ActionKind::EndTurn) && !freeActText(seen.legal).isEmpty(); };
    // Everything for cards: nothing is built, and no card is played.
    const auto isWanted = [](const Action& action) {
      return action.kind == ActionKind::Robber || action.kind == ActionKind::Discard ||
             action.kind == ActionKind::Accept || action.kind == ActionKind::Decline;
    };
    SeededRng rng(5);
    const auto goesOn = [&] {
      const LegalActions& legal = seen.legal;
      if (mayPlay() || legal.empty()) return mayPlay();
      const SeatView view(seen.definition(), seen.state(), seen.viewer());
      const auto decided = bot->decide(view, rng);
      const auto way = cheapestWay(view.definition(), seen.state(), view.seat(), view.definition().rules.cardCost);
      if (legal.contains(buyCard()))
        window.game->submit(buyCard());
      else if (decided && isWanted(*decided))
        window.game->submit(*decided);
      else if (way && !way->empty() && legal.has(ActionKind::Bank))
        window.game->submit(tradeWithBank(way->front().give, way->front().get));
      else
        window.game->submit(legal.contains(roll()) ? roll() : endTurn());  // refused while it is not the turn
      return false;
    };
    QVERIFY(test::soon(goesOn));
    auto* next = window.part<Tray>()->next();
    SOON(next->isEnabled() && next->text() == u"End turn"_s);
    // The menu plays it as a click on the card does.
    std::size_t at = 0;
    while (at + 1 < kPlayableCards.size() && !window.actions.cards[at]->isEnabled()) ++at;
    QAction* card = window.actions.cards[at];
    QVERIFY(card->isVisible() && card->isEnabled() && !window.actions.at(GameActions::PlayNone)->isVisible());
    QCOMPARE(card->text(), nameOfCard(kPlayableCards[at]));
    auto* choices = window.part<ChoicePanel>();
    actionBeforeBoard(sightOf(*window.game), kPlayableCards[at]) ? choices->askCard(kPlayableCards[at])
                                                                 : card->trigger();
    SOON(choices->isVisible() && choices->kind() == ChoicePanel::Kind::Card);
    QCOMPARE(choices->card(), kPlayableCards[at]);
    QVERIFY2(next->role() == ActionButton::Role::Quiet, "one button at a time leads on");
    QTest::keyClick(window.page, Qt::Key_Escape);
    SOON_EQUAL(choices->kind(), ChoicePanel::Kind::None);
    SOON(next->role() == ActionButton::Role::Next && next->isEnabled());
    QTest::mouseClick(next, Qt::LeftButton);
    auto* question = window.part<AskSheet>();
    QVERIFY(question->isAsking());
    QCOMPARE(seen.state().head.active, seen.viewer());
    question->withdraw();
    window.settings.game.askBeforeEnd.set(AskBeforeEnd::Off);
    window.page->applySettings();
    SOON(next->isEnabled());
    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(!question->isAsking());
    SOON(seen.state().head.active != seen.viewer() || !seen.state().head.rolled());
  }

  void aKnightTakesItsCardAndAHexAndNothingBetween_data() {
    QTest::addColumn<bool>("fromMenu");
    QTest::newRow("its card") << false;
    QTest::newRow("the menu") << true;
  }
  void aKnightTakesItsCardAndAHexAndNothingBetween() {
    QFETCH(bool, fromMenu);
    const auto desk = PlayDesk::where(
        [](const PlaySight& sight) { return sight.must() == Decision::Roll && sight.legal.has(ActionKind::Knight); });
    QVERIFY(desk);
    LaidWindow window(desk->game());
    QAction* entry = window.actions.cards.front();
    SOON(window.waitsFor(Decision::Roll) && entry->isEnabled());
    if (fromMenu)
      entry->trigger();
    else
      QTest::mouseClick(window.part<HandStrip>()->development(Card::Knight), Qt::LeftButton);
    SOON(window.waitsFor(Decision::Robber) && window.part<BoardScene>()->hasTargets());
    QCOMPARE(window.part<ChoicePanel>()->kind(), ChoicePanel::Kind::None);
    const HexId hex = window.easyRobberHex();
    window.click(hexCenter(window.map().hex(hex).cell.at, window.part<BoardScene>()->bearing()));
    SOON(window.waitsFor(Decision::Roll));
    QCOMPARE(window.game->seen().state().robbers[0], hex);
    QCOMPARE(window.game->submitted.size(), 2U);
  }
  void cardsThatAskOnTheBoardAreTheOnlyOnesPlayedAtOnce() {
    const auto mayPlay = [](ActionKind kind) {
      return [kind](const PlaySight& sight) { return sight.legal.has(kind); };
    };
    const auto rich = PlayDesk::where(mayPlay(ActionKind::Monopoly));
    QVERIFY(rich);
    QCOMPARE(actionBeforeBoard(rich->sight(), Card::Monopoly), std::optional<Action>());
    const auto desk = PlayDesk::where(mayPlay(ActionKind::Knight));
    QVERIFY(desk);
    QCOMPARE(actionBeforeBoard(desk->sight(), Card::Knight), std::optional(playKnight()));
    QVERIFY(desk->play(SeatId(0), playKnight()));
    QCOMPARE(actionBeforeBoard(desk->sight(), Card::Knight), std::optional<Action>());
  }

  /// Five of the seven hexes across the large island have room beside the panel; the view goes on below it.
  void aPlaceThatMayBeChosenComesFromUnderAPanel() {
    constexpr int kHex = 100, kPanel = 300, kEdge = 10;
    Setup setup = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant).setup;
    setup.options.mapKind = MapKind::Large;
    layIsland(setup);
    const LaidGame game{Game(setup)};
    const PlaySight now = sightOf(game);
    BoardScene scene;
    scene.effects().setMotion(Motion::Off);
    QWidget host;
    PlayBoard board(&scene, &host);
    board.view().resize(kPanel + 5 * kHex + 3 * kEdge, 5 * kHex + 4 * kEdge);
    QVERIFY(bringUp(host, board.view().size()));
    board.view().setLeastHexWidth(kHex);
    board.view().setFitMargins({kPanel, kEdge, kEdge, kEdge});
    board.showPosition(now, setup);
    board.view().fit();
    QCOMPARE(board.view().hexWidth(), double(kHex));
    const auto middle = [&](CornerId corner) {
      return board.placeOf({BoardSpot::Kind::Corner, static_cast<int>(corner.value)}).center();
    };
    const CornerId west =
        std::ranges::min(now.legal.settlementCorners(), {}, [&](CornerId corner) { return middle(corner).x(); });
    QVERIFY(middle(west).x() > 0 && middle(west).x() < kPanel);
    const LegalActions legal = now.legal.only(std::array{buildSettlement(west)});
    board.light({.definition = now.definition,
                 .state = now.state,
                 .legal = legal,
                 .viewer = now.viewer,
                 .name = now.name,
                 .color = now.color,
                 .lobbyName = now.lobbyName},
                nullptr);
    board.view().comeToTargets();
    QVERIFY2(middle(west).x() >= kPanel - 1, qPrintable(QString::number(middle(west).x())));
  }

  void theKeyboardGoesToTheBoardWhereAPlaceHasToBeChosen() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* board = window.part<BoardView>();
    SOON(window.part<BoardScene>()->hasTargets());
    // Its row may not be shown yet.
    SOON((window.part<PlayersPanel>()->rows()[0]->setFocus(), !board->hasFocus()));
    window.game->submit(buildSettlement(window.bestCorner()));  // a click would bring the focus by itself
    SOON(window.waitsFor(Decision::Road));
    SOON(board->hasFocus());
  }

  void whoWritesKeepsTheKeyboard() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    auto* message = window.part<TalkPanel>()->message();
    message->setFocus();
    window.game->submit(buildSettlement(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road));
    SOON(window.part<BoardScene>()->hasTargets());
    QVERIFY(message->hasFocus());
  }

  void theMenuSaysWhyNoCardCanBePlayed() {
    LaidWindow window;
    window.setUp();
    SOON(window.actions.at(GameActions::PlayNone)->isVisible());
    SOON_EQUAL(window.actions.at(GameActions::PlayNone)->text(), u"You have no card to play"_s);
    for (const QAction* card : window.actions.cards) QVERIFY(!card->isVisible() && !card->isEnabled());
  }

  void aBotPlaysUntilThePlaceIsTakenBack() {
    Window window;
    window.setUp();
    SOON(window.actions.at(GameActions::Demo)->isEnabled());
    QVERIFY(!window.actions.at(GameActions::Demo)->isChecked());
    const std::size_t moves = window.game->seen().history().size();
    QTest::keyClick(window.page, Qt::Key_D);
    SOON(window.game->seen().isPlayedByBot() && window.actions.at(GameActions::Demo)->isChecked());
    SOON_EQUAL(window.part<PromptBar>()->title(), u"A bot plays for you"_s);
    SOON(window.game->seen().history().size() > moves + 12);  // it thinks before each thing
    auto* notice = window.part<NoticeBar>();
    SOON_EQUAL(notice->text(), u"A bot plays for you: Farmer (medium)."_s);
    QCOMPARE(notice->findChild<ActionButton*>()->text(), u"Take my place back"_s);
    notice->findChild<ActionButton*>()->click();
    SOON(!window.game->seen().isPlayedByBot() && !window.actions.at(GameActions::Demo)->isChecked());
    SOON(!window.game->seen().legal.empty());  // a turn, or an offer to answer
  }

  void whoSharesAComputerIsToldWhyNoBotPlays() {
    Window window(2);
    if (auto* curtain = window.part<CurtainSheet>(); curtain->isVisible()) window.game->liftCurtain();
    SOON(window.actions.at(GameActions::Demo)->isEnabled());
    window.actions.at(GameActions::Demo)->trigger();
    SOON_EQUAL(window.part<PromptBar>()->task(),
               u"Several people share this computer, so no bot can play for one of them."_s);
    SOON(!window.actions.at(GameActions::Demo)->isChecked());
    QVERIFY(!window.game->seen().isPlayedByBot());
  }

  void aWatcherChoosesWhomToFollow() {
    LaidWindow window;
    SOON(window.game->seen().hasGame());
    WatchSheet sheet(window.game.get());
    QSignalSpy chosen(&sheet, &WatchSheet::followedAnother);
    sheet.show();
    auto* rows = sheet.findChild<FollowRows*>();
    const auto buttons = rows->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 5);  // whose turn it is, and four players
    QVERIFY(sheet.followed().isNone());
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QCOMPARE(sheet.followed(), SeatId(0));
    buttons[1]->setFocus();
    QTest::keyClick(buttons[1], Qt::Key_Down);
    QCOMPARE(sheet.followed(), SeatId(1));
    sheet.refresh();  // as with every news of the table
    QCOMPARE(rows->chosen(), 2);
    QVERIFY(buttons[2]->isChecked());
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QVERIFY(sheet.followed().isNone());
    QCOMPARE(chosen.size(), 3);
  }

  void aWatcherSwitchesTheChancesOfNumbers() {
    LaidWindow window;
    SOON(window.game->seen().hasGame());
    WatchSheet sheet(window.game.get());
    sheet.offer(window.actions.at(GameActions::Chances));
    auto* toggle = sheet.findChild<Toggle*>();
    QVERIFY(!toggle->isChecked());
    toggle->click();
    QVERIFY(window.actions.at(GameActions::Chances)->isChecked());
    QCOMPARE(window.settings.view.chances(), Chances::Shown);
    window.actions.at(GameActions::Chances)->trigger();
    QVERIFY2(!toggle->isChecked(), "the menu and the switch say the same");
  }

  void aPlayerAskedForShowsMore_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Space") << true;
  }
  void aPlayerAskedForShowsMore() {
    QFETCH(bool, byKey);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.part<PlayersPanel>()->rows().size(), 4u);
    PlayerRow* row = window.part<PlayersPanel>()->rows()[1];
    if (byKey) {
      row->setFocus();
      QTest::keyClick(row, Qt::Key_Space);
    } else {
      QTest::mouseClick(row, Qt::LeftButton);
    }
    QPointer<PlayerDetails> details = window.part<PlayerDetails>();
    QVERIFY(details && details->isVisible());
    QStringList words;
    for (const QLabel* label : details->findChildren<QLabel*>()) words << label->text();
    QVERIFY2(words.contains(window.game->seen().seatName(SeatId(1))), qPrintable(words.join(u'|')));
    QVERIFY2(words.contains(u"Roads left"_s), qPrintable(words.join(u'|')));
    QVERIFY2(!words.contains(u"Points from cards"_s), "somebody else's point cards are hidden");
    QTest::keyClick(details, Qt::Key_Escape);
    SOON(!details);
  }

  void thePaceIsChangedAtTheTable() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* talk = window.part<TalkPanel>();
    SOON(talk->pace()->isVisible());
    QVERIFY(talk->pace()->toolTip().contains(u"Instant"_s));
    SOON(window.actions.paces[4]->isEnabled());
    window.actions.paces[4]->trigger();
    QCOMPARE(window.game->bots().pace(), BotPace::Steps);
    QCOMPARE(Settings(window.folder.path()).game.botPace(), BotPace::Steps);
    QVERIFY(talk->pace()->toolTip().contains(u"Step by step"_s));
    auto* prompt = window.part<PromptBar>();
    QVERIFY2(!prompt->step()->isVisible(), "the game waits for this player");
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road) && window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.game->seen().legal.roadEdges().front()));
    SOON(prompt->step()->isVisible());
    const std::size_t before = window.game->seen().history().size();
    prompt->step()->click();
    SOON_EQUAL(window.game->seen().history().size(), before + 1);
    window.actions.at(GameActions::Next)->trigger();
    SOON_EQUAL(window.game->seen().history().size(), before + 2);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayPageTest)
#include "test_play_page.moc"
