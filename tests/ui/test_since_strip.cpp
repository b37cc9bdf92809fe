// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/table/people/players_panel.h"
#include "app/table/talk/since_strip.h"
#include "app/table/talk/talk_panel.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A game whose log hears of events that a test makes up.
struct ToldGame : LaidGame {
  using LaidGame::LaidGame;
  void hear(const std::vector<Event>& events) {
    log().hear(known(), Sharing::No, {Move{}}, events);
    Q_EMIT logChanged();
  }
};

/// A window before such a game.
struct ToldWindow : WindowBefore<ToldGame> {
  explicit ToldWindow(Game position) { open(std::make_unique<ToldGame>(std::move(position))); }
};

}  // namespace

/// What happened since the last turn, told above the players.
class SinceStripTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void whatHappenedSinceMyLastTurnIsToldUntilItIsClosed() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* strip = window.part<SinceStrip>();
    const auto board = [&] { return window.part<BoardView>()->viewportTransform(); };
    const QTransform before = board();
    playUntilSomethingIsTold(window);
    QVERIFY(!QTest::currentTestFailed());
    SOON(strip->isVisible());
    QCOMPARE(board(), before);
    strip->findChild<ActionButton*>(u"closeSince"_s)->click();
    SOON(!strip->isVisible());
    QVERIFY2(strip->shown().isEmpty(), "until the next turn");
    QCOMPARE(board(), before);
  }

  void manyCardsSinceMyLastTurnAreToldWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int width : {240, 288, 400}) QTest::addRow("%d %s", width, qPrintable(language)) << language << width;
  }
  void manyCardsSinceMyLastTurnAreToldWhole() {
    QFETCH(QString, language);
    QFETCH(int, width);
    languages_.use(language);
    Setup setup = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant).setup;
    layIsland(setup);
    ToldGame game{Game(setup)};
    QCoreApplication::processEvents();  // what is due at the table
    CardCounts each;
    for (const Resource kind : kAllResources) each += CardCounts::of(kind);
    const Event mine{.kind = EventKind::TurnStarted, .seat = SeatId(0)};
    game.hear({mine,
               {.kind = EventKind::TurnStarted, .seat = SeatId(1)},
               {.kind = EventKind::Produced, .seat = SeatId(0), .cards = each},
               {.kind = EventKind::Discarded, .seat = SeatId(0), .cards = each},
               mine});
    QWidget column;
    auto* lines = new QVBoxLayout(&column);
    lines->setContentsMargins(0, 0, 0, 0);
    auto* strip = new SinceStrip(&game, &column);
    lines->addWidget(strip);
    lines->addStretch(1);
    column.resize(width, 300);
    column.show();
    SOON(strip->isVisible());
    QCoreApplication::sendPostedEvents();
    const auto* title = strip->findChild<Words*>();
    QVERIFY2(title->height() < 2 * QFontMetrics(title->font()).lineSpacing(), "the title has one line");
    const auto sums = strip->findChildren<DeedButton*>();
    QCOMPARE(sums.size(), 2);
    for (const DeedButton* sum : sums) QCOMPARE_GE(sum->width(), sum->sizeHint().width());
  }

  void theLogHasItsRoomBelowMuchToTell_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (const int seats : {4, 6, 8})
      for (const QSize size : {QSize(1280, 800), QSize(1024, 640)})
        QTest::addRow("%d seats, %d×%d", seats, size.width(), size.height()) << seats << size;
  }

  // A bot has played for the reader, and the others have built for a whole evening meanwhile.
  void theLogHasItsRoomBelowMuchToTell() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Setup setup;
    setup.options = defaultOptions(RuleSet::Classic, seats);
    setup.options.seats = seats;
    layIsland(setup);
    ToldWindow window{Game(setup)};
    window.frame.setMinimumSize(1, 1);
    window.frame.resize(size);
    QCoreApplication::processEvents();  // what is due at the table
    constexpr std::size_t kDeedsOfEach = 40;
    const Event mine{.kind = EventKind::TurnStarted, .seat = SeatId(0)};
    std::vector<Event> told{mine};
    for (int seat = 1; seat < seats; ++seat) {
      told.push_back({.kind = EventKind::TurnStarted, .seat = SeatId(seat)});
      told.insert(told.end(), kDeedsOfEach, {.kind = EventKind::RoadBuilt, .seat = SeatId(seat), .place = 3});
    }
    told.push_back(mine);
    window.game->hear(told);
    const auto* strip = window.part<SinceStrip>();
    SOON(strip->isVisible());
    test::settle();
    const auto* talk = window.part<TalkPanel>();
    const auto* deeds = window.part<DeedsView>();
    const int log = talk->log()->viewport()->height();
    if (size == QSize(1280, 800))
      QVERIFY2(log >= strip->height(), qPrintable(u"%1 below %2"_s.arg(log).arg(strip->height())));
    QVERIFY2(deeds->verticalScrollBar()->maximum() > 0, "the rest can be reached");
    const int least = scaled(24) + 2 * DeedsView::pitch();  // its head and one line, with the air around them
    QVERIFY2(strip->height() <= std::max(talk->height() / 4, least), "a fourth of the panel");
    QCOMPARE(deeds->height() % DeedsView::pitch(), DeedsView::pitch() - 3);  // whole lines, 3 pixels between two
    const auto names = deeds->findChildren<ElidedWords*>();
    QCOMPARE(names.size(), seats - 1);
    for (int seat = 1; seat < seats; ++seat)
      QCOMPARE(names[seat - 1]->text(), window.game->seen().seatName(SeatId(seat)));
  }

  void thePlayersHaveTheirRoomAlsoWithMuchToTell_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      QTest::addRow("1280x800 %s", qPrintable(language)) << QSize(1280, 800) << language;
      QTest::addRow("1366x768 %s", qPrintable(language)) << QSize(1366, 768) << language;
      QTest::addRow("just no tab for the players %s", qPrintable(language)) << QSize(1280, 680) << language;
    }
  }
  // Three are lost and much happened since the last turn: the summary scrolls, and no row of a player is squeezed.
  void thePlayersHaveTheirRoomAlsoWithMuchToTell() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    languages_.use(language);
    Window window;
    window.frame.resize(size);
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    playUntilSomethingIsTold(window);
    QVERIFY(!QTest::currentTestFailed());
    const auto* strip = window.part<SinceStrip>();
    const auto* deeds = window.part<DeedsView>();
    SOON(strip->isVisible() && (strip->shown().deeds.empty() || deeds->height() >= scaled(20)));  // a line at least
    Lobby lobby = window.game->seen().lobby();
    for (qsizetype i = 1; i < lobby.seats.size(); ++i) {
      lobby.seats[i].holder = SeatHolder::Person;
      lobby.seats[i].link = Link::Lost;
    }
    auto* players = window.part<PlayersPanel>();
    const GameController& game = *window.game;
    const auto name = [&](SeatId seat) { return game.seen().seatName(seat); };
    const auto color = [&](SeatId seat) { return game.seen().seatColor(seat); };
    players->refresh({game.seen().definition(), game.seen().state(), game.seen().legal, game.seen().viewer(),
                      Curtain::Up, name, color, name},
                     lobby);
    for (QWidget* up = players->rows()[1]; up != &window.frame; up = up->parentWidget())
      if (up->layout()) up->layout()->activate();
    for (const PlayerRow* row : players->rows()) {
      QVERIFY(row->facts().mine || !row->facts().status.isEmpty());
      QCOMPARE_GE(row->height(), row->sizeHint().height());
    }
  }

 private:
  static void playUntilSomethingIsTold(Window& window) {
    auto* strip = window.part<SinceStrip>();
    for (int turn = 0; turn < 6 && strip->shown().isEmpty(); ++turn) {
      window.rollDice();
      if (QTest::currentTestFailed()) return;
      SOON(window.actions.at(GameActions::EndTurn)->isEnabled());
      window.actions.at(GameActions::EndTurn)->trigger();
      const auto isBack = [&] {
        for (const Action& action : window.game->seen().legal.all())
          if (action.kind == ActionKind::Decline) window.game->submit(action);
        if (window.waitsFor(Decision::Discard)) window.game->submit(discard(suggestedDiscard(window.game->seen())));
        return window.waitsFor(Decision::Roll);
      };
      QVERIFY(test::soon(isBack));
    }
    QVERIFY2(!strip->shown().isEmpty(), "nothing happened in six rounds");
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(SinceStripTest)
#include "test_since_strip.moc"
