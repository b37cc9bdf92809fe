// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLoggingCategory>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "app/client/headless_players.h"
#include "app/host/game/authoritative_game.h"
#include "app/net/frame_reader.h"
#include "app/values/codec.h"
#include "engine/play/initial_state.h"
#include "engine/play/invariants.h"
#include "engine/play/visible.h"
#include "tests/engine/position.h"
#include "tests/net/bent_host.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

Setup beginnersOfTwo() {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  setup.options.seats = 2;
  setup.options.first = FirstSeat::HostChosen;
  setup.board = beginnerBoard();
  setup.board.starts.resize(2);
  setup.first = SeatId(1);
  return setup;
}

/// Two on the islands with fog of a forest and sea, a pirate who is away, points for islands, and two gifts: a card on
/// 1,1/E and a point at 4,3:S. Seat 1 can pay for a ship; one on 2,1/NW turns up 3,0. Of seat 0 a ship lies on 0,3/E.
Setup seaOfTwo() {
  using enum Terrain;
  test::Layout layout{.board = fogged(fogOf({Forest, Sea}, {5}))};
  layout.options.seats = 2;
  layout.options.islandBonus = 2;
  layout.first = SeatId(1);
  layout.board.pirate = PirateStart{};
  layout.board.gifts = {
      {.hex = {1, 1}, .on = Gift::On::Edge, .place = *sideNamed("E", Orientation::Pointy), .kind = Gift::Kind::Card},
      {.hex = {4, 3}, .on = Gift::On::Corner, .place = *cornerNamed("S", Orientation::Pointy)}};
  layout.settle(0, "0,3:NE", StartCards::Yes).ships(0, {"0,3/E"});
  layout.settle(1, "1,1:NE").settle(1, "5,0:SE", StartCards::Yes);
  return layout.fixed();
}

/// A classic game of two that waits for its first throw, and one that has begun; the client has seat 0.
struct Seated {
  explicit Seated(bool isFar = false) : Seated(beginnersOfTwo(), isFar) {}
  explicit Seated(const Setup& game, bool isFar = false) : line(isFar), setup(game) {
    client = line.newClient();
    client->start();
    wire::Welcome welcome;
    welcome.seat = SeatId(0);
    line.say(wire::encode(wire::FromServer(welcome)));
    snapshot.setup = setup;
    snapshot.state = visibleTo(SeatId(0), table(), initialState(table()));
    line.say(wire::encode(wire::FromServer(snapshot)));
  }
  const GameDefinition& table() {
    if (!table_) table_ = std::make_unique<GameDefinition>(setup);
    return *table_;
  }
  void tell(const Move& move) {
    wire::Batch batch;
    batch.upTo = ++snapshot.upTo;
    batch.moves = {move};
    line.say(wire::encode(wire::FromServer(batch)));
  }
  void tellAgain() { line.say(wire::encode(wire::FromServer(snapshot))); }
  void throwDice(int one, int two) {
    Move thrown{SeatId(1), roll(), {}};
    thrown.chance.dice = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)};
    tell(thrown);
  }

  BentLine line;
  Setup setup;
  wire::Snapshot snapshot;
  std::unique_ptr<Client> client;

 private:
  std::unique_ptr<GameDefinition> table_;
};

/// A host on a real socket that says the same to whoever calls.
class Impostor : public QTcpServer {
 public:
  explicit Impostor(const std::vector<QByteArray>& frames) {
    QByteArray bytes;
    for (const QByteArray& frame : frames) bytes += framed(frame);
    connect(this, &QTcpServer::newConnection, this, [this, bytes] { nextPendingConnection()->write(bytes); });
    listen(QHostAddress::LocalHost, 0);
  }
};

/// A game that begins, and then an action that no game has.
std::vector<QByteArray> nonsense() {
  Seated game;
  wire::Welcome welcome;
  welcome.seat = SeatId(0);
  wire::Batch batch;
  batch.moves = {Move{SeatId(1), confirm(SeatId()), {}}};
  std::vector<QByteArray> frames{wire::encode(wire::FromServer(welcome))};
  for (int i = 0; i < 8; ++i) {
    frames.push_back(wire::encode(wire::FromServer(game.snapshot)));
    frames.push_back(wire::encode(wire::FromServer(batch)));
  }
  return frames;
}

Move of(int seat, const Action& action, const Chance& chance = {}) { return {SeatId(seat), action, chance}; }
Move ofTable(const Action& action, const Chance& chance = {}) { return {SeatId(), action, chance}; }
Action about(ActionKind kind, SeatId seat) {
  Action action;
  action.kind = kind;
  action.seat = seat;
  return action;
}
Chance with(const std::function<void(Chance&)>& change) {
  Chance chance;
  change(chance);
  return chance;
}
Chance dice(int one, int two) {
  return with([&](Chance& c) { c.dice = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)}; });
}

}  // namespace

/// A client survives everything a host says: its position is one that can be, and if it ends it says why.
class TestBentHost : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QLoggingCategory::setFilterRules(u"tapu.*=false"_s); }
  void aMoveThatCannotBeIsNotPlayed_data();
  void aMoveThatCannotBeIsNotPlayed();
  void aPositionThatCannotBeEndsTheClient_data();
  void aPositionThatCannotBeEndsTheClient();
  void aMoveOfTheSeaThatCannotBeIsNotPlayed_data();
  void aMoveOfTheSeaThatCannotBeIsNotPlayed();
  void aPositionOfTheSeaThatCannotBeEndsTheClient_data();
  void aPositionOfTheSeaThatCannotBeEndsTheClient();
  void aBatchIsPlayedAsAWholeOrNotAtAll();
  void whoIsToldNonsenseOverAndOverGivesUp();
  void whoWaitsForAPositionThatNeverComesDialsAgain();
  void nobodyIsMovedToAnotherSeatWhileAGameRuns_data();
  void nobodyIsMovedToAnotherSeatWhileAGameRuns();
  void whoIsTaughtPositionsWithoutEndGivesUp();
  void anEndlessGameTakesNoEndlessMemory();
  void aSecondWelcomeOrAWordBeforeItEndsTheClient();
  void nonsenseBeforeAWelcomeThrowsNoLostWindowOut_data();
  void nonsenseBeforeAWelcomeThrowsNoLostWindowOut();
  void whoDidNotSeeAMoveIsNotToldThatItIsTakenBack();
  void aStoredMoveThatCannotBeIsNotPlayed_data();
  void aStoredMoveThatCannotBeIsNotPlayed();
  void playersWithoutAScreenEndInWords();
  void theToolSaysWhyItLeft();
};

void TestBentHost::aMoveThatCannotBeIsNotPlayed_data() {
  QTest::addColumn<Move>("move");
  const SeatId far(65534), beyond(2), other(1);
  QTest::newRow("accepting an offer of nobody") << of(1, accept(SeatId()));
  QTest::newRow("accepting an offer of a seat that does not exist") << of(1, accept(beyond));
  QTest::newRow("declining an offer of nobody") << of(1, decline(SeatId()));
  QTest::newRow("confirming a trade with nobody") << of(1, confirm(SeatId()));
  QTest::newRow("confirming a trade with a seat far away") << of(1, confirm(far));
  QTest::newRow("a trade of which nobody tells the cards") << of(1, accept(SeatId(0)));
  QTest::newRow("declining an offer that does not lie open") << of(1, decline(SeatId(0)));
  QTest::newRow("withdrawing an offer of nobody") << ofTable(about(ActionKind::WithdrawOffer, SeatId()));
  QTest::newRow("striking an answer off that was not given") << ofTable(strikeAnswer(other, SeatId(0)));
  QTest::newRow("an offer to a seat that does not exist")
      << of(1, offerTrade(CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(7)}));
  QTest::newRow("an offer to oneself") << of(
      1, offerTrade(CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(1)}));
  QTest::newRow("a seat that does not exist") << of(2, roll(), dice(1, 2));
  QTest::newRow("a seat without its turn") << of(0, roll(), dice(1, 2));
  QTest::newRow("a throw without dice") << of(1, roll());
  QTest::newRow("a throw with one die") << of(1, roll(), dice(0, 4));
  QTest::newRow("time that runs out without a throw") << ofTable(tableMove(ActionKind::TimeUp, other));
  QTest::newRow("time that runs out for a seat far away") << ofTable(tableMove(ActionKind::TimeUp, far), dice(1, 2));
  QTest::newRow("a robber that time moves though nobody must")
      << ofTable(tableMove(ActionKind::TimeUp, other), with([](Chance& c) {
                   c.dice = {1, 2};
                   c.hex = ShortHexId(3);
                 }));
  QTest::newRow("a victim where no robber is") << ofTable(tableMove(ActionKind::TimeUp, other), with([](Chance& c) {
                                                            c.dice = {1, 2};
                                                            c.seat = SeatId(900);
                                                          }));
  QTest::newRow("a robber off the map") << of(1, moveRobber(HexId(700), SeatId(0)));
  QTest::newRow("a settlement off the map") << of(1, buildSettlement(CornerId(60000)));
  QTest::newRow("a road off the map") << of(1, buildRoad(EdgeId(500)));
  QTest::newRow("a throw that ends the game for a seat that does not exist") << of(1, roll(), with([](Chance& c) {
                                                                                     c.dice = {1, 2};
                                                                                     c.winner = SeatId(2);
                                                                                   }));
  QTest::newRow("more point cards shown than anybody holds") << of(1, roll(), with([](Chance& c) {
                                                                     c.dice = {1, 2};
                                                                     c.winner = SeatId(1);
                                                                     c.wonWith = 3;
                                                                   }));
  QTest::newRow("a throw with a stolen card") << of(1, roll(), with([](Chance& c) {
                                                      c.dice = {1, 2};
                                                      c.stolen = Resource::Ore;
                                                    }));
  QTest::newRow("an event in a classic game")
      << ofTable(tableMove(ActionKind::StartRound), with([](Chance& c) { c.setEvent(RoundEvent::Wolf); }));
  QTest::newRow("a first throw in a game that has begun")
      << ofTable(tableMove(ActionKind::FirstThrow), with([](Chance& c) { c.seat = SeatId(0); }));
  QTest::newRow("a newcomer on a seat far away") << ofTable(seatTaken(far, Newcomer::Yes));
  QTest::newRow("a seat left by nobody") << ofTable(tableMove(ActionKind::SeatLeft));
  QTest::newRow("cards shown before the end") << ofTable(reveal(other, {}, {}));
  QTest::newRow("taking back what was not done") << ofTable(tableMove(ActionKind::TakeBack, SeatId(999)));
}
void TestBentHost::aMoveThatCannotBeIsNotPlayed() {
  QFETCH(Move, move);
  Seated game;
  const State before = game.client->known().state;
  QVERIFY(brokenInvariants(game.client->known().definition(), before).empty());
  game.tell(move);
  QVERIFY(game.client->known().state == before);
  QVERIFY(game.client->known().history.empty());
  QCOMPARE(game.client->known().desyncs + (game.line.why == Refusal::Nonsense), 1);
  if (!game.line.isOpen()) return;
  game.snapshot.upTo = 0;
  game.tellAgain();  // what is so is believed again
  game.throwDice(2, 1);
  QCOMPARE(game.client->known().history.size(), 1u);
}

void TestBentHost::aPositionThatCannotBeEndsTheClient_data() {
  using Change = std::function<void(wire::Snapshot&)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("nobody has the turn", [](auto& s) { s.state.head.active = {}; });
  row("half a throw", [](auto& s) { s.state.head.dice = {3, 0}; });
  row("the set-up is far beyond its end", [](auto& s) {
    s.state.head.phase = Phase::Setup;
    s.state.head.setupStep = 60000;
  });
  row("a hand of nothing", [](auto& s) { s.state.seats[0].hand = CardCounts::of(Resource::Unknown, 3); });
  row("a hand of 127 cards", [](auto& s) { s.state.seats[0].hand = CardCounts::of(Resource::Ore, 127); });
  row("another's hand in the open", [](auto& s) { s.state.seats[1].known = Knowledge::Own; });
  row("the own hand hidden", [](auto& s) { s.state.seats[0].known = Knowledge::Counted; });
  row("more roads in stock than there are", [](auto& s) { s.state.seats[0].roads = 200; });
  row("roads that reach what they do not", [](auto& s) { s.state.reach[0].road[0] ^= 1; });
  row("a yield from nowhere", [](auto& s) { s.state.seats[0].yieldByThrow[3] += CardCounts::of(Resource::Ore, 2); });
  row("points from nowhere", [](auto& s) { s.state.seats[1].points = 9; });
  row("a decision without end", [](auto& s) { s.state.seats[0].pending = {Decision::Discard, 255, 0xffff}; });
  row("a road at no settlement", [](auto& s) { s.state.seats[1].pending = {Decision::Road, 0, 3}; });
  row("an award of nobody's", [](auto& s) { s.state.awards[0].longestRoad = SeatId(1); });
  row("a bank fuller than the box", [](auto& s) { s.state.supplies[0].bank += CardCounts::of(Resource::Wool, 40); });
  row("an open deck", [](auto& s) { s.state.supplies[0].deck = CardCounts::of(Card::Knight, 25); });
  row("a game of another board", [](auto& s) { s.setup.board.cells[0].terrain = Terrain::Desert; });
  row("a history that leads elsewhere", [](auto& s) { s.history = {of(1, roll(), dice(1, 2))}; });
  row("a history of what cannot be", [](auto& s) { s.history = {of(1, confirm(SeatId()))}; });
  row("a history that takes back what was not done",
      [](auto& s) { s.history = {ofTable(tableMove(ActionKind::TakeBack, SeatId(1)))}; });
}
void TestBentHost::aPositionThatCannotBeEndsTheClient() {
  QFETCH(std::function<void(wire::Snapshot&)>, change);
  Seated game;
  QVERIFY(game.line.isOpen());
  const State before = game.client->known().state;
  change(game.snapshot);
  game.tellAgain();
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().phase, Client::Phase::Closed);
  QVERIFY(game.client->known().state == before);
}

/// Each after a throw of seat 1: of a two, or of a seven, after which it moves robber or pirate.
void TestBentHost::aMoveOfTheSeaThatCannotBeIsNotPlayed_data() {
  QTest::addColumn<int>("thrown");
  QTest::addColumn<Move>("move");
  const GameDefinition table(seaOfTwo());
  const auto edge = [&](const char* name) { return *table.map.edgeNamed(name); };
  const auto hex = [&](const char* name) { return *table.map.hexNamed(name); };
  const auto row = [](const char* name, int thrown, const Move& move) { QTest::newRow(name) << thrown << move; };
  const Action reaching = buildShip(edge("2,1/NW")), taking = buildShip(edge("1,1/E"));
  const auto turned = test::Position::withTurned;
  row("14.5 a cell of a terrain that the fog does not hold", 2, of(1, reaching, turned(Terrain::Mountains, 5)));
  row("14.5 a cell with a number that it does not hold", 2, of(1, reaching, turned(Terrain::Forest, 6)));
  row("14.5 a forest without a number", 2, of(1, reaching, turned(Terrain::Forest, 0)));
  row("14.5 sea with a number", 2, of(1, reaching, turned(Terrain::Sea, 5)));
  row("14.5 fog under the fog", 2, of(1, reaching, turned(Terrain::Fog, 0)));
  row("14.5 a covered cell of which nobody tells", 2, of(1, reaching));
  row("14.5 a cell turned up by the end of a turn", 2, of(1, endTurn(), turned(Terrain::Sea, 0)));
  row("14.6 a gift of a card of which nobody tells", 2, of(1, taking));
  row("14.6 a card where no gift lies", 2, of(1, reaching, with([](Chance& c) {
                                                c.setTurned({Terrain::Sea, 0});
                                                c.card = Card::Unknown;
                                              })));
  row("14.1 cards for gold that nobody owes", 2, of(1, takeGold(CardCounts::of(Resource::Ore))));
  row("14.1 time that is up for gold that nobody owes", 2,
      ofTable(tableMove(ActionKind::TimeUp, SeatId(0)),
              with([](Chance& c) { c.setGold(CardCounts::of(Resource::Ore)); })));
  row("14.2 a pirate before a seven", 2, of(1, movePirate(hex("2,1"), SeatId{})));
  row("14.2 a pirate on land", 7, of(1, movePirate(hex("0,0"), SeatId{})));
  row("14.2 a pirate under the fog", 7, of(1, movePirate(hex("3,0"), SeatId{})));
  row("14.2 a pirate off the map", 7, of(1, movePirate(HexId(700), SeatId{})));
  row("14.2 a pirate who robs whoever does not sail there", 7,
      of(1, movePirate(hex("2,1"), SeatId(0)), test::Position::withStolen(Resource::Unknown)));
  row("14.2 a pirate who robs nobody where somebody sails", 7, of(1, movePirate(hex("1,3"), SeatId{})));
  row("14.2 a pirate who takes a card that the seat does not have", 7,
      of(1, movePirate(hex("1,3"), SeatId(0)), test::Position::withStolen(Resource::Wool)));
  row("14.5 a robber under the fog", 7, of(1, moveRobber(hex("3,0"), SeatId{})));
}
void TestBentHost::aMoveOfTheSeaThatCannotBeIsNotPlayed() {
  QFETCH(int, thrown);
  QFETCH(Move, move);
  Seated game(seaOfTwo());
  game.throwDice(thrown - 1, 1);
  QCOMPARE(game.client->known().history.size(), 1u);
  const State before = game.client->known().state;
  game.tell(move);
  QVERIFY(game.client->known().state == before);
  QCOMPARE(game.client->known().history.size(), 1u);
  QCOMPARE(game.client->known().desyncs + (game.line.why == Refusal::Nonsense), 1);
}

void TestBentHost::aPositionOfTheSeaThatCannotBeEndsTheClient_data() {
  using Change = std::function<void(SeaPart&)>;
  QTest::addColumn<Change>("change");
  const GameDefinition table(seaOfTwo());
  const HexId land = *table.map.hexNamed("0,0"), covered = *table.map.hexNamed("3,0");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("14.2 a pirate on land", [land](SeaPart& sea) { sea.pirate = land; });
  row("14.2 a pirate under the fog", [covered](SeaPart& sea) { sea.pirate = covered; });
  row("14.2 a pirate off the map", [](SeaPart& sea) { sea.pirate = HexId(700); });
  row("14.5 another count under the fog", [](SeaPart& sea) { ++sea.fog.of(Terrain::Forest); });
  row("14.5 a cell turned up that still counts as covered", [covered](SeaPart& sea) {
    sea.ground[covered.value] = {Terrain::Forest, 5};
  });
  row("14.5 a cell turned up that the fog did not hold", [covered](SeaPart& sea) {
    --sea.fog.of(Terrain::Forest);
    --sea.fog.numbers[5];
    sea.ground[covered.value] = {Terrain::Mountains, 5};
  });
  row("14.5 land that never lay under the fog and is sea now", [land](SeaPart& sea) {
    sea.ground[land.value] = {Terrain::Sea, 0};
  });
  row("14.6 a gift that the board does not have", [](SeaPart& sea) { sea.gifts[0] |= 4; });
  row("14.6 points of a gift that nobody has got", [](SeaPart& sea) { sea.gifts[0] = 0; });
  row("14.6 points of gifts from nowhere", [](SeaPart& sea) { sea.giftPoints[0] = 1; });
  row("14.3 an island that the map does not have", [](SeaPart& sea) { sea.islands[0] |= 8; });
  row("14.3 a seat that has never been where it stands", [](SeaPart& sea) { sea.islands[0] = 0; });
  row("14.3 points of islands from nowhere", [](SeaPart& sea) { sea.islandPoints[0] = 6; });
  row("14.1 gold that nobody is asked for", [](SeaPart& sea) { sea.gold[0] = 1; });
}
void TestBentHost::aPositionOfTheSeaThatCannotBeEndsTheClient() {
  QFETCH(std::function<void(SeaPart&)>, change);
  Seated game(seaOfTwo());
  QCOMPARE(game.client->known().phase, Client::Phase::Playing);
  const State before = game.client->known().state;
  change(*game.snapshot.state.sea);
  game.tellAgain();
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QVERIFY(game.client->known().state == before);
}

void TestBentHost::aBatchIsPlayedAsAWholeOrNotAtAll() {
  Seated game;
  const State before = game.client->known().state;
  wire::Batch batch;
  batch.upTo = 2;
  batch.moves = {of(1, roll(), dice(1, 2)), of(1, confirm(SeatId()))};
  game.line.say(wire::encode(wire::FromServer(batch)));
  QVERIFY(game.client->known().state == before);
  QVERIFY(game.client->known().history.empty());
  QVERIFY(game.line.channel->asksForPosition);
}

void TestBentHost::whoIsToldNonsenseOverAndOverGivesUp() {
  Seated game;
  int asked = 0;
  while (game.line.isOpen() && asked < 100) {
    game.tell(of(1, confirm(SeatId())));
    game.line.clock->advance(100);
    ++asked;
    game.snapshot.upTo = 0;
    game.tellAgain();
  }
  QCOMPARE(asked, 6);
  QCOMPARE(game.line.why, Refusal::Nonsense);
}

void TestBentHost::whoWaitsForAPositionThatNeverComesDialsAgain() {
  BentLine line(true);
  const auto client = line.newClient();
  client->start();
  Seated game;
  wire::Welcome welcome;
  welcome.seat = SeatId(0);
  line.say(wire::encode(wire::FromServer(welcome)));
  line.say(wire::encode(wire::FromServer(game.snapshot)));
  QCOMPARE(client->known().phase, Client::Phase::Playing);
  wire::Batch batch;
  batch.moves = {of(1, confirm(SeatId()))};
  line.say(wire::encode(wire::FromServer(batch)));
  const QPointer<BentChannel> before = line.channel;
  for (int second = 0; second < 14; ++second) {
    line.clock->advance(1000);
    line.say(wire::encode(wire::FromServer(wire::Pong{1})));  // it lives, and says nothing
  }
  QCOMPARE(client->known().phase, Client::Phase::Playing);
  line.clock->advance(4000);
  QVERIFY(line.channel != before);
}

void TestBentHost::nobodyIsMovedToAnotherSeatWhileAGameRuns_data() {
  QTest::addColumn<bool>("dialsAnew");
  QTest::addColumn<int>("seat");
  QTest::newRow("welcomed back to a seat that does not exist") << true << 999;
  QTest::newRow("welcomed back to the seat of another") << true << 1;
  QTest::newRow("welcomed back to no seat") << true << -1;
  QTest::newRow("told in the middle of the game that the seat is another") << false << 1;
}
void TestBentHost::nobodyIsMovedToAnotherSeatWhileAGameRuns() {
  QFETCH(bool, dialsAnew);
  QFETCH(int, seat);
  Seated game(true);
  QCOMPARE(game.client->known().phase, Client::Phase::Playing);
  if (dialsAnew) {
    const QPointer<BentChannel> before = game.line.channel;
    Q_EMIT before->closed(u"cut"_s);
    const auto isDialed = [&] { return game.line.channel && game.line.channel != before; };
    for (int waited = 0; waited < 100 && !isDialed(); ++waited) game.line.clock->advance(100);
    QVERIFY(isDialed());
    wire::Welcome welcome;
    welcome.seat = SeatId(seat);
    game.line.say(wire::encode(wire::FromServer(welcome)));
  } else {
    wire::LobbyNews news{{}, SeatId(seat)};
    news.lobby.setup = game.setup;
    news.lobby.seats.resize(2);
    news.lobby.stage = Lobby::Stage::Playing;
    game.line.say(wire::encode(wire::FromServer(news)));
  }
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(game.client->known().seat(), SeatId(0));
}

void TestBentHost::whoIsTaughtPositionsWithoutEndGivesUp() {
  Seated game;
  int told = 0;
  for (; game.line.isOpen() && told < 1000; ++told) game.tellAgain();
  QCOMPARE(game.line.why, Refusal::Nonsense);
  QCOMPARE(told, 31);
}

void TestBentHost::anEndlessGameTakesNoEndlessMemory() {
  Seated game;
  wire::Batch batch;
  for (int i = 0; i < 250; ++i)
    for (ActionKind kind : {ActionKind::Pause, ActionKind::Resume}) batch.moves.push_back(ofTable(tableMove(kind)));
  const QByteArray frame = wire::encode(wire::FromServer(batch));
  for (int i = 0; i < 130; ++i) game.line.say(frame);  // 65,000 lawful moves
  QVERIFY(game.line.isOpen());
  QVERIFY(game.client->known().history.size() <= wire::kMostHistory);
  QVERIFY(!game.client->known().hasWholeHistory);
  QVERIFY(game.client->known().history.back() == batch.moves.back());
}

void TestBentHost::aSecondWelcomeOrAWordBeforeItEndsTheClient() {
  Seated game;
  game.line.say(wire::encode(wire::FromServer(wire::Welcome{})));
  QCOMPARE(game.line.why, Refusal::Nonsense);
  BentLine line;
  const auto client = line.newClient();
  client->start();
  line.say(wire::encode(wire::FromServer(game.snapshot)));
  QCOMPARE(line.why, Refusal::Nonsense);
}

// Another program may have the address of a table that was lost.
void TestBentHost::nonsenseBeforeAWelcomeThrowsNoLostWindowOut_data() {
  QTest::addColumn<QByteArray>("said");
  QTest::newRow("bytes that are no message") << QByteArray("HTTP/1.1 400 Bad Request");
  QTest::newRow("a position") << wire::encode(wire::FromServer(Seated().snapshot));
  QTest::newRow("an answer to no question") << wire::encode(wire::FromServer(wire::Pong{1}));
}
void TestBentHost::nonsenseBeforeAWelcomeThrowsNoLostWindowOut() {
  QFETCH(QByteArray, said);
  constexpr int kUntilItDialsAgainMs = 10'000;
  Seated game(true);
  const QPointer<BentChannel> first = game.line.channel;
  Q_EMIT first->closed(u"cut"_s);
  game.line.clock->advance(kUntilItDialsAgainMs);
  const QPointer<BentChannel> second = game.line.channel;
  QVERIFY(second && second != first);
  game.line.say(said);
  QCOMPARE(game.line.why, Refusal::None);
  QCOMPARE(game.client->known().phase, Client::Phase::Reconnecting);
  constexpr int kStepMs = 100;
  for (int ms = 0; ms < kUntilItDialsAgainMs && (!game.line.isOpen() || game.line.channel == second); ms += kStepMs)
    game.line.clock->advance(kStepMs);
  QVERIFY2(game.line.isOpen() && game.line.channel != second, "it calls again");
  wire::Welcome welcome;
  welcome.seat = SeatId(0);
  game.line.say(wire::encode(wire::FromServer(welcome)));
  game.tellAgain();
  QCOMPARE(game.client->known().phase, Client::Phase::Playing);
}

void TestBentHost::whoDidNotSeeAMoveIsNotToldThatItIsTakenBack() {
  Setup setup = Seated().setup;
  setup.options.seats = 4;
  setup.board = beginnerBoard();
  setup.first = SeatId(0);
  SeededChance chance(2);
  AuthoritativeGame game(setup, chance);
  game.settle();
  QVERIFY(!game.play(SeatId(0), roll()).refused);
  QCOMPARE(game.state().seat(SeatId(0)).pending.must, Decision::Act);
  const CardCounts hand = game.state().seat(SeatId(0)).hand;
  const auto held = std::ranges::find_if(kAllResources, [&](Resource each) { return hand[each] > 0; });
  const Resource wanted = *held == Resource::Ore ? Resource::Wool : Resource::Ore;
  QVERIFY(!game.play(SeatId(0), offerTrade(CardCounts::of(*held), CardCounts::of(wanted), {PartnerId(1)})).refused);
  const auto taken = game.play(SeatId(), tableMove(ActionKind::TakeBack, SeatId(0)));
  QVERIFY(!taken.refused);
  for (int seat : {0, 1}) QCOMPARE(taken.group.seen[static_cast<std::size_t>(seat)].size(), 1u);
  for (int seat : {2, 3}) QVERIFY(taken.group.seen[static_cast<std::size_t>(seat)].empty());
  for (int seat : {0, 1, 2, 3}) {
    const wire::Snapshot told = game.snapshot(SeatId(seat));
    SeenGame shown(game.definition(), SeatId(seat));
    for (const Move& move : told.history) QVERIFY(shown.play(move));
    QVERIFY(shown.state() == told.state);
  }
}

void TestBentHost::aStoredMoveThatCannotBeIsNotPlayed_data() {
  QTest::addColumn<Move>("move");
  QTest::newRow("a throw without dice") << of(1, roll());
  QTest::newRow("a throw that ends the game for nobody there") << of(1, roll(), with([](Chance& c) {
                                                                       c.dice = {1, 2};
                                                                       c.winner = SeatId(7);
                                                                     }));
  QTest::newRow("a throw that ends the game too early") << of(1, roll(), with([](Chance& c) {
                                                                c.dice = {1, 2};
                                                                c.winner = SeatId(1);
                                                              }));
  QTest::newRow("confirming a trade with nobody") << of(1, confirm(SeatId()));
}
void TestBentHost::aStoredMoveThatCannotBeIsNotPlayed() {
  QFETCH(Move, move);
  SeededChance chance(2);
  AuthoritativeGame game(Seated().setup, chance);
  StoredMove row;
  row.seat = SeatId(1);
  row.body = encodeMove(of(1, roll(), dice(1, 2)));
  QVERIFY(game.replay({row}).isEmpty());
  AuthoritativeGame other(Seated().setup, chance);
  row.body = encodeMove(move);
  QVERIFY(!other.replay({row}).isEmpty());
  QCOMPARE(other.moveCount(), 0);
}

void TestBentHost::playersWithoutAScreenEndInWords() {
  Lot lot(3);
  const Talk talk = recorded(classicPlan(), 4, 120);
  for (int round = 0; round < 25; ++round) {
    BentTalk host(talk, lot);
    std::vector<QByteArray> frames = host.opening();
    for (int i = 0; i < 40; ++i)
      if (const QByteArray frame = host.frame(); !frame.isEmpty()) frames.push_back(frame);
    frames.push_back(QByteArray("not a word of it"));
    Impostor impostor(frames);
    HeadlessPlayers::Plan plan;
    plan.host = u"127.0.0.1"_s;
    plan.port = impostor.serverPort();
    HeadlessPlayers players(plan, std::make_shared<SystemClock>());
    std::optional<HeadlessPlayers::Result> result;
    connect(&players, &HeadlessPlayers::done, this, [&](const HeadlessPlayers::Result& done) { result = done; });
    players.start();
    QVERIFY2(soon([&] { return result.has_value(); }), qPrintable(u"round %1"_s.arg(round)));
    QVERIFY(!result->finished);
    QCOMPARE(result->trouble, HeadlessPlayers::Trouble::TurnedAway);
    QVERIFY(result->refusal != Refusal::None);
  }
}

void TestBentHost::theToolSaysWhyItLeft() {
  Impostor impostor(nonsense());
  QProcess tool;
  tool.start(QString::fromLocal8Bit(qgetenv("TAPU_BIN")) + u"/tapu-tool"_s,
             {u"join"_s, u"127.0.0.1:%1"_s.arg(impostor.serverPort())});
  QVERIFY(tool.waitForStarted(test::kNever));
  QVERIFY(soon([&] { return tool.state() == QProcess::NotRunning; }));
  QCOMPARE(tool.exitStatus(), QProcess::NormalExit);
  QVERIFY(tool.exitCode() != 0);
  QVERIFY2(tool.readAllStandardError().contains("said what cannot be so"), "the reason in words");
  QVERIFY(tool.readAllStandardOutput().contains("\"finished\":false"));
}

TAPU_TEST_WITH_LOOP(TestBentHost)
#include "test_bent_host.moc"
