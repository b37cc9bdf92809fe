// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/values/codec.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

const QString kReason = u"disk full"_s;
constexpr int kRetryMs = Limits{}.storeRetryMs;

const LobbySeat& seatAt(const Bench& bench, int seat) { return bench.table.server->lobby().seats[seat]; }

/// Lines in which the table said that it cannot be stored.
int complaints(const Talker& talker) {
  return static_cast<int>(std::ranges::count_if(talker.heard, [](const wire::FromServer& message) {
    const auto* chat = std::get_if<wire::Chat>(&message);
    return chat && chat->line.kind == ChatLine::Kind::Notice && chat->line.text == kReason;
  }));
}

/// That are not yet swept away: what ended goes when time goes on.
int connections(const Bench& bench) {
  bench.clock->advance(0);
  return bench.table.server->connections().count();
}

bool isStored(const Bench& bench) {
  return bench.store.game()->moves.size() == static_cast<std::size_t>(bench.table.moves());
}

/// The seat as a server that is started anew would find it.
LobbySeat storedSeat(const Bench& bench, int seat) {
  Complaint complaint;
  const auto head = wire::decodeFromServer(bench.store.game()->head, complaint);
  return std::get<wire::LobbyNews>(*head).lobby.seats[seat];
}

}  // namespace

/// A store that fails at one write: everything is as before it, those concerned hear why, and it happens later.
class TestOutage : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theMoveThatSeatsANewcomer_data();       // 9.20
  void theMoveThatSeatsANewcomer();            // 9.20
  void theSeatOfANewcomerIsKeptWithTheMove();  // 9.20
  void theKeyOfANewcomer_data();               // 9.20
  void theKeyOfANewcomer();                    // 9.20
  void theKeyOfWhoComesBeforeTheGame_data();
  void theKeyOfWhoComesBeforeTheGame();
  void theKeyOfWhoComesBack_data();
  void theKeyOfWhoComesBack();
  void whoGoesWhileBeingSeated();               // 9.20
  void whoGoesBeforeBeingSeatedKeepsTheSeat();  // 9.20
  void whoGoesBeforeTheKeyIsKept();             // 9.20
  void whoGoesWhileAnEndIsBeingKept();          // 4.8, 10.4
  void theMoveOfWhoLeaves();                    // 4.8
  void theMoveOfWhoComesBack();                 // 4.8
  void theMoveOfAnAgreedEnd();                  // 10.4
  void theBeginningOfTheGame();
  void whoGetsReadyMeanwhileWaitsForTheStore();
  void theHostBeginsNoGameThatIsNotKept();
};

void TestOutage::theMoveThatSeatsANewcomer_data() {
  QTest::addColumn<bool>("isVacant");
  QTest::newRow("9.20 (a) on a bot's seat") << false;
  QTest::newRow("9.20 (b) on a vacant seat") << true;
}

void TestOutage::theMoveThatSeatsANewcomer() {
  QFETCH(bool, isVacant);
  ServerPlan planned = big(1, {{}, isVacant ? QString() : u"random"_s},
                           [&](Options& o) { o.emptySeat = isVacant ? EmptySeat::Vacant : EmptySeat::Bot; });
  planned.waitsFor = 1;
  BigBench bench(planned);
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat stored = storedSeat(bench, 1);
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  const LobbySeat before = seatAt(bench, 1);
  const Presence presence = bench.state().seat(SeatId(1)).presence;
  const int present = connections(bench);
  bench.store.failNext(kReason, 1);  // the end of the round is kept; the next write is the SeatTaken with its key
  bench.clock->advance(45'000);
  SOON_EQUAL(complaints(late), 1);
  QVERIFY(bench.table.server->game()->isHalted());
  QCOMPARE(bench.table.server->game()->played().moves().back().action, timeUpForAll());
  QVERIFY(isStored(bench));
  QCOMPARE(bench.state().seat(SeatId(1)).presence, presence);
  QCOMPARE(int(bench.state().seat(SeatId(1)).joined), 0);
  QCOMPARE(seatAt(bench, 1), before);
  QCOMPARE(storedSeat(bench, 1), stored);
  QCOMPARE(std::ranges::count(bench.store.game()->sessions, SeatId(1), &StoredSession::seat), 0);
  QCOMPARE(connections(bench), present);  // the bot is still there
  QCOMPARE(late.count<wire::Position>(), 0);

  bench.clock->advance(kRetryMs);
  SOON_EQUAL(late.count<wire::Position>(), 1);
  QCOMPARE(bench.table.server->game()->played().moves().back().action, seatTaken(SeatId(1), Newcomer::Yes));
  QCOMPARE(std::ranges::count_if(bench.table.server->game()->played().moves(),
                                 [](const Move& move) { return move.action.kind == ActionKind::SeatTaken; }),
           1);
  QVERIFY(isStored(bench));
  QVERIFY(seatAt(bench, 1).bot.isEmpty());
  QCOMPARE(storedSeat(bench, 1).name, u"Late"_s);
  SOON_EQUAL(connections(bench), present - (isVacant ? 0 : 1));
}

// A crash may come after any write: whoever was told that they play has the seat in the lobby that is stored too.
void TestOutage::theSeatOfANewcomerIsKeptWithTheMove() {
  ServerPlan planned = big(1, {{}, u"random"_s}, [](Options& o) { o.emptySeat = EmptySeat::Bot; });
  planned.waitsFor = 1;
  BigBench bench(planned);
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  bench.store.failNext(kReason, 2);  // the end of the round and the SeatTaken with its key are kept, and nothing more
  bench.clock->advance(45'000);
  Complaint complaint;
  QCOMPARE(decodeMove(bench.store.game()->moves.back().body, complaint)->action, seatTaken(SeatId(1), Newcomer::Yes));
  QCOMPARE(storedSeat(bench, 1).name, u"Late"_s);
  QCOMPARE(storedSeat(bench, 1).bot, QString());
  QCOMPARE(std::ranges::count(bench.store.game()->sessions, SeatId(1), &StoredSession::seat), 1);
}

void TestOutage::theKeyOfANewcomer_data() {
  QTest::addColumn<bool>("isVacant");
  QTest::newRow("9.20 (a) for a bot's seat") << false;
  QTest::newRow("9.20 (b) for a vacant seat") << true;
}

void TestOutage::theKeyOfANewcomer() {
  QFETCH(bool, isVacant);
  ServerPlan planned = big(1, {{}, isVacant ? QString() : u"random"_s},
                           [&](Options& o) { o.emptySeat = isVacant ? EmptySeat::Vacant : EmptySeat::Bot; });
  planned.waitsFor = 1;
  BigBench bench(planned);
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat before = seatAt(bench, 1);
  bench.store.failNext(kReason);
  Talker& late = bench.come(u"Late"_s);
  SOON(late.closed);
  QCOMPARE(late.refusal(), Refusal::NotSaved);
  QCOMPARE(late.last<wire::Refused>()->detail, kReason);
  QVERIFY(!late.last<wire::Welcome>());
  QCOMPARE(seatAt(bench, 1), before);
  bench.clock->advance(kRetryMs);
  SOON(!bench.table.server->game()->isHalted());
  QCOMPARE(bench.store.game()->sessions.size(), 1);
  Talker& again = bench.come(u"Late"_s);
  SOON(again.last<wire::Welcome>());
  bench.clock->advance(45'000);
  SOON_EQUAL(int(bench.state().seat(SeatId(1)).joined), 1);
}

void TestOutage::theKeyOfWhoComesBeforeTheGame_data() {
  QTest::addColumn<int>("later");
  QTest::newRow("the seats cannot be written") << 0;
  QTest::newRow("the key cannot be written") << 1;
}

void TestOutage::theKeyOfWhoComesBeforeTheGame() {
  QFETCH(int, later);
  Bench bench(plan(2));
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  bench.store.failNext(kReason, later);
  Talker& second = bench.come(u"Second"_s);
  SOON(second.closed);
  QCOMPARE(second.refusal(), Refusal::NotSaved);
  QCOMPARE(seatAt(bench, 1), LobbySeat());
  SOON_EQUAL(complaints(first), 1);
  bench.clock->advance(kRetryMs);
  QCOMPARE(storedSeat(bench, 1), LobbySeat());
  QCOMPARE(bench.store.game()->sessions.size(), 1);
  Talker& again = bench.come(u"Second"_s);
  SOON(again.last<wire::Welcome>());
  first.ready();
  again.ready();
  SOON(again.last<wire::Snapshot>());
}

void TestOutage::theKeyOfWhoComesBack_data() {
  QTest::addColumn<bool>("isPlaying");
  QTest::addColumn<bool>("isThere");
  QTest::newRow("before the game, from a second window") << false << true;
  QTest::newRow("before the game, after a loss") << false << false;
  QTest::newRow("in a game, from a second window") << true << true;
  QTest::newRow("in a game, after a loss") << true << false;
}

void TestOutage::theKeyOfWhoComesBack() {
  QFETCH(bool, isPlaying);
  QFETCH(bool, isThere);
  Bench bench(plan(2));
  if (isPlaying)
    QVERIFY(bench.gather(2));
  else
    bench.come(u"Person A"_s);
  SOON(bench.talkers[0]->last<wire::Welcome>());
  Talker& first = bench.at(SeatId(0));
  const QByteArray token = first.last<wire::Welcome>()->token;
  first.say(wire::Ping{1, 5});
  SOON(first.last<wire::Pong>());
  if (!isThere) first.hangUp();
  SOON_EQUAL(seatAt(bench, 0).link, isThere ? Link::Up : Link::Lost);
  SOON_EQUAL(seatAt(bench, 0).heardAgoMs, isThere ? -1 : 0);  // noted when everybody is told, at the end of the pass
  const LobbySeat before = seatAt(bench, 0);
  bench.store.failNext(kReason);
  Talker& second = bench.come({}, token);
  SOON(second.closed);
  QVERIFY(second.heard.empty());  // no goodbye: they are to call again
  QCOMPARE(seatAt(bench, 0), before);
  if (isThere) {
    QVERIFY2(!first.closed, "who was there still is");
    first.say(wire::Ping{2, 5});  // does not make a key good that nobody knows
    SOON_EQUAL(first.last<wire::Pong>()->number, 2U);
  }
  bench.clock->advance(kRetryMs);
  Talker& third = bench.come({}, token);
  SOON(third.last<wire::Welcome>());
  QCOMPARE(third.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(seatAt(bench, 0).link, Link::Up);
  if (isThere) SOON(first.last<wire::Bye>());
  if (isThere) QCOMPARE(first.last<wire::Bye>()->why, Refusal::Replaced);
}

void TestOutage::whoGoesWhileBeingSeated() {
  BigBench bench(big(1, {{}, u"random"_s}));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat before = seatAt(bench, 1);
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  bench.store.failNext(kReason, 1);
  bench.clock->advance(45'000);  // the failure is told in the next pass of the loop
  QVERIFY(bench.table.server->game()->newcomers().isSittingDown(SeatId(1)));
  late.hangUp();
  SOON_EQUAL(seatAt(bench, 1), before);
  QVERIFY(bench.table.server->game()->isHalted());
  bench.clock->advance(kRetryMs);
  SOON(!bench.table.server->game()->isHalted());
  QVERIFY(bench.toRound(3));
  QCOMPARE(int(bench.state().seat(SeatId(1)).joined), 0);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Here);  // the bot plays on
}

void TestOutage::whoGoesBeforeBeingSeatedKeepsTheSeat() {
  BigBench bench(big(1, {{}, u"random"_s}));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  bench.store.holdCommits();
  bench.clock->advance(45'000);
  QVERIFY(bench.table.server->game()->newcomers().isSittingDown(SeatId(1)));
  QVERIFY2(!seatAt(bench, 1).bot.isEmpty(), "until the store has the move the bot has the seat");
  late.hangUp();
  SOON_EQUAL(seatAt(bench, 1).link, Link::Lost);
  bench.store.commitAll();
  QCOMPARE(seatAt(bench, 1).holder, SeatHolder::Person);
  QVERIFY(seatAt(bench, 1).bot.isEmpty());
  bench.clock->advance(bench.table.server->lobby().setup.options.graceSeconds * 1000);
  QVERIFY(!seatAt(bench, 1).bot.isEmpty());  // a stand-in, as for anybody
  Talker& back = bench.come({}, late.last<wire::Welcome>()->token);
  SOON(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
}

void TestOutage::whoGoesBeforeTheKeyIsKept() {
  BigBench bench(big(1, {{}, u"random"_s}));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat before = seatAt(bench, 1);
  bench.store.holdCommits();
  Talker& hasty = bench.come(u"Hasty"_s);
  SOON_EQUAL(seatAt(bench, 1).name, u"Hasty"_s);
  bench.clock->advance(45'000);  // the round is over: they could sit down
  QVERIFY(!bench.table.server->game()->newcomers().isSittingDown(SeatId(1)));
  hasty.hangUp();
  SOON_EQUAL(seatAt(bench, 1), before);
  bench.store.commitAll();
  QVERIFY(bench.toRound(2));
  QCOMPARE(int(bench.state().seat(SeatId(1)).joined), 0);
  Talker& other = bench.come(u"Other"_s);  // the seat is free for the next one
  SOON(other.last<wire::Welcome>());
  bench.clock->advance(45'000);
  SOON_EQUAL(int(bench.state().seat(SeatId(1)).joined), 2);
}

void TestOutage::whoGoesWhileAnEndIsBeingKept() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const requests::VoteToStop stop{.stops = YesNo::Yes};
  bench.at(SeatId(0)).say(stop);
  SOON(bench.at(SeatId(1)).last<wire::Chat>());
  bench.store.holdCommits();
  bench.at(SeatId(1)).say(stop);
  SOON(bench.table.isOver());
  bench.at(SeatId(1)).say(requests::GiveUp{});
  SOON_EQUAL(seatAt(bench, 1).link, Link::Lost);
  bench.store.failHeld(kReason);
  QVERIFY(!bench.table.isOver());
  bench.clock->advance(kRetryMs);
  SOON(bench.table.isOver());  // the other one has voted
  const auto& moves = bench.table.server->game()->played().moves();
  QCOMPARE(std::ranges::count(moves, tableMove(ActionKind::SeatLeft, SeatId(1)), &Move::action), 1);
  QVERIFY(isStored(bench));
}

void TestOutage::theMoveOfWhoLeaves() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const int present = connections(bench);
  bench.store.failNext(kReason);
  bench.at(SeatId(1)).say(requests::GiveUp{});
  SOON_EQUAL(complaints(bench.at(SeatId(0))), 1);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Here);
  QVERIFY(isStored(bench));
  QVERIFY(seatAt(bench, 1).bot.isEmpty());
  SOON_EQUAL(connections(bench), present - 1);  // they have gone, and no stand-in has come
  bench.clock->advance(kRetryMs);
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QVERIFY(!seatAt(bench, 1).bot.isEmpty());
  QCOMPARE(connections(bench), present);
  QVERIFY(isStored(bench));
}

void TestOutage::theMoveOfWhoComesBack() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const QByteArray token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  bench.at(SeatId(1)).say(requests::GiveUp{});
  SOON(!seatAt(bench, 1).bot.isEmpty());
  bench.settle();
  const LobbySeat before = seatAt(bench, 1);
  bench.store.failNext(kReason, 1);  // the new key is kept; the next write is the SeatTaken
  Talker& back = bench.come({}, token);
  SOON_EQUAL(complaints(back), 1);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QVERIFY(isStored(bench));
  QCOMPARE(seatAt(bench, 1).bot, before.bot);
  const int present = connections(bench);
  bench.clock->advance(kRetryMs);
  SOON_EQUAL(bench.state().seat(SeatId(1)).presence, Presence::Here);
  QVERIFY(seatAt(bench, 1).bot.isEmpty());
  SOON_EQUAL(connections(bench), present - 1);
  QVERIFY(isStored(bench));
}

void TestOutage::theMoveOfAnAgreedEnd() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const requests::VoteToStop stop{.stops = YesNo::Yes};
  bench.at(SeatId(0)).say(stop);
  SOON(bench.at(SeatId(1)).last<wire::Chat>());
  bench.store.failNext(kReason);
  bench.at(SeatId(1)).say(stop);
  SOON_EQUAL(complaints(bench.at(SeatId(1))), 1);
  QVERIFY(!bench.table.isOver());
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Playing);
  bench.clock->advance(kRetryMs);
  SOON(bench.table.isOver());  // nobody need vote again
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Over);
  QVERIFY(isStored(bench));
}

void TestOutage::theBeginningOfTheGame() {
  const auto clock = std::make_shared<SimClock>();
  MemoryStore store;
  store.failNext(kReason);
  TestServer table(store, plan(2, {QString(), u"random"_s}), clock);
  table.server->open();
  Bench::settle();
  QVERIFY(!store.game());
  Talker talker(table.tcp());
  talker.greet(u"Person"_s);
  clock->advance(kRetryMs);
  SOON(talker.last<wire::Welcome>());
  talker.ready();
  SOON(talker.last<wire::Snapshot>());
  TestServer after(store, plan(2), clock);
  QCOMPARE(after.server->resume(), QString());
  QCOMPARE(after.moves(), table.moves());
}

// Nothing of it could be kept: what the first moves brought would be told, and be gone after a crash.
void TestOutage::whoGetsReadyMeanwhileWaitsForTheStore() {
  Bench bench(plan(2));
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  Talker& second = bench.come(u"Second"_s);
  SOON(second.last<wire::Welcome>());
  bench.store.failNext(kReason);
  first.ready();
  SOON_EQUAL(complaints(second), 1);
  second.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Gathering);
  bench.clock->advance(kRetryMs);
  SOON(second.last<wire::Snapshot>());  // nobody need say so again
  QVERIFY(bench.table.moves() > 0);
  QVERIFY(isStored(bench));
}

void TestOutage::theHostBeginsNoGameThatIsNotKept() {
  Bench bench(plan(2));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::Welcome>());
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  bench.store.failNext(kReason);
  guest.ready();
  SOON_EQUAL(complaints(host), 1);
  const requests::StartGame start{};
  host.say(start);
  SOON_EQUAL(host.refusal(), Refusal::NotNow);
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Gathering);
  bench.clock->advance(kRetryMs);
  host.say(start);
  SOON(guest.last<wire::Snapshot>());
  QVERIFY(isStored(bench));
}

TAPU_TEST_WITH_LOOP(TestOutage)
#include "test_outage.moc"
