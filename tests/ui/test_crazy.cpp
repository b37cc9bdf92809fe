// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QTranslator>

#include "app/board/board_overlay.h"
#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/icon_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game/game_log.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/settings/languages.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/event_badge.h"
#include "app/table/talk/line_view.h"
#include "app/text/names_of_things.h"
#include "engine/bots/bot.h"
#include "engine/play/at_stake.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Crazy, with one kind of event in every round.
std::function<void(Setup&)> always(RoundEvent event) {
  return [event](Setup& setup) {
    const Options classic = setup.options;
    setup.ruleSet = RuleSet::Crazy;
    setup.options = defaultOptions(RuleSet::Crazy);
    setup.options.first = classic.first;
    setup.options.eventChance = 100;
    setup.options.eventWeights = {};
    setup.options.eventWeights[static_cast<std::size_t>(event) - 1] = 1;
  };
}

void sail(Setup& setup) { useBoard(setup, boardShelf().front()); }

/// Whether the log leaves an event out on purpose: told by another line, or nothing happened.
bool isToldElsewhere(const Event& event) {
  switch (event.kind) {
    case EventKind::Paid: return true;
    case EventKind::OfferClosed:  // with answers, or seen by somebody who was not asked
      return event.count > 0 || (event.cards.isEmpty() && event.got.isEmpty());
    case EventKind::RoundStarted: return event.more == 0;
    case EventKind::Produced:
    case EventKind::StartCardsTaken:
    case EventKind::MonopolyTaken: return event.cards.isEmpty();
    default: return false;
  }
}

bool isHindi(const QString& text) {
  return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x900 && c.unicode() <= 0x97f; });
}

}  // namespace

class CrazyTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

  // 8.7 to 8.17: a person, played by a bot, against bots, through the controller of the desktop.
  void aWholeGameTellsEveryEventInBothLanguages() {
    QTemporaryDir folder;
    Settings settings(folder.path());
    GameStarter starter(settings, folder.path());
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
    plan.setup.ruleSet = RuleSet::Crazy;
    plan.setup.options = defaultOptions(RuleSet::Crazy);
    plan.setup.options.eventChance = 100;
    plan.setup.options.maxRounds = 8;
    plan.setup.options.reactionSeconds = 1;
    StartedGame started = starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    GameController& game = *started.game;
    const auto bot = makeBot("greedy");
    SeededRng rng(7);
    int moves = 0;
    const auto play = [&] {
      if (game.seen().phase() == Client::Phase::Over) return true;
      if (!game.seen().hasGame() || game.seen().legal.empty()) return false;
      rng.startMove(static_cast<std::uint64_t>(++moves));
      const SeatView view(game.seen().definition(), game.seen().state(), game.seen().viewer());
      if (const auto action = bot->decide(view, rng)) game.submit(*action);
      return false;
    };
    SOON(play());
    QVERIFY(game.seen().state().head.phase == Phase::Over);
    QSet<int> rounds;
    for (const Event& event : game.seen().log->events()) {
      if (event.kind == EventKind::RoundStarted) rounds << event.more;
      if (isToldElsewhere(event)) continue;
      languages_.use(u"en"_s);
      const QString english = game.seen().logLine(event);
      languages_.use(u"hi"_s);
      const QString hindi = game.seen().logLine(event);
      languages_.use(u"en"_s);
      QVERIFY2(!english.isEmpty(), qPrintable(u"event of kind %1"_s.arg(static_cast<int>(event.kind))));
      QVERIFY2(isHindi(hindi), qPrintable(english));
    }
    QVERIFY2(!rounds.isEmpty() && !rounds.contains(0), "every round brings an event");
  }

  /// Where a slim badge covers less of the board it is slim, but no slimmer than its title.
  void noTitleOfAnEventIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void noTitleOfAnEventIsCut() {
    QFETCH(QString, language);
    languages_.use(language);
    QWidget page;
    page.resize(900, 700);
    page.show();
    EventBadge badge(&page);
    Obstacles land;
    for (int x = 150; x < 750; x += 60)
      for (int y = 0; y < 700; y += 70) land.land.emplace_back(x, y, 60, 70);
    badge.placeIn(page.rect(), land);
    for (const RoundEvent event : {RoundEvent::Flood, RoundEvent::Wolf, RoundEvent::Earthquake, RoundEvent::Cybele}) {
      const Announcement said = announcementOf(event, defaultOptions(RuleSet::Crazy));
      badge.tell(said.iconName, said.title, said.text, Motion::Off);
      QCoreApplication::processEvents();
      const auto labels = badge.findChildren<Words*>();
      const auto title = std::ranges::find(labels, said.title, [](const Words* words) { return words->text(); });
      QVERIFY(title != labels.end());
      for (const QString& word : said.title.split(u' '))
        QVERIFY2((*title)->width() >= QFontMetrics((*title)->font()).horizontalAdvance(word), qPrintable(word));
    }
    languages_.use(u"en"_s);
  }

  void aFloodIsTold() {
    Window window(1, always(RoundEvent::Flood));
    window.setUp();
    auto* badge = window.part<EventBadge>();
    auto* round = window.part<RoundStrip>();
    SOON(badge->isVisible());
    QCOMPARE(badge->title(), u"Flood"_s);
    QVERIFY(!badge->text().isEmpty());
    QTest::mouseClick(badge, Qt::LeftButton);
    QVERIFY2(!badge->isVisible(), "a click puts it away");
    SOON_EQUAL(round->chips().size(), 1u);
    QCOMPARE(round->text(), u"Round 1 of 50 · 20 points win"_s);
    // The marks are what the engine says.
    std::vector<HexId> marked;
    for (const HexMark& mark : window.part<BoardScene>()->overlay().marks()) marked.push_back(mark.hex);
    QVERIFY(marked == hexesAtStake(window.game->seen().definition(), window.game->seen().state(), RoundEvent::Flood));
    round->chips().front()->click();
    QVERIFY2(badge->isVisible(), "it can be read again");
    QTest::keyClick(window.page, Qt::Key_Escape);
    QVERIFY(!badge->isVisible());
    round->chips().front()->click();
    const auto* view = window.part<BoardView>();
    for (int i = 0; i < window.map().hexCount(); ++i) {
      const QPointF center = hexCenter(window.map().hex(HexId(i)).cell.at, window.map().orientation());
      const QPoint there = view->mapTo(window.page, view->mapFromScene(center));
      QVERIFY2(!badge->geometry().contains(there), "it hides no hex");
    }
    window.game->voteToStop(window.game->seen().viewer(), YesNo::Yes);
    SOON_EQUAL(window.game->seen().phase(), Client::Phase::Over);
    SOON_OR_SAY(window.part<BoardScene>()->overlay().marks().empty(), "after the end nothing is at stake");
  }

  /// An event of a round is more than a loss of one card: a larger card with a picture of its own, over the sea.
  void anEventLiesOverTheSeaWithItsPicture() {
    QWidget page;
    page.resize(1000, 700);
    page.show();
    EventBadge badge(&page);
    const QRect hex(480, 300, 70, 80);
    badge.placeIn(page.rect(), {{hex}, {}});
    badge.tell(u"robber"_s, u"You were robbed"_s, u"Asha takes a card from Meera."_s, Motion::Off);
    const QSize robbed = badge.size();
    const auto pictured = [&badge] {
      const auto icons = badge.findChildren<IconLabel*>();
      return std::ranges::count_if(icons, [](const IconLabel* icon) { return !icon->isHidden(); });
    };
    QCOMPARE(pictured(), 1);
    for (const RoundEvent event : {RoundEvent::Flood, RoundEvent::Wolf, RoundEvent::Earthquake, RoundEvent::Cybele}) {
      QVERIFY2(drawing(u"event-"_s + drawingOf(event)), qPrintable(nameOfEvent(event)));
      const Announcement said = announcementOf(event, defaultOptions(RuleSet::Crazy));
      badge.tell(said.iconName, said.title, said.text, Motion::Off);
      QCOMPARE(pictured(), 2);
      QVERIFY2(badge.width() > robbed.width() && badge.height() > robbed.height(), qPrintable(said.title));
      QVERIFY(!badge.geometry().contains(hex.center()));
      const QRect before = badge.geometry();
      badge.placeIn(page.rect(), {{hex}, {}});
      QCOMPARE(badge.geometry(), before);
    }
    // Where only a corner of a hex would be covered it is large, and where more would be it is small.
    badge.placeIn(QRect(0, 0, 320, 700), {{QRect(250, 0, 70, 700)}, {}});
    QVERIFY(badge.width() <= 252);
    badge.tell(u"robber"_s, u"You were robbed"_s, {}, Motion::Off);
    QCOMPARE(pictured(), 1);
  }

  void anAnnouncementHidesNoHarbor_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1280, 800), QSize(1366, 768), QSize(1024, 700), QSize(1920, 1040)})
      for (const QString& language : {u"en"_s, u"hi"_s})
        QTest::addRow("%d x %d, %s", size.width(), size.height(), qPrintable(language)) << size << language;
  }
  void anAnnouncementHidesNoHarbor() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Window window(1, always(RoundEvent::Wolf));  // it has most to say
    languages_.use(language);
    window.frame.resize(size);
    window.setUp();
    auto* badge = window.part<EventBadge>();
    SOON(badge->isVisible());
    const auto* view = window.part<BoardView>();
    const Board& board = window.game->seen().lobby().setup.board;
    QCOMPARE(board.harbors.size(), 9u);
    const QRect paper = badge->geometry().adjusted(Sheet::kShadow, Sheet::kShadow, -Sheet::kShadow, -Sheet::kShadow);
    for (const Harbor& harbor : board.harbors) {
      const QPoint there =
          view->mapTo(window.page, view->mapFromScene(harborBadge(harbor, board.orientation).center()));
      QVERIFY2(!paper.contains(there), qPrintable(u"%1,%2"_s.arg(there.x()).arg(there.y())));
    }
    languages_.use(u"en"_s);
  }

  void anEarthquakeThatFindsNoCitySaysSo() {
    Window window(1, always(RoundEvent::Earthquake));
    window.setUp();
    auto* badge = window.part<EventBadge>();
    SOON(badge->isVisible());
    QCOMPARE(badge->title(), u"Earthquake"_s);
    QCOMPARE(badge->text(), u"No city stands on the board: nothing is lost."_s);
    QStringList told;
    for (const Event& event : window.game->seen().log->events())
      if (event.kind == EventKind::RoundStarted) told << window.game->seen().logLine(event);
    QCOMPARE(told, QStringList{u"Round 1 brings an earthquake."_s});
    const Announcement lost = announcementOf(
        Event{.kind = EventKind::RoundStarted, .more = static_cast<std::uint8_t>(RoundEvent::Earthquake)},
        {Event{.kind = EventKind::CityLost}}, window.game->seen().definition().rules.options, {});
    QCOMPARE(lost.text, u"Every city on the board is destroyed. Insurance pays for the loss."_s);
  }

  void aSmallWindowLeavesOutWordsAndComesToRest() {
    Window window(1, always(RoundEvent::Flood));
    window.setUp();
    auto* round = window.part<RoundStrip>();
    SOON_EQUAL(round->chips().size(), 1u);
    round->fit(100);  // beside the island there may be as little
    QVERIFY(round->chips().front()->isVisible());
    QVERIFY2(round->chips().front()->text().isEmpty(), "its picture stays, and its name as a tool tip");
    const int width = round->width();
    for (int refreshed = 0; refreshed < 4; ++refreshed) {
      Q_EMIT window.game->legalChanged();
      QCoreApplication::processEvents();
      QVERIFY2(round->chips().front()->text().isEmpty(), qPrintable(QString::number(refreshed)));
      QCOMPARE(round->width(), width);
    }
    window.frame.resize(640, 480);
    struct Layouts : QObject {
      int asked = 0;
      bool eventFilter(QObject*, QEvent* event) override {
        asked += event->type() == QEvent::LayoutRequest;
        return false;
      }
    } layouts;
    window.page->installEventFilter(&layouts);
    const auto isAtRest = [&] {
      layouts.asked = 0;
      for (int i = 0; i < 40; ++i) QCoreApplication::processEvents();
      return layouts.asked <= 2;
    };
    SOON_OR_SAY(isAtRest(), qPrintable(QString::number(layouts.asked)));
  }

  void whereThereIsNoEventNothingIsMarked() {
    Window window;
    window.setUp();
    QVERIFY(window.part<RoundStrip>()->chips().empty());
    SOON_EQUAL(window.part<RoundStrip>()->text(), u"Round 1 · 10 points win"_s);
    QVERIFY(window.part<BoardScene>()->overlay().marks().empty());
    QVERIFY(!window.part<EventBadge>()->isVisible());
    QVERIFY(!window.part<Tray>()->build(BuildButton::Thing::Ship)->isVisible());
  }

  // Ships (3.6, 7.2 to 7.6)

  void aFirstRoadMayBeAShip() {
    Window window(1, sail);
    SOON(window.waitsFor(Decision::Settlement));
    // A corner on the coast, so that both are legal.
    const auto onCoast = [&](CornerId corner) {
      const auto& hexes = window.map().corner(corner).hexes;
      return std::ranges::any_of(hexes,
                                 [&](HexId hex) { return !hex || window.map().hex(hex).cell.terrain == Terrain::Sea; });
    };
    const auto corners = window.game->seen().legal.settlementCorners();
    const auto coastal = std::ranges::find_if(corners, onCoast);
    QVERIFY(coastal != corners.end());
    window.game->submit(buildSettlement(*coastal));
    SOON(window.waitsFor(Decision::Road));
    QVERIFY(window.game->seen().prompt().sentence.contains(u"ship"_s));
    auto* tray = window.part<Tray>();
    auto* ship = tray->build(BuildButton::Thing::Ship);
    SOON(ship->isVisible() && ship->isEnabled());
    QTest::keyClick(window.page, Qt::Key_5);
    const EdgeId edge = window.game->seen().legal.shipEdges().front();
    window.click(window.at(edge));
    SOON(window.game->seen().state().at(edge).isOf(window.game->seen().viewer(), Piece::Ship));
  }

  void theStockOfShipsIsShown() {
    Window window(1, sail);
    auto* ship = window.part<Tray>()->build(BuildButton::Thing::Ship);
    SOON(ship->isVisible());
    SOON_OR_SAY(ship->accessibleDescription().contains(u"15"_s), qPrintable(ship->accessibleDescription()));
    QVERIFY(ship->toolTip().contains(u"Key: 5"_s));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(CrazyTest)
#include "test_crazy.moc"
