// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/client/offer_time.h"
#include "app/wire/requests.h"
#include "engine/rules/trade.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kWaitMs = 8000;

/// A person at seat 0 of a table of three bots, in time that the test moves. They play as a bot would, but leave the
/// offers of others to the test.
class Person : public QObject {
 public:
  explicit Person(int waitMs, quint64 seed, MakeMind minds = makeMindAtOnce)
      : table_(store_, planned(waitMs), clock, patient(), seed, std::move(minds)), rng_(seed) {
    table_.server->open();
    client = std::make_unique<Client>(table_.local(Origin::Guest), named(u"Asha"_s), clock,
                                      std::make_unique<SeededRng>(seed));
    connect(client.get(), &Client::lobbyChanged, this, [this] {
      if (!std::exchange(isReady_, true)) client->ask(requests::SetReady{Ready::Yes});
    });
    connect(client.get(), &Client::moved, this, [this](const auto&, const std::vector<Event>& events) {
      for (const Event& event : events) closed += event.kind == EventKind::OfferClosed;
    });
    client->start();
  }
  static ServerPlan planned(int waitMs) {
    ServerPlan made = plan(4, {QString(), u"greedy"_s, u"greedy"_s, u"greedy"_s});
    made.offerWaitMs = waitMs;
    return made;
  }
  /// The bot whose offer to this person and to a bot is open; none: there is no such offer.
  SeatId offerer() const {
    for (int s = 1; client->known().hasGame() && s < 4; ++s)
      if (isAsked(client->known().definition(), client->known().state, SeatId(0), SeatId(s)) &&
          client->known().state.seat(SeatId(s)).offer.to.size() > 1)
        return SeatId(s);
    return {};
  }
  /// Plays until a bot makes such an offer; none: it did not come to that.
  SeatId awaitOffer() {
    for (int i = 0; i < 3000 && !offerer(); ++i) {
      act();
      pass(20);
    }
    return offerer();
  }
  /// Plays on for a moment, and declines what bots offer.
  void playDeclining() {
    const auto& known = client->known();
    SeatId asking;
    for (int s = 1; known.hasGame() && s < 4; ++s)
      if (isAsked(known.definition(), known.state, SeatId(0), SeatId(s))) asking = SeatId(s);
    if (!asking)
      act();
    else if (!known.isActing())
      client->act(decline(asking));
    pass(20);
  }
  void pass(int ms) {
    for (int i = 0; i < 6; ++i) QCoreApplication::processEvents();
    clock->advance(ms);
    for (int i = 0; i < 6; ++i) QCoreApplication::processEvents();
  }
  /// Lets the bots do what they have to do now; ends when the offer is closed. True if it is.
  bool isClosedSoon() {
    const int before = closed;
    for (int i = 0; i < 30 && closed == before; ++i) pass(20);
    return closed > before;
  }
  Server& server() { return *table_.server; }
  /// The number of bots that have answered the open offer.
  int answers(SeatId offerer) const {
    const Offer& offer = client->known().state.seat(offerer).offer;
    return (offer.declined | offer.accepted).size();
  }
  /// The number of bots that are asked.
  int others(SeatId offerer) const { return client->known().state.seat(offerer).offer.to.size() - 1; }
  bool isOpen(SeatId offerer) const { return client->known().state.seat(offerer).offer.isOpen(); }

  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  std::unique_ptr<Client> client;
  int closed = 0;  ///< offers, so far

 private:
  void act() {
    if (client->known().phase != Client::Phase::Playing || client->known().isActing()) return;
    const SeatView view(client->known().definition(), client->known().state, client->known().seat());
    if (view.legal().empty()) return;
    if (const auto action = bot_->decide(view, rng_)) client->act(*action);
  }
  MemoryStore store_;
  TestServer table_;
  SeededRng rng_;
  std::unique_ptr<Bot> bot_ = makeBot("greedy");
  bool isReady_ = false;
};

/// Plays as a greedy bot does, and counts questions about a position that it was asked about before.
class Asked final : public Bot {
 public:
  explicit Asked(int& again) : again_(again) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override {
    again_ += last_ == view.visible();
    last_ = view.visible();
    return bot_->decide(view, rng);
  }

 private:
  std::unique_ptr<Bot> bot_ = makeBot("greedy");
  std::optional<State> last_;
  int& again_;
};

}  // namespace

/// Persons have time for the offers of bots.
class TestOfferTime : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void botsAnswerNoOfferWhileAPersonThinks() {
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      const qint64 age = asha.client->known().offerAgeMs(bot);
      QVERIFY(age < 500);
      asha.pass(static_cast<int>(kWaitMs - 100 - age));
      QVERIFY(asha.isOpen(bot));
      QCOMPARE(asha.answers(bot), 0);
      QVERIFY2(asha.isClosedSoon() || asha.answers(bot) == asha.others(bot), "then they answer, all of them");
    }
  }
  /// An offer holds a person up, so no means no: not twice in a turn, not the same or worse later, and seldom at all.
  void whoDeclinesIsSpared() {
    struct Made {
      SeatId by;
      quint32 turn;
      Action offer;
    };
    Person asha(kWaitMs, 3);
    std::vector<Made> made;
    int ownTurns = 0;
    connect(asha.client.get(), &Client::moved, this, [&](const std::vector<Move>& moves) {
      const auto& known = asha.client->known();
      for (const Move& move : moves) {
        ownTurns += move.seat == SeatId(0) && move.action.kind == ActionKind::EndTurn;
        if (move.action.kind != ActionKind::Offer || move.seat == SeatId(0) || known.state.isActive(SeatId(0)))
          continue;
        if (move.action.asked().contains(known.definition().partnerId(SeatId(0), move.seat)))
          made.push_back({move.seat, known.state.head.turn, move.action});
      }
    });
    for (int i = 0; i < 20'000 && ownTurns < 30 && asha.client->known().phase != Client::Phase::Over; ++i)
      asha.playDeclining();
    QVERIFY2(ownTurns >= 10 && !made.empty(), "the bots do ask");
    QVERIFY2(10 * static_cast<int>(made.size()) <= 12 * ownTurns, "at most 1.2 between two own turns");
    for (std::size_t later = 0; later < made.size(); ++later) {
      for (std::size_t i = 0; i < later; ++i) {
        if (made[i].by != made[later].by) continue;
        QVERIFY(made[i].turn != made[later].turn);
        QVERIFY(!made[i].offer.give.covers(made[later].offer.give) ||
                !made[later].offer.want.covers(made[i].offer.want));
      }
    }
  }
  /// What was decided before the person's time holds after it.
  void aBotThinksOnceAboutAnOffer() {
    int again = 0;
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed, [&again](const QString&, SeatId, std::unique_ptr<Rng> rng) {
        return mindAtOnce(std::make_unique<Asked>(again), std::move(rng));
      });
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      again = 0;
      asha.pass(kWaitMs);
      QVERIFY(asha.isClosedSoon() || asha.answers(bot) == asha.others(bot));
      QCOMPARE(again, 0);
    }
  }
  void botsAnswerAsSoonAsThePersonHas() {
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(1000);
      QVERIFY(asha.isOpen(bot) && asha.answers(bot) == 0);
      asha.client->act(decline(bot));
      QVERIFY2(asha.isClosedSoon(), "all have answered, or one of them has taken it");
    }
  }
  void anOfferThatOnlyThePersonHasNotAnsweredWaitsLongerThanForTheBots() {
    for (quint64 seed = 1; seed <= 12; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(static_cast<int>(kWaitMs - asha.client->known().offerAgeMs(bot)));
      if (asha.isClosedSoon()) continue;  // another bot has taken it
      const OfferTime time = offerTimeOf(asha.client->known(), bot);
      QCOMPARE(time.until, OfferTime::Until::Lapses);
      QVERIFY(time.leftMs > 2000);
      asha.pass(static_cast<int>(time.leftMs) - 100);
      QVERIFY2(asha.isOpen(bot), "nothing is withdrawn before the time that is shown");
      QVERIFY(asha.isClosedSoon());
      return;
    }
    QFAIL("all offers were taken");
  }
  void thePersonIsShownTheTimeThatBotsKeepTo() {
    Person asha(kWaitMs, 2);
    const SeatId bot = asha.awaitOffer();
    QVERIFY(bot);
    const OfferTime time = offerTimeOf(asha.client->known(), bot);
    QCOMPARE(time.until, OfferTime::Until::BotsAct);
    QCOMPARE(time.wholeMs, kWaitMs);
    QCOMPARE(time.leftMs, kWaitMs - asha.client->known().offerAgeMs(bot));
  }
  void stepByStepAnOfferStaysAsLongAsThePersonReads() {
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(1000);  // the time runs when the person chooses to step
      asha.server().bots().setPace(BotPlayer::kByStep);
      for (int minute = 0; minute < 10; ++minute) asha.pass(60'000);
      QVERIFY2(asha.isOpen(bot), "nobody withdraws it");
      QCOMPARE(asha.answers(bot), 0);
    }
  }
  void afterBotsStoodStillAnOfferHasTheTimeThatItHadBefore() {
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(1000);
      const OfferTime before = offerTimeOf(asha.client->known(), bot);
      QCOMPARE(before.until, OfferTime::Until::BotsAct);
      for (int reading = 0; reading < 2; ++reading) {  // a hint, then the reasons of another seat
        asha.server().bots().setPace(BotPlayer::kByStep);
        asha.client->standStill(Held::Yes);
        for (int minute = 0; minute < 10; ++minute) asha.pass(60'000);
        asha.server().bots().setPace(0);
        asha.client->standStill(Held::No);
      }
      QCOMPARE(offerTimeOf(asha.client->known(), bot), before);
      asha.pass(static_cast<int>(before.leftMs) - 100);
      QVERIFY2(asha.isOpen(bot), "whoever has read may still accept it");
      QCOMPARE(asha.answers(bot), 0);
      QVERIFY2(asha.isClosedSoon() || asha.answers(bot) == asha.others(bot), "then the bots go on");
    }
  }
  void inAPauseNoOfferGetsOlder_data() {
    QTest::addColumn<int>("seconds");
    QTest::newRow("shorter than the patience of a bot") << 10;
    QTest::newRow("longer") << 600;
  }
  void inAPauseNoOfferGetsOlder() {
    QFETCH(int, seconds);
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(1000);
      const OfferTime before = offerTimeOf(asha.client->known(), bot);
      QCOMPARE(asha.server().command(requests::PauseGame{}), Refusal::None);
      asha.pass(0);
      QCOMPARE(asha.client->known().state.head.paused, Paused::Yes);
      for (int second = 0; second < seconds; second += 10) asha.pass(10'000);
      QCOMPARE(offerTimeOf(asha.client->known(), bot), before);
      QCOMPARE(asha.server().command(requests::ResumeGame{}), Refusal::None);
      asha.pass(0);
      QCOMPARE(offerTimeOf(asha.client->known(), bot), before);
      QVERIFY2(asha.isOpen(bot), "time stood still");
      asha.pass(static_cast<int>(before.leftMs) - 100);
      QVERIFY(asha.isOpen(bot));
      QCOMPARE(asha.answers(bot), 0);
    }
  }
  void anOfferThatOnlyThePersonHasNotAnsweredIsKeptOverStanding() {
    for (quint64 seed = 1; seed <= 12; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.pass(static_cast<int>(kWaitMs - asha.client->known().offerAgeMs(bot)));
      if (asha.isClosedSoon()) continue;  // another bot has taken it
      asha.server().bots().setPace(BotPlayer::kByStep);
      asha.client->standStill(Held::Yes);
      for (int minute = 0; minute < 10; ++minute) asha.pass(60'000);
      asha.server().bots().setPace(0);
      asha.client->standStill(Held::No);
      const OfferTime time = offerTimeOf(asha.client->known(), bot);
      QCOMPARE(time.until, OfferTime::Until::Lapses);
      QVERIFY(time.leftMs > 2000);
      asha.pass(static_cast<int>(time.leftMs) - 100);
      QVERIFY2(asha.isOpen(bot), "what is shown is left of it");
      QVERIFY(asha.isClosedSoon());
      return;
    }
    QFAIL("all offers were taken");
  }
  void atEachStepOneBotAnswersAndAtLastTheOfferEnds() {
    for (quint64 seed = 1; seed <= 4; ++seed) {
      Person asha(kWaitMs, seed);
      const SeatId bot = asha.awaitOffer();
      QVERIFY(bot);
      asha.server().bots().setPace(BotPlayer::kByStep);
      const int before = asha.closed, bots = asha.others(bot);
      for (int step = 1; step <= bots; ++step) {
        asha.server().bots().step();
        asha.pass(20);
        QVERIFY2(asha.closed > before || asha.answers(bot) == step, "no bot waits for the person");
      }
      if (asha.closed > before) continue;
      asha.server().bots().step();
      QVERIFY2(asha.isClosedSoon(), "only the person has not answered");
    }
  }
  /// Nobody withdraws the offer of a person who was lost a moment ago, so no time of it runs out.
  void theOfferOfSomebodyWhoWasLostHasNoTime() {
    ServerPlan made = plan(2);
    made.offerWaitMs = kWaitMs;
    made.setup.options.graceSeconds = 60;
    Bench bench(made, patient());
    Client asha(bench.table.tcp(), named(u"Asha"_s), bench.clock, std::make_unique<SeededRng>(1));
    asha.start();
    SOON(asha.known().phase == Client::Phase::Lobby && asha.known().seat());
    asha.ask(requests::SetReady{Ready::Yes});
    Talker& dev = bench.come(u"Dev"_s);
    SOON(dev.last<wire::Welcome>());
    dev.ready();
    SOON(asha.known().hasGame() && dev.last<wire::Snapshot>());
    const SeatId his = dev.last<wire::Welcome>()->seat;
    const auto mayOffer = [&] {
      const Seat& seat = bench.state().seat(his);
      return seat.pending.must == Decision::Act && bench.state().isActive(his) && seat.hand.total() > 0;
    };
    for (quint32 number = 1; !mayOffer();) {
      const SeatId seat = waitingFor(bench.state());
      const int moves = bench.table.moves();
      const Action next = bench.first(seat);
      if (seat == his)
        dev.act(number++, next, bench.answers(seat, next));
      else
        asha.act(next);
      SOON(bench.table.moves() > moves &&
           (asha.known().state.seat(asha.known().seat()).pending == bench.state().seat(asha.known().seat()).pending));
    }
    Resource give = Resource::None, want = Resource::None;
    for (const Resource kind : kAllResources) (bench.state().seat(his).hand[kind] > 0 ? give : want) = kind;
    const Action offer = offerTrade(CardCounts::of(give), CardCounts::of(want), {PartnerId(0)});
    dev.act(1000, offer, bench.answers(his, offer));
    SOON(asha.known().state.seat(his).offer.isOpen());
    QCOMPARE(offerTimeOf(asha.known(), his).until, OfferTime::Until::Nothing);
    dev.hangUp();
    SOON_EQUAL(asha.known().lobby.seats[his.value].link, Link::Lost);
    QVERIFY2(asha.known().lobby.seats[his.value].bot.isEmpty(), "no bot plays for him yet");
    bench.clock->advance(30'000);
    Bench::settle();
    QVERIFY(asha.known().state.seat(his).offer.isOpen());
    QCOMPARE(offerTimeOf(asha.known(), his).until, OfferTime::Until::Nothing);
  }
  void aTableWithoutATimeWaitsForNobody() {
    Person asha(0, 3);
    const SeatId bot = asha.awaitOffer();
    QVERIFY(bot);
    QVERIFY2(asha.isClosedSoon() || asha.answers(bot) == asha.others(bot), "all bots have answered");
  }
};

TAPU_TEST_WITH_LOOP(TestOfferTime)
#include "test_offer_time.moc"
