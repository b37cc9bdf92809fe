// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/requests.h"
#include "engine/play/game.h"
#include "engine/play/visible.h"
#include "tests/effort.h"
#include "tests/net/big_bench.h"
#include "tests/net/far_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

const QByteArray kKey(wire::kKeyBytes, 'o');

Client::Identity eye(Attendance attendance, const QByteArray& key = {}) {
  Client::Identity identity;
  identity.attendance = attendance;
  identity.organizerKey = key;
  return identity;
}

/// A client without a seat, and whether it always saw what everybody may see.
struct Watching {
  Watching(const TestServer& served, std::unique_ptr<Dialer> dialer, const Client::Identity& identity)
      : table(served), client(std::move(dialer), identity) {
    QObject::connect(&client, &Client::gameStarted, &client, [this] { compare(); });
    QObject::connect(&client, &Client::moved, &client, [this](const std::vector<Move>& moves) {
      compare();
      told.insert(told.end(), moves.begin(), moves.end());
    });
    QObject::connect(&client, &Client::turnedAway, &client, [this](Refusal why) { refusal = why; });
    client.start();
  }
  /// With the moves of the host up to the one that it was told last.
  void compare() {
    const AuthoritativeGame& host = table.server->game()->played();
    const bool isFirst = !game;
    if (isFirst) game = std::make_unique<Game>(table.server->lobby().setup);
    while (game->moveCount() < client.known().moveNumber) {
      const Move& move = host.moves()[static_cast<std::size_t>(game->moveCount())];
      const bool isHeard = !game->definition().map.isChain() || !(move.seat || move.action.seat);
      const auto seen = visibleTo(Viewer::watcher(), game->definition(), game->state(), move);
      if (!isFirst && isHeard && seen) heard.push_back(*seen);
      game->append(move);
    }
    if (!(client.known().state == expected())) ++differences;
    ++comparisons;
  }
  State expected() const {
    const GameDefinition& definition = game->definition();
    if (!definition.map.isChain()) return visibleTo(Viewer::watcher(), definition, game->state());
    const ChainWindow whole = ChainWindow::whole(definition.map);
    return visibleTo(Viewer::watcher(), definition, game->state(), whole, client.known().definition());
  }
  bool isUpToDate() const { return client.known().hasGame() && client.known().moveNumber == table.moves(); }

  const TestServer& table;
  Client client;
  std::unique_ptr<Game> game;
  /// The moves that it was told, and those of which it should have heard: on a chain those of the table for all.
  std::vector<Move> told, heard;
  int differences = 0, comparisons = 0;
  Refusal refusal = Refusal::None;
};

ServerPlan botsAt(ServerPlan made) {
  made.bots.clear();
  for (int seat = 0; seat < made.setup.seats(); ++seat) made.bots << u"greedy"_s;
  return made;
}

ServerPlan crazy() {
  ServerPlan made = plan(4);
  made.setup.ruleSet = RuleSet::Crazy;
  made.setup.options = defaultOptions(RuleSet::Crazy);
  made.setup.options.seats = 4;
  made.setup.options.maxRounds = 12;
  return made;
}

}  // namespace

/// Screens and organizers: clients without a seat, which see what everybody may see.
class TestEyes : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void anEyeSeesJustWhatEverybodyMaySee_data();  // 6.9
  void anEyeSeesJustWhatEverybodyMaySee();       // 6.9
  void anEyeSeesAMoveBeingTakenBack();           // 0.13
  void anEyeGetsNoSeatAndMayAskForNothing();
  void movesAreGatheredForEyes();
  void aWrongKeyOfTheOrganizerIsRefusedAndSlowed();
  void theOrganizersKeyOutlivesTheServer();
  void whoOpenedTheTableInTheProgramIsItsOrganizer();
  void thereAreSoManyScreensAndNoMore();
  void strangersCannotTakeThePlacesOfAllScreens();
  void whoLooksFromASeatTakesNoScreensPlace();
  void whoIsRemovedDoesNotGoOnLooking();
  void aClientLooksWithTheKeyOfItsSeat();
  void whoLooksAgainAndAgainWaits();
};

void TestEyes::anEyeSeesJustWhatEverybodyMaySee_data() {
  QTest::addColumn<ServerPlan>("made");
  QTest::newRow("6.9 a classic game") << botsAt(plan(4));
  QTest::newRow("6.9 a Crazy game") << botsAt(crazy());
  for (const int boards : {1, 2, 3, 5})
    QTest::addRow("6.9 a Big Game of boards: %d", boards) << botsAt(big(boards, {}, [](Options& o) {
      o.bigMaxRounds = effort(30, 10);
      o.protection = 2;
      o.discardThreshold = 4;
    }));
}

void TestEyes::anEyeSeesJustWhatEverybodyMaySee() {
  QFETCH(ServerPlan, made);
  made.organizerKey = kKey;
  made.bots.last().clear();  // a seat that keeps the table open until the eyes are there
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  TestServer table(store, made, clock, patient());
  table.server->open();
  Watching screen(table, table.tcp(), eye(Attendance::Screen));
  QVERIFY(soon([&] { return screen.client.known().phase == Client::Phase::Lobby; }));
  auto player = robot(table.local(Origin::Owner), u"Last"_s);
  QVERIFY(soon([&] { return player->client().known().phase == Client::Phase::Lobby; }));
  player->client().ask(requests::StartGame{});
  QVERIFY(soon([&] { return table.server->game(); }));
  std::unique_ptr<Watching> organizer;  // comes when the game has begun
  QVERIFY(playedOut(table, *clock, [&] {
    if (!organizer && table.moves() > 25)
      organizer = std::make_unique<Watching>(table, table.local(Origin::Guest), eye(Attendance::Organizer, kKey));
  }));
  QVERIFY(organizer);
  for (Watching* each : {&screen, organizer.get()}) {
    QVERIFY(soon([&] {
      clock->advance(100);
      return each->isUpToDate();
    }));
    QCOMPARE(each->differences, 0);
    QVERIFY(each->comparisons > 10);
    QCOMPARE(each->told.size(), each->heard.size());
    QVERIFY(each->told == each->heard);
    QVERIFY(!each->told.empty());
    QCOMPARE(each->client.known().desyncs, 0);
    QVERIFY(!each->client.known().seat());
    QCOMPARE(each->client.known().phase, Client::Phase::Over);
    QCOMPARE(each->client.known().lobby.seats.size(), table.server->lobby().seats.size());
  }
}

void TestEyes::anEyeSeesAMoveBeingTakenBack() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  Watching screen(bench.table, bench.table.tcp(), eye(Attendance::Screen));
  QVERIFY(soon([&] { return screen.isUpToDate(); }));
  const State before = screen.client.known().state;
  const SeatId mover = SeatId(bench.state().seat(SeatId(0)).pending.must == Decision::Nothing ? 1 : 0);
  const Action first = bench.first(mover);
  bench.at(mover).act(1, first, bench.answers(mover, first));
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return screen.isUpToDate() && screen.client.known().state != before;
  }));
  bench.at(mover).say(requests::TakeBack{});
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return screen.isUpToDate() && screen.client.known().state == before;
  }));
  QCOMPARE(screen.client.known().desyncs, 0);
  QCOMPARE(screen.differences, 0);
}

void TestEyes::anEyeGetsNoSeatAndMayAskForNothing() {
  Bench bench(plan(2));
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  SOON(screen.last<wire::LobbyNews>());
  QVERIFY(!screen.last<wire::Welcome>()->seat);
  QVERIFY(screen.last<wire::Welcome>()->token.isEmpty());
  QCOMPARE(bench.table.server->lobby().seats[0].holder, SeatHolder::Nobody);
  for (const wire::Request& wish :
       std::initializer_list<wire::Request>{requests::StartGame{}, requests::SetReady{}, requests::ChooseSeat{},
                                            requests::PauseGame{}, requests::VoteToStop{}}) {
    const int before = screen.count<wire::Refused>();
    screen.say(wish);
    SOON_EQUAL(screen.count<wire::Refused>(), before + 1);
    QCOMPARE(screen.refusal(), Refusal::HostOnly);
  }
  QVERIFY(bench.gather(2));  // it is nobody to be waited for
  screen.say(wire::Say{u"hello"_s, -1});
  screen.act(1, roll(), 0);
  screen.say(wire::Ping{7, 3});
  SOON(screen.last<wire::Pong>());
  QCOMPARE(screen.count<wire::Chat>(), 0);
  QVERIFY(screen.last<wire::Snapshot>());
  screen.say(requests::GiveUp{});
  SOON(screen.closed);
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Playing);
}

void TestEyes::movesAreGatheredForEyes() {
  BigBench bench(big(2));
  QVERIFY(bench.gather(4));
  Talker screen(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  screen.say(hello);
  SOON(screen.last<wire::Position>());
  QVERIFY(bench.does(bench.at(SeatId(0)), bench.first(SeatId(0))));
  bench.clock->advance(0);
  SOON_EQUAL(screen.count<wire::News>(), 1);
  QVERIFY(bench.does(bench.at(SeatId(1)), bench.first(SeatId(1))));
  QVERIFY(bench.does(bench.at(SeatId(2)), bench.first(SeatId(2))));
  bench.clock->advance(99);
  Bench::settle();
  QCOMPARE(screen.count<wire::News>(), 1);
  bench.clock->advance(1);
  SOON_EQUAL(screen.count<wire::News>(), 2);
  QVERIFY(screen.last<wire::News>()->patches.values.size() >= 2);  // both seats have chosen
  QCOMPARE(screen.last<wire::News>()->upTo, bench.table.moves());
}

void TestEyes::aWrongKeyOfTheOrganizerIsRefusedAndSlowed() {
  ServerPlan made = plan(2);
  made.organizerKey = kKey;
  Bench bench(made);
  wire::Hello hello;
  hello.attendance = Attendance::Organizer;
  hello.organizerKey = QByteArray(wire::kKeyBytes, 'x');
  for (const int waits : {0, 1000, 5000, 5000}) {
    Talker guesser(bench.table.tcp());
    guesser.say(hello);
    Bench::settle();
    QCOMPARE(guesser.closed, waits == 0);
    if (waits > 0) bench.clock->advance(waits - 1);
    Bench::settle();
    QCOMPARE(guesser.closed, waits == 0);
    bench.clock->advance(1);
    SOON(guesser.closed);
    QCOMPARE(guesser.refusal(), Refusal::BadOrganizerKey);
  }
  hello.organizerKey = kKey;  // the right one is too long to be guessed: it waits for nobody
  Talker organizer(bench.table.tcp());
  organizer.say(hello);
  SOON(organizer.last<wire::LobbyNews>());
}

void TestEyes::theOrganizersKeyOutlivesTheServer() {
  ServerPlan made = plan(2);
  made.organizerKey = kKey;
  Bench bench(made);
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  QVERIFY2(!bench.store.game()->secrets.contains(kKey), "only the hash is kept");
  made.organizerKey.clear();
  TestServer after(bench.store, made, bench.clock);
  QCOMPARE(after.server->resume(), QString());
  Watching stranger(after, after.tcp(), eye(Attendance::Organizer, QByteArray(wire::kKeyBytes, 'x')));
  SOON_EQUAL(stranger.refusal, Refusal::BadOrganizerKey);
  Watching organizer(after, after.tcp(), eye(Attendance::Organizer, kKey));
  Bench::settle();
  bench.clock->advance(1000);
  SOON_EQUAL(organizer.client.known().phase, Client::Phase::Lobby);
}

void TestEyes::whoOpenedTheTableInTheProgramIsItsOrganizer() {
  MemoryStore store;
  ServerPlan made = plan(2);
  made.organizerKey = kKey;
  TestServer table(store, made);
  table.server->open();
  Watching opener(table, table.local(Origin::Owner), eye(Attendance::Organizer));
  SOON_EQUAL(opener.client.known().phase, Client::Phase::Lobby);
  Watching guest(table, table.local(Origin::Guest), eye(Attendance::Organizer));
  SOON_EQUAL(guest.refusal, Refusal::BadOrganizerKey);
  TestServer without(store, plan(2));
  without.server->open();
  Watching nobody(without, without.local(Origin::Owner), eye(Attendance::Organizer));
  SOON_EQUAL(nobody.refusal, Refusal::BadOrganizerKey);
}

void TestEyes::thereAreSoManyScreensAndNoMore() {
  Limits limits;
  limits.eyes = 2;
  MemoryStore store;
  ServerPlan organized = plan(2);
  organized.organizerKey = kKey;
  TestServer table(store, organized, std::make_shared<SystemClock>(), limits);
  table.server->open();
  Watching first(table, table.tcp(), eye(Attendance::Screen));
  auto second = std::make_unique<Watching>(table, table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(first.client.known().phase, Client::Phase::Lobby);
  SOON_EQUAL(second->client.known().phase, Client::Phase::Lobby);
  Watching third(table, table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(third.refusal, Refusal::TooManyEyes);
  Watching organizer(table, table.tcp(),
                     eye(Attendance::Organizer, kKey));  // whoever has the key is let in all the same
  SOON_EQUAL(organizer.client.known().phase, Client::Phase::Lobby);
  second->client.leave();
  second.reset();
  Bench::settle();
  Watching fourth(table, table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(fourth.client.known().phase, Client::Phase::Lobby);
}

void TestEyes::strangersCannotTakeThePlacesOfAllScreens() {
  Limits limits;
  limits.eyes = 5;
  limits.eyesPerAddress = 3;
  MemoryStore store;
  ServerPlan organized = plan(2);
  organized.organizerKey = kKey;
  TestServer table(store, organized, std::make_shared<SimClock>(), limits);
  table.server->open();
  const auto comeFrom = [&](const QString& address, Attendance attendance = Attendance::Screen) {
    auto made = std::make_unique<FarChannel>(false, Origin::Stranger, address);
    FarChannel* channel = made.get();
    table.server->admit(std::move(made));
    wire::Hello hello;
    hello.attendance = attendance;
    hello.organizerKey = attendance == Attendance::Organizer ? kKey : QByteArray();
    channel->hear(hello);
    return channel;
  };
  const auto first = comeFrom(u"192.0.2.1"_s);
  for (int i = 0; i < 2; ++i) QVERIFY(comeFrom(u"192.0.2.1"_s)->isWelcomed);
  QCOMPARE(comeFrom(u"192.0.2.1"_s)->why, Refusal::TooManyEyes);
  QVERIFY2(comeFrom(u"192.0.2.2"_s)->isWelcomed, "another address has its own share");
  first->end();
  QVERIFY2(comeFrom(u"192.0.2.1"_s)->isWelcomed, "a place that is free again");
  QVERIFY(comeFrom(u"192.0.2.2"_s)->isWelcomed);
  QCOMPARE(comeFrom(u"192.0.2.3"_s)->why, Refusal::TooManyEyes);  // five in all
  Watching here(table, table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(here.client.known().phase, Client::Phase::Lobby);
  QVERIFY(comeFrom(u"192.0.2.3"_s, Attendance::Organizer)->isWelcomed);
  for (int i = 0; i < 4; ++i) QVERIFY2(comeFrom(u"192.0.2.3"_s)->isWelcomed, "where an organizer is");
  QCOMPARE(comeFrom(u"192.0.2.3"_s)->why, Refusal::TooManyEyes);  // five of the organizer's in all
}

void TestEyes::whoLooksFromASeatTakesNoScreensPlace() {
  Limits limits = patient();
  limits.eyes = 1;
  Bench bench(plan(2), limits);
  QVERIFY(bench.gather(2));
  const auto lookFrom = [&](int seat) {
    auto looker = std::make_unique<Talker>(bench.table.tcp());
    wire::Hello hello;
    hello.attendance = Attendance::Screen;
    hello.token = bench.at(SeatId(seat)).last<wire::Welcome>()->token;
    looker->say(hello);
    return looker;
  };
  const auto first = lookFrom(0), second = lookFrom(1);
  SOON(first->last<wire::Snapshot>());
  SOON(second->last<wire::Snapshot>());
  QVERIFY(!first->last<wire::Welcome>()->seat);
  Watching screen(bench.table, bench.table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(screen.client.known().phase, Client::Phase::Playing);
  Watching another(bench.table, bench.table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(another.refusal, Refusal::TooManyEyes);
  const auto again = lookFrom(0);  // one for each seat: the newer one
  SOON(again->last<wire::Snapshot>());
  SOON(first->closed);
  QCOMPARE(first->last<wire::Bye>()->why, Refusal::Replaced);
  QVERIFY2(!bench.talkers[0]->closed, "the seat itself is as it was");
  QVERIFY(!second->closed);
}

void TestEyes::whoIsRemovedDoesNotGoOnLooking() {
  Bench bench(plan(2), patient());
  QVERIFY(bench.gather(2));
  Talker looker(bench.table.tcp());
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  hello.token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  looker.say(hello);
  SOON(looker.last<wire::Snapshot>());
  QCOMPARE(bench.table.server->command(requests::Remove{SeatId(1), {}, YesNo::Yes}), Refusal::None);
  SOON(looker.closed);
  QCOMPARE(looker.last<wire::Bye>()->why, Refusal::Banned);
}

void TestEyes::aClientLooksWithTheKeyOfItsSeat() {
  Limits limits = patient();
  limits.eyes = 0;  // whoever shows no key is refused
  Bench bench(plan(2), limits);
  QVERIFY(bench.gather(2));
  Watching stranger(bench.table, bench.table.tcp(), eye(Attendance::Screen));
  SOON_EQUAL(stranger.refusal, Refusal::TooManyEyes);
  Client::Identity own = eye(Attendance::Screen);
  own.token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  Watching first(bench.table, bench.table.tcp(), own);
  SOON_EQUAL(first.client.known().phase, Client::Phase::Playing);
  QVERIFY(!first.client.known().seat());
  Client second(bench.table.tcp(), eye(Attendance::Screen), bench.clock);
  second.setToken(bench.at(SeatId(1)).last<wire::Welcome>()->token, bench.table.server->identity());
  second.start();
  SOON_EQUAL(second.known().phase, Client::Phase::Playing);
  QCOMPARE(first.client.known().phase, Client::Phase::Playing);
}

void TestEyes::whoLooksAgainAndAgainWaits() {
  Bench bench(plan(2), patient());
  QVERIFY(bench.gather(2));
  wire::Hello hello;
  hello.attendance = Attendance::Screen;
  hello.token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  const auto look = [&] {
    auto looker = std::make_unique<Talker>(bench.table.tcp());
    looker->say(hello);
    Bench::settle();
    return looker;
  };
  for (int i = 0; i < 6; ++i) {
    const auto looker = look();
    SOON(looker->last<wire::Snapshot>());
  }
  const auto seventh = look();
  QVERIFY(!seventh->last<wire::Welcome>() && !seventh->closed);
  bench.clock->advance(1'999);
  Bench::settle();
  QVERIFY(!seventh->last<wire::Welcome>());
  bench.clock->advance(1);
  SOON_OR_SAY(seventh->last<wire::Snapshot>(), "one in two seconds");
  hello.token = bench.at(SeatId(1)).last<wire::Welcome>()->token;
  const auto another = look();
  SOON_OR_SAY(another->last<wire::Snapshot>(), "another seat is not held up");
  QVERIFY(!bench.talkers[0]->closed);
}

TAPU_TEST_WITH_LOOP(TestEyes)
#include "test_eyes.moc"
