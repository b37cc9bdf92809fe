// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineF>
#include <QSignalSpy>
#include <map>

#include "app/board/board_overlay.h"
#include "app/session/settings/languages.h"
#include "app/table/frame/play_layout.h"
#include "app/table/hand/tray.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/people/notices.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/people/undo_corner.h"
#include "app/table/show/event_badge.h"
#include "app/table/trade/trade_panel.h"
#include "engine/bots/bot.h"
#include "play_panels.h"
#include "play_window.h"
#include "tests/effort.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Where the board is on the screen: where the view is, and where it shows three places of the scene.
struct ShownAt {
  QRect view;
  QTransform shown;
  bool operator==(const ShownAt&) const = default;
};

ShownAt placeOf(const BoardView& view) { return {view.geometry(), view.viewportTransform()}; }

std::string told(const ShownAt& place) {
  return u"%1,%2 %3×%4, zoom %5, at %6,%7"_s.arg(place.view.x())
      .arg(place.view.y())
      .arg(place.view.width())
      .arg(place.view.height())
      .arg(place.shown.m11())
      .arg(place.shown.dx())
      .arg(place.shown.dy())
      .toStdString();
}

/// Plays until the person moves a robber to where two others can be robbed. The moves of one such hex; none if the
/// game is over before.
std::vector<Action> untilTwoVictims(Window& window) {
  window.frame.setUpdatesEnabled(false);  // until there is something to click
  const auto bot = makeBot("greedy");
  SeededRng rng(7);
  int moves = 0;
  std::vector<Action> robbers;
  const auto play = [&] {
    if (window.game->seen().phase() == Client::Phase::Over) return true;
    if (window.game->seen().legal.empty()) return false;
    if (window.waitsFor(Decision::Robber)) {
      if (!window.part<BoardScene>()->hasTargets()) return false;  // the page shows it in a moment
      std::map<int, std::vector<Action>> byHex;
      for (const Action& action : window.game->seen().legal.all())
        if (action.kind == ActionKind::Robber) byHex[static_cast<int>(action.hex().value)].push_back(action);
      for (const auto& [hex, actions] : byHex)
        if (actions.size() > 1) robbers = actions;
      if (!robbers.empty()) return true;
    }
    rng.startMove(static_cast<std::uint64_t>(++moves));
    const SeatView sight(window.game->seen().definition(), window.game->seen().state(), window.game->seen().viewer());
    if (const auto action = bot->decide(sight, rng)) window.game->submit(*action);
    return false;
  };
  if (!test::soon(play)) return {};
  window.frame.setUpdatesEnabled(true);
  return robbers;
}

const QList<QSize> kSizes{{640, 360}, {1024, 640}, {1280, 800}, {2560, 1440}};

}  // namespace

/// The board keeps its size and its place within a game, and fills its pane.
class StillBoardTest : public QObject {
  Q_OBJECT

  static void nothingMovesTheBoard(QSize size, RuleSet rules) {
    Window window(1, [&](Setup& setup) {
      setup.ruleSet = rules;
      setup.options = defaultOptions(rules);
      setup.options.maxRounds = 40;
      if (rules == RuleSet::Crazy) {
        setup.options.eventChance = 100;
        setup.options.reactionSeconds = 1;
      }
    });
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.game->seen().hasGame() && !window.game->seen().legal.empty());
    test::settle();
    window.frame.setUpdatesEnabled(false);  // where things lie is asked, not how they look
    const auto& view = *window.part<BoardView>();
    const ShownAt first = placeOf(view);
    // One game is played to its end, the others until every kind of thing has happened.
    const int enough = effort(size.width() == 1280 ? 1000 : 90, 60);
    const auto bot = makeBot("greedy");
    SeededRng rng(7);
    int moves = 0;
    const auto play = [&] {
      if (placeOf(view) != first || window.game->seen().phase() == Client::Phase::Over || moves >= enough) return true;
      if (window.game->seen().legal.empty()) return false;
      rng.startMove(static_cast<std::uint64_t>(++moves));
      const SeatView sight(window.game->seen().definition(), window.game->seen().state(), window.game->seen().viewer());
      const auto action = bot->decide(sight, rng);
      if (!action) return false;
      // Opens parts that a player might open meanwhile.
      if (moves % 7 == 0) window.part<Tray>()->build(BuildButton::Thing::Road)->click();
      if (moves % 11 == 0) window.page->tell(u"A long sentence on why this is not possible now. "_s.repeated(3));
      if (moves % 13 == 0) window.part<PromptBar>()->setHurry(PromptBar::Hurry::Offered);
      window.game->submit(*action);
      return false;
    };
    SOON(play());
    test::settle();
    QVERIFY2(placeOf(view) == first, (told(first) + " became " + told(placeOf(view))).c_str());
    QVERIFY2(moves > 40, "much of a game was played");
  }

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  // Two functions: each waits for the windows of its events, and they run beside each other.
  void nothingInACrazyGameMovesASmallBoard() { nothingMovesTheBoard({640, 360}, RuleSet::Crazy); }
  void nothingInACrazyGameMovesAMiddlingBoard() { nothingMovesTheBoard({1024, 640}, RuleSet::Crazy); }
  void nothingInAClassicGameMovesTheBoard_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280×800") << QSize(1280, 800);
    QTest::newRow("2560×1440") << QSize(2560, 1440);
  }
  void nothingInAClassicGameMovesTheBoard() {
    QFETCH(QSize, size);
    nothingMovesTheBoard(size, RuleSet::Classic);
  }

  void sheetsAndNoticesLeaveTheBoardWhereItIs_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : kSizes) QTest::addRow("%d×%d", size.width(), size.height()) << size;
  }
  void sheetsAndNoticesLeaveTheBoardWhereItIs() {
    QFETCH(QSize, size);
    Window window(2);
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.game->seen().hasGame() && !window.game->seen().legal.empty());
    test::settle();
    const auto& view = *window.part<BoardView>();
    const ShownAt first = placeOf(view);
    const auto stands = [&](const char* after) {
      test::settle();
      if (placeOf(view) == first) return true;
      qWarning("after %s: %s became %s", after, told(first).c_str(), told(placeOf(view)).c_str());
      return false;
    };
    auto& prompt = *window.part<PromptBar>();
    prompt.setHurry(PromptBar::Hurry::Offered);
    QVERIFY(stands("Skip to my turn"));
    prompt.clock()->start(60000);
    QVERIFY(stands("a clock"));
    window.page->ask(
        [] {
          return Question::Texts{u"Leave?"_s, u"Others play on. "_s.repeated(9), u"Stay"_s, u"Go"_s};
        },
        [] {});
    QVERIFY(stands("a question"));
    QTest::keyClick(window.part<AskSheet>(), Qt::Key_Escape);
    QVERIFY(stands("its answer"));
    Q_EMIT window.game->turnedAway(u"The host has stopped the game."_s, Refusal::ServerClosing);
    QVERIFY2(window.part<NoticeBar>()->isVisible(), "a notice");
    QVERIFY(stands("a notice"));
    window.actions.at(GameActions::Trade)->setEnabled(true);
    window.actions.at(GameActions::Trade)->trigger();
    QVERIFY(stands("the trade panel"));
    window.actions.at(GameActions::Log)->trigger();
    QVERIFY(stands("the log"));
    window.part<ChoicePanel>()->askCard(Card::Monopoly);
    QVERIFY(stands("a card to play"));
    window.part<ChoicePanel>()->close();
    window.game->ask(requests::PauseGame{});
    SOON(window.game->seen().isPaused());
    QVERIFY(stands("a pause"));
  }

  void theIslandFillsItsPane_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(640, 360), QSize(1024, 640), QSize(1280, 720), QSize(1280, 800), QSize(1920, 1080),
                             QSize(2560, 1440), QSize(3840, 2160)})
      QTest::addRow("%d×%d", size.width(), size.height()) << size;
  }
  void theIslandFillsItsPane() {
    QFETCH(QSize, size);
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.waitsFor(Decision::Settlement));
    test::settle();
    const auto& view = *window.part<BoardView>();
    const QRect pane = window.part<PlayLayout>()->pane();
    const QRect land = view.mapFromScene(window.part<BoardScene>()->landRect()).boundingRect();
    QVERIFY2(pane.adjusted(-1, -1, 1, 1).contains(land), "all of it is seen");
    const double part =
        static_cast<double>(std::max(land.width(), land.height())) / std::min(pane.width(), pane.height());
    QVERIFY2(part >= 0.92, qPrintable(u"%1 of the shorter side"_s.arg(part)));
    QVERIFY2(pane.height() >= 0.6 * window.page->height(), qPrintable(u"a pane of %1"_s.arg(pane.height())));
  }

  // The board is the hero: it was 32 %, 25 %, 28 % and 32 % of these windows when the tray was tall in all of them.
  void theBoardTakesItsShareOfTheWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("1280×800") << u"en"_s << QSize(1280, 800) << 0.36;
    QTest::newRow("1280×800, in Hindi") << u"hi"_s << QSize(1280, 800) << 0.36;
    QTest::newRow("1024×640") << u"en"_s << QSize(1024, 640) << 0.3;
    QTest::newRow("1366×768") << u"en"_s << QSize(1366, 768) << 0.32;
    QTest::newRow("1920×1080") << u"en"_s << QSize(1920, 1080) << 0.36;
  }
  void theBoardTakesItsShareOfTheWindow() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, least);
    languages_.use(language);
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    SOON_EQUAL(window.frame.size(), size);
    SOON(window.waitsFor(Decision::Settlement));
    QCoreApplication::processEvents();
    const auto& view = *window.part<BoardView>();
    QVERIFY(view.isFitted());
    const QRectF land = view.viewportTransform().mapRect(window.part<BoardScene>()->islandRect());
    const double share = land.width() * land.height() / (size.width() * size.height());
    QVERIFY2(share >= least, qPrintable(u"%1 of the window"_s.arg(share)));
    QVERIFY2(size.width() < 1280 || view.hexWidth() >= 72, qPrintable(QString::number(view.hexWidth())));
  }

  // Where the width of the window limits the board, the tray shows the stock of pieces and what the bank can do.
  void theTrayIsTallWhereTheBoardLosesNothing() {
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    const auto trayAt = [&window](QSize size) {
      window.frame.resize(size);
      const bool isThere = test::soon([&] { return window.frame.size() == size; });
      QCoreApplication::processEvents();
      return isThere ? window.part<Tray>()->height() : 0;
    };
    SOON(window.waitsFor(Decision::Settlement));
    const int middle = trayAt({1280, 800}), tall = trayAt({900, 1000});
    QVERIFY2(middle > 72 && middle <= 100, qPrintable(QString::number(middle)));
    QVERIFY2(tall > middle + 30, qPrintable(QString::number(tall)));
    const auto* view = window.part<BoardView>();
    const QRectF land = view->viewportTransform().mapRect(window.part<BoardScene>()->islandRect());
    QVERIFY2(land.width() >= window.part<PlayLayout>()->pane().width() - 6, "as wide as its pane");
    QCOMPARE(trayAt({1280, 800}), middle);
  }

  void aLargeWindowHasLargeParts_data() {
    QTest::addColumn<QSize>("page");
    QTest::addColumn<int>("scale");
    QTest::newRow("the usual window has the usual sizes") << QSize(1280, 766) << 100;
    QTest::newRow("a small one is no smaller") << QSize(640, 326) << 100;
    QTest::newRow("a wide one that is low neither") << QSize(2560, 700) << 100;
    QTest::newRow("2560×1440") << QSize(2560, 1406) << 160;
    QTest::newRow("3840×2160") << QSize(3840, 2126) << 220;
  }
  void aLargeWindowHasLargeParts() {
    QFETCH(QSize, page);
    QFETCH(int, scale);
    QCOMPARE(PlayLayout::scaleFor(page), scale);
    LaidWindow window;
    window.frame.resize(page + QSize(0, window.frame.menuBar()->height()));
    SOON_EQUAL(window.page->width(), page.width());
    test::settle();
    QCOMPARE(textFont(kBodyText).pixelSize(), kBodyText * scale / 100);
    QVERIFY2(window.part<PromptBar>()->dice()->height() >= 36 * scale / 100 || page.height() < 400, "dice");
  }
  void theScaleIsThatOfThePageOnTheScreen() {
    LaidWindow window;
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(2560, 1406);
    SOON(tableScaleInUse() > 100);
    const int large = tableScaleInUse();
    window.page->hide();
    QCOMPARE(tableScaleInUse(), 100);
    window.page->show();
    QCOMPARE(tableScaleInUse(), large);
  }

  // 5.4: the robber's second step is made on the board.
  void aVictimIsChosenByAPieceOnTheBoard() {
    // The dice are those of the system: in some games nobody ever chooses between two victims.
    std::unique_ptr<Window> game;
    std::vector<Action> robbers;
    for (int tries = 0; robbers.empty() && tries < 8; ++tries) {
      game.reset();
      game = std::make_unique<Window>();
      robbers = untilTwoVictims(*game);
    }
    QVERIFY(!robbers.empty());
    Window& window = *game;
    const HexId hex = robbers.front().hex();
    const QPointF middle = hexCenter(window.map().hex(hex).cell.at, window.map().orientation());
    window.click(middle);
    auto* scene = window.part<BoardScene>();
    SOON(window.part<ChoicePanel>()->kind() == ChoicePanel::Kind::Victim);
    QVERIFY2(scene->overlay().picked() && QLineF(*scene->overlay().picked(), middle).length() < 1, "the hex is marked");
    const SeatId victim = robbers.back().seat;
    const QString asks = window.part<PromptBar>()->task();
    QVERIFY2(asks.contains(window.game->seen().seatName(victim)), qPrintable(asks));
    // A hint in this step is about whom to rob, beside the buttons for it; Esc puts it away and leaves the hex.
    window.actions.at(GameActions::Hint)->trigger();
    SOON(window.part<HintSheet>()->isVisible());
    QVERIFY(window.part<ChoicePanel>()->isVisible());
    const QString advised = window.part<HintSheet>()->findChild<HintHead*>(u"hint1"_s)->accessibleName();
    const bool isAboutAVictim = std::ranges::any_of(
        robbers, [&](const Action& robber) { return advised.startsWith(window.game->seen().seatName(robber.seat)); });
    QVERIFY2(isAboutAVictim, qPrintable(advised));
    for (const auto* button : window.part<ChoicePanel>()->findChildren<ActionButton*>())
      if (button->isVisible()) QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    for (const SpotSign& mark : scene->overlay().advised()) QCOMPARE(mark.spot.place, static_cast<int>(hex.value));
    QTest::keyClick(window.page, Qt::Key_Escape);
    QVERIFY(!window.part<HintSheet>()->isVisible());
    QVERIFY(scene->overlay().picked() && window.part<ChoicePanel>()->kind() == ChoicePanel::Kind::Victim);
    QTest::keyClick(window.page, Qt::Key_Escape);
    QVERIFY(!scene->overlay().picked() && window.part<ChoicePanel>()->kind() == ChoicePanel::Kind::None);
    window.click(middle);
    SOON(scene->overlay().picked());
    const int held = window.game->seen().state().seat(victim).cardsInHand();
    for (const CornerId corner : window.map().hex(hex).corners)
      if (window.game->seen().state().at(corner).isOf(victim)) {
        window.click(window.at(corner));
        break;
      }
    SOON_EQUAL(window.game->seen().state().seat(victim).cardsInHand(), held - 1);
    QVERIFY(!scene->overlay().picked());
  }

  // 0.13
  void theButtonTakesBackAndSaysWhyNot() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    auto* button = window.part<UndoCorner>()->button();
    QVERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(u"nothing yet"_s), qPrintable(button->toolTip()));
    const CornerId corner = window.bestCorner();
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(corner));
    SOON(window.waitsFor(Decision::Road));
    SOON_OR_SAY(button->isEnabled(), "nobody else has moved since");
    QTest::mouseClick(button, Qt::LeftButton);
    SOON(window.game->seen().state().at(corner).isEmpty());
    SOON(window.waitsFor(Decision::Settlement) && !button->isEnabled());
    window.setUp();
    window.rollDice();
    // Only a seven that robbed nobody drew nothing.
    SOON_OR_SAY(button->isEnabled() || button->toolTip().contains(u"final"_s), qPrintable(button->toolTip()));
  }

  // 7.7: one click names the resource.
  void monopolyIsFiveButtonsAndOneClick() {
    auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.legal.has(ActionKind::Monopoly); });
    QVERIFY(desk);
    ChoicePanel panel;
    panel.show();
    panel.askCard(Card::Monopoly);
    panel.refresh(desk->sight());
    QSignalSpy acts(&panel, &ChoicePanel::act);
    QList<ActionButton*> kinds;
    for (ActionButton* button : panel.findChildren<ActionButton*>())
      if (button->objectName().isEmpty() && button->isVisible()) kinds << button;
    kinds.removeIf([](const ActionButton* button) { return button->text().isEmpty(); });
    QCOMPARE(kinds.size(), 5);
    QVERIFY(!panel.okButton()->isVisible());
    for (const Resource kind : kAllResources) {
      acts.clear();
      QTest::mouseClick(kinds[static_cast<int>(kind)], Qt::LeftButton);
      QCOMPARE(acts.size(), 1);
      QCOMPARE(acts.front().front().value<Action>(), playMonopoly(kind));
    }
  }

  void howManyCardsAreChosenIsInSight_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  // As low as below the boards of the Big Game.
  void howManyCardsAreChosenIsInSight() {
    QFETCH(QString, language);
    const auto desk = PlayDesk::where([](const PlaySight& sight) { return sight.legal.has(ActionKind::YearOfPlenty); });
    QVERIFY(desk);
    languages_.use(language);
    ChoicePanel panel(nullptr, ChoicePanel::Shape::Flat);
    panel.askCard(Card::YearOfPlenty);
    panel.refresh(desk->sight());
    panel.resize(560, 266);
    panel.show();
    QVERIFY(test::soonExposed(panel));
    const QString said = ChoicePanel::tr("%1 of %2 chosen").arg(u"0"_s, u"2"_s);
    const auto words = panel.findChildren<Words*>();
    const auto total = std::ranges::find(words, said, [](const Words* each) { return each->text(); });
    QVERIFY(total != words.end());
    SOON_OR_SAY((*total)->visibleRegion().boundingRect() == (*total)->rect(), qPrintable(said));
    languages_.use(u"en"_s);
  }

  void lossesAreToldToWhomTheyHit_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("whom");
    QTest::addColumn<QString>("title");
    const int stolen = static_cast<int>(EventKind::CardStolen), monopoly = static_cast<int>(EventKind::MonopolyTaken);
    QTest::newRow("a card that the robber takes from me") << stolen << 0 << u"You were robbed"_s;
    QTest::newRow("one that it takes from another") << stolen << 1 << QString();
    QTest::newRow("cards that a Monopoly takes from me") << monopoly << 0 << u"Monopoly took your cards"_s;
    QTest::newRow("those that it takes from another") << monopoly << 1 << QString();
  }
  void lossesAreToldToWhomTheyHit() {
    QFETCH(int, kind);
    QFETCH(int, whom);
    QFETCH(QString, title);
    Event event{static_cast<EventKind>(kind), SeatId(2)};
    event.other = SeatId(whom);
    event.cards = CardCounts::of(Resource::Ore, 2);
    QCOMPARE(lossOf(event, SeatId(0), u"…"_s).title, title);
  }
  void cleanup() {
    useTableScale(100);
    languages_.use(u"en"_s);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(StillBoardTest)
#include "test_still_board.moc"
