// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/wire/requests.h"
#include "tests/game/home.h"
#include "tests/soon.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A game on the network of a host and one guest; two bots sit there too.
struct Evening {
  /// The guest has joined, and it has begun.
  bool begin() {
    GamePlan plan = planFor(1);
    plan.reach = GamePlan::Reach::Network;
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = 0;
    plan.seats[1] = GamePlan::Seat{SeatHolder::Nobody, {}, 0, {}};
    StartedGame started = meera.starter.start(plan);
    host = std::move(started.game);
    if (!host || !soon([&] { return host->seen().phase() == Client::Phase::Lobby; })) return false;
    ravi.settings.player.name.set(u"Ravi"_s);
    guest = ravi.starter.join({u"127.0.0.1"_s, started.port}).game;
    if (!soon([&] { return guest->seen().phase() == Client::Phase::Lobby && guest->seen().viewer(); })) return false;
    guest->ask(requests::SetReady{Ready::Yes});
    const auto isReady = [&] {  // as the host sees it
      const LobbySeat seat = host->seen().lobby().seats.value(guest->seen().viewer().value);
      return seat.holder == SeatHolder::Person && seat.ready == Ready::Yes;
    };
    if (!soon(isReady)) return false;
    host->ask(requests::StartGame{});
    return soon([&] { return host->seen().hasGame() && guest->seen().hasGame(); });
  }
  /// Its host closes it, and continues it another day.
  bool continueAnotherDay() {
    if (!soon([&] { return !meera.starter.files().list().isEmpty(); })) return false;
    host.reset();
    guest.reset();
    host = meera.starter.continueGame().game;
    return host && soon([&] { return host->seen().hasGame(); });
  }

  Home meera, ravi;
  std::unique_ptr<GameController> host, guest;
};

}  // namespace

/// A game that was closed goes on when its host wants: those who play from other computers cannot know when.
class ContinuedGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Its clock waits for the others, and no bot takes their seats.
  void whoPlayedFromElsewhereIsWaitedFor() {
    Evening evening;
    QVERIFY(evening.begin());
    QVERIFY(evening.continueAnotherDay());
    QVERIFY(evening.host->seen().isPaused());
    const auto moves = evening.host->seen().history().size();
    evening.guest = evening.ravi.starter.rejoin().game;
    SOON_EQUAL(evening.guest->seen().phase(), Client::Phase::Playing);
    QVERIFY2(evening.guest->seen().isPaused(), "the host may wait for others too");
    QCOMPARE(evening.host->seen().history().size(), moves);
    QCOMPARE(evening.guest->seen().state().seat(evening.guest->seen().viewer()).presence, Presence::Here);
    evening.host->ask(requests::ResumeGame{});
    SOON(!evening.host->seen().isPaused() && !evening.guest->seen().isPaused());
  }

  void whoHasLeftIsNotWaitedFor() {
    Evening evening;
    QVERIFY(evening.begin());
    const SeatId left = evening.guest->seen().viewer();
    evening.guest->leave();
    SOON_EQUAL(evening.host->seen().state().seat(left).presence, Presence::Away);
    QVERIFY(evening.continueAnotherDay());
    QVERIFY(!evening.host->seen().isPaused());
  }

  void aGameThatStoodStillStandsStillAsItDid() {
    Evening evening;
    QVERIFY(evening.begin());
    evening.host->ask(requests::PauseGame{});
    SOON(evening.host->seen().isPaused());
    QVERIFY(evening.continueAnotherDay());
    QVERIFY(evening.host->seen().isPaused());
    evening.host->ask(requests::ResumeGame{});
    SOON(!evening.host->seen().isPaused());
  }

  void aGameOfThisComputerGoesOnAtOnce() {
    Home home;
    auto game = home.starter.start(planFor(2)).game;
    SOON(game && game->seen().hasGame() && !home.starter.files().list().isEmpty());
    game.reset();
    game = home.starter.continueGame().game;
    SOON(game && game->seen().hasGame());
    QVERIFY(!game->seen().isPaused());
  }
};

TAPU_TEST_WITH_LOOP(ContinuedGamesTest)
#include "test_continued_games.moc"
