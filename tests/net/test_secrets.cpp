// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/requests.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

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

/// As many cards as this seat has to return, in the order of the resources.
CardCounts firstCards(const Seat& own) {
  CardCounts cards;
  for (const Resource resource : kAllResources)
    for (int i = 0; i < own.hand[resource] && cards.total() < own.pending.left; ++i) cards += CardCounts::of(resource);
  return cards;
}

/// Everybody throws and ends the turn; the second seat buys one card as soon as it can, and ten rounds follow.
Played playTwin(quint64 oddMove, quint64 oddSeed) {
  Played played;
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  ServerDependencies given;
  given.clock = clock;
  given.store = &store;
  given.chance = std::make_shared<TwinChance>(oddMove, oddSeed);
  given.makeToken = [made = 0]() mutable { return QByteArray(31, 't') + static_cast<char>(++made); };
  Server server(std::move(given), plan(3));
  LocalDoor door;
  door.open(&server, [&](std::unique_ptr<Channel> channel) { server.admit(std::move(channel)); });
  const auto shared = std::shared_ptr<LocalDoor>(&door, [](LocalDoor*) {});
  server.open();
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 3; ++i) {
    std::unique_ptr<Dialer> dialer = std::make_unique<LocalDialer>(shared, Origin::Guest);
    if (i == 0) dialer = std::make_unique<ListeningDialer>(std::move(dialer), played.toFirstSeat);
    clients.push_back(std::make_unique<Client>(std::move(dialer), named(u"Seat %1"_s.arg(QChar(u'A' + i))), clock,
                                               std::make_unique<SeededRng>(static_cast<quint64>(i))));
    clients.back()->start();
    if (!soon([&] { return clients.back()->known().phase == Client::Phase::Lobby; })) return played;
    clients.back()->ask(requests::SetReady{Ready::Yes});
  }
  quint32 last = 100000;
  while (soon([&] { return server.game() && clients[0]->known().hasGame(); })) {
    const State& state = server.game()->played().state();
    if (state.head.round > last || state.head.phase == Phase::Over) break;
    Client& client = *clients[waitingFor(state).value];
    if (!soon([&] {
          return client.known().hasGame() && client.known().moveNumber == server.game()->played().moveCount();
        }))
      break;
    const LegalActions legal =
        legalActions(client.known().definition(), client.known().state, client.known().seat(), PlayerTrade::LeftOut);
    Action action = legal[0];
    for (const CornerId corner : legal.settlementCorners()) {
      const Topology& map = client.known().definition().map;
      if (action.kind == ActionKind::Settlement && map.pips(corner) > map.pips(action.corner()))
        action = buildSettlement(corner);
    }
    if (legal.has(ActionKind::Roll)) action = roll();
    if (legal.has(ActionKind::EndTurn)) action = endTurn();
    if (legal.has(ActionKind::BuyCard) && client.known().seat() == SeatId(1) && played.card == Card::None) {
      action = buyCard();
      played.bought = static_cast<quint64>(server.game()->played().moveCount());
      last = state.head.round + 10u;
    }
    if (action.kind == ActionKind::Discard)
      action = discard(firstCards(client.known().state.seat(client.known().seat())));
    const int before = server.game()->played().moveCount();
    client.act(action);
    if (!soon([&] { return server.game()->played().moveCount() > before && !client.known().isActing(); }))
      return played;
    if (action.kind == ActionKind::BuyCard) played.card = client.known().history.back().chance.card;
  }
  Bench::settle();
  played.good = last < 100000;
  return played;
}

}  // namespace

/// Another seat's secrets do not reach the wire (6.9).
class TestSecrets : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void anothersSecretsChangeNotOneByte();
};

void TestSecrets::anothersSecretsChangeNotOneByte() {
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

TAPU_TEST_WITH_LOOP(TestSecrets)
#include "test_secrets.moc"
