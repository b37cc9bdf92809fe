// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/net/table_password.h"
#include "app/values/codec.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "engine/play/game.h"
#include "engine/play/visible.h"
#include "tests/net/bench.h"
#include "tests/net/big_bench.h"
#include "tests/net/far_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kMinuteMs = 60'000;

Client::Identity watcher(const QString& name) {
  Client::Identity identity = named(name);
  identity.attendance = Attendance::Watcher;
  return identity;
}

wire::Hello greeting(const QString& name) {
  wire::Hello hello;
  hello.name = name;
  hello.attendance = Attendance::Watcher;
  return hello;
}

ServerPlan shownTo(WatchRule watching, int seats = 2, int minutes = 2) {
  ServerPlan made = plan(seats);
  made.policy = TablePolicy{watching, minutes, SitDown::Closed, 0};
  return made;
}

/// A watcher, and whether all that it was told is what everybody saw at a moment so long ago.
struct Late {
  Late(Bench& table, const QString& name, qint64 lateMs)
      : bench(table), client(table.table.tcp(), watcher(name), table.clock), delayMs(lateMs) {
    QObject::connect(&client, &Client::gameStarted, &client, [this] { compare(); });
    QObject::connect(&client, &Client::moved, &client, [this] { compare(); });
    QObject::connect(&client, &Client::turnedAway, &client, [this](Refusal why) { refusal = why; });
    client.start();
  }
  void compare() {
    const AuthoritativeGame& host = bench.table.server->game()->played();
    Game game(bench.table.server->lobby().setup);
    while (game.moveCount() < client.known().moveNumber)
      game.append(host.moves()[static_cast<std::size_t>(game.moveCount())]);
    if (!(client.known().state == visibleTo(Viewer::watcher(), game.definition(), game.state()))) ++differences;
    if (client.known().moveNumber > allowed()) ++tooEarly;
    ++comparisons;
  }
  /// So many moves were made so long ago.
  int allowed() const {
    int moves = 0;
    for (const auto& [at, count] : history)
      if (at + delayMs <= bench.clock->nowMs()) moves = count;
    return moves;
  }
  void note() { history.push_back({bench.clock->nowMs(), bench.table.moves()}); }

  Bench& bench;
  Client client;
  qint64 delayMs;
  std::vector<std::pair<qint64, int>> history;  ///< when the table had how many moves
  int differences = 0, comparisons = 0, tooEarly = 0;
  Refusal refusal = Refusal::None;
};

}  // namespace

/// People who watch a table without a seat, as the host lets them.
class TestWatchers : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoWatchesIsToldToAll();
  void aWatcherSeesTheGameLiveWithoutHands();
  void aDelayedWatcherHearsNothingNewer();
  void whereTheHostWantsADelayNobodyWatchesAChain();
  void aDelayedWatcherHearsOfTheEndMinutesLater();
  void theChatReachesADelayedWatcherMinutesLater();
  void aMoveThatWasTakenBackIsTakenBackLaterToo();  // 0.13
  void whoWatchesMayNotAct();
  void aTableThatNobodyMayWatchSaysSo();
  void aScreenFromElsewhereComesAsAWatcherOrNotAtAll();
  void aBigGameIsShownOnScreensElsewhereUnlessNobodyMayWatch();
  void theWayOfWatchingIsSettledWithTheBeginning();
  void theDelayOutlivesARestartWithAnotherPlan();
  void aWatcherHasANameOfTheirOwn();
  void whoShowsTheKeyOfASeatWatchesUnderItsName();
  void aWatcherWhoComesAgainIsNotInTheirOwnWay();
  void aFloodOfWatchersIsTurnedAway();
  void onlyTheHostRemovesAWatcher();
};

void TestWatchers::whoWatchesIsToldToAll() {
  Bench bench(shownTo(WatchRule::Live));
  Talker& player = bench.come(u"Asha"_s);
  SOON(player.last<wire::TableNews>());
  QVERIFY(player.last<wire::TableNews>()->facts.watchers.isEmpty());
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(dev.last<wire::TableNews>() && !dev.last<wire::TableNews>()->facts.watchers.isEmpty());
  SOON_EQUAL(player.last<wire::TableNews>()->facts.watchers.size(), 1);
  const TableFacts facts = player.last<wire::TableNews>()->facts;
  QCOMPARE(facts.watchers.first().name, u"Dev"_s);
  QCOMPARE(facts.you, 0u);
  QCOMPARE(dev.last<wire::TableNews>()->facts.you, facts.watchers.first().number);
  QVERIFY(!dev.last<wire::Welcome>()->seat);
  dev.hangUp();
  SOON(player.last<wire::TableNews>()->facts.watchers.isEmpty());
}

void TestWatchers::aWatcherSeesTheGameLiveWithoutHands() {
  Bench bench(shownTo(WatchRule::Live));
  Late dev(bench, u"Dev"_s, 0);
  QVERIFY(bench.gather(2));
  for (int i = 0; i < 6; ++i) {
    const SeatId mover(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
    const int before = bench.table.moves();
    bench.at(mover).act(static_cast<quint32>(i + 1), bench.first(mover), bench.answers(mover, bench.first(mover)));
    QVERIFY(soon([&] { return bench.table.moves() > before; }));
    dev.note();
    QVERIFY(soon([&] {
      bench.clock->advance(100);
      return dev.client.known().moveNumber == bench.table.moves();
    }));
  }
  QCOMPARE(dev.differences, 0);
  QCOMPARE(dev.client.known().desyncs, 0);
  QVERIFY(dev.comparisons > 4);
}

void TestWatchers::aDelayedWatcherHearsNothingNewer() {
  Bench bench(shownTo(WatchRule::Delayed), patient());
  Late early(bench, u"Dev"_s, 2 * kMinuteMs);
  SOON_EQUAL(early.client.known().phase, Client::Phase::Lobby);
  QVERIFY(bench.gather(2));
  std::unique_ptr<Late> later;  // comes in the middle of the game
  std::vector<std::pair<qint64, int>> history;
  for (int i = 0; i < 30; ++i) {
    const SeatId mover(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
    const Action first = bench.first(mover);
    const int before = bench.table.moves();
    bench.at(mover).act(static_cast<quint32>(i + 1), first, bench.answers(mover, first));
    QVERIFY(soon([&] { return bench.table.moves() > before; }));
    history.push_back({bench.clock->nowMs(), bench.table.moves()});
    early.history = history;
    if (i == 15) later = std::make_unique<Late>(bench, u"Rani"_s, 2 * kMinuteMs);
    if (later) later->history = history;
    if (later) SOON(later->client.known().hasGame());  // before time moves on, in which it would give up waiting
    bench.clock->advance(7'000);
    Bench::settle();
  }
  QVERIFY(early.client.known().moveNumber < bench.table.moves());
  QVERIFY(early.client.known().moveNumber > 0);
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return later->client.known().hasGame();
  }));
  bench.clock->advance(3 * kMinuteMs);
  for (Late* each : {&early, later.get()}) {
    QVERIFY(soon([&] {
      bench.clock->advance(100);
      return each->client.known().moveNumber == bench.table.moves();
    }));
    QCOMPARE(each->tooEarly, 0);
    QCOMPARE(each->differences, 0);
    QCOMPARE(each->client.known().desyncs, 0);
    QVERIFY(each->comparisons > 5);
  }
}

void TestWatchers::whereTheHostWantsADelayNobodyWatchesAChain() {
  ServerPlan made = shownTo(WatchRule::Delayed);
  made.setup = big(2).setup;
  Bench bench(made, patient());
  Late dev(bench, u"Dev"_s, 0);
  SOON_EQUAL(dev.refusal, Refusal::NobodyMayWatch);
  made.policy = TablePolicy{WatchRule::Live, 2, SitDown::Closed, 0};
  Bench open(made, patient());
  Talker rani(open.table.tcp());
  rani.say(greeting(u"Rani"_s));
  SOON(rani.last<wire::Welcome>());
  const TablePolicy late{WatchRule::Delayed, 2, SitDown::Closed, 0};
  QCOMPARE(open.table.server->command(requests::ChangePolicy{wire::encodePolicy(late)}), Refusal::NotNow);
  QCOMPARE(open.table.server->facts().policy.watching, WatchRule::Live);
  Bench::settle();
  QVERIFY(!rani.closed);
  QCOMPARE(open.table.server->command(requests::ChangeSetup{encodeSetup(classicSetup(2))}), Refusal::None);
  QCOMPARE(open.table.server->command(requests::ChangePolicy{wire::encodePolicy(late)}),
           Refusal::None);  // on one board it can be
  QCOMPARE(open.table.server->facts().policy.watching, WatchRule::Delayed);
  Bench::settle();
  QVERIFY(!rani.closed);
}

void TestWatchers::aDelayedWatcherHearsOfTheEndMinutesLater() {
  Bench bench(shownTo(WatchRule::Delayed), patient());
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  QVERIFY(bench.gather(2));
  for (const int seat : {0, 1}) bench.at(SeatId(seat)).say(requests::VoteToStop{});
  SOON_EQUAL(bench.table.server->lobby().stage, Lobby::Stage::Over);
  Talker rani(bench.table.tcp());
  rani.say(greeting(u"Rani"_s));
  SOON(rani.last<wire::Snapshot>());
  bench.clock->advance(kMinuteMs);
  Bench::settle();
  for (Talker* each : {&dev, &rani}) {
    QCOMPARE(each->lobby.stage, Lobby::Stage::Playing);
    QVERIFY(each->last<wire::Snapshot>()->state.head.phase != Phase::Over);
    QCOMPARE(each->count<wire::Batch>(), 0);
  }
  QVERIFY(bench.table.server->hasLateWatchers());  // nobody closes the table before
  bench.clock->advance(kMinuteMs + 200);
  for (Talker* each : {&dev, &rani}) {
    SOON_EQUAL(each->lobby.stage, Lobby::Stage::Over);
    SOON(each->count<wire::Batch>() > 0);
  }
  QVERIFY(!bench.table.server->hasLateWatchers());
}

void TestWatchers::theChatReachesADelayedWatcherMinutesLater() {
  Bench bench(shownTo(WatchRule::Delayed), patient());
  QVERIFY(bench.gather(2));
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(dev.last<wire::Snapshot>());
  bench.at(SeatId(0)).say(wire::Say{u"I have two ore"_s, -1});
  SOON(bench.at(SeatId(1)).last<wire::Chat>());
  bench.clock->advance(kMinuteMs);
  Talker rani(bench.table.tcp());  // nor is what was said before told to who comes now
  rani.say(greeting(u"Rani"_s));
  SOON(rani.last<wire::Snapshot>());
  Bench::settle();
  QCOMPARE(dev.count<wire::Chat>(), 0);
  QCOMPARE(rani.count<wire::Talk>(), 0);
  rani.say(wire::Say{u"Hello"_s, -1});  // what watchers say they may hear at once
  SOON_EQUAL(dev.count<wire::Chat>(), 1);
  SOON_EQUAL(bench.at(SeatId(0)).last<wire::Chat>()->line.name, u"Rani"_s);
  bench.clock->advance(kMinuteMs + 200);
  SOON_EQUAL(dev.last<wire::Chat>()->line.text, u"I have two ore"_s);
  SOON_EQUAL(rani.last<wire::Chat>()->line.text, u"I have two ore"_s);
}

void TestWatchers::aMoveThatWasTakenBackIsTakenBackLaterToo() {
  Bench bench(shownTo(WatchRule::Delayed), patient());
  QVERIFY(bench.gather(2));
  Late dev(bench, u"Dev"_s, 2 * kMinuteMs);
  SOON(dev.client.known().hasGame());
  // In steps, between which both sides hear of one another: a line that is silent for so long counts as lost.
  const auto pass = [&bench](qint64 ms) {
    for (qint64 step = 0; ms > 0; ms -= step) {
      step = std::min<qint64>(ms, 3'000);
      bench.clock->advance(step);
      Bench::settle();
    }
  };
  const SeatId mover(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
  const int before = bench.table.moves();
  dev.note();
  bench.at(mover).act(1, bench.first(mover), bench.answers(mover, bench.first(mover)));
  SOON_EQUAL(bench.table.moves(), before + 1);
  dev.note();
  pass(10'000);
  bench.at(mover).say(requests::TakeBack{});
  SOON_EQUAL(bench.table.moves(), before + 2);
  dev.note();
  pass(2 * kMinuteMs - 9'000);
  SOON_EQUAL(dev.client.known().moveNumber, before + 1);
  pass(9'000);
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return dev.client.known().moveNumber == before + 2;
  }));
  QCOMPARE(dev.tooEarly, 0);
  QCOMPARE(dev.differences, 0);
  QCOMPARE(dev.client.known().desyncs, 0);
}

void TestWatchers::whoWatchesMayNotAct() {
  Bench bench(shownTo(WatchRule::Live));
  QVERIFY(bench.gather(2));
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(dev.last<wire::Snapshot>());
  const int moves = bench.table.moves();
  dev.act(1, roll(), 0);
  SOON_EQUAL(dev.refusal(), Refusal::OnlyWatching);
  for (const wire::Request& wish :
       std::initializer_list<wire::Request>{requests::StartGame{}, requests::SetReady{}, requests::PauseGame{},
                                            requests::VoteToStop{}, requests::TakeMinute{}, requests::Remove{}}) {
    const int before = dev.count<wire::Refused>();
    dev.say(wish);
    SOON_EQUAL(dev.count<wire::Refused>(), before + 1);
    QCOMPARE(dev.refusal(), Refusal::OnlyWatching);
  }
  QCOMPARE(bench.table.moves(), moves);
  QVERIFY(!dev.closed);
}

void TestWatchers::aTableThatNobodyMayWatchSaysSo() {
  Bench bench(shownTo(WatchRule::Nobody));
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON_EQUAL(dev.refusal(), Refusal::NobodyMayWatch);
  SOON(dev.closed);
  QVERIFY(!bench.table.server->summary().mayBeWatched);
}

/// Else whoever calls their program a screen would see the game without being seen, and nobody could send them away.
void TestWatchers::aScreenFromElsewhereComesAsAWatcherOrNotAtAll() {
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  Bench closed(shownTo(WatchRule::Nobody));
  const auto call = [&](Bench& bench) {
    auto made = std::make_unique<FarChannel>(false);
    FarChannel* channel = made.get();
    bench.table.server->admit(std::move(made));
    channel->hear(wire::FromClient(hello));
    return channel;
  };
  QCOMPARE(call(closed)->why, Refusal::NobodyMayWatch);
  Bench late(shownTo(WatchRule::Delayed));
  QVERIFY(late.gather(2));
  const SeatId mover(late.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
  const int before = late.table.moves();
  late.at(mover).act(1, late.first(mover), late.answers(mover, late.first(mover)));
  SOON_EQUAL(late.table.moves(), before + 1);
  QCOMPARE(call(late)->why, Refusal::NobodyMayWatch);
  Bench open(shownTo(WatchRule::Live));
  QCOMPARE(call(open)->why, Refusal::NobodyMayWatch);
  Talker here(late.table.tcp());  // whoever sits at the host's computer sees its screen anyway
  here.say(hello);
  SOON(here.last<wire::Snapshot>());
  QCOMPARE(here.last<wire::Snapshot>()->upTo, before + 1);
}

/// A projector may hang far from the host; on one board again, such a screen goes.
void TestWatchers::aBigGameIsShownOnScreensElsewhereUnlessNobodyMayWatch() {
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  for (const WatchRule rule : {WatchRule::Live, WatchRule::Delayed, WatchRule::Nobody}) {
    ServerPlan made = big(2);
    made.policy = TablePolicy{rule, 2, SitDown::Closed, 0};
    Bench bench(made);
    auto far = std::make_unique<FarChannel>(false);
    FarChannel* screen = far.get();
    bench.table.server->admit(std::move(far));
    screen->hear(wire::FromClient(hello));
    const bool isShown = rule == WatchRule::Live;
    QCOMPARE(screen->isWelcomed, isShown);
    QCOMPARE(screen->why, isShown ? Refusal::None : Refusal::NobodyMayWatch);
    if (!isShown) continue;
    QCOMPARE(bench.table.server->command(requests::ChangeSetup{encodeSetup(classicSetup(2))}), Refusal::None);
    QVERIFY(!screen->isOpen());
  }
}

void TestWatchers::theWayOfWatchingIsSettledWithTheBeginning() {
  Bench bench(shownTo(WatchRule::Live));
  Server& server = *bench.table.server;
  const TablePolicy nobody{WatchRule::Nobody, 2, SitDown::Closed, 0}, late{WatchRule::Delayed, 3, SitDown::Closed, 0};
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(dev.last<wire::Welcome>());
  QCOMPARE(server.command(requests::ChangePolicy{wire::encodePolicy(nobody)}), Refusal::None);
  SOON(dev.last<wire::Bye>());
  QCOMPARE(dev.last<wire::Bye>()->why, Refusal::NobodyMayWatch);
  QCOMPARE(server.command(requests::ChangePolicy{wire::encodePolicy(late)}), Refusal::None);
  QVERIFY(bench.gather(2));
  QCOMPARE(server.command(requests::ChangePolicy{wire::encodePolicy(nobody)}), Refusal::NotNow);
  QCOMPARE(server.facts().policy, late);
}

/// As tapu-server does, which is started with the same words each time, or with others.
void TestWatchers::theDelayOutlivesARestartWithAnotherPlan() {
  MemoryStore store;
  auto clock = std::make_shared<SimClock>();
  {
    TestServer table(store, shownTo(WatchRule::Delayed, 2, 3), clock, patient());
    table.server->open();
    Talker asha(table.tcp()), ravi(table.tcp());
    for (Talker* each : {&asha, &ravi}) {
      each->greet(each == &asha ? u"Asha"_s : u"Ravi"_s);
      SOON(each->last<wire::Welcome>());
      each->ready();
    }
    SOON(ravi.last<wire::Snapshot>());
  }
  TestServer table(store, shownTo(WatchRule::Live), clock, patient(), 2);
  QCOMPARE(table.server->resume(), QString());
  QCOMPARE(table.server->facts().policy.watching, WatchRule::Delayed);
  QCOMPARE(table.server->facts().policy.delayMinutes, 3);
}

void TestWatchers::aWatcherHasANameOfTheirOwn() {
  Bench bench(shownTo(WatchRule::Live));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(dev.last<wire::Welcome>());
  for (const QString& name : {u"Asha"_s, u"dev"_s, QString()}) {
    Talker other(bench.table.tcp());
    other.say(greeting(name));
    SOON_EQUAL(other.refusal(), Refusal::NameTaken);
  }
}

/// Neither a name nor a password keeps somebody from watching whose seat is at this table.
void TestWatchers::whoShowsTheKeyOfASeatWatchesUnderItsName() {
  Bench bench(shownTo(WatchRule::Live));
  QVERIFY(bench.gather(2));
  Talker& left = *bench.talkers.front();
  const QByteArray key = left.last<wire::Welcome>()->token;
  const QString name = bench.table.server->lobby().seats[left.last<wire::Welcome>()->seat.value].name;
  left.say(requests::GiveUp{});
  left.hangUp();
  const SeatId seat = left.last<wire::Welcome>()->seat;
  SOON_EQUAL(bench.table.server->lobby().seats[seat.value].link, Link::Lost);
  const QByteArray password = password::keyOf(u"coconut"_s, QByteArray(wire::kSaltBytes, 's'));
  QCOMPARE(bench.table.server->command(requests::SetPassword{password}), Refusal::None);
  Talker stranger(bench.table.tcp()), owner(bench.table.tcp()), again(bench.table.tcp()), asked(bench.table.tcp());
  asked.say(greeting(u"Dev"_s));
  SOON(asked.last<wire::Challenge>());
  wire::Hello hello = greeting(name);
  hello.token = QByteArray(wire::kTokenBytes, 'x');
  stranger.say(hello);
  SOON_EQUAL(stranger.refusal(), Refusal::NameTaken);
  hello.token = key;
  owner.say(hello);
  SOON(owner.last<wire::Welcome>());
  QVERIFY2(owner.last<wire::Welcome>()->token.isEmpty(), "the key of the seat stays what it is");
  again.greet(name, key);
  SOON(again.last<wire::Welcome>());
  QCOMPARE(again.last<wire::Welcome>()->seat, seat);
}

/// The server may not have noticed yet that the connection before has broken.
void TestWatchers::aWatcherWhoComesAgainIsNotInTheirOwnWay() {
  Bench bench(shownTo(WatchRule::Live));
  wire::Hello hello = greeting(u"Dev"_s);
  hello.nonce = QByteArray(wire::kTokenBytes, 'n');
  Talker dev(bench.table.tcp()), again(bench.table.tcp()), other(bench.table.tcp());
  dev.say(hello);
  SOON(dev.last<wire::Welcome>());
  again.say(hello);
  SOON(again.last<wire::Welcome>());
  SOON_EQUAL(bench.table.server->facts().watchers.size(), 1);
  SOON(dev.last<wire::Bye>());
  QCOMPARE(dev.last<wire::Bye>()->why, Refusal::Replaced);
  hello.nonce = QByteArray(wire::kTokenBytes, 'm');
  other.say(hello);
  SOON_EQUAL(other.refusal(), Refusal::NameTaken);
}

void TestWatchers::aFloodOfWatchersIsTurnedAway() {
  Limits limits;
  limits.eyes = 3;
  Bench bench(shownTo(WatchRule::Live), limits);
  std::vector<std::unique_ptr<Talker>> crowd;
  for (int i = 0; i < 6; ++i) {
    crowd.push_back(std::make_unique<Talker>(bench.table.tcp()));
    crowd.back()->say(greeting(u"Watcher %1"_s.arg(i)));
    SOON(crowd.back()->last<wire::Welcome>() || crowd.back()->last<wire::Refused>());
  }
  const auto in = std::ranges::count_if(crowd, [](const auto& each) { return each->template last<wire::Welcome>(); });
  QCOMPARE(in, 3);
  QCOMPARE(crowd.back()->refusal(), Refusal::TooManyEyes);
  QVERIFY(bench.gather(2));  // players still come in
}

void TestWatchers::onlyTheHostRemovesAWatcher() {
  Bench bench(shownTo(WatchRule::Live));
  Talker& guest = bench.come(u"Asha"_s);
  Talker dev(bench.table.tcp());
  dev.say(greeting(u"Dev"_s));
  SOON(guest.last<wire::TableNews>() && !guest.last<wire::TableNews>()->facts.watchers.isEmpty());
  const quint32 number = guest.last<wire::TableNews>()->facts.watchers.first().number;
  guest.say(requests::Remove{.watcher = number});
  SOON_EQUAL(guest.refusal(), Refusal::HostOnly);
  Server& server = *bench.table.server;
  QCOMPARE(server.command(requests::Remove{.watcher = number + 1}), Refusal::NotNow);
  QCOMPARE(server.command(requests::Remove{.reason = u"Quiet, please."_s, .ban = YesNo::Yes, .watcher = number}),
           Refusal::None);
  SOON(dev.last<wire::Bye>());
  QCOMPARE(dev.last<wire::Bye>()->why, Refusal::Banned);
  QCOMPARE(dev.last<wire::Bye>()->detail, u"Quiet, please."_s);
  Talker again(bench.table.tcp());
  again.say(greeting(u"DEV"_s));
  SOON_EQUAL(again.refusal(), Refusal::Banned);
}

TAPU_TEST_WITH_LOOP(TestWatchers)
#include "test_watchers.moc"
