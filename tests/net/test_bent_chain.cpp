// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLoggingCategory>
#include <QTest>
#include <QtEndian>

#include "app/client/bot_player.h"
#include "app/client/refusal_words.h"
#include "app/host/game/authoritative_game.h"
#include "app/values/codec.h"
#include "app/wire/join_code.h"
#include "app/wire/patch.h"
#include "tests/net/bent_host.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kBoards = 12;
constexpr SeatId kOwn(11), kFar(0), kUnseen(4);  // boards 5, 0 and 2: of the last only numbers are known

QByteArray bytesOf(const QCborArray& array) { return array.toCborValue().toCbor(); }
template <class Message>
QByteArray frameOf(const Message& message) {
  return wire::encode(wire::FromServer(message));
}

/// A ring of twelve boards whose start choices run, and a client at one of its middle boards: it is told of seven.
struct Chained {
  explicit Chained(Attendance attendance = Attendance::Player) : chance(3), game(setup(), chance), line(true) {
    game.settle();
    Client::Identity who;
    who.attendance = attendance;
    client = line.newClient(who);
    client->start();
    wire::Welcome welcome;
    if (attendance == Attendance::Player) welcome.seat = kOwn;
    line.say(frameOf(welcome));
    position = game.position(attendance == Attendance::Player ? Viewer(kOwn) : Viewer::watcher());
  }
  static Setup setup() { return bigPlan(kBoards).setup; }
  const State& state() const { return game.state(); }
  void tellPosition() { line.say(frameOf(position)); }
  wire::News news(const QList<QByteArray>& patches = {}) {
    wire::News news;
    news.upTo = ++position.upTo;
    news.patches.encoded = patches;
    return news;
  }

  SeededChance chance;
  AuthoritativeGame game;
  BentLine line;
  std::unique_ptr<Client> client;
  wire::Position position;
};

/// A patch that says of a seat what is not so.
QByteArray ofSeat(const Chained& told, SeatId seat, const std::function<void(Seat&)>& change) {
  const Seat before = told.state().seat(seat);
  Seat now = before;
  change(now);
  return wire::seatPatch(seat, before, now);
}
Header withWolves(Header head) {
  head.strikes = Strike::Wolf;
  return head;
}
/// Somebody's piece, by the number in which it travels.
int pieceOf(SeatId seat, Piece::Kind kind) { return Piece(seat, kind).code; }

enum Thing : int { Head, OfSeat, Corner, Edge, Robber, Supplies, Awards };

/// Patches that name what there is not, or what this client is not told of.
std::vector<std::pair<const char*, QByteArray>> misfits() {
  const Chained told;
  const int settlement = pieceOf(kOwn, Piece::Settlement), road = pieceOf(kOwn, Piece::Road);
  const int home = 5 * kCornersOfBlock, edges = 5 * kEdgesOfBlock;
  return {
      {"a thing that there is not", bytesOf({Awards + 1, 0, 0})},
      {"a thing below the first", bytesOf({-1, 0, 0})},
      {"no list at all", QByteArray("\x05", 1)},
      {"an empty list", bytesOf({})},
      {"a list of lists", bytesOf(QCborArray() << QCborArray{OfSeat, 11})},
      {"a second head", bytesOf({Head, 1, 9, 3})},
      {"a field that the head does not have", bytesOf({Head, 0, 63, 1})},
      {"a head whose fields run backwards", bytesOf({Head, 0, 9, 3, 8, 1})},
      {"a field without its value", bytesOf({Head, 0, 9})},
      {"a winner far away", bytesOf({Head, 0, 13, 40000})},
      {"a seat beyond the window", ofSeat(told, kFar, [](Seat& s) { s.points = 9; })},
      {"a seat of which only the number is told", ofSeat(told, kUnseen, [](Seat& s) { s.points = 9; })},
      {"a seat that the chain does not have", bytesOf({OfSeat, 2 * kBoards, 10, 1})},
      {"a seat beyond all chains", bytesOf({OfSeat, 1 << 30, 10, 1})},
      {"a seat below the first", bytesOf({OfSeat, -1, 10, 1})},
      {"a field that a seat does not have", bytesOf({OfSeat, 11, 60, 1})},
      {"a hand that is no number", bytesOf({OfSeat, 11, 0, u"all"_s})},
      {"another's hand in the open", bytesOf({OfSeat, 10, 17, static_cast<int>(Knowledge::Own)})},
      {"a robber that the own seat is to move", ofSeat(told, kOwn, [](Seat& s) { s.pending.must = Decision::Robber; })},
      {"wolves that the own seat is to answer", ofSeat(told, kOwn, [](Seat& s) { s.pending.must = Decision::Answer; })},
      {"wolves that strike", wire::headPatch(told.state().head, withWolves(told.state().head))},
      {"the own hand hidden", ofSeat(told, kOwn, [](Seat& s) { s.known = Knowledge::Counted; })},
      {"a corner beyond the window", bytesOf({Corner, 3, settlement})},
      {"a corner of the window that is not shown", bytesOf({Corner, 2 * kCornersOfBlock + 3, settlement})},
      {"a corner beyond all chains", bytesOf({Corner, kMostPlaces, settlement})},
      {"a corner that stands for no place", bytesOf({Corner, home + kCornersOfBlock - 1, settlement})},
      {"a settlement of nobody within the window", bytesOf({Corner, home + 3, pieceOf(kFar, Piece::Settlement)})},
      {"a settlement of a seat that the chain does not have",
       bytesOf({Corner, home + 3, pieceOf(SeatId(4000), Piece::Settlement)})},
      {"a settlement beyond the reach of its seat", bytesOf({Corner, home + 3, pieceOf(SeatId(6), Piece::Settlement)})},
      {"a settlement that is a new ship", bytesOf({Corner, home + 3, settlement | 2})},
      {"a piece whose number is too large", bytesOf({Corner, home + 3, 0x10000})},
      {"a corner without its piece", bytesOf({Corner, home + 3})},
      {"a corner with more than a piece", bytesOf({Corner, home + 3, settlement, 1})},
      {"an edge beyond the window", bytesOf({Edge, 3, road})},
      {"an edge beyond all chains", bytesOf({Edge, kMostPlaces, road})},
      {"an edge that stands for no place", bytesOf({Edge, edges + kEdgesOfBlock - 1, road})},
      {"a road that is new", bytesOf({Edge, edges + 3, road | 2})},
      {"the robber of a territory far away", bytesOf({Robber, 0, 5 * 20})},
      {"a robber beyond the window", bytesOf({Robber, 11, 3})},
      {"a robber beyond all chains", bytesOf({Robber, 11, kMostPlaces})},
      {"the supply of a board beyond the window", bytesOf({Supplies, 0, 0, 1})},
      {"the supply of a board that is not shown", bytesOf({Supplies, 2, 0, 1})},
      {"the supply of a board beyond all chains", bytesOf({Supplies, kMostBoards, 0, 1})},
      {"the award of a board beyond the window", bytesOf({Awards, 0, 0, 11})},
      {"the award of a board beyond all chains", bytesOf({Awards, kMostSeats, 0, 11})},
      {"an award of a seat far away", bytesOf({Awards, 5, 0, 40000})},
  };
}

}  // namespace

/// A client survives everything that a host says of a chain: nothing counts by halves, and if it ends it says why.
class TestBentChain : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QLoggingCategory::setFilterRules(u"tapu.*=false"_s); }
  void patchesThatDoNotFit_data();
  void patchesThatDoNotFit();
  void aPositionWithoutItsGame_data();
  void aPositionWithoutItsGame();
  void anotherPositionThanBefore();
  void movesThatDoNotFitAreLeftOut();
  void aRankThatCannotBe_data();
  void aRankThatCannotBe();
  void aPartOfALobbyThatCannotBe_data();
  void aPartOfALobbyThatCannotBe();
  void aChangeOfALobbyThatCannotBe_data();
  void aChangeOfALobbyThatCannotBe();
  void deskNewsThatCannotBe_data();
  void deskNewsThatCannotBe();
  void newsForAllThatCannotBe_data();
  void newsForAllThatCannotBe();
  void aFinalTableThatCannotBe_data();
  void aFinalTableThatCannotBe();
  void aFinalTableIsToldInCleanWords();
  void aFinalTableComesAfterTheEnd();
  void newsForOthers();
  void aMoveThatIsNoneEndsTheClient();
  void aMoveThatIsLeftOutCountsForNoBot();
  void framesThatAreCutOff_data();
  void framesThatAreCutOff();
  void lengthsThatLie_data();
  void lengthsThatLie();
};

void TestBentChain::patchesThatDoNotFit_data() {
  QTest::addColumn<QByteArray>("patch");
  for (const auto& [name, patch] : misfits()) QTest::newRow(name) << patch;
}
/// As news: what was told before stands, and a position is asked for. In a position: the client ends.
void TestBentChain::patchesThatDoNotFit() {
  QFETCH(QByteArray, patch);
  QVERIFY(!patch.isEmpty());
  Chained game;
  game.tellPosition();
  QVERIFY(game.client->known().hasGame());
  const State before = game.client->known().state;
  const int upTo = game.client->known().moveNumber, rank = game.client->known().rank.rank;
  const Seat& own = game.state().seat(kOwn);
  Seat richer = own;
  richer.hand = CardCounts::of(Resource::Ore, 2);
  const QByteArray sound = wire::seatPatch(kOwn, own, richer);
  wire::News bent = game.news({sound, patch});
  bent.rank = wire::Rank{3, 24};
  game.line.say(frameOf(bent));
  QVERIFY(game.client->known().state == before);
  QCOMPARE(game.client->known().moveNumber, upTo);
  QCOMPARE(game.client->known().rank.rank, rank);
  QCOMPARE(game.client->known().desyncs, 1);
  QVERIFY(game.line.channel->asksForPosition);
  game.tellPosition();  // what is so is believed again
  game.line.say(frameOf(game.news({sound})));
  QCOMPARE(game.client->known().state.seat(game.client->known().seat()).hand[Resource::Ore], 2);
  Chained fresh;
  fresh.position.patches.encoded << patch;
  fresh.tellPosition();
  QCOMPARE(fresh.line.why, Refusal::Nonsense);
  QVERIFY(!fresh.client->known().hasGame());
  QVERIFY(!fresh.client->known().window);
}

void TestBentChain::aPositionWithoutItsGame_data() {
  using Change = std::function<void(wire::Position&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a window of no boards", [](auto& p) { p.window.size = 0; });
  row("a window longer than its chain", [](auto& p) { p.window.size = kBoards + 1; });
  row("a window longer than any window", [](auto& p) {
    p.window.size = 9;
    p.window.first = 1;
    p.window.home = 4;
    p.window.firstHexes = {20, 40, 60, 80, 100, 120, 140, 160, 180};
  });
  row("a window that begins beyond the chain", [](auto& p) { p.window.first = kBoards; });
  row("a window without the own board", [](auto& p) { p.window.first = 7; });
  row("a window in which another board is the own", [](auto& p) { p.window.home = 2; });
  row("a home beyond the window", [](auto& p) { p.window.home = 7; });
  row("a chain of no boards", [](auto& p) { p.window.boards = 0; });
  row("a chain of more boards than there can be", [](auto& p) { p.window.boards = kMostBoards + 1; });
  row("a ring of two boards", [](auto& p) { p.window.boards = 2; });
  row("all of a long chain, which only eyes are told of", [](auto& p) {
    p.window = {kBoards, 0, kBoards, 5, Ends::Joined, {}};
    p.setup = Chained::setup();
  });
  row("a window for which no hexes are told", [](auto& p) { p.window.firstHexes.clear(); });
  row("fewer first hexes than boards", [](auto& p) { p.window.firstHexes.pop_back(); });
  row("first hexes beyond all chains", [](auto& p) { p.window.firstHexes.back() = 0xffffffff; });
  row("first hexes that run backwards", [](auto& p) { std::ranges::reverse(p.window.firstHexes); });
  row("two boards with one first hex", [](auto& p) { p.window.firstHexes[3] = p.window.firstHexes[2]; });
  row("a setup of more boards than the window", [](auto& p) { p.setup = Chained::setup(); });
  row("a setup of one board", [](auto& p) { p.setup = bigPlan(1).setup; });
  row("a setup of a game on one board", [](auto& p) { p.setup = classicPlan().setup; });
}
void TestBentChain::aPositionWithoutItsGame() {
  QFETCH(std::function<void(wire::Position&)>, change);
  Chained game;
  change(game.position);
  game.tellPosition();
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().phase, Client::Phase::Closed);
  QVERIFY(!game.client->known().hasGame());
  QVERIFY(!game.client->known().window);
  QVERIFY(!turnedAwaySentence(game.line.why, {}).isEmpty());
  Chained running;
  running.tellPosition();
  const State before = running.client->known().state;
  change(running.position);
  running.tellPosition();
  QCOMPARE(running.line.why, Refusal::Nonsense);
  QVERIFY(running.client->known().state == before);
}

/// The same seat, in the same game: its window and its boards do not change.
void TestBentChain::anotherPositionThanBefore() {
  Chained game;
  game.tellPosition();
  const State before = game.client->known().state;
  game.position.setup.options.roundSeconds = 46;
  game.tellPosition();
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QVERIFY(game.client->known().state == before);
}

void TestBentChain::movesThatDoNotFitAreLeftOut() {
  Chained game;
  game.tellPosition();
  const State before = game.client->known().state;
  wire::News news = game.news();
  news.moves = {encodeMove({kFar, buildRoad(EdgeId(3)), {}}),
                encodeMove({kOwn, buildSettlement(CornerId(5 * kCornersOfBlock + 63)), {}})};
  game.line.say(frameOf(news));
  QVERIFY(game.line.isOpen());
  QVERIFY(game.client->known().state == before);
  QVERIFY(game.client->known().history.empty());
  QCOMPARE(game.client->known().moveNumber, news.upTo);
}

void TestBentChain::aRankThatCannotBe_data() {
  QTest::addColumn<int>("rank");
  QTest::addColumn<int>("of");
  QTest::newRow("behind the last") << 25 << 24;
  QTest::newRow("among more seats than the chain has") << 1 << 25;
  QTest::newRow("before the first") << 0 << 24;
  QTest::newRow("among none") << 1 << 0;
  QTest::newRow("among more seats than there can be") << 1 << kMostSeats + 1;
}
void TestBentChain::aRankThatCannotBe() {
  QFETCH(int, rank);
  QFETCH(int, of);
  Chained game;
  game.tellPosition();
  const int upTo = game.client->known().moveNumber;
  wire::News news = game.news();
  news.rank = wire::Rank{rank, of};
  game.line.say(frameOf(news));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().moveNumber, upTo);
  QCOMPARE(game.client->known().rank.of, Chained().client->known().rank.of);
}

/// Sound: the seats of the seven boards around the own.
static wire::LobbyPart soundPart() {
  const Setup whole = Chained::setup();
  const ChainWindow window = ChainWindow::around(whole.chain, 5);
  wire::LobbyPart part{window.parts(), {}, kOwn};
  part.lobby.setup = window.local(whole);
  part.lobby.seats.resize(part.lobby.setup.seats());
  return part;
}

void TestBentChain::aPartOfALobbyThatCannotBe_data() {
  using Change = std::function<void(wire::LobbyPart&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a window without the own board", [](auto& p) { p.window.first = 7; });
  row("a window that is the whole chain", [](auto& p) {
    p.window = {7, 0, 7, 3, Ends::Open, {}};
    p.yourSeat = SeatId(7);
  });
  row("a seat of another board", [](auto& p) { p.yourSeat = SeatId(12); });
  row("no seat", [](auto& p) { p.yourSeat = {}; });
  row("a seat beyond the chain", [](auto& p) { p.yourSeat = SeatId(40000); });
  row("fewer seats than the boards have", [](auto& p) { p.lobby.seats.removeLast(); });
  row("more seats than a window can have", [](auto& p) { p.lobby.seats.resize(15); });
  row("more boards than the window", [](auto& p) { p.lobby.setup = Chained::setup(); });
  row("first hexes that no chain has", [](auto& p) { p.window.firstHexes[6] = kMostPlaces; });
}
void TestBentChain::aPartOfALobbyThatCannotBe() {
  QFETCH(std::function<void(wire::LobbyPart&)>, change);
  Chained game;
  game.line.say(frameOf(soundPart()));
  QVERIFY(game.line.isOpen());
  QCOMPARE(game.client->known().lobby.seats.size(), 14);
  wire::LobbyPart part = soundPart();
  part.lobby.gameName = u"another"_s;
  change(part);
  game.line.say(frameOf(part));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().lobby.gameName, QString());
  QVERIFY(!Chained(Attendance::Screen).client->known().window);
}

void TestBentChain::aChangeOfALobbyThatCannotBe_data() {
  using Change = std::function<void(wire::LobbyChange&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("another seat than before", [](auto& c) { c.yourSeat = SeatId(10); });
  row("a seat beyond the chain", [](auto& c) { c.yourSeat = SeatId(40000); });
  row("no seat any more", [](auto& c) { c.yourSeat = {}; });
  row("how a seat beyond the window is", [](auto& c) { c.changed.push_back({0, {}}); });
  row("how a seat is that the chain does not have", [](auto& c) { c.changed.push_back({2 * kBoards, {}}); });
  row("how a seat beyond all chains is", [](auto& c) { c.changed.push_back({kMostSeats, {}}); });
  row("how a seat below the first is", [](auto& c) { c.changed.push_back({-1, {}}); });
  row("another setup for a part", [](auto& c) { c.setup = Chained::setup(); });
}
void TestBentChain::aChangeOfALobbyThatCannotBe() {
  QFETCH(std::function<void(wire::LobbyChange&)>, change);
  Chained game;
  game.line.say(frameOf(soundPart()));
  LobbySeat asha;
  asha.holder = SeatHolder::Person;
  asha.name = u"Asha"_s;
  wire::LobbyChange told{{}, Lobby::Stage::Gathering, {{10, asha}}, kOwn};
  change(told);
  game.line.say(frameOf(told));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  for (const LobbySeat& seat : game.client->known().lobby.seats) QCOMPARE(seat.name, QString());
  QCOMPARE(game.client->known().lobby.seats.size(), 14);
}

void TestBentChain::deskNewsThatCannotBe_data() {
  using Change = std::function<void(wire::DeskNews&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a seat beyond the table", [](auto& d) { d.changed.push_back({24, {}}); });
  row("a seat below the first", [](auto& d) { d.changed.push_back({-1, {}}); });
  row("a table of more seats than there can be", [](auto& d) { d.seats = kMostSeats + 1; });
  row("a table of fewer than no seats", [](auto& d) { d.seats = -1; });
  row("a code with a wrong last digit", [](auto& d) { d.changed[0].seat.code = joinCodeOf(12345) + 1; });
  row("a code of seven digits", [](auto& d) { d.changed[0].seat.code = 1'000'000; });
  row("a name that is too long", [](auto& d) { d.changed[0].seat.keptFor = QString(65, u'x'); });
  row("more people who wait than there can be", [](auto& d) { d.late.resize(wire::kMostLate + 1); });
  row("more places than there can be", [](auto& d) { d.changed.resize(kMostSeats + 1); });
}
void TestBentChain::deskNewsThatCannotBe() {
  QFETCH(std::function<void(wire::DeskNews&)>, change);
  Chained game(Attendance::Organizer);
  wire::DeskNews sound{24, {{3, {joinCodeOf(54321), Activity::Plays, u"Asha"_s}}}, {}};
  game.line.say(frameOf(sound));
  QCOMPARE(game.client->known().desk.seats.size(), 24);
  const OrganizerDesk before = game.client->known().desk;
  wire::DeskNews bent{24, {{4, {joinCodeOf(11111), Activity::Idle, u"Ravi"_s}}}, {}};
  change(bent);
  game.line.say(frameOf(bent));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QVERIFY(game.client->known().desk == before);
}

static CommonNews soundNewsForAll() {
  const SpokenSeat asha{kFar, SeatHolder::Person, u"Asha"_s};
  return {3, {asha}, Ending{GameEnd::Target, 3, 25, 1, {asha}}};
}

void TestBentChain::newsForAllThatCannotBe_data() {
  using Change = std::function<void(CommonNews&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a seat beyond the chain has reached the target", [](auto& n) { n.reached[0].seat = SeatId(24); });
  row("nobody has reached the target", [](auto& n) { n.reached[0].seat = {}; });
  row("a seat has reached it twice", [](auto& n) { n.reached.append(n.reached[0]); });
  row("more have reached it than are named", [](auto& n) {
    for (int seat = 1; seat <= CommonNews::kMostNamed; ++seat) n.reached.append({SeatId(seat), {}, {}});
  });
  row("a name that is too long", [](auto& n) { n.reached[0].name = QString(65, u'x'); });
  row("a holder that there is not", [](auto& n) { n.reached[0].holder = SeatHolder(3); });
  row("an end that there is not", [](auto& n) { n.ending->how = GameEnd(4); });
  row("an end without a first place", [](auto& n) { n.ending->first.clear(); });
  row("a winner beyond the chain", [](auto& n) { n.ending->first[0].seat = SeatId(4000); });
  row("the same winner twice", [](auto& n) {
    n.ending->first.append(n.ending->first[0]);
    n.ending->sharing = 2;
  });
  row("fewer winners than are named", [](auto& n) { n.ending->first.append({SeatId(5), {}, {}}); });
  row("more winners than seats", [](auto& n) { n.ending->sharing = 25; });
  row("no winners", [](auto& n) { n.ending->sharing = 0; });
  row("more points than there can be", [](auto& n) { n.ending->points = 256; });
  row("fewer points than none", [](auto& n) { n.ending->points = -1; });
  row("a round before the first", [](auto& n) { n.round = -1; });
}
void TestBentChain::newsForAllThatCannotBe() {
  QFETCH(std::function<void(CommonNews&)>, change);
  Chained game;
  game.line.say(frameOf(wire::HallNews{soundNewsForAll()}));
  QVERIFY(game.client->known().common.isEmpty());  // there is no game yet of which it could be news
  game.tellPosition();
  game.line.say(frameOf(wire::HallNews{soundNewsForAll()}));
  QVERIFY(game.line.isOpen());
  QCOMPARE(game.client->known().common, soundNewsForAll());
  QCOMPARE(game.client->known().phase, Client::Phase::Playing);  // the position says when it is over
  CommonNews bent = soundNewsForAll();
  bent.round = 4;
  change(bent);
  game.line.say(frameOf(wire::HallNews{bent}));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().common, soundNewsForAll());
}

/// The final table of 24 seats that soundNewsForAll tells the first of, in two parts.
static std::array<wire::FinalPart, 2> soundTable() {
  FinalTable table;
  for (int seat = 0; seat < 2 * kBoards; ++seat) {
    FinalRow row;
    row.who = {SeatId(seat), SeatHolder::Person, u"Asha"_s};
    row.letter = u"A"_s;
    row.rank = seat + 1;
    row.from.cities = 25 - seat;
    table.append(row);
  }
  table[5].rank = 5;  // they share a place
  return {wire::FinalPart{0, 24, table.first(14)}, wire::FinalPart{14, 24, table.mid(14)}};
}

void TestBentChain::aFinalTableThatCannotBe_data() {
  using Parts = std::array<wire::FinalPart, 2>;
  using Change = std::function<void(Parts&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("a seat beyond the chain", [](auto& p) { p[0].rows[3].who.seat = SeatId(24); });
  row("nobody has a place", [](auto& p) { p[0].rows[3].who.seat = {}; });
  row("a seat twice in one part", [](auto& p) { p[0].rows[3].who.seat = SeatId(2); });
  row("a seat in both parts", [](auto& p) { p[1].rows[3].who.seat = SeatId(2); });
  row("nobody has the first place", [](auto& p) { p[0].rows[0].rank = 2; });
  row("a place that is left out", [](auto& p) { p[0].rows[3].rank = 5; });
  row("a place that comes too late", [](auto& p) { p[1].rows[0].rank = 13; });
  row("another winner than was told", [](auto& p) { std::swap(p[0].rows[0].who.seat, p[0].rows[1].who.seat); });
  row("other points of the winner than were told", [](auto& p) { p[0].rows[0].from.cities = 24; });
  row("more points than there can be", [](auto& p) { p[0].rows[1].from = {{}, 100, 100, 50, 50}; });
  row("more rows than seats", [](auto& p) { p[0].of = p[1].of = 25; });
  row("more rows than were announced", [](auto& p) { p[0].of = p[1].of = 20; });
  row("another length in each part", [](auto& p) {
    p[1].of = 23;
    p[1].rows.removeLast();
  });
  row("a part without rows", [](auto& p) { p[1].rows.clear(); });
  row("the second part first", [](auto& p) { std::swap(p[0], p[1]); });
  row("a part that is missing", [](auto& p) {
    p[1].first = 15;
    p[1].rows.removeFirst();
  });
  row("a part that is told twice", [](auto& p) {
    p[1].first = 13;
    p[1].rows.prepend(p[0].rows.last());
  });
}
/// The client ends, and shows no table at all.
void TestBentChain::aFinalTableThatCannotBe() {
  QFETCH(std::function<void(std::array<wire::FinalPart, 2>&)>, change);
  auto parts = soundTable();
  change(parts);
  Chained game;
  game.tellPosition();
  game.line.say(frameOf(wire::HallNews{soundNewsForAll()}));
  for (const wire::FinalPart& part : parts)
    if (game.line.isOpen()) game.line.say(frameOf(part));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QVERIFY(game.client->known().finalTable.isEmpty());
}

/// What a server should never have let into a name is neither shown nor kept.
void TestBentChain::aFinalTableIsToldInCleanWords() {
  auto parts = soundTable();
  parts[0].rows[3].who.name = u"Ra\nvi\u202e"_s;
  parts[0].rows[3].letter = u"B\u202e\n"_s;
  Chained game;
  game.tellPosition();
  game.line.say(frameOf(wire::HallNews{soundNewsForAll()}));
  for (const wire::FinalPart& part : parts) game.line.say(frameOf(part));
  const FinalRow row = game.client->known().finalTable.value(3);
  QCOMPARE(row.who.name, u"Ra vi"_s);
  QCOMPARE(row.letter.trimmed(), u"B"_s);
}

/// Nothing of it is believed before the end, and nothing is shown before all of it was told.
void TestBentChain::aFinalTableComesAfterTheEnd() {
  const auto parts = soundTable();
  Chained game;
  game.line.say(frameOf(parts[0]));
  QVERIFY2(game.line.isOpen() && game.client->known().finalTable.isEmpty(),
           "there is no game yet of which it could be");
  game.tellPosition();
  game.line.say(frameOf(wire::HallNews{soundNewsForAll()}));
  game.line.say(frameOf(parts[0]));
  QVERIFY(game.line.isOpen());
  QVERIFY2(game.client->known().finalTable.isEmpty(), "the second part is missing");
  for (int times = 0; times < 2; ++times) {  // whoever comes back is told again
    game.line.say(frameOf(parts[0]));
    game.line.say(frameOf(parts[1]));
    QVERIFY(game.line.isOpen());
    QCOMPARE(game.client->known().finalTable, parts[0].rows + parts[1].rows);
  }
  Chained early;
  early.tellPosition();
  early.line.say(frameOf(parts[0]));
  QCOMPARE(early.line.why, Refusal::Nonsense);
}

/// What only organizers or screens are told reaches nobody else, and no seat is dealt out to them.
void TestBentChain::newsForOthers() {
  Chained player;
  player.line.say(frameOf(wire::DeskNews{24, {{3, {joinCodeOf(54321), Activity::Plays, {}}}}, {}}));
  QCOMPARE(player.line.why, Refusal::Nonsense);
  QVERIFY(player.client->known().desk.seats.isEmpty());
  Chained other;
  other.line.say(frameOf(wire::ScreenNews{{ScreenView::Ranking, u"Lunch"_s, 1}}));
  QCOMPARE(other.line.why, Refusal::Nonsense);
  QCOMPARE(other.client->known().onScreens, OnScreens());
  Chained screen(Attendance::Screen);
  screen.line.say(frameOf(wire::DeskNews{24, {}, {}}));
  QCOMPARE(screen.line.why, Refusal::Nonsense);
  Chained seated(Attendance::Screen);
  seated.line.say(frameOf(soundPart()));
  QCOMPARE(seated.line.why, Refusal::Nonsense);
  Chained watcher(Attendance::Screen);
  watcher.tellPosition();
  QVERIFY(watcher.client->known().hasGame());
  wire::News news = watcher.news();
  news.rank = wire::Rank{1, 24};
  watcher.line.say(frameOf(news));
  QCOMPARE(watcher.line.why, Refusal::Nonsense);
}

/// Frames as they travelled (length first, four bytes), without the welcome, which names a protocol.
static std::vector<QByteArray> keptTalk(const QString& name) {
  QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/net/talks/"_s + name);
  std::vector<QByteArray> frames;
  if (!file.open(QIODevice::ReadOnly)) return frames;
  for (QByteArray rest = file.readAll(); rest.size() >= 4;) {
    const auto bytes = qFromBigEndian<quint32>(rest.constData());
    frames.push_back(rest.mid(4, bytes));
    rest.remove(0, 4 + bytes);
  }
  if (!frames.empty()) frames.erase(frames.begin());
  return frames;
}

/// A bot at seat 0 of three boards, of which it sees all, that hears the frames one by one.
struct Hearing {
  Hearing() {
    player =
        std::make_unique<BotPlayer>(line.newClient(), makeBot("greedy"), std::make_unique<SeededRng>(2), line.clock, 0);
    player->start();
    wire::Welcome welcome;
    welcome.seat = SeatId(0);
    line.say(frameOf(welcome));
  }
  void hear(const QByteArray& frame) {
    line.say(frame);
    line.clock->advance(1000);
  }
  BentLine line{true};
  std::unique_ptr<BotPlayer> player;
};

/// A host that left out moves of a Big Game, and bent one: the bot ends and says why, and applies none of it.
void TestBentChain::aMoveThatIsNoneEndsTheClient() {
  const std::vector<QByteArray> frames = keptTalk(u"news-without-a-move.frames"_s);
  QCOMPARE(frames.size(), 12U);
  Hearing bot;
  for (const QByteArray& frame : frames) bot.hear(frame);
  QCOMPARE(bot.line.why, Refusal::Nonsense);

  for (const QByteArray& none :
       {QByteArray("what"), encodeMove({SeatId(30000), done(), {}}), encodeMove({kOwn, confirm(SeatId(40000)), {}})}) {
    Chained game;
    game.tellPosition();
    const State before = game.client->known().state;
    wire::News news = game.news({ofSeat(game, kOwn, [](Seat& seat) { seat.points = 9; })});
    news.moves = {encodeMove({kOwn, done(), {}}), none};
    game.line.say(frameOf(news));
    QCOMPARE(game.line.why, Refusal::Nonsense);
    QVERIFY2(game.client->known().state == before, "nothing of it was applied");
  }
}

/// News without their moves, whose patches are as they should be.
static QByteArray withoutMoves(const QByteArray& frame) {
  constexpr qsizetype kMoves = 4;  // after the type, the number, the answered Act and the clock
  QCborArray news = QCborValue::fromCbor(frame).toArray();
  news[kMoves] = QCborArray();
  return news.toCborValue().toCbor();
}

/// The bent one is left out too. The bot sees the position as it is told, and counts no hands of a game of which it has
/// not heard every move.
void TestBentChain::aMoveThatIsLeftOutCountsForNoBot() {
  constexpr std::size_t kFirstNews = 2, kBent = 4;
  const std::vector<QByteArray> frames = keptTalk(u"news-without-a-move.frames"_s);
  for (std::size_t leftOut = kFirstNews; leftOut < frames.size(); ++leftOut) {
    Hearing bot;
    for (std::size_t i = 0; i < frames.size(); ++i)
      bot.hear(i == leftOut || i == kBent ? withoutMoves(frames[i]) : frames[i]);
    QVERIFY2(bot.line.isOpen(), qPrintable(QString::number(leftOut)));
    QVERIFY(bot.player->client().known().hasGame());
  }
}

/// One message of each kind that only chains, desks and screens have.
static std::vector<std::pair<const char*, QByteArray>> samples() {
  Chained game;
  wire::News news = game.news({ofSeat(game, kOwn, [](Seat& s) { s.points = 9; })});
  news.moves = {encodeMove({kOwn, done(), {}})};
  news.rank = wire::Rank{2, 24};
  wire::LobbyChange change{{}, Lobby::Stage::Gathering, {{10, {}}}, kOwn};
  return {{"Position", frameOf(game.position)},
          {"News", frameOf(news)},
          {"LobbyPart", frameOf(soundPart())},
          {"LobbyChange", frameOf(change)},
          {"DeskNews",
           frameOf(wire::DeskNews{24, {{3, {joinCodeOf(54321), Activity::Idle, u"Asha"_s}}}, {{7, u"Ravi"_s}}})},
          {"HallNews", frameOf(wire::HallNews{soundNewsForAll()})},
          {"FinalPart", frameOf(soundTable()[0])},
          {"ScreenNews", frameOf(wire::ScreenNews{{ScreenView::Clock, u"Lunch"_s, 1}})}};
}

void TestBentChain::framesThatAreCutOff_data() {
  QTest::addColumn<QByteArray>("frame");
  for (const auto& [name, frame] : samples()) QTest::newRow(name) << frame;
}
/// After any of its bytes (of long ones each hundredth).
void TestBentChain::framesThatAreCutOff() {
  QFETCH(QByteArray, frame);
  Complaint good;
  QVERIFY(wire::decodeFromServer(frame, good));
  const qsizetype step = std::max<qsizetype>(1, frame.size() / 100);
  for (qsizetype bytes = 0; bytes < frame.size(); bytes += step) {
    Complaint complaint;
    QVERIFY(!wire::decodeFromServer(frame.left(bytes), complaint));
    QVERIFY(!complaint.isEmpty());
  }
  for (const Attendance attendance : {Attendance::Player, Attendance::Screen, Attendance::Organizer}) {
    Chained game(attendance);
    game.tellPosition();
    const State before = game.client->known().state;
    game.line.say(frame.chopped(1));
    QCOMPARE(game.line.why, Refusal::Nonsense);
    QVERIFY(game.client->known().state == before);
  }
}

void TestBentChain::lengthsThatLie_data() { framesThatAreCutOff_data(); }
/// Each list and string of the message says that it is longer or shorter than it is: nothing is allocated for it.
void TestBentChain::lengthsThatLie() {
  QFETCH(QByteArray, frame);
  const auto refuses = [](const QByteArray& bent) {
    Complaint complaint;
    return !wire::decodeFromServer(bent, complaint) && !complaint.isEmpty();
  };
  QByteArray shorter = frame, longer = frame;
  --shorter[0];
  ++longer[0];
  QVERIFY(refuses(shorter));
  QVERIFY(refuses(longer));
  QVERIFY(refuses(QByteArray("\x9b\x7f\xff\xff\xff\xff\xff\xff\xff", 9) + frame.mid(1)));
  const QCborArray message = QCborValue::fromCbor(frame).toArray();
  for (qsizetype i = 1; i < message.size(); ++i) {
    QCborArray without = message, doubled = message, other = message;
    without.removeAt(i);
    doubled.insert(i, message.at(i));
    other[i] = QCborValue(1.5);
    QVERIFY2(refuses(bytesOf(without)) && refuses(bytesOf(doubled)), qPrintable(QString::number(i)));
    QVERIFY2(refuses(bytesOf(other)), qPrintable(QString::number(i)));
  }
}

TAPU_TEST_WITH_LOOP(TestBentChain)
#include "test_bent_chain.moc"
