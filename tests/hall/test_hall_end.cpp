// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGridLayout>
#include <QProcess>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

#include "app/hall/hall_header.h"
#include "app/hall/hall_ranking.h"
#include "app/hall/hall_seats.h"
#include "app/kit/badge.h"
#include "app/kit/elided_words.h"
#include "app/kit/words.h"
#include "app/session/event/ending_words.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/game_log.h"
#include "app/session/game/part_result.h"
#include "app/session/replay/replay.h"
#include "app/session/settings/languages.h"
#include "app/table/end/end_sheet.h"
#include "app/table/end/points_table.h"
#include "app/table/talk/talk_panel.h"
#include "engine/play/public_ranks.h"
#include "tests/hall/hall_window.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

/// The ranking (9.22), the end and the results of a Big Game, as a player's page tells them.
class HallEndTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  // A client knows the points of a few of twelve boards.
  void theRankingClaimsNoPlacesThatAPartOfTheChainCannotKnow_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("three boards: everybody with their place") << 3 << true;
    QTest::newRow("twelve boards: the own place as the host tells it") << 12 << false;
  }
  void theRankingClaimsNoPlacesThatAPartOfTheChainCannotKnow() {
    QFETCH(int, boards);
    QFETCH(bool, isWhole);
    HallWindow window(Territory::Sun, [&](GamePlan& plan) { plan.setChain(boards, Territory::Sun); });
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    SOON(window.game->seen().rank().of == 2 * boards || isWhole);
    // Nobody plays on while the list is read.
    window.game->ask(requests::PauseGame{});
    SOON(window.game->seen().isPaused());
    window.part<TalkPanel>()->show(TalkPanel::Page::Ranking);
    QStringList told;
    const auto tell = [&] {
      told.clear();
      for (const Words* words : window.part<HallRanking>()->findChildren<Words*>())
        if (words->isVisible()) told << words->text();
      for (const ElidedWords* name : window.part<HallRanking>()->findChildren<ElidedWords*>()) told << name->text();
      return told.contains(u"Asha"_s);
    };
    SOON(tell() && told.contains(u"Players near you, by points"_s) == !isWhole);
    const auto tellsOwn = [&] {
      return tell() && told.contains(u"Your place: %1 of %2"_s.arg(window.game->seen().rank().rank).arg(2 * boards));
    };
    SOON_EQUAL(tellsOwn(), !isWhole);
    SOON_EQUAL((tell(), told.filter(u"Board"_s).size()), isWhole ? 6 : 10);
  }

  void whileTheGameRunsEqualPointsShareAPlace() {
    HallWindow window;
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    const State& state = window.state();
    const auto list = placesNow(window.game->seen().definition(), state);
    QCOMPARE(list.size(), std::size_t(6));
    for (const Standing& row : list) {
      int above = 0;
      for (int seat = 0; seat < 6; ++seat) above += state.publicPoints(SeatId(seat)) > state.publicPoints(row.seat);
      QCOMPARE(row.rank, above + 1);
    }
    QCOMPARE(list.front().rank, 1);
  }

  /// The page of results is that of the organizer, with the row of the reader; Esc leads back to the table.
  void theResultsOpenFromTheTableAndLeadBack() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).game.botPace.set(BotPace::Instant);
    Program program(folder.path());
    MainWindow& window = program.window;
    window.newGames().open(NewGamePage::Purpose::Bots);
    NewGamePage* page = window.newGames().page();
    child<ActionButton>(page, u"presetBig"_s)->click();
    for (const QString& option :
         {u"big.maxRounds"_s, u"big.roundSeconds"_s, u"big.gapSeconds"_s, u"big.setupSeconds"_s}) {
      const auto boxes = child<QWidget>(page, u"option_"_s + option)->findChildren<QSpinBox*>();
      auto* own = qobject_cast<QSpinBox*>(child<QWidget>(page, u"option_"_s + option));
      for (QSpinBox* box : own ? QList<QSpinBox*>{own} : boxes) box->setValue(2);
    }
    child<ActionButton>(page, u"newGameStart"_s)->click();
    SOON(qobject_cast<HallPage*>(window.page()));
    QWidget* table = window.page();
    SOON(window.game()->afterwards().hasReplay());
    auto* results = child<ActionButton>(table, u"howItWent"_s);
    SOON(results->isVisible());
    results->click();
    SOON_EQUAL(window.page(), window.results().page());
    const QAbstractItemModel* rows = window.results().page()->ranking()->model();
    SOON_EQUAL(rows->rowCount(), 6);
    int marked = 0;
    for (int row = 0; row < 6; ++row) marked += rows->index(row, 1).data(Qt::BackgroundRole).isValid() ? 1 : 0;
    QCOMPARE(marked, 1);
    child<ActionButton>(window.results().page(), u"resultsReplay"_s)->click();
    SOON_EQUAL(window.page(), window.pages().replay());
    QTest::keyClick(window.pages().replay(), Qt::Key_Escape);
    SOON_EQUAL(window.page(), window.results().page());
    QTest::keyClick(window.results().page(), Qt::Key_Escape);
    SOON_EQUAL(window.page(), table);
  }

  // 9.22
  void aGameIsPlayedToItsLastRoundAndItsTable() {
    HallWindow window(Territory::Sun, [](GamePlan& plan) {
      plan.setup.options.bigMaxRounds = 2;
      plan.setup.options.roundSeconds = 1;
    });
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    QTest::keyClick(window.page, Qt::Key_E);
    auto* end = window.part<EndSheet>();
    SOON(window.state().head.phase == Phase::Over && end->isVisible());
    QCOMPARE(window.state().head.round, 2);
    QVERIFY(!window.part<HallTrade>()->isVisible());
    const auto* table = end->findChild<QScrollArea*>(u"endTable"_s);
    QVERIFY(!end->findChildren<Badge*>(QString(), Qt::FindDirectChildrenOnly).isEmpty());  // the winner's
    SOON_OR_SAY(end->rect().contains(table->geometry()), "it scrolls where there is no room");
    const auto words = table->findChildren<Words*>();
    for (const QString& head : {u"Board"_s, u"Place"_s})
      QVERIFY(std::ranges::any_of(words, [&](const Words* each) { return each->text() == head; }));
    auto* own = table->findChild<QWidget*>(u"endOwnRow"_s);
    SOON_OR_SAY(own && !own->visibleRegion().isEmpty(), "the own row is in sight");
    SOON(end->findChild<Words*>(u"endNote"_s)->text().contains(u"after round 2"_s));
    // The whole game is known where it ran: all seats have a page of results.
    QSignalSpy results(window.page, &TablePage::resultsWanted);
    SOON(child<ActionButton>(window.page, u"howItWent"_s)->isVisible());
    child<ActionButton>(window.page, u"howItWent"_s)->click();
    QCOMPARE(results.count(), 1);
    QSignalSpy again(window.page, &TablePage::newGameWanted);
    window.page->findChild<ActionButton*>(u"newGame"_s)->click();
    QCOMPARE(again.count(), 1);
  }

  // A client knows ten seats of twelve boards; the final table tells the places of all (9.22).
  void onceThePlacesAreToldEachRowHasItsOwn() {
    HallWindow window(Territory::Sun, [](GamePlan& plan) { plan.setChain(12, Territory::Sun); });
    window.begin();
    QVERIFY(!QTest::currentTestFailed());
    PlaySight sight = sightOf(*window.game);
    QVERIFY(!sight.showsAll());
    FinalTable told;
    for (int seat = 0; seat < 24; ++seat) {
      FinalRow row;
      row.who.seat = SeatId(seat);
      row.rank = seat + 1;
      told << row;
    }
    sight.finalTable = &told;
    PointsTable table;
    table.resize(700, 110);
    table.show();
    table.fill(sight, PointsTable::Heads::Wide);
    const auto rows = PointsTable::rowsOf(sight);
    const auto* grid = qobject_cast<QGridLayout*>(table.widget()->layout());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto* place = qobject_cast<Words*>(grid->itemAtPosition(static_cast<int>(i) + 1, 0)->widget());
      QVERIFY(place || rows[i].seat == sight.viewer);  // behind it lies the mark of the own row
      if (place) QCOMPARE(place->text(), QString::number(sight.window->whole(rows[i].seat).value + 1));
    }
    auto* own = table.findChild<QWidget*>(u"endOwnRow"_s);
    SOON_OR_SAY(own && !own->visibleRegion().isEmpty(), "the own row is in sight");
  }

  /// A guest keeps their own result and the final table of a chain of twelve boards.
  static void theResultIsThatOf(const HallWindow& window, const Ending& ending, int target) {
    const SeatId me = window.game->seen().window()->whole(window.me());
    SOON(partResultOf(window.game->seen()) && partResultOf(window.game->seen())->told);
    const auto result = partResultOf(window.game->seen());
    QCOMPARE(result->boards, 12);
    QCOMPARE(result->seats, 24);
    QCOMPARE(result->place, window.game->seen().rank().rank);
    QCOMPARE(result->from.total(), window.state().points(window.me()));
    QCOMPARE(result->hasWon, result->isWon && result->place == 1);
    QCOMPARE(result->told->table.size(), 24);
    QCOMPARE(result->told->table.first().who.seat, ending.first.first().seat);
    QCOMPARE(result->told->own, me);
    QCOMPARE(result->told->target, target);
    QCOMPARE(result->told->round, ending.round);
  }

  // 9.22
  void onALongChainEverybodyIsToldWhoReachedTheTarget() { everybodyIsToldHowItEnded(5, 62); }
  void onALongChainEverybodyIsToldThatTheLastRoundDecided() { everybodyIsToldHowItEnded(25, 2); }
  static void everybodyIsToldHowItEnded(int target, int rounds) {
    HallWindow window(Territory::Sun, [&](GamePlan& plan) {
      plan.setup.options.bigTarget = target;
      plan.setup.options.bigMaxRounds = rounds;
      plan.setup.options.roundSeconds = plan.setup.options.setupSeconds = 1;
      plan.setChain(12, Territory::Sun);
    });
    QStringList reached;
    QObject::connect(window.game.get(), &GameController::targetReached, window.page,
                     [&](const QString& sentence) { reached << sentence; });
    auto* end = window.part<EndSheet>();
    SOON(window.game->seen().hasGame() && window.state().head.phase == Phase::Over && end->isVisible());
    const CommonNews* news = window.game->seen().commonNews();
    QVERIFY(news && news->ending);
    const Ending& ending = *news->ending;
    const SeatId me = window.game->seen().window()->whole(window.me());
    const auto words = [&](const char* name) { return end->findChild<Words*>(QLatin1String(name)); };
    QCOMPARE(words("endTitle")->text(), endingTitle(ending, me));
    QVERIFY(ending.how == GameEnd::Stopped || !words("endTitle")->text().contains(u"stopped"_s));
    QVERIFY(words("endNote")->text().contains(target == 5 ? u"reached 5 in round"_s : u"nobody reached 25"_s));
    QVERIFY(words("endOwn")->text().endsWith(u"of 24"_s));
    QCOMPARE(window.game->seen().prompt().title, endingTitle(ending, me));
    QCOMPARE(reached.isEmpty(), target != 5);
    QCOMPARE(reached.size(), news->reached.size());
    for (const QString& sentence : reached) QVERIFY(sentence.contains(u"board"_s) || sentence.startsWith(u"You"_s));
    for (const QString& sentence : reached)
      QVERIFY(std::ranges::any_of(window.game->seen().log->events(),
                                  [&](const Event& event) { return window.game->seen().logLine(event) == sentence; }));
    // At most five boards are in sight, with ten players; who they are follows from the window alone.
    int inSight = 0;
    for (int seat = 0; seat < window.state().seats.size(); ++seat)
      inSight += window.game->seen().window()->showsLocal(seat / 2) ? 1 : 0;
    SOON_EQUAL(end->findChild<QScrollArea*>(u"endTable"_s)->findChildren<Badge*>().size(), inSight);
    QVERIFY(inSight < 24);
    theResultIsThatOf(window, ending, target);
    if (QTest::currentTestFailed()) return;
    // It ran here: what is kept of it is all of it, though only a part was in sight.
    SOON(window.game->afterwards().finished());
    const auto kept = window.game->afterwards().finished();
    QCOMPARE(kept->header.setup.chain.size(), 12);
    QCOMPARE(kept->header.here, std::vector<SeatId>{me});
    QCOMPARE(kept->header.names.size(), 24);
    const auto replay = window.game->afterwards().replay();
    QVERIFY(replay);
    QCOMPARE(replay->state().head.phase, Phase::Over);
    for (int seat = 0; seat < window.state().seats.size(); ++seat)
      if (window.game->seen().window()->showsLocal(seat / 2))
        QCOMPARE(replay->state().points(window.game->seen().window()->whole(SeatId(seat))),
                 window.state().points(SeatId(seat)));
  }

  /// A player who sees five boards of many is shown the ranking of all at the end, and later from the statistics.
  void aGuestOfNineBoardsHasTheResultsOfAll() { aGuestHasTheResultsOfAll(9); }
  void aGuestOfSoManyBoardsThatTheTableComesInTwoPartsHasThemToo() { aGuestHasTheResultsOfAll(510); }
  static void aGuestHasTheResultsOfAll(int boards) {
    QProcess server;
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 {u"--bind"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s, u"--quiet"_s, u"--rules"_s, u"big"_s, u"--boards"_s,
                  QString::number(boards), u"--bots"_s, QString::number(2 * boards - 1), u"--option"_s,
                  u"big.maxRounds=2"_s, u"--option"_s, u"big.roundSeconds=1"_s, u"--option"_s, u"big.setupSeconds=1"_s,
                  u"--option"_s, u"big.gapSeconds=0"_s});
    SOON(server.canReadLine());
    const quint16 port = server.readLine().trimmed().split(' ').last().toUShort();
    QVERIFY(port != 0);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    MainWindow& window = program.window;
    window.network().join(Address{u"127.0.0.1"_s, port});
    SOON_EQUAL(window.page(), window.pages().lobby());
    window.pages().lobby()->readyButton()->click();
    SOON(qobject_cast<HallPage*>(window.page()));
    QWidget* table = window.page();
    SOON(child<ActionButton>(table, u"howItWent"_s)->isVisible());
    QVERIFY(!child<ActionButton>(table, u"replay"_s)->isVisible());
    child<ActionButton>(table, u"howItWent"_s)->click();
    EventResultsPage* results = window.results().page();
    SOON_EQUAL(window.page(), results);
    const auto marked = [&] {
      const QAbstractItemModel* rows = results->ranking()->model();
      int count = 0;
      for (int row = 0; row < rows->rowCount(); ++row)
        count += rows->index(row, RankingModel::Player).data(Qt::BackgroundRole).isValid() ? 1 : 0;
      return count;
    };
    SOON_EQUAL(results->ranking()->model()->rowCount(), 2 * boards);
    QCOMPARE(marked(), 1);
    QVERIFY(results->note().contains(u"after round 2, nobody reached 25"_s));
    QTest::keyClick(results, Qt::Key_Escape);
    SOON_EQUAL(window.page(), table);
    window.results().openCareer();
    auto* games = child<QTableView>(window.pages().career(), u"careerGames"_s);
    SOON_EQUAL(games->model()->rowCount(), 1);
    window.pages().career()->focusFirst();
    QTest::keyClick(games, Qt::Key_Return);
    SOON_EQUAL(window.page(), results);
    SOON_EQUAL(results->ranking()->model()->rowCount(), 2 * boards);
    QCOMPARE(marked(), 1);
    QTest::keyClick(results, Qt::Key_Escape);
    SOON_EQUAL(window.page(), window.pages().career());
    server.terminate();
    QVERIFY(server.waitForFinished(test::kNever));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(HallEndTest)
#include "test_hall_end.moc"
