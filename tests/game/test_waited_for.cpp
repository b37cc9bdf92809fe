// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/session/game/waited_for.h"
#include "app/session/settings/address.h"
#include "app/wire/requests.h"
#include "home.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr qint64 kMinuteMs = 60'000;

/// A host and a guest at two computers, with two bots, at a table without a clock.
struct Evening {
  explicit Evening(int turnSeconds = Options{}.turnSeconds) {
    meera.settings.player.name.set(u"Meera"_s);
    ravi.settings.player.name.set(u"Ravi"_s);
    GamePlan plan = planFor(1);
    plan.setup.options.turnSeconds = turnSeconds;
    plan.setup.options.first = FirstSeat::HostChosen;
    plan.setup.first = SeatId(0);
    plan.reach = GamePlan::Reach::Network;
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = 0;
    plan.seats[1] = GamePlan::Seat{SeatHolder::Nobody, {}, 0, {}};
    host = meera.starter.start(plan);
  }
  bool begin() {
    if (!soon([&] { return host.game && host.game->seen().phase() == Client::Phase::Lobby; })) return false;
    guest = ravi.starter.join(Address{u"127.0.0.1"_s, host.port});
    if (!soon([&] { return guest.game->seen().phase() == Client::Phase::Lobby && guest.game->seen().viewer(); }))
      return false;
    guest.game->ask(requests::SetReady{Ready::Yes});
    if (!soon([&] { return host.game->seen().lobby().seats.value(1).ready == Ready::Yes; })) return false;
    host.game->ask(requests::StartGame{});
    return soon([&] { return host.game->seen().hasGame() && guest.game->seen().hasGame(); });
  }
  Home meera, ravi;
  StartedGame host, guest;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
};

}  // namespace

/// Somebody walks away while no clock runs: the others see how long they have waited.
class WaitedForTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theOthersSeeHowLongTheyWait() {
    Evening evening;
    QVERIFY(evening.begin());
    GameController& meera = *evening.host.game;
    WaitedFor atRavi(*evening.guest.game, evening.clock);
    const WaitedFor atMeera(meera, evening.clock);
    QSignalSpy changed(&atRavi, &WaitedFor::changed);
    QCOMPARE(waitingFor(evening.guest.game->seen().state()), SeatId(0));  // the host settles first
    evening.clock->advance(kMinuteMs - 1);
    QCOMPARE(atRavi.minutes(SeatId(0)), 0);
    evening.clock->advance(1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(atRavi.minutes(SeatId(0)), 1);
    QCOMPARE(atRavi.minutes(SeatId(1)), 0);
    evening.clock->advance(2 * kMinuteMs);
    QCOMPARE(atRavi.minutes(SeatId(0)), 3);
    QCOMPARE(atMeera.minutes(SeatId(0)), 0);  // nobody waits for themselves
    const auto moves = evening.guest.game->seen().history().size();
    meera.submit(meera.seen().legal.all().front());
    SOON(evening.guest.game->seen().history().size() > moves);
    QCOMPARE(atRavi.minutes(SeatId(0)), 0);  // it counts anew, though there still is a road to build
    evening.clock->advance(kMinuteMs);
    QCOMPARE(atRavi.minutes(SeatId(0)), 1);
  }

  void inAPauseNobodyIsWaitedFor() {
    Evening evening;
    QVERIFY(evening.begin());
    WaitedFor atRavi(*evening.guest.game, evening.clock);
    evening.host.game->ask(requests::PauseGame{});
    SOON(evening.guest.game->seen().isPaused());
    evening.clock->advance(3 * kMinuteMs);
    QCOMPARE(atRavi.minutes(SeatId(0)), 0);
  }

  void whereAClockRunsItShowsTheTime() {
    Evening evening(3600);
    QVERIFY(evening.begin());
    WaitedFor atRavi(*evening.guest.game, evening.clock);
    SOON(evening.guest.game->seen().clockLeftMs() >= 0);
    evening.clock->advance(3 * kMinuteMs);
    QCOMPARE(atRavi.minutes(SeatId(0)), 0);
  }
};

TAPU_TEST_WITH_LOOP(WaitedForTest)
#include "test_waited_for.moc"
