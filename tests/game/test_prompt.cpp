// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "app/client/refusal_words.h"
#include "app/session/game/prompt.h"
#include "engine/board/board.h"
#include "engine/play/initial_state.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Setup plainSetup() {
  Setup setup;
  setup.board = beginnerBoard();
  return setup;
}

/// Seat 0 is Asha, who reads; 1 is Ravi, 2 is Meera.
struct Scene {
  GameDefinition definition{plainSetup()};
  State state = initialState(definition);
  Situation now;

  Scene() {
    state.head.phase = Phase::Play;
    for (Seat& seat : state.seats) seat.pending = Pending();
    state.head.open = 0;
    now.definition = &definition;
    now.state = &state;
    now.viewer = SeatId(0);
    now.names = [](SeatId seat) { return seat == SeatId(0) ? u"Asha"_s : seat == SeatId(1) ? u"Ravi"_s : u"Meera"_s; };
  }
  void turnOf(int seat, Decision must, int left = 0) {
    state.head.active = SeatId(seat);
    owes(seat, must, left);
  }
  void owes(int seat, Decision must, int left = 0) {
    state.seats[seat].pending.must = must;
    state.seats[seat].pending.left = static_cast<std::uint8_t>(left);
    if (must == Decision::Discard || must == Decision::Gold) ++state.head.open;
  }
  /// The seat is owed cards for its gold (14.1), and may choose them now or waits for others.
  enum class Chooses { Now, Later };
  void hasGold(int seat, int cards, Chooses chooses) {
    if (!state.sea) state.sea.make();
    state.sea->gold[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(cards);
    if (chooses == Chooses::Now) owes(seat, Decision::Gold, cards);
  }
};

using Arrange = std::function<void(Scene&)>;

}  // namespace

class TestPrompt : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_data();
  void says();
  void aNameIsWrittenAsItsOwnerDoes();
  void tellsWhomItAsks();
  void blocksTheStart();
  void explainsEveryRefusal();
};

void TestPrompt::says_data() {
  QTest::addColumn<Arrange>("arrange");
  QTest::addColumn<QString>("sentence");
  auto row = [](const char* name, Arrange arrange, const QString& sentence) {
    QTest::newRow(name) << arrange << sentence;
  };
  row(
      "my throw", [](Scene& s) { s.turnOf(0, Decision::Roll); }, u"Your turn – roll the dice."_s);
  row(
      "my turn to act", [](Scene& s) { s.turnOf(0, Decision::Act); }, u"Your turn – trade, build, or end the turn."_s);
  row(
      "my robber", [](Scene& s) { s.turnOf(0, Decision::Robber); }, u"Your turn – move the robber to another hex."_s);
  row(
      "my robber or pirate",
      [](Scene& s) {
        s.definition.sea.hasPirate = true;
        s.turnOf(0, Decision::Robber);
      },
      u"Your turn – move the robber or the pirate."_s);
  row(
      "another's robber or pirate",
      [](Scene& s) {
        s.definition.sea.hasPirate = true;
        s.turnOf(1, Decision::Robber);
      },
      u"Ravi’s turn: waiting for the robber or the pirate to move…"_s);
  row(
      "my first settlement on a board with start land",
      [](Scene& s) {
        s.definition.sea.startLand = {~std::uint64_t{1}};
        s.state.head.phase = Phase::Setup;
        s.turnOf(0, Decision::Settlement);
      },
      u"Your turn – place your first settlement on the start land."_s);
  row(
      "my first settlement",
      [](Scene& s) {
        s.state.head.phase = Phase::Setup;
        s.turnOf(0, Decision::Settlement);
      },
      u"Your turn – place your first settlement."_s);
  row(
      "my second settlement",
      [](Scene& s) {
        s.state.head.phase = Phase::Setup;
        s.turnOf(0, Decision::Settlement);
        --s.state.seats[0].settlements;
      },
      u"Your turn – place your second settlement for your first cards."_s);
  row(
      "after an earthquake my relief", [](Scene& s) { s.turnOf(0, Decision::Settlement); },
      u"Your turn – place a settlement free of charge."_s);
  row(
      "my first road", [](Scene& s) { s.turnOf(0, Decision::Road); },
      u"Your turn – place a road beside the new settlement."_s);
  row(
      "my offer is open",
      [](Scene& s) {
        s.turnOf(0, Decision::Act);
        s.state.seats[0].offer = Offer{
            CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(1), PartnerId(2), PartnerId(3)}};
      },
      u"Your turn – your offer waits for an answer."_s);
  row(
      "my offer is open, and Ravi has made another one instead",
      [](Scene& s) {
        s.turnOf(0, Decision::Act);
        s.state.seats[0].offer = Offer{
            CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(1), PartnerId(2), PartnerId(3)}};
        s.state.seats[1].offer = Offer{CardCounts::of(Resource::Brick), CardCounts::of(Resource::Ore), {PartnerId(0)}};
        s.state.seats[0].hand = CardCounts::of(Resource::Ore);
      },
      u"Your turn – Ravi makes you a counter-offer: accept or decline."_s);
  row(
      "the same, and the card that Ravi wants is missing",
      [](Scene& s) {
        s.turnOf(0, Decision::Act);
        s.state.seats[0].offer = Offer{
            CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(1), PartnerId(2), PartnerId(3)}};
        s.state.seats[1].offer = Offer{CardCounts::of(Resource::Brick), CardCounts::of(Resource::Ore), {PartnerId(0)}};
      },
      u"Your turn – Ravi makes you a counter-offer: decline it or change it."_s);
  row(
      "another's throw", [](Scene& s) { s.turnOf(1, Decision::Roll); }, u"Ravi’s turn: waiting for the dice…"_s);
  row(
      "another's turn", [](Scene& s) { s.turnOf(1, Decision::Act); }, u"Ravi’s turn"_s);
  row(
      "another's robber", [](Scene& s) { s.turnOf(1, Decision::Robber); },
      u"Ravi’s turn: waiting for the robber to move…"_s);
  row(
      "another's free roads", [](Scene& s) { s.turnOf(1, Decision::FreeRoute, 2); },
      u"Ravi’s turn: waiting for free roads…"_s);
  row(
      "another's first settlement", [](Scene& s) { s.turnOf(1, Decision::Settlement); },
      u"Ravi’s turn: waiting for a settlement…"_s);
  row(
      "another's first road", [](Scene& s) { s.turnOf(1, Decision::Road); }, u"Ravi’s turn: waiting for a road…"_s);
  row(
      "another's first road or ship, where there are ships (3.6)",
      [](Scene& s) {
        s.definition.hasShips = true;
        s.turnOf(1, Decision::Road);
      },
      u"Ravi’s turn: waiting for a road or a ship…"_s);
  row(
      "another's free pieces, where there are ships (7.8)",
      [](Scene& s) {
        s.definition.hasShips = true;
        s.turnOf(1, Decision::FreeRoute, 2);
      },
      u"Ravi’s turn: waiting for free roads or ships…"_s);
  row(
      "another asks me for a trade",
      [](Scene& s) {
        s.turnOf(1, Decision::Act);
        s.state.seats[0].hand = CardCounts::of(Resource::Wool);
        s.state.seats[1].offer = Offer{CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(0)}};
      },
      u"Ravi offers you a trade – accept or decline."_s);
  row(
      "another asks me for cards that I do not have",
      [](Scene& s) {
        s.turnOf(1, Decision::Act);
        s.state.seats[1].offer = Offer{CardCounts::of(Resource::Ore), CardCounts::of(Resource::Wool), {PartnerId(0)}};
      },
      u"Ravi offers you a trade – decline it or change it."_s);
  row(
      "I declined, so it is just the other's turn",
      [](Scene& s) {
        s.turnOf(1, Decision::Act);
        s.state.seats[1].offer = Offer{CardCounts::of(Resource::Ore),
                                       CardCounts::of(Resource::Wool),
                                       {PartnerId(0), PartnerId(2)},
                                       {PartnerId(0)}};
      },
      u"Ravi’s turn"_s);
  row(
      "one other owes cards while it is my turn",
      [](Scene& s) {
        s.turnOf(0, Decision::Act);
        s.owes(1, Decision::Discard, 4);
      },
      u"Waiting for Ravi to return cards to the bank…"_s);
  using enum Scene::Chooses;
  row(
      "14.1 my gold in my turn",
      [](Scene& s) {
        s.state.head.active = SeatId(0);
        s.hasGold(0, 2, Now);
      },
      u"Your turn – choose 2 card(s) from the gold."_s);
  row(
      "14.1 my gold in Ravi's turn, while Ravi chooses too",
      [](Scene& s) {
        s.state.head.active = SeatId(1);
        s.hasGold(0, 1, Now);
        s.hasGold(1, 2, Now);
      },
      u"Ravi’s turn – choose 1 card(s) from the gold."_s);
  row(
      "14.1 Ravi's gold in my turn: I have none",
      [](Scene& s) {
        s.state.head.active = SeatId(0);
        s.hasGold(1, 2, Now);
      },
      u"Your turn – Ravi chooses 2 card(s) from the gold."_s);
  row(
      "14.1 one after the other, clockwise from Ravi, whose turn it is: Meera is the second, I am the third",
      [](Scene& s) {
        s.state.head.active = SeatId(1);
        s.hasGold(1, 1, Now);
        s.hasGold(2, 1, Later);
        s.hasGold(0, 2, Later);
      },
      u"Ravi’s turn – Ravi chooses 1 card(s) from the gold; you choose third."_s);
  row(
      "14.1 the same when Ravi has chosen",
      [](Scene& s) {
        s.state.head.active = SeatId(1);
        s.hasGold(2, 1, Now);
        s.hasGold(0, 2, Later);
      },
      u"Ravi’s turn – Meera chooses 1 card(s) from the gold; you choose second."_s);
  row(
      "14.1 several others choose at once",
      [](Scene& s) {
        s.state.head.active = SeatId(1);
        s.hasGold(1, 1, Now);
        s.hasGold(2, 1, Now);
      },
      u"Ravi’s turn – 2 player(s) choose from the gold."_s);
  row(
      "14.1 my gold where several people share the computer",
      [](Scene& s) {
        s.now.sharing = Sharing::Yes;
        s.state.head.active = SeatId(0);
        s.hasGold(0, 1, Now);
      },
      u"Asha: Your turn – choose 1 card(s) from the gold."_s);
  row(
      "14.1 somebody watches",
      [](Scene& s) {
        s.now.viewer = SeatId();
        s.state.head.active = SeatId(1);
        s.hasGold(1, 2, Now);
      },
      u"Ravi’s turn – Ravi chooses 2 card(s) from the gold."_s);
  row(
      "the game is paused", [](Scene& s) { s.state.head.paused = Paused::Yes; }, u"The game is paused."_s);
  row(
      "I won",
      [](Scene& s) {
        s.state.head.phase = Phase::Over;
        s.state.head.winner = SeatId(0);
      },
      u"Victory is yours!"_s);
  row(
      "I won, and others sit at this computer",
      [](Scene& s) {
        s.now.sharing = Sharing::Yes;
        s.state.head.phase = Phase::Over;
        s.state.head.winner = SeatId(0);
      },
      u"Asha won the game."_s);
  row(
      "another won",
      [](Scene& s) {
        s.state.head.phase = Phase::Over;
        s.state.head.winner = SeatId(2);
      },
      u"Meera won the game."_s);
  row(
      "stopped", [](Scene& s) { s.state.head.phase = Phase::Over; }, u"The game is over. Nobody won."_s);
  row(
      "the curtain is down",
      [](Scene& s) {
        s.turnOf(0, Decision::Roll);
        s.now.curtain = Curtain::Down;
      },
      u"Pass the computer to Asha."_s);
  row(
      "several people share the computer, and one of them throws",
      [](Scene& s) {
        s.turnOf(0, Decision::Roll);
        s.now.sharing = Sharing::Yes;
      },
      u"Asha: Your turn – roll the dice."_s);
  row(
      "several people share the computer, and a bot plays",
      [](Scene& s) {
        s.turnOf(1, Decision::Act);
        s.now.sharing = Sharing::Yes;
      },
      u"Ravi’s turn"_s);
  row(
      "a watcher",
      [](Scene& s) {
        s.turnOf(1, Decision::Act);
        s.now.viewer = SeatId();
      },
      u"Ravi’s turn: trades and builds."_s);
  row(
      "connecting", [](Scene& s) { s.now.phase = Client::Phase::Connecting; }, u"Connecting…"_s);
  row(
      "the connection is lost", [](Scene& s) { s.now.phase = Client::Phase::Reconnecting; },
      u"The connection was lost. Trying again…"_s);
  row(
      "closed", [](Scene& s) { s.now.phase = Client::Phase::Closed; }, u"This game is closed."_s);
}

void TestPrompt::says() {
  QFETCH(Arrange, arrange);
  Scene scene;
  arrange(scene);
  QTEST(promptFor(scene.now).sentence, "sentence");
}

void TestPrompt::aNameIsWrittenAsItsOwnerDoes() {
  Scene scene;
  scene.turnOf(0, Decision::Act);
  const CardCounts ore = CardCounts::of(Resource::Ore), wool = CardCounts::of(Resource::Wool);
  scene.state.seats[0].offer = Offer{ore, wool, {PartnerId(1)}};
  scene.now.names = [](SeatId) { return u"greedy"_s; };
  QCOMPARE(promptFor(scene.now).task, u"Your offer waits for an answer."_s);
  scene.state.seats[1].offer = Offer{wool, ore, {PartnerId(0)}};
  QVERIFY2(promptFor(scene.now).task.startsWith(u"greedy makes"_s), qPrintable(promptFor(scene.now).task));
}

void TestPrompt::tellsWhomItAsks() {
  Scene scene;
  scene.turnOf(1, Decision::Act);
  QCOMPARE(promptFor(scene.now).asks, Asks::Others);
  const CardCounts ore = CardCounts::of(Resource::Ore), wool = CardCounts::of(Resource::Wool);
  scene.state.seats[1].offer = Offer{ore, wool, {PartnerId(0)}};
  QCOMPARE(promptFor(scene.now).asks, Asks::Reader);
  scene.now.sharing = Sharing::Yes;
  QCOMPARE(promptFor(scene.now).asks, Asks::Reader);
  scene.turnOf(0, Decision::Roll);
  QCOMPARE(promptFor(scene.now).asks, Asks::Reader);
}

void TestPrompt::blocksTheStart() {
  Lobby lobby;
  QCOMPARE(startBlockedBy(lobby), u"Waiting for players…"_s);
  LobbySeat host{.holder = SeatHolder::Person, .name = u"Asha"_s, .bot = {}};
  host.role = Role::Host;
  LobbySeat guest{.holder = SeatHolder::Person, .name = u"Ravi"_s, .bot = {}};
  lobby.seats = {host, guest};
  QCOMPARE(startBlockedBy(lobby), u"Waiting for Ravi to be ready…"_s);
  lobby.seats[1].ready = Ready::Yes;
  QCOMPARE(startBlockedBy(lobby), QString());
  lobby.seats[1].link = Link::Lost;
  QCOMPARE(startBlockedBy(lobby), u"Waiting for Ravi to come back…"_s);
  lobby.seats[1].name = u"رضا"_s;  // from right to left, it turns nothing around it
  QCOMPARE(startBlockedBy(lobby), u"Waiting for \u2068رضا\u2069 to come back…"_s);
  lobby.seats[1].name = u"Ravi"_s;
  // All of them are named.
  lobby.seats.append({.holder = SeatHolder::Person, .name = u"Karl"_s, .bot = {}});
  lobby.seats[1].link = Link::Up;
  lobby.seats[1].ready = Ready::No;
  QCOMPARE(startBlockedBy(lobby), u"Waiting for Ravi and Karl to be ready…"_s);
  lobby.seats[1].link = lobby.seats[2].link = Link::Lost;
  QCOMPARE(startBlockedBy(lobby), u"Waiting for Ravi and Karl to come back…"_s);
}

void TestPrompt::explainsEveryRefusal() {
  QStringList sentences;
  for (int i = 0; i <= static_cast<int>(Refusal::NotLetInYet); ++i)
    sentences << turnedAwaySentence(static_cast<Refusal>(i), u"0.2"_s);
  QCOMPARE(sentences.removeDuplicates(), 0);
  for (const QString& sentence : sentences)
    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
}

TAPU_TEST_WITH_LOOP(TestPrompt)
#include "test_prompt.moc"
