// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/requests.h"
#include "engine/play/visible.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

struct Cut {
  bool in = false, out = false;
};

/// A connection that can be cut in either direction without either end being told (ROBUSTNESS 17).
class CutChannel final : public Channel {
 public:
  using Lost = std::vector<std::unique_ptr<Channel>>;
  CutChannel(std::unique_ptr<Channel> inner, const Cut& cut, Lost& lost)
      : inner_(std::move(inner)), cut_(cut), lost_(lost) {
    connect(inner_.get(), &Channel::received, this, [this](const QByteArray& frame) {
      if (!cut_.in) Q_EMIT received(frame);
    });
    connect(inner_.get(), &Channel::closed, this, [this](const QString& reason) {
      if (!cut_.in || isLeaving_) end(reason);  // what we close ourselves needs nobody at the far end
    });
  }
  void send(const QByteArray& frame) override {
    if (!cut_.out && inner_) inner_->send(frame);
  }
  void close() override {
    if (!inner_) return;
    isLeaving_ = true;
    if (!cut_.out) return inner_->close();
    inner_->disconnect(this);
    lost_.push_back(std::move(inner_));  // the far end never hears of it
    QMetaObject::invokeMethod(
        this, [this] { end({}); }, Qt::QueuedConnection);
  }
  bool isOpen() const override { return inner_ && inner_->isOpen(); }
  bool isFinished() const override { return finished_; }
  void setFrameLimit(int bytes) override { inner_->setFrameLimit(bytes); }
  bool isNear() const override { return false; }
  bool needsPulse() const override { return true; }

 private:
  void end(const QString& reason) {
    if (!std::exchange(finished_, true)) Q_EMIT closed(reason);
  }
  std::unique_ptr<Channel> inner_;
  const Cut& cut_;
  Lost& lost_;
  bool finished_ = false, isLeaving_ = false;
};

class CutDialer final : public Dialer {
 public:
  CutDialer(std::unique_ptr<Dialer> inner, const Cut& cut, CutChannel::Lost& lost)
      : inner_(std::move(inner)), cut_(cut), lost_(lost) {}
  std::unique_ptr<Channel> dial() override { return std::make_unique<CutChannel>(inner_->dial(), cut_, lost_); }

 private:
  std::unique_ptr<Dialer> inner_;
  const Cut& cut_;
  CutChannel::Lost& lost_;
};

/// So many seconds, in which this talker is heard and everybody else may be.
void pass(const Bench& bench, Talker& talker, int seconds) {
  for (int i = 0; i < seconds; ++i) {
    talker.say(wire::Ping{1, 5});
    Bench::settle();
    bench.clock->advance(1000);
    Bench::settle();
  }
}

}  // namespace

/// Time and absence (4.7 to 4.9).
class TestAbsence : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void timeRunsOutForASlowPlayer();
  void aPauseHaltsTheClock();
  void oneAloneHasNoTimers();  // 4.7
  void aGameOfSleepersComesToItsEnd();
  void anAbsentPersonIsReplacedAndComesBack();  // 4.8, seat.graceSeconds = 30
  void whoGivesUpIsReplacedAtOnce();
  void whoGaveUpMayComeBack();
  void everybodySeesWhenSomebodyWasLastHeard();
  void whoComesBackReadsWhatWasSaid();
  void aCutLineIsNoticedAndMended_data();
  void aCutLineIsNoticedAndMended();
};

void TestAbsence::timeRunsOutForASlowPlayer() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  QCOMPARE(bench.at(seat).last<wire::Snapshot>()->clockLeftMs, 60000);
  bench.clock->advance(59999);
  QCOMPARE(waitingFor(bench.state()), seat);
  bench.clock->advance(1);
  QCOMPARE(waitingFor(bench.state()), SeatId(1 - seat.value));
  for (const auto& talker : bench.talkers) SOON(talker->last<wire::Batch>());
}

void TestAbsence::aPauseHaltsTheClock() {
  Bench bench(timed(2), patient());
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::Welcome>());
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  guest.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  host.say(requests::StartGame{});
  SOON(bench.table.server->game());
  const SeatId seat = waitingFor(bench.state());
  bench.clock->advance(50000);
  host.say(requests::PauseGame{});
  SOON_EQUAL(bench.state().head.paused, Paused::Yes);
  bench.clock->advance(3600 * 1000);
  QCOMPARE(waitingFor(bench.state()), seat);
  host.say(requests::ResumeGame{});
  SOON_EQUAL(bench.state().head.paused, Paused::No);
  bench.clock->advance(9999);
  QCOMPARE(waitingFor(bench.state()), seat);
  bench.clock->advance(1);
  QVERIFY(waitingFor(bench.state()) != seat);
}

void TestAbsence::oneAloneHasNoTimers() {
  Bench bench(timed(2, {QString(), u"random"_s}), patient());
  QVERIFY(bench.gather(1));
  SOON_EQUAL(waitingFor(bench.state()), SeatId(0));
  QCOMPARE(bench.talkers[0]->last<wire::Snapshot>()->clockLeftMs, -1);
}

void TestAbsence::aGameOfSleepersComesToItsEnd() {
  ServerPlan planned = timed(3);
  planned.setup.options.turnSeconds = 10;
  Bench bench(planned, patient());
  QVERIFY(bench.gather(3));
  // Nobody ever answers: every turn, discard and robber is forced by the clock, and nothing gets stuck.
  quint32 turn = 0;
  for (int i = 0; i < 60; ++i) {
    bench.clock->advance(120000);
    QVERIFY2(bench.state().head.turn > turn, "the game goes on");
    turn = bench.state().head.turn;
    Bench::settle();
  }
  for (const auto& talker : bench.talkers) SOON(talker->last<wire::Batch>());
  for (const auto& talker : bench.talkers) SOON_EQUAL(talker->last<wire::Batch>()->upTo, bench.table.moves());
}

void TestAbsence::anAbsentPersonIsReplacedAndComesBack() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = bench.talkers[0]->last<wire::Welcome>()->seat;
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  const auto there = [&] { return bench.table.server->lobby().seats[seat.value]; };
  bench.talkers[0]->hangUp();
  SOON_EQUAL(there().link, Link::Lost);
  SOON_EQUAL(there().graceLeftMs, 30000);
  bench.clock->advance(10000);
  SOON_EQUAL(bench.talkers[1]->lobby.seats[seat.value].graceLeftMs, 20000);
  QCOMPARE(bench.state().seat(seat).presence, Presence::Here);
  bench.clock->advance(20000);
  QCOMPARE(bench.state().seat(seat).presence, Presence::Away);
  SOON_EQUAL(bench.talkers[1]->lobby.seats[seat.value].bot, u"farmer"_s);
  if (waitingFor(bench.state()) == seat) {
    const int moves = bench.table.moves();
    SOON_OR_SAY(bench.table.moves() > moves, "the bot plays for them");
  }
  Talker& back = bench.come(QString(), token);
  SOON(back.last<wire::Snapshot>());
  SOON_EQUAL(bench.state().seat(seat).presence, Presence::Here);
  QCOMPARE(there().bot, QString());
  QCOMPARE(there().link, Link::Up);
  // And it is the person who decides now.
  for (int i = 0; i < 8 && waitingFor(bench.state()) != seat; ++i) bench.clock->advance(60000);
  QCOMPARE(waitingFor(bench.state()), seat);
  const Action action = bench.first(seat);
  back.act(back.last<wire::Snapshot>()->lastClientSeq + 1, action, bench.answers(seat, action));
  SOON(back.last<wire::Batch>() && back.last<wire::Batch>()->yourClientSeq);
}

void TestAbsence::whoGivesUpIsReplacedAtOnce() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = bench.talkers[0]->last<wire::Welcome>()->seat;
  bench.talkers[0]->say(requests::GiveUp{});
  SOON_EQUAL(bench.state().seat(seat).presence, Presence::Away);
  QCOMPARE(bench.table.server->lobby().seats[seat.value].bot, u"farmer"_s);
}

void TestAbsence::whoGaveUpMayComeBack() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = bench.talkers[0]->last<wire::Welcome>()->seat;
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  bench.talkers[0]->say(requests::GiveUp{});
  SOON_EQUAL(bench.state().seat(seat).presence, Presence::Away);
  Talker& back = bench.come(QString(), token);
  SOON(back.last<wire::Snapshot>());
  SOON_EQUAL(bench.state().seat(seat).presence, Presence::Here);
}

void TestAbsence::everybodySeesWhenSomebodyWasLastHeard() {
  Bench bench(timed(2));
  QVERIFY(bench.gather(2));
  const SeatId quiet = bench.talkers[0]->last<wire::Welcome>()->seat;
  Talker& other = *bench.talkers[1];
  const auto shown = [&] { return other.lobby.seats[quiet.value]; };
  QCOMPARE(shown().heardAgoMs, -1);
  pass(bench, other, 9);
  QCOMPARE(shown().link, Link::Silent);
  QVERIFY2(shown().heardAgoMs >= 7000 && shown().heardAgoMs <= 9000, qPrintable(QString::number(shown().heardAgoMs)));
  pass(bench, other, 8);
  QCOMPARE(shown().link, Link::Lost);
  const int before = shown().heardAgoMs;
  QVERIFY2(before >= 15000, qPrintable(QString::number(before)));
  pass(bench, other, 4);
  QVERIFY2(shown().heardAgoMs >= before + 3000, "it is told anew while the grace runs");
}

void TestAbsence::whoComesBackReadsWhatWasSaid() {
  Limits limits = patient();
  limits.chatsPerSecond = limits.actionsPerSecond = 0;
  Bench bench(timed(2), limits);
  QVERIFY(bench.gather(2));
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  QVERIFY2(!bench.talkers[0]->last<wire::Talk>(), "nothing was said yet");
  bench.talkers[0]->hangUp();
  for (int i = 0; i < wire::kMostTalk + 5; ++i) bench.talkers[1]->say(wire::Say{u"line %1"_s.arg(i), -1});
  SOON_EQUAL(bench.talkers[1]->count<wire::Chat>(), wire::kMostTalk + 5);
  Talker& back = bench.come(QString(), token);
  SOON(back.last<wire::Talk>());
  const auto& lines = back.last<wire::Talk>()->lines;
  QCOMPARE(lines.size(), wire::kMostTalk);
  QCOMPARE(lines.last().text, u"line %1"_s.arg(wire::kMostTalk + 4));
}

void TestAbsence::aCutLineIsNoticedAndMended_data() {
  QTest::addColumn<bool>("in");
  QTest::addColumn<bool>("out");
  QTest::newRow("nothing goes out") << false << true;
  QTest::newRow("nothing comes in") << true << false;
  QTest::newRow("nothing goes either way") << true << true;
}

void TestAbsence::aCutLineIsNoticedAndMended() {
  QFETCH(bool, in);
  QFETCH(bool, out);
  Cut cut;
  CutChannel::Lost lost;
  Bench bench(timed(2));
  Client client(std::make_unique<CutDialer>(bench.table.tcp(), cut, lost), named(u"Cut"_s), bench.clock,
                std::make_unique<SeededRng>(1));
  client.start();
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Lobby; }));
  client.ask(requests::SetReady{Ready::Yes});
  QVERIFY(bench.gather(1));
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Playing; }));
  const SeatId seat = client.known().seat();
  cut = {in, out};
  pass(bench, *bench.talkers[0], 22);  // dead after 15 s, noticed at a beat of 5 s
  QCOMPARE(client.known().phase, Client::Phase::Reconnecting);
  if (out) QCOMPARE(bench.table.server->lobby().seats[seat.value].link, Link::Lost);
  cut = {};
  for (int i = 0; i < 30 && client.known().phase != Client::Phase::Playing; ++i) pass(bench, *bench.talkers[0], 1);
  QCOMPARE(client.known().phase, Client::Phase::Playing);
  QCOMPARE(client.known().seat(), seat);
  QVERIFY(soon([&] { return client.known().moveNumber == bench.table.moves(); }));
  QVERIFY(client.known().state == visibleTo(seat, client.known().definition(), bench.state()));
  QCOMPARE(client.known().desyncs, 0);
}

TAPU_TEST_WITH_LOOP(TestAbsence)
#include "test_absence.moc"
