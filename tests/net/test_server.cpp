// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/net/notice.h"
#include "engine/game/legal_actions.h"
#include "tests/net/table.h"
#include "tests/net/talker.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

using Kind = wire::Request::Kind;

/// A table of persons who speak the protocol word by word, in time that a test moves.
struct Bench {
  explicit Bench(const ServerPlan& planned, const Limits& limits = {}, quint64 seed = 1)
      : table(store, planned, clock, limits, seed) {
    table.server->open();
  }

  Talker& come(const QString& name, const QByteArray& token = {}) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    talker.greet(name, token);
    return talker;
  }
  /// So many persons, all ready: the game begins.
  bool gather(int persons) {
    for (int i = 0; i < persons; ++i) {
      Talker& talker = come(u"Person %1"_s.arg(QChar(u'A' + i)));
      if (!soon([&] { return talker.last<wire::Welcome>(); })) return false;
      talker.ready();
    }
    return soon([&] {
      return std::all_of(talkers.begin(), talkers.end(),
                         [](const auto& talker) { return talker->template last<wire::Snapshot>(); });
    });
  }
  const State& state() const { return table.server->room()->state(); }
  Talker& at(SeatId seat) {
    for (const auto& talker : talkers)
      if (talker->last<wire::Welcome>()->seat == seat.value) return *talker;
    return *talkers.front();
  }
  /// The first thing that a seat may do.
  Action first(SeatId seat) const {
    return legalActions(table.server->room()->table(), state(), seat, PlayerTrade::LeftOut)[0];
  }
  quint32 answers(SeatId seat, const Action& action) const { return wire::answersOf(state(), seat, action); }
  /// Lets sockets and the loop come to rest.
  static void settle() {
    for (int i = 0; i < 20; ++i) QTest::qWait(1);
  }

  MemoryStore store;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  TestServer table;
  std::vector<std::unique_ptr<Talker>> talkers;
};

/// For tests that move time by more than a program may be silent.
Limits patient() {
  Limits limits;
  limits.deadMs = limits.silentMs = 1 << 30;
  return limits;
}

ServerPlan timed(int seats, const QStringList& bots = {}) {
  ServerPlan made = plan(seats, bots);
  made.setup.options.turnSeconds = 60;
  made.setup.options.graceSeconds = 30;
  return made;
}

}  // namespace

/// One table: greeting, seats, actions, time, absence and a store that fails.
class TestServerRules : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGreetingIsAnsweredWithASeatAndAToken();
  void anotherProtocolIsRefusedInSoManyWords_data();
  void anotherProtocolIsRefusedInSoManyWords();
  void aNameAloneNeverGetsASeat();
  void aFullGameIsRefused();
  void aTokenOpensItsSeatAndIsRotated();
  void aGuessedTokenIsRefused();
  void theSamePlayerTwiceClosesTheOlderConnection();
  void whoNeverGreetsIsHungUpOn();
  void whoFallsSilentIsHungUpOn();
  void onlyTheHostMayStartAndOnlyWhenAllAreReady();
  void theHostFillsAndClearsSeats();
  void theGameStopsWhenAllWhoArePresentAgree();
  void botsLeaveOutTheirPausesWhenTold();
  void chatIsCleanedAndReachesAll();

  void nothingIsAcknowledgedBeforeItIsStored();
  void aRepeatedActGetsTheFirstOutcome();
  void illegalAndStaleActsChangeNothing();
  void whenTheStoreFailsNothingHasHappened();
  void aTokenGivenOutDuringAnOutageIsKept();
  void aRestartFindsTheSameGame();
  void aMoveTakenBackIsGoneForEverybody();

  void timeRunsOutForASlowPlayer();
  void aPauseHaltsTheClock();
  void oneAloneHasNoTimers();
  void aGameOfSleepersComesToItsEnd();
  void anAbsentPersonIsReplacedAndComesBack();
  void whoGivesUpIsReplacedAtOnce();
  void whoTakesASeatLeftInTheLobbyKeepsIt();
  void smallChangesOfAPingAreNoNews();

  void anothersSecretsChangeNotOneByte();
};

void TestServerRules::aGreetingIsAnsweredWithASeatAndAToken() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::LobbyNews>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, 0);
  QCOMPARE(asha.last<wire::Welcome>()->token.size(), wire::kTokenBytes);
  QCOMPARE(asha.last<wire::LobbyNews>()->lobby.seats[0].name, u"Asha"_s);
  QCOMPARE(asha.last<wire::LobbyNews>()->yourSeat, 0);
  QVERIFY2(!bench.store.game()->sessions.first().tokenHash.contains(asha.last<wire::Welcome>()->token),
           "only the hash is kept");
}

void TestServerRules::anotherProtocolIsRefusedInSoManyWords_data() {
  QTest::addColumn<int>("oldest");
  QTest::addColumn<int>("newest");
  QTest::addColumn<Refusal>("why");
  QTest::newRow("a client from long ago") << 0 << 0 << Refusal::VersionTooOld;
  QTest::newRow("a client from the future") << 90 << 99 << Refusal::VersionTooNew;
}
void TestServerRules::anotherProtocolIsRefusedInSoManyWords() {
  QFETCH(int, oldest);
  QFETCH(int, newest);
  QFETCH(Refusal, why);
  Bench bench(plan(4));
  Talker other(bench.table.tcp());
  wire::Hello hello;
  hello.protoMin = oldest;
  hello.protoMax = newest;
  hello.name = u"Asha"_s;
  other.say(hello);
  QTRY_VERIFY(other.closed);
  QCOMPARE(other.refusal(), why);
  QCOMPARE(other.last<wire::Refused>()->detail, QStringLiteral(TAPU_VERSION));
}

void TestServerRules::aNameAloneNeverGetsASeat() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  bench.talkers[0]->hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[0].link, Link::Lost);
  Talker& thief = bench.come(u"Person A"_s);
  QTRY_VERIFY(thief.closed);
  QCOMPARE(thief.refusal(), Refusal::GameFull);
  QVERIFY(!thief.last<wire::Welcome>());
}

void TestServerRules::aFullGameIsRefused() {
  Bench bench(plan(2, {QString(), u"random"_s}));
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  Talker& late = bench.come(u"Late"_s);
  QTRY_VERIFY(late.closed);
  QCOMPARE(late.refusal(), Refusal::GameFull);
}

void TestServerRules::aTokenOpensItsSeatAndIsRotated() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const QByteArray first = bench.talkers[1]->last<wire::Welcome>()->token;
  const int seat = bench.talkers[1]->last<wire::Welcome>()->seat;
  bench.talkers[1]->hangUp();
  Talker& back = bench.come(u"whatever"_s, first);
  QTRY_VERIFY(back.last<wire::Snapshot>());
  QCOMPARE(back.last<wire::Welcome>()->seat, seat);
  QVERIFY(back.last<wire::Welcome>()->token != first);
  QCOMPARE(bench.table.server->lobby().seats[seat].name, u"Person B"_s);
  // Until the client is heard of again the old one still opens: its program might have died before it wrote down the
  // new.
  back.say(wire::Ping{1, -1});
  QTRY_VERIFY(back.last<wire::Pong>());
  Talker& replay = bench.come(u"whatever"_s, first);
  QTRY_VERIFY(replay.closed);
  QCOMPARE(replay.refusal(), Refusal::BadToken);
}

void TestServerRules::aGuessedTokenIsRefused() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  bench.talkers[0]->hangUp();
  Talker& guess = bench.come(u"Person A"_s, QByteArray(32, 'g'));
  QTRY_VERIFY(guess.closed);
  QCOMPARE(guess.refusal(), Refusal::BadToken);
}

void TestServerRules::theSamePlayerTwiceClosesTheOlderConnection() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  Talker& older = *bench.talkers[0];
  Talker& newer = bench.come(QString(), older.last<wire::Welcome>()->token);
  QTRY_VERIFY(older.closed);
  QCOMPARE(static_cast<Refusal>(older.last<wire::Bye>()->code), Refusal::Replaced);
  QTRY_VERIFY(newer.last<wire::Snapshot>());
  QCOMPARE(bench.table.server->lobby().seats[0].link, Link::Up);
}

void TestServerRules::whoNeverGreetsIsHungUpOn() {
  Bench bench(plan(4));
  Talker silent(bench.table.tcp());
  Bench::settle();
  bench.clock->advance(2000);
  Bench::settle();
  QVERIFY(!silent.closed);
  bench.clock->advance(2000);
  QTRY_VERIFY(silent.closed);
}

void TestServerRules::whoFallsSilentIsHungUpOn() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  bench.clock->advance(10000);
  QTRY_COMPARE(bench.table.server->lobby().seats[0].link, Link::Silent);
  asha.say(wire::Ping{1, 12});
  QTRY_VERIFY(asha.last<wire::Pong>());
  bench.clock->advance(5000);
  QTRY_COMPARE(asha.last<wire::LobbyNews>()->lobby.seats[0].pingMs, 12);
  QVERIFY(!asha.closed);
  bench.clock->advance(16000);
  QTRY_VERIFY(asha.closed);
}

void TestServerRules::onlyTheHostMayStartAndOnlyWhenAllAreReady() {
  Bench bench(plan(3));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  QTRY_VERIFY(host.last<wire::LobbyNews>());
  QCOMPARE(host.last<wire::LobbyNews>()->lobby.seats[0].role, Role::Host);
  Talker& guest = bench.come(u"Guest"_s);
  QTRY_VERIFY(guest.last<wire::Welcome>());
  guest.wish(Kind::Start);
  QTRY_COMPARE(guest.refusal(), Refusal::HostOnly);
  host.wish(Kind::Start);
  QTRY_COMPARE(host.refusal(), Refusal::NotReady);
  guest.ready();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  QVERIFY2(!bench.table.server->room(), "with a host nothing starts by itself");
  host.wish(Kind::Start);
  QTRY_VERIFY(bench.table.server->room());
  QCOMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Bot);
}

void TestServerRules::theHostFillsAndClearsSeats() {
  Bench bench(plan(3));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  Talker& guest = bench.come(u"Guest"_s);
  QTRY_VERIFY(guest.last<wire::Welcome>());
  const int seat = guest.last<wire::Welcome>()->seat;
  wire::Request request;
  request.kind = Kind::PutBot;
  request.seat = 2;
  request.text = u"random"_s;
  host.say(request);
  QTRY_COMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Bot);
  request = {};
  request.kind = Kind::ClearSeat;
  request.seat = 2;
  host.say(request);
  QTRY_COMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Nobody);
  request.seat = seat;
  host.say(request);
  QTRY_VERIFY(guest.closed);
  QCOMPARE(static_cast<Refusal>(guest.last<wire::Bye>()->code), Refusal::Kicked);
  QTRY_COMPARE(bench.table.server->lobby().seats[seat].holder, SeatHolder::Nobody);
}

void TestServerRules::theGameStopsWhenAllWhoArePresentAgree() {
  Bench bench(plan(3));
  QVERIFY(bench.gather(3));
  const auto vote = [&](int seat, Ready stops) {
    wire::Request request;
    request.kind = Kind::StopGame;
    request.ready = stops;
    bench.at(SeatId(seat)).say(request);
  };
  const auto told = [&](Notice notice, const QString& text) {
    const auto* chat = bench.at(SeatId(2)).last<wire::Chat>();
    return chat && chat->line.phrase == static_cast<int>(notice) && chat->line.text == text;
  };
  vote(0, Ready::Yes);
  QTRY_VERIFY(told(Notice::StopVoted, u"1/3"_s));
  vote(1, Ready::Yes);
  QTRY_VERIFY(told(Notice::StopVoted, u"2/3"_s));
  vote(0, Ready::No);
  QTRY_VERIFY(told(Notice::StopVoteTaken, u"1/3"_s));
  vote(2, Ready::Yes);
  QTRY_VERIFY(told(Notice::StopVoted, u"2/3"_s));
  QCOMPARE(bench.state().head.phase, Phase::Setup);
  // Who leaves is not waited for.
  wire::Request leave;
  leave.kind = Kind::GiveUp;
  bench.at(SeatId(0)).say(leave);
  QTRY_COMPARE(bench.state().head.phase, Phase::Over);
  QVERIFY(bench.state().head.winner.isNone());
}

void TestServerRules::botsLeaveOutTheirPausesWhenTold() {
  ServerPlan planned = plan(3);
  planned.bots = {QString(), u"greedy"_s, u"greedy"_s};
  planned.botPaceMs = 60'000;
  planned.setup.options.first = FirstSeat::HostChosen;
  planned.setup.first = SeatId(1);
  Bench bench(planned);
  QVERIFY(bench.gather(1));
  Bench::settle();
  const int before = bench.table.server->room()->moveCount();
  // The clock stands still: a bot that thinks for a minute would never answer.
  bench.table.server->setBotPace(0);
  QTRY_COMPARE(bench.state().seat(SeatId(0)).pending.must, Must::Settlement);
  QVERIFY(bench.table.server->room()->moveCount() >= before + 4);
}

void TestServerRules::chatIsCleanedAndReachesAll() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  Talker& ravi = bench.come(u"Ravi"_s);
  QTRY_VERIFY(ravi.last<wire::Welcome>() && asha.last<wire::Welcome>());
  asha.say(wire::Say{u"hello\u202E\nthere"_s, -1});
  QTRY_VERIFY(ravi.last<wire::Chat>());
  QCOMPARE(ravi.last<wire::Chat>()->line.text, u"hello there"_s);
  QCOMPARE(ravi.last<wire::Chat>()->line.name, u"Asha"_s);
}

// ---- actions
// ----------------------------------------------------------------------------------------------------------

void TestServerRules::nothingIsAcknowledgedBeforeItIsStored() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  bench.store.holdCommits();
  bench.at(seat).act(1, action, bench.answers(seat, action));
  Bench::settle();
  for (const auto& talker : bench.talkers) QCOMPARE(talker->count<wire::Batch>(), 0);
  bench.store.commitAll();
  for (const auto& talker : bench.talkers) QTRY_COMPARE(talker->count<wire::Batch>(), 1);
  QCOMPARE(bench.at(seat).last<wire::Batch>()->yourClientSeq, std::optional<quint32>(1));
}

void TestServerRules::aRepeatedActGetsTheFirstOutcome() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  const quint32 answers = bench.answers(seat, action);
  Talker& talker = bench.at(seat);
  talker.act(1, action, answers);
  QTRY_COMPARE(talker.count<wire::Batch>(), 1);
  const int moves = bench.table.moves();
  talker.act(1, action, answers);
  QTRY_COMPARE(talker.count<wire::Batch>(), 2);
  QCOMPARE(talker.last<wire::Batch>()->yourClientSeq, std::optional<quint32>(1));
  QVERIFY(talker.last<wire::Batch>()->moves.empty());
  QCOMPARE(bench.table.moves(), moves);

  talker.act(2, roll(), bench.answers(seat, roll()));
  QTRY_COMPARE(talker.count<wire::Refused>(), 1);
  talker.act(2, action, answers);  // even with another action: the number decides
  QTRY_COMPARE(talker.count<wire::Refused>(), 2);
  QCOMPARE(bench.table.moves(), moves);
}

void TestServerRules::illegalAndStaleActsChangeNothing() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const SeatId other(1 - seat.value);
  const Action action = bench.first(seat);
  const quint64 hash = wire::hashOf(bench.state());
  const auto refused = [&](SeatId who, quint32 number, const Action& asked, quint32 answers) {
    const int before = bench.at(who).count<wire::Refused>();
    bench.at(who).act(number, asked, answers);
    (void)soon([&] { return bench.at(who).count<wire::Refused>() > before; });
    return bench.at(who).last<wire::Refused>()->reject;
  };
  QCOMPARE(refused(seat, 1, buildSettlement(CornerId(60000)), bench.answers(seat, action)), Reject::NoSuchPlace);
  QCOMPARE(refused(seat, 2, tableMove(ActionKind::TimeUp, other), bench.answers(seat, action)), Reject::NotATableMove);
  QCOMPARE(refused(seat, 3, action, bench.answers(seat, action) + 1), Reject::NothingToDecide);
  QCOMPARE(refused(seat, 4, accept(other), 12345), Reject::NoSuchOffer);
  (void)refused(other, 1, action, bench.answers(other, action));
  QCOMPARE(wire::hashOf(bench.state()), hash);
}

void TestServerRules::whenTheStoreFailsNothingHasHappened() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  const quint32 answers = bench.answers(seat, action);
  const quint64 hash = wire::hashOf(bench.state());
  Talker& talker = bench.at(seat);
  bench.store.failNext(u"disk full"_s);
  talker.act(1, action, answers);
  QTRY_VERIFY(talker.last<wire::Refused>());
  QCOMPARE(talker.last<wire::Refused>()->reject, Reject::Paused);
  QTRY_VERIFY(talker.last<wire::Chat>());
  QCOMPARE(talker.last<wire::Chat>()->line.kind, ChatLine::Kind::Notice);
  QCOMPARE(talker.last<wire::Chat>()->line.text, u"disk full"_s);
  QCOMPARE(wire::hashOf(bench.state()), hash);
  QCOMPARE(talker.count<wire::Batch>(), 0);
  talker.act(2, action, answers);
  QTRY_COMPARE(talker.count<wire::Refused>(), 2);

  bench.clock->advance(Limits{}.storeRetryMs);
  talker.act(3, action, answers);
  QTRY_COMPARE(talker.count<wire::Batch>(), 1);
  QCOMPARE(bench.store.game()->moves.size(), static_cast<std::size_t>(bench.table.moves()));
}

void TestServerRules::aTokenGivenOutDuringAnOutageIsKept() {
  Bench bench(plan(3, {QString(), QString(), u"random"_s}));
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::Welcome>());
  bench.store.failNext(u"disk full"_s);
  asha.ready();  // the seats cannot be written down
  QTRY_VERIFY(asha.last<wire::Chat>());
  Talker& ravi = bench.come(u"Ravi"_s);
  bench.settle();
  QVERIFY2(!ravi.last<wire::Welcome>(), "no token before its hash is safe");

  bench.clock->advance(Limits{}.storeRetryMs);
  QTRY_VERIFY(ravi.last<wire::Welcome>());
  const QByteArray token = ravi.last<wire::Welcome>()->token;
  ravi.ready();
  QTRY_VERIFY(ravi.last<wire::Snapshot>());
  TestServer after(bench.store, plan(3), bench.clock);
  QCOMPARE(after.server->resume(), QString());
  Talker back(after.tcp());
  back.greet(QString(), token);
  QTRY_VERIFY(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, ravi.last<wire::Welcome>()->seat);
}

void TestServerRules::aRestartFindsTheSameGame() {
  MemoryStore store;
  QByteArray token;
  quint64 hash = 0;
  {
    TestServer before(store, plan(2, {QString(), u"random"_s}));
    before.server->open();
    Talker asha(before.tcp());
    asha.greet(u"Asha"_s);
    QTRY_VERIFY(asha.last<wire::Welcome>());
    token = asha.last<wire::Welcome>()->token;
    asha.ready();
    QTRY_VERIFY(before.server->room() && waitingFor(before.server->room()->state()) == SeatId(0));
    QTRY_VERIFY(asha.last<wire::Snapshot>());
    hash = wire::hashOf(before.server->room()->state());
  }
  TestServer after(store, plan(4));
  QCOMPARE(after.server->resume(), QString());
  QCOMPARE(wire::hashOf(after.server->room()->state()), hash);
  QCOMPARE(after.server->lobby().seats[0].name, u"Asha"_s);
  QCOMPARE(after.server->lobby().seats[0].link, Link::Lost);
  Talker asha(after.tcp());
  asha.greet(QString(), token);
  QTRY_VERIFY(asha.last<wire::Snapshot>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, 0);
  QCOMPARE(asha.last<wire::Snapshot>()->upTo, static_cast<int>(store.game()->moves.size()));
}

void TestServerRules::aMoveTakenBackIsGoneForEverybody() {
  MemoryStore store;
  TestServer table(store, plan(2));
  table.server->open();
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 2; ++i) {
    clients.push_back(std::make_unique<Client>(table.tcp(), named(u"Person %1"_s.arg(QChar(u'A' + i)))));
    clients.back()->start();
    QVERIFY(soon([&] { return clients.back()->phase() == Client::Phase::Lobby; }));
    clients.back()->setReady(Ready::Yes);
  }
  QVERIFY(soon([&] { return clients[0]->hasGame() && clients[1]->hasGame(); }));
  const auto mayPlay = [&] { return waitingFor(table.server->room()->state()); };
  Client& first = *clients[mayPlay().value];
  const auto legal = [&] { return legalActions(first.table(), first.state(), first.seat()); };
  const State before = first.state();
  const auto inStep = [&] {
    return std::all_of(clients.begin(), clients.end(),
                       [&](const auto& client) { return client->moveNumber() == table.moves(); });
  };
  first.act(legal()[0]);
  QVERIFY(soon([&] { return !first.isActing() && inStep(); }));
  QVERIFY(first.state() != before);
  const int moves = table.moves();
  first.takeBack();
  QVERIFY(soon([&] { return table.moves() == moves + 1 && inStep() && first.state() == before; }));
  QCOMPARE(first.history().size(), static_cast<std::size_t>(table.moves()));
  first.act(legal()[1]);
  QVERIFY(soon([&] { return !first.isActing() && table.moves() == moves + 2 && inStep(); }));
  for (const auto& client : clients) {
    QCOMPARE(client->desyncs(), 0);
    QCOMPARE(client->state().head, table.server->room()->state().head);
  }
}

// ---- time and absence
// -------------------------------------------------------------------------------------------------

void TestServerRules::timeRunsOutForASlowPlayer() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  QCOMPARE(bench.at(seat).last<wire::Snapshot>()->clockLeftMs, 60000);
  bench.clock->advance(59999);
  QCOMPARE(waitingFor(bench.state()), seat);
  bench.clock->advance(1);
  QCOMPARE(waitingFor(bench.state()), SeatId(1 - seat.value));
  for (const auto& talker : bench.talkers) QTRY_VERIFY(talker->last<wire::Batch>());
}

void TestServerRules::aPauseHaltsTheClock() {
  Bench bench(timed(2), patient());
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  QTRY_VERIFY(host.last<wire::Welcome>());
  Talker& guest = bench.come(u"Guest"_s);
  QTRY_VERIFY(guest.last<wire::Welcome>());
  guest.ready();
  QTRY_COMPARE(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  host.wish(Kind::Start);
  QTRY_VERIFY(bench.table.server->room());
  const SeatId seat = waitingFor(bench.state());
  bench.clock->advance(50000);
  host.wish(Kind::Pause);
  QTRY_COMPARE(bench.state().head.paused, Paused::Yes);
  bench.clock->advance(3600 * 1000);
  QCOMPARE(waitingFor(bench.state()), seat);
  host.wish(Kind::Resume);
  QTRY_COMPARE(bench.state().head.paused, Paused::No);
  bench.clock->advance(9999);
  QCOMPARE(waitingFor(bench.state()), seat);
  bench.clock->advance(1);
  QVERIFY(waitingFor(bench.state()) != seat);
}

void TestServerRules::oneAloneHasNoTimers() {
  Bench bench(timed(2, {QString(), u"random"_s}), patient());
  QVERIFY(bench.gather(1));
  QTRY_COMPARE(waitingFor(bench.state()), SeatId(0));
  QCOMPARE(bench.talkers[0]->last<wire::Snapshot>()->clockLeftMs, -1);
}

void TestServerRules::aGameOfSleepersComesToItsEnd() {
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
    QTest::qWait(1);
  }
  for (const auto& talker : bench.talkers) QTRY_VERIFY(talker->last<wire::Batch>());
  for (const auto& talker : bench.talkers) QTRY_COMPARE(talker->last<wire::Batch>()->upTo, bench.table.moves());
}

void TestServerRules::anAbsentPersonIsReplacedAndComesBack() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const int seat = bench.talkers[0]->last<wire::Welcome>()->seat;
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  const auto there = [&] { return bench.table.server->lobby().seats[seat]; };
  bench.talkers[0]->hangUp();
  QTRY_COMPARE(there().link, Link::Lost);
  QTRY_COMPARE(there().graceLeftMs, 30000);
  bench.clock->advance(10000);
  QTRY_COMPARE(bench.talkers[1]->last<wire::LobbyNews>()->lobby.seats[seat].graceLeftMs, 20000);
  QCOMPARE(bench.state().seat(SeatId(seat)).presence, Presence::Here);
  bench.clock->advance(20000);
  QCOMPARE(bench.state().seat(SeatId(seat)).presence, Presence::Away);
  QTRY_COMPARE(bench.talkers[1]->last<wire::LobbyNews>()->lobby.seats[seat].bot, u"greedy"_s);
  if (waitingFor(bench.state()) == SeatId(seat)) {
    const int moves = bench.table.moves();
    QTRY_VERIFY2(bench.table.moves() > moves, "the bot plays for him");
  }
  Talker& back = bench.come(QString(), token);
  QTRY_VERIFY(back.last<wire::Snapshot>());
  QTRY_COMPARE(bench.state().seat(SeatId(seat)).presence, Presence::Here);
  QCOMPARE(there().bot, QString());
  QCOMPARE(there().link, Link::Up);
  // And it is he who decides now.
  for (int i = 0; i < 8 && waitingFor(bench.state()) != SeatId(seat); ++i) bench.clock->advance(60000);
  QCOMPARE(waitingFor(bench.state()), SeatId(seat));
  const Action action = bench.first(SeatId(seat));
  back.act(back.last<wire::Snapshot>()->lastClientSeq + 1, action, bench.answers(SeatId(seat), action));
  QTRY_VERIFY(back.last<wire::Batch>() && back.last<wire::Batch>()->yourClientSeq);
}

void TestServerRules::whoGivesUpIsReplacedAtOnce() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const int seat = bench.talkers[0]->last<wire::Welcome>()->seat;
  bench.talkers[0]->wish(Kind::GiveUp);
  QTRY_COMPARE(bench.state().seat(SeatId(seat)).presence, Presence::Away);
  QCOMPARE(bench.table.server->lobby().seats[seat].bot, u"greedy"_s);
}

// ---- secrets
// ----------------------------------------------------------------------------------------------------------

namespace {

/// Seeded chance, but for one move of another seed.
class TwinChance final : public ChanceSource {
 public:
  TwinChance(quint64 oddMove, quint64 oddSeed) : odd_(oddSeed), oddMove_(oddMove) {}
  Rng& forMove(quint64 number) override {
    SeededRng& rng = number == oddMove_ ? odd_ : even_;
    rng.startMove(number);
    return rng;
  }

 private:
  SeededRng even_{7}, odd_;
  quint64 oddMove_;
};

/// A channel dialer that writes down every byte that came.
class ListeningDialer final : public Dialer {
 public:
  ListeningDialer(std::unique_ptr<Dialer> inner, QByteArray& heard) : inner_(std::move(inner)), heard_(heard) {}
  std::unique_ptr<Channel> dial() override {
    auto channel = inner_->dial();
    QObject::connect(channel.get(), &Channel::received, channel.get(), [this](const QByteArray& f) { heard_ += f; });
    return channel;
  }

 private:
  std::unique_ptr<Dialer> inner_;
  QByteArray& heard_;
};

struct Played {
  QByteArray toFirstSeat;
  quint64 bought = 0;  ///< number of the move by which the second seat bought its card
  Card card = Card::None;
  bool good = false;
};

/// Everybody throws and ends his turn; the second seat buys one card as soon as it can, and ten rounds follow.
Played playTwin(quint64 oddMove, quint64 oddSeed) {
  Played played;
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  ServerTools tools;
  tools.clock = clock;
  tools.store = &store;
  tools.chance = std::make_shared<TwinChance>(oddMove, oddSeed);
  tools.makeToken = [made = 0]() mutable { return QByteArray(31, 't') + static_cast<char>(++made); };
  Server server(std::move(tools), plan(3));
  LocalDoor door;
  door.open(&server, [&](std::unique_ptr<Channel> channel) { server.admit(std::move(channel)); });
  const auto shared = std::shared_ptr<LocalDoor>(&door, [](LocalDoor*) {});
  server.open();
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 3; ++i) {
    std::unique_ptr<Dialer> dialer = std::make_unique<LocalDialer>(shared, Origin::Guest);
    if (i == 0) dialer = std::make_unique<ListeningDialer>(std::move(dialer), played.toFirstSeat);
    clients.push_back(std::make_unique<Client>(std::move(dialer), named(u"Seat %1"_s.arg(QChar(u'A' + i))), clock));
    clients.back()->start();
    if (!soon([&] { return clients.back()->phase() == Client::Phase::Lobby; })) return played;
    clients.back()->setReady(Ready::Yes);
  }
  quint32 last = 100000;
  while (soon([&] { return server.room() && clients[0]->hasGame(); })) {
    const State& state = server.room()->state();
    if (state.head.round > last || state.head.phase == Phase::Over) break;
    Client& client = *clients[waitingFor(state).value];
    if (!soon([&] { return client.hasGame() && client.moveNumber() == server.room()->moveCount(); })) break;
    const LegalActions legal = legalActions(client.table(), client.state(), client.seat(), PlayerTrade::LeftOut);
    Action action = legal[0];
    for (const CornerId corner : legal.settlementCorners()) {
      const Topology& map = client.table().map;
      if (action.kind == ActionKind::Settlement && map.pips(corner) > map.pips(action.corner()))
        action = buildSettlement(corner);
    }
    if (legal.has(ActionKind::Roll)) action = roll();
    if (legal.has(ActionKind::EndTurn)) action = endTurn();
    if (legal.has(ActionKind::BuyCard) && client.seat() == SeatId(1) && played.card == Card::None) {
      action = buyCard();
      played.bought = static_cast<quint64>(server.room()->moveCount());
      last = state.head.round + 10u;
    }
    if (action.kind == ActionKind::Discard) {
      const Seat& own = client.state().seat(client.seat());
      Pack cards;
      for (const Resource resource : kAllResources)
        for (int i = 0; i < own.hand[resource] && cards.total() < own.pending.left; ++i) cards += Pack::of(resource);
      action = discard(cards);
    }
    const int before = server.room()->moveCount();
    client.act(action);
    if (!soon([&] { return server.room()->moveCount() > before && !client.isActing(); })) return played;
    if (action.kind == ActionKind::BuyCard) played.card = client.history().back().chance.card;
  }
  QTest::qWait(1);
  played.good = last < 100000;
  return played;
}

}  // namespace

void TestServerRules::whoTakesASeatLeftInTheLobbyKeepsIt() {
  ServerPlan planned = timed(2);
  Bench bench(planned, patient());
  Talker& first = bench.come(u"First"_s);
  QTRY_VERIFY(first.last<wire::Welcome>());
  const int seat = first.last<wire::Welcome>()->seat;
  first.hangUp();
  QTRY_COMPARE(bench.table.server->lobby().seats[seat].link, Link::Lost);
  bench.clock->advance(Limits{}.lobbyGraceMs);
  QTRY_COMPARE(bench.table.server->lobby().seats[seat].holder, SeatHolder::Nobody);
  bench.talkers.clear();
  QVERIFY(bench.gather(2));
  bench.clock->advance(31'000);  // more than the grace of a seat
  bench.settle();
  for (int i = 0; i < 2; ++i) QCOMPARE(bench.state().seat(SeatId(i)).presence, Presence::Here);
}

void TestServerRules::smallChangesOfAPingAreNoNews() {
  Bench bench(plan(3));
  Talker& asha = bench.come(u"Asha"_s);
  QTRY_VERIFY(asha.last<wire::LobbyNews>());
  const auto shown = [&] { return asha.last<wire::LobbyNews>()->lobby.seats[0].pingMs; };
  const auto tell = [&](quint32 number, int roundTripMs) {
    const int pongs = asha.count<wire::Pong>();
    asha.say(wire::Ping{number, roundTripMs});
    if (!soon([&] { return asha.count<wire::Pong>() > pongs; })) return false;
    bench.clock->advance(1000);
    bench.settle();
    return true;
  };
  QVERIFY(tell(1, 30));
  QCOMPARE(shown(), 30);
  const int news = asha.count<wire::LobbyNews>();
  QVERIFY(tell(2, 49));
  QCOMPARE(asha.count<wire::LobbyNews>(), news);
  QVERIFY(tell(3, 50));
  QCOMPARE(shown(), 50);
}

void TestServerRules::anothersSecretsChangeNotOneByte() {
  const Played one = playTwin(1u << 30, 0);
  QVERIFY(one.good);
  Played twin;
  for (quint64 seed = 100; seed < 140 && (twin.card == one.card || twin.card == Card::None); ++seed)
    twin = playTwin(one.bought, seed);
  QVERIFY(twin.good);
  QVERIFY2(twin.card != one.card, "the games do differ in the card that the second seat drew");
  QCOMPARE(twin.toFirstSeat.size(), one.toFirstSeat.size());
  QVERIFY2(twin.toFirstSeat == one.toFirstSeat, "yet the first seat was sent the same bytes");
}

QTEST_GUILESS_MAIN(TestServerRules)
#include "test_server.moc"
