// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "app/host/store/sqlite_store.h"
#include "app/host/store/store_look.h"
#include "app/wire/notice.h"
#include "app/wire/receipts.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A table that played some moves, as two clients of it remember it.
struct Memory {
  StoredGame stored;
  QByteArray tokens[2];
  int moves = 0;
  QByteArray receipt;
};

Memory played(int moves) {
  Bench bench(plan(2));
  Memory memory;
  if (!bench.gather(2)) return memory;
  quint32 sequence = 0;
  while (bench.table.moves() < moves) {
    const SeatId seat = bench.state().head.active;
    const Action action = bench.first(seat);
    const int before = bench.table.moves();
    bench.at(seat).act(++sequence, action, bench.answers(seat, action));
    if (!soon([&] { return bench.table.moves() > before; })) return memory;
  }
  if (!soon([&] { return bench.talkers[0]->last<wire::Batch>()->upTo == bench.table.moves(); })) return memory;
  memory.stored = *bench.store.game();
  memory.moves = bench.table.moves();
  memory.receipt = bench.talkers[0]->last<wire::Batch>()->receipt;
  for (int seat = 0; seat < 2; ++seat) memory.tokens[seat] = bench.at(SeatId(seat)).last<wire::Welcome>()->token;
  return memory;
}

/// A server that goes on with what is left of that game.
struct Left {
  explicit Left(const Memory& memory, int lost, OnMissingMoves decision = OnMissingMoves::Ask, quint64 seed = 7)
      : Left(memory, lost, planned(decision), seed) {}
  Left(const Memory& memory, int lost, const ServerPlan& plan, quint64 seed = 7)
      : kept(memory.moves - lost), table(filled(memory, kept), plan, clock, {}, seed) {
    problem = table.server->resume();
  }
  static ServerPlan planned(OnMissingMoves decision) {
    ServerPlan made = plan(2);
    made.onMissingMoves = decision;
    return made;
  }
  Talker& come(const Memory& memory, int seat, int receiptFor, const QByteArray& receipt) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    wire::Hello hello;
    hello.name = u"Anybody"_s;
    hello.token = memory.tokens[seat];
    hello.receiptFor = receiptFor;
    hello.receipt = receipt;
    talker.say(hello);
    return talker;
  }
  Talker& comeBack(const Memory& memory, int seat) { return come(memory, seat, memory.moves, memory.receipt); }
  /// The newest thing that the server itself said to somebody, with its text.
  static std::optional<std::pair<Notice, QString>> notice(const Talker& talker) {
    std::optional<std::pair<Notice, QString>> found;
    const auto note = [&](const ChatLine& line) {
      if (line.kind == ChatLine::Kind::Notice) found = {static_cast<Notice>(line.phrase), line.text};
    };
    for (const wire::FromServer& message : talker.heard) {
      if (const auto* talk = std::get_if<wire::Talk>(&message))
        for (const ChatLine& line : talk->lines) note(line);
      if (const auto* chat = std::get_if<wire::Chat>(&message)) note(chat->line);
    }
    return found;
  }
  /// Somebody does what may be done first.
  void play(quint32 sequence) {
    const SeatId seat = table.server->game()->played().state().head.active;
    const Action action = legalActions(table.server->game()->played().definition(),
                                       table.server->game()->played().state(), seat, PlayerTrade::LeftOut)[0];
    for (const auto& talker : talkers)
      if (const auto* welcome = talker->last<wire::Welcome>(); welcome && welcome->seat == seat)
        talker->act(sequence, action, wire::answersOf(table.server->game()->played().state(), seat, action));
  }

  const int kept;
  MemoryStore store;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  TestServer table;
  QString problem;
  std::vector<std::unique_ptr<Talker>> talkers;

 private:
  MemoryStore& filled(const Memory& memory, int moves) {
    store.begin(memory.stored.head);
    store.keepHead(memory.stored.head, memory.stored.status);
    for (const StoredSession& session : memory.stored.sessions) store.keepSession(session);
    store.keepTable(memory.stored.receipts, memory.stored.secrets);
    store.append({memory.stored.moves.begin(), memory.stored.moves.begin() + moves});
    return store;
  }
};

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const auto kMissing = [](const QString& text) { return std::optional(std::pair(Notice::MovesMissing, text)); };

}  // namespace

/// A client that knows a later move than the store: nothing is lost without a word.
class TestMissingMoves : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoHasSeenMoreThanTheStoreStopsTheGame();
  void whoHasSeenNoMoreStopsNothing();
  void movesMadeInPlaceOfLostOnesAreNoticedToo();
  void aReceiptCountsWhoseKeyIsLostToo();
  void aClientShowsItsReceiptToATableThatHasLostItsKey();
  void aGameThatGoesOnWithoutMovesWaitsForThoseWhoAreAway();
  void aStoreThatNoServerWroteIsNotGoneOnWith_data();
  void aStoreThatNoServerWroteIsNotGoneOnWith();
  void aReceiptThatNobodyGaveStopsNothing_data();
  void aReceiptThatNobodyGaveStopsNothing();
  void theHostAloneDecides();
  void afterTheDecisionTheSameReceiptStopsNothing();
  void aStoreThatIsDoubtfulItselfStopsTheGame();
  void theDoubtOutlivesTheServer();
  void aTableWithoutAPersonDecidesAsItWasTold_data();
  void aTableWithoutAPersonDecidesAsItWasTold();
  void aClientKeepsItsReceiptUntilSomebodyDecides();
  void aClientThatWasKilledStillKnowsWhatWasSafe();
  void lostMovesOfAServerProcessAreToldAndItsFileIsKept();
  void theToolTakesOutWhatIsStillGood();
  void theServerRefusesWhatIsNoStore_data();
  void theServerRefusesWhatIsNoStore();
};

void TestMissingMoves::whoHasSeenMoreThanTheStoreStopsTheGame() {
  const Memory memory = played(12);
  QVERIFY(memory.receipt.size() == wire::kReceiptBytes);
  Left left(memory, 3);
  QCOMPARE(left.problem, QString());
  Talker& other = left.come(memory, 1, 0, {});
  SOON(other.last<wire::Snapshot>());
  QCOMPARE(other.last<wire::Snapshot>()->upTo, left.kept);

  const QString text = u"%1/%2"_s.arg(left.kept).arg(memory.moves);
  Talker& back = left.comeBack(memory, 0);
  SOON_EQUAL(left.notice(other), kMissing(text));
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(left.notice(back), kMissing(text));
  QVERIFY2(back.last<wire::Snapshot>()->receipt.isEmpty(), "the one that it has is not taken from it");
  const int before = left.table.moves();
  left.play(100);
  left.play(101);
  SOON(other.count<wire::Refused>() + back.count<wire::Refused>() > 0);
  const auto* refused = other.count<wire::Refused>() > 0 ? other.last<wire::Refused>() : back.last<wire::Refused>();
  QCOMPARE(refused->reject, Reject::Paused);
  left.clock->advance(3'600'000);
  Bench::settle();
  QCOMPARE(left.table.moves(), before);
  QCOMPARE(left.store.game()->moves.size(), std::size_t(before));
  QCOMPARE(left.store.game()->status, GameStatus::Doubtful);
}

void TestMissingMoves::whoHasSeenNoMoreStopsNothing() {
  const Memory memory = played(12);
  Left left(memory, 0);
  Talker& back = left.comeBack(memory, 0);
  Talker& other = left.comeBack(memory, 1);
  SOON(back.last<wire::Snapshot>() && other.last<wire::Snapshot>());
  QCOMPARE(left.notice(back), std::nullopt);
  const int before = left.table.moves();
  left.play(100);
  SOON(left.table.moves() > before);
}

// Who comes first plays on; only then the one who has seen the lost moves is back.
void TestMissingMoves::movesMadeInPlaceOfLostOnesAreNoticedToo() {
  const Memory memory = played(12);
  Left left(memory, 2);
  Talker& first = left.come(memory, 1, 0, {});
  Talker& second = left.come(memory, 0, 0, {});
  SOON(first.last<wire::Snapshot>() && second.last<wire::Snapshot>());
  for (quint32 sequence = 100; left.table.moves() < memory.moves + 3; ++sequence) {
    const int before = left.table.moves();
    left.play(sequence);
    SOON(left.table.moves() > before);
  }
  left.comeBack(memory, 0);
  SOON_EQUAL(left.notice(first), kMissing(u"%1/%2"_s.arg(left.kept).arg(memory.moves)));
}

// The key lay in the log as the moves did.
void TestMissingMoves::aReceiptCountsWhoseKeyIsLostToo() {
  Memory memory = played(12);
  Left left(memory, 3);
  Talker& other = left.come(memory, 1, 0, {});
  SOON(other.last<wire::Snapshot>());
  memory.tokens[0] = QByteArray(32, 'x');
  Talker& back = left.comeBack(memory, 0);
  SOON_EQUAL(left.notice(other), kMissing(u"%1/%2"_s.arg(left.kept).arg(memory.moves)));
  SOON(back.closed);
  QCOMPARE(back.refusal(), Refusal::BadToken);
}

// The table cannot prove that it knows the key: it is not shown the key, but the receipt.
void TestMissingMoves::aClientShowsItsReceiptToATableThatHasLostItsKey() {
  const Memory memory = played(12);
  Left left(memory, 3);
  const Talker& other = left.come(memory, 1, 0, {});
  SOON(other.last<wire::Snapshot>());
  Client::Identity me;
  me.token = QByteArray(32, 'x');
  me.table = left.table.server->identity();
  me.receipt = {memory.moves, memory.receipt};
  Client client(left.table.tcp(), me, std::make_shared<SimClock>());
  client.start();
  SOON_EQUAL(left.notice(other), kMissing(u"%1/%2"_s.arg(left.kept).arg(memory.moves)));
}

// Its host decides that it goes on: nobody has come back yet.
void TestMissingMoves::aGameThatGoesOnWithoutMovesWaitsForThoseWhoAreAway() {
  const Memory memory = played(12);
  ServerPlan plan = Left::planned(OnMissingMoves::GoOn);
  plan.onAbsence = OnAbsence::Pause;
  plan.notedMoves = memory.moves;
  const Left left(memory, 3, plan);
  QCOMPARE(left.problem, QString());
  left.clock->advance(1);  // it decides in the next pass
  QCOMPARE(left.table.server->game()->played().state().head.paused, Paused::Yes);
}

void TestMissingMoves::aStoreThatNoServerWroteIsNotGoneOnWith_data() {
  using Change = std::function<void(StoredGame&, Lobby&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a move of a seat that does not exist", [](StoredGame& game, Lobby&) {
    game.moves.back().seat = SeatId(60'000);
    game.moves.back().clientSeq = 1;
  });
  row("a move of another seat than it says", [](StoredGame& game, Lobby&) {
    for (StoredMove& move : game.moves)
      if (move.seat) move.seat = SeatId(1 - move.seat.value);
  });
  row("a key of a seat that does not exist", [](StoredGame& game, Lobby&) { game.sessions[0].seat = SeatId(5000); });
  row("more people than seats", [](StoredGame&, Lobby& lobby) { lobby.seats.resize(40); });
  row("fewer people than seats", [](StoredGame&, Lobby& lobby) { lobby.seats.resize(1); });
  row("moves before the game has begun", [](StoredGame&, Lobby& lobby) { lobby.stage = Lobby::Stage::Gathering; });
  row("nobody can play it", [](StoredGame&, Lobby& lobby) { lobby.setup.board.cells.clear(); });
}
void TestMissingMoves::aStoreThatNoServerWroteIsNotGoneOnWith() {
  QFETCH(std::function<void(StoredGame&, Lobby&)>, change);
  Memory memory = played(12);
  QCOMPARE(Left(memory, 0).problem, QString());
  Complaint complaint;
  auto news = std::get<wire::LobbyNews>(*wire::decodeFromServer(memory.stored.head, complaint));
  change(memory.stored, news.lobby);
  memory.stored.head = wire::encode(wire::FromServer(news));
  const Left left(memory, 0);
  QVERIFY(!left.problem.isEmpty());
  QCOMPARE(left.table.server->connections().count(), 0);
}

void TestMissingMoves::aReceiptThatNobodyGaveStopsNothing_data() {
  QTest::addColumn<int>("moves");
  QTest::addColumn<QByteArray>("receipt");
  const Memory memory = played(12);
  QByteArray turned = memory.receipt;
  turned[20] = static_cast<char>(turned[20] ^ 1);
  QTest::newRow("made up") << 5000 << QByteArray(wire::kReceiptBytes, 'x');
  QTest::newRow("genuine, for more moves than it says") << memory.moves + 1 << memory.receipt;
  QTest::newRow("with one bit turned") << memory.moves << turned;
  Receipts other(QByteArray(32, 's'));
  other.beginRun("another table", 0);
  QTest::newRow("of another table") << memory.moves << other.receiptFor(memory.moves);
  QTest::newRow("none") << memory.moves << QByteArray();
}

void TestMissingMoves::aReceiptThatNobodyGaveStopsNothing() {
  QFETCH(int, moves);
  QFETCH(QByteArray, receipt);
  const Memory memory = played(12);
  Left left(memory, 3);
  Talker& back = left.come(memory, 0, moves, receipt);
  Talker& other = left.come(memory, 1, 0, {});
  SOON(back.last<wire::Snapshot>() && other.last<wire::Snapshot>());
  QCOMPARE(left.notice(other), std::nullopt);
  const int before = left.table.moves();
  left.play(100);
  SOON(left.table.moves() > before);
}

/// A game whose host is at this computer, held for a guest's sake.
struct Hosted {
  Hosted() : memory(played(12)) {
    for (StoredSession& session : memory.stored.sessions) session.isNear = session.seat == SeatId(0);
    Complaint complaint;
    auto head = std::get<wire::LobbyNews>(*wire::decodeFromServer(memory.stored.head, complaint));
    head.lobby.seats[0].role = Role::Host;
    memory.stored.head = wire::encode(wire::FromServer(head));
    left = std::make_unique<Left>(memory, 3);
    host = std::make_unique<Talker>(left->table.local(Origin::Owner));
    host->greet(u"Host"_s);
    guest = &left->comeBack(memory, 1);
  }
  bool isHeld() {
    return soon([&] { return Left::notice(*host) && guest->last<wire::Snapshot>(); }) &&
           Left::notice(*host)->first == Notice::MovesMissing;
  }
  Memory memory;
  std::unique_ptr<Left> left;
  std::unique_ptr<Talker> host;
  Talker* guest = nullptr;
};

void TestMissingMoves::theHostAloneDecides() {
  Hosted game;
  QVERIFY(game.isHeld());
  for (const wire::Request& wish :
       std::initializer_list<wire::Request>{requests::GoOnWithoutMoves{}, requests::KeepFileAside{}}) {
    const int refusals = game.guest->count<wire::Refused>();
    game.guest->say(wish);
    SOON_EQUAL(game.guest->count<wire::Refused>(), refusals + 1);
    QCOMPARE(game.guest->refusal(), Refusal::HostOnly);
  }
  QCOMPARE(game.left->store.game()->status, GameStatus::Doubtful);
  game.host->say(requests::GoOnWithoutMoves{});
  const auto goesOn = std::optional(std::pair(Notice::GoesOnWithout, QString::number(game.left->kept)));
  SOON_EQUAL(game.left->notice(*game.guest), goesOn);
  QCOMPARE(game.left->notice(*game.host), goesOn);
  QCOMPARE(game.left->store.game()->status, GameStatus::Playing);
  SOON(!game.guest->last<wire::Snapshot>()->receipt.isEmpty());
  game.host->say(requests::GoOnWithoutMoves{});
  SOON_EQUAL(game.host->refusal(), Refusal::NotNow);
}

void TestMissingMoves::afterTheDecisionTheSameReceiptStopsNothing() {
  Hosted game;
  QVERIFY(game.isHeld());
  game.host->say(requests::GoOnWithoutMoves{});
  SOON_EQUAL(game.left->notice(*game.host)->first, Notice::GoesOnWithout);
  const QByteArray token = game.guest->last<wire::Welcome>()->token;
  game.memory.tokens[1] = token;
  Talker& again = game.left->comeBack(game.memory, 1);
  SOON(again.last<wire::Snapshot>());
  Bench::settle();
  QCOMPARE(game.left->notice(*game.host)->first, Notice::GoesOnWithout);
  QVERIFY(!game.left->table.server->game()->isHalted());
}

void TestMissingMoves::aStoreThatIsDoubtfulItselfStopsTheGame() {
  Memory memory = played(12);
  memory.stored.status = GameStatus::Doubtful;
  Left left(memory, 0);
  QCOMPARE(left.problem, QString());
  Talker& back = left.comeBack(memory, 0);
  SOON_EQUAL(left.notice(back), kMissing(u"%1/0"_s.arg(memory.moves)));
  QVERIFY(left.table.server->game()->isHalted());
}

void TestMissingMoves::theDoubtOutlivesTheServer() {
  const Memory memory = played(12);
  Memory after = memory;
  {
    Left left(memory, 3);
    Talker& back = left.comeBack(memory, 0);
    SOON(left.notice(back));
    after.stored = *left.store.game();
    after.moves = left.kept;
    after.tokens[0] = back.last<wire::Welcome>()->token;
  }
  Left again(after, 0, OnMissingMoves::Ask, 8);
  QVERIFY(again.table.server->game()->isHalted());
}

void TestMissingMoves::aTableWithoutAPersonDecidesAsItWasTold_data() {
  QTest::addColumn<int>("decision");
  QTest::newRow("to stop") << int(OnMissingMoves::Stop);
  QTest::newRow("to go on") << int(OnMissingMoves::GoOn);
}

void TestMissingMoves::aTableWithoutAPersonDecidesAsItWasTold() {
  QFETCH(int, decision);
  const Memory memory = played(12);
  Left left(memory, 3, OnMissingMoves(decision));
  std::optional<MissingMoves> stopped;
  connect(left.table.server.get(), &Server::stoppedToMend, this, [&](const MissingMoves& missing) {
    stopped = missing;
    left.table.server->shutDown(Refusal::MovesMissing);
  });
  Talker& other = left.come(memory, 1, 0, {});
  SOON(other.last<wire::Snapshot>());
  left.comeBack(memory, 0);
  QVERIFY(soon([&] {
    left.clock->advance(1);
    return stopped || (left.notice(other) && left.notice(other)->first == Notice::GoesOnWithout);
  }));
  QCOMPARE(stopped.has_value(), OnMissingMoves(decision) == OnMissingMoves::Stop);
  if (!stopped) return;
  QCOMPARE(stopped->kept, left.kept);
  QCOMPARE(stopped->seen, memory.moves);
  SOON(other.last<wire::Bye>());
  QCOMPARE(other.last<wire::Bye>()->why, Refusal::MovesMissing);
  QCOMPARE(left.store.game()->status, GameStatus::Doubtful);
}

/// Dials wherever a test says.
class Elsewhere final : public Dialer {
 public:
  explicit Elsewhere(const quint16& port) : port_(port) {}
  std::unique_ptr<Channel> dial() override {
    return TcpDialer(u"127.0.0.1"_s, port_, std::make_shared<SystemClock>()).dial();
  }

 private:
  const quint16& port_;
};

void TestMissingMoves::aClientKeepsItsReceiptUntilSomebodyDecides() {
  const Memory memory = played(12);
  quint16 port = 0;
  auto whole = std::make_unique<Left>(memory, 0);
  port = whole->table.port();
  Client client(std::make_unique<Elsewhere>(port), named(u"Asha"_s, memory.tokens[0]));
  client.start();
  QVERIFY(soon([&] { return client.known().hasGame(); }));
  QCOMPARE(client.known().moveNumber, memory.moves);
  Memory now = memory;
  now.stored = *whole->store.game();
  now.tokens[0] = client.known().identity.token;
  whole.reset();
  for (const quint64 seed : {8, 9}) {  // the second server hears of it anew
    Left left(now, 3, OnMissingMoves::Ask, seed);
    port = left.table.port();
    QVERIFY(soon([&] { return left.table.server->game()->isHalted(); }));
    QVERIFY(
        soon([&] { return client.known().moveNumber == left.kept && client.known().phase == Client::Phase::Playing; }));
    now.stored.sessions = left.store.game()->sessions;
  }
}

void TestMissingMoves::aClientThatWasKilledStillKnowsWhatWasSafe() {
  const Memory memory = played(12);
  Client::Identity kept = named(u"Asha"_s, memory.tokens[0]);
  Memory now = memory;
  {
    Left whole(memory, 0);
    Client client(whole.table.tcp(), kept);
    client.start();
    QVERIFY(soon([&] { return client.known().hasGame(); }));
    QCOMPARE(client.known().identity.receipt.moves, memory.moves);
    kept.token = client.known().identity.token;
    kept.receipt = client.known().identity.receipt;  // what was on its disk
    now.stored = *whole.store.game();
  }
  Left left(now, 3);
  Client again(left.table.tcp(), kept);
  again.start();
  QVERIFY(soon([&] { return left.table.server->game()->isHalted(); }));
  QVERIFY(soon([&] { return again.known().hasGame(); }));
  QCOMPARE(again.known().moveNumber, left.kept);
  QVERIFY2(again.known().identity.receipt == kept.receipt, "the one that it has is not taken from it");
}

void TestMissingMoves::lostMovesOfAServerProcessAreToldAndItsFileIsKept() {
  const QString bin = qEnvironmentVariable("TAPU_BIN");
  QTemporaryDir folder;
  const QString store = folder.filePath(u"game.sqlite"_s), record = folder.filePath(u"game.tapu"_s);
  QProcess server, guests;
  const auto serve = [&](quint16 port) {
    server.start(bin + u"/tapu-server"_s, {u"--bind"_s, u"127.0.0.1"_s, u"--port"_s, QString::number(port),
                                           u"--quiet"_s, u"--once"_s, u"--offer-wait"_s, u"0"_s, u"--seats"_s, u"4"_s,
                                           u"--bots"_s, u"3"_s, u"--pace"_s, u"15"_s, u"--store"_s, store});
    if (!soon([&] { return server.canReadLine(); })) return quint16(0);
    return server.readLine().trimmed().split(' ').value(2).toUShort();
  };
  const quint16 port = serve(0);
  QVERIFY(port != 0);
  guests.start(bin + u"/tapu-tool"_s, {u"join"_s, u"127.0.0.1:%1"_s.arg(port)});
  // Killed where the log holds moves that the file itself has not.
  const QString copy = folder.filePath(u"copy"_s);
  const auto movesIn = [](const QString& path) {
    const StoreLook look = lookIntoStore(path);
    return look.game ? look.game->moves.size() : 0;
  };
  const auto isWorthIt = [&] {
    QFile::remove(copy);
    return QFile::copy(store, copy) && movesIn(copy) > 20 && movesIn(store) > movesIn(copy) + 3;
  };
  const auto id = static_cast<pid_t>(server.processId());
  QElapsedTimer sinceLook;
  sinceLook.start();
  QVERIFY(soon([&] {
    if (sinceLook.elapsed() < 60) return false;  // it needs time to play in
    ::kill(id, SIGSTOP);                         // as it is looked at, so it is killed
    if (isWorthIt()) return true;
    ::kill(id, SIGCONT);
    sinceLook.restart();
    return false;
  }));
  server.kill();
  QVERIFY(server.waitForFinished(test::kNever));
  QVERIFY(QFile::resize(store + u"-wal"_s, 0));

  QCOMPARE(serve(port), port);
  QVERIFY(soon([&] { return server.state() == QProcess::NotRunning; }));
  QCOMPARE(server.exitCode(), 3);
  const QByteArray said = server.readAllStandardError();
  QVERIFY2(said.contains("Moves are missing from the store") && said.contains("game.sqlite.damaged"), said.constData());
  QVERIFY(!QFile::exists(store) && QFile::exists(store + u".damaged"_s));
  QVERIFY(soon([&] { return guests.state() == QProcess::NotRunning; }));
  QVERIFY(guests.exitCode() != 0);
  QVERIFY2(guests.readAllStandardError().contains("moves are missing"), "everybody is told");

  QProcess tool;
  tool.start(bin + u"/tapu-tool"_s, {u"store"_s, u"export"_s, store + u".damaged"_s, record});
  QVERIFY(tool.waitForFinished(test::kNever));
  tool.start(bin + u"/tapu-tool"_s, {u"record"_s, u"check"_s, record});
  QVERIFY(tool.waitForFinished(test::kNever));
  QCOMPARE(tool.exitCode(), 0);
}

struct Ended {
  int status;
  QByteArray out, errors;
};
Ended run(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(qEnvironmentVariable("TAPU_BIN") + u'/' + program, arguments);
  const bool ended = process.waitForFinished(test::kNever) && process.exitStatus() == QProcess::NormalExit;
  return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

void edit(const QString& path, const QString& statement) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"edit"_s);
    database.setDatabaseName(path);
    QVERIFY(database.open());
    QVERIFY(QSqlQuery(database).exec(statement));
  }
  QSqlDatabase::removeDatabase(u"edit"_s);
}

/// As a server leaves a store that it found cut short. False: it cannot be opened, or holds no game.
bool leaveInDoubt(const QString& path) {
  SqliteStore store(path);
  if (!store.open().isEmpty()) return false;
  const auto game = store.continueLast();
  if (!game) return false;
  store.keepHead(game->head, GameStatus::Doubtful);
  store.flush();
  return true;
}

void TestMissingMoves::theToolTakesOutWhatIsStillGood() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"game.sqlite"_s), record = folder.filePath(u"game.tapu"_s);
  const auto tool = [](const QStringList& arguments) { return run(u"tapu-tool"_s, arguments); };
  const auto linesOf = [&] { return bytesOf(record).count('\n'); };
  int moves = 0;
  QByteArrayList colors;
  {
    SqliteStore store(path);
    QCOMPARE(store.open(), QString());
    TestServer table(store, plan(3, {u"greedy"_s, u"random"_s, u"greedy"_s}));
    table.server->open();
    QVERIFY(soon([&] { return table.moves() > 80; }));
    for (const LobbySeat& seat : table.server->lobby().seats) colors << QByteArray::number(seat.color);
    table.server->shutDown();
    moves = table.moves();
  }
  const QByteArray before = bytesOf(path);
  const Ended good = tool({u"store"_s, u"check"_s, path});
  QCOMPARE(good.status, 0);
  QCOMPARE(good.errors, QByteArray());
  QCOMPARE(good.out, "Nothing in this store is damaged: all of its " + QByteArray::number(moves) +
                         " moves can be played again.\n");
  const Ended inHindi = tool({u"--language"_s, u"hi"_s, u"store"_s, u"check"_s, path});
  QVERIFY2(QString::fromUtf8(inHindi.out).contains(u"सभी %1 चालें"_s.arg(moves)), inHindi.out.constData());
  QCOMPARE(tool({u"store"_s, u"export"_s, path, record}).status, 0);
  QCOMPARE(linesOf(), moves + 1);  // and the header
  QVERIFY2(bytesOf(record).contains("\"colors\":[" + colors.join(',') + "]"), "they keep their colors");
  QCOMPARE(tool({u"record"_s, u"check"_s, record}).status, 0);
  QCOMPARE(bytesOf(path), before);

  const QString doubtful = folder.filePath(u"doubtful.sqlite"_s);
  QVERIFY(QFile::copy(path, doubtful));
  QVERIFY(leaveInDoubt(doubtful));
  const Ended doubted = tool({u"store"_s, u"check"_s, doubtful});
  QCOMPARE(doubted.status, 3);
  QVERIFY2(doubted.errors.contains("may be missing"), doubted.errors.constData());

  edit(path, u"DELETE FROM event WHERE number > 50"_s);
  const QByteArray damaged = bytesOf(path);
  const Ended bad = tool({u"store"_s, u"check"_s, path});
  QCOMPARE(bad.status, 3);
  QVERIFY2(bad.errors.contains("game.sqlite: ") && bad.errors.contains("the last good move is number 51"),
           bad.errors.constData());
  QCOMPARE(tool({u"store"_s, u"export"_s, path, record}).status, 3);
  QCOMPARE(linesOf(), 52);
  QCOMPARE(tool({u"record"_s, u"check"_s, record}).status, 0);
  QCOMPARE(bytesOf(path), damaged);

  edit(path, u"DELETE FROM event"_s);  // no move is left: the record that stands there is worth more
  QCOMPARE(tool({u"store"_s, u"export"_s, path, record}).status, 3);
  QCOMPARE(linesOf(), 52);
  QFile::remove(record);
  QCOMPARE(tool({u"store"_s, u"export"_s, folder.filePath(u"none"_s), record}).status, 3);
  QVERIFY2(!QFile::exists(record), "there is nothing to write");
}

void TestMissingMoves::theServerRefusesWhatIsNoStore_data() {
  QTest::addColumn<QString>("store");
  QTest::addColumn<int>("status");
  QTest::addColumn<QByteArray>("said");
  QTest::newRow("no name at all") << QString() << 2 << QByteArray("--store takes");
  QTest::newRow("a database of another program") << u"diary"_s << 1 << QByteArray("not a store of this program");
  QTest::newRow("a damaged game") << u"damaged"_s << 3 << QByteArray("the last good move is number 51");
}

void TestMissingMoves::theServerRefusesWhatIsNoStore() {
  QFETCH(QString, store);
  QFETCH(int, status);
  QFETCH(QByteArray, said);
  QTemporaryDir folder;
  const QString path = store.isEmpty() ? store : folder.filePath(store);
  if (store == u"diary") edit(path, u"CREATE TABLE diary(page TEXT)"_s);
  if (store == u"damaged") {
    SqliteStore file(path);
    QCOMPARE(file.open(), QString());
    TestServer table(file, plan(3, {u"greedy"_s, u"random"_s, u"greedy"_s}));
    table.server->open();
    QVERIFY(soon([&] { return table.moves() > 80; }));
    table.server->shutDown();
  }
  if (store == u"damaged") edit(path, u"DELETE FROM event WHERE number > 50"_s);
  const QByteArray before = path.isEmpty() ? QByteArray() : bytesOf(path);
  const Ended ended = run(u"tapu-server"_s, {u"--quiet"_s, u"--bind"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s,
                                             u"--language"_s, u"en"_s, u"--store"_s, path});
  QCOMPARE(ended.status, status);
  QVERIFY2(ended.errors.contains(said), ended.errors.constData());
  if (store == u"diary") QCOMPARE(bytesOf(path), before);
  if (store == u"damaged") QCOMPARE(bytesOf(path + u".damaged"_s), before);
}

TAPU_TEST_WITH_LOOP(TestMissingMoves)
#include "test_missing_moves.moc"
