// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/reject_text.h"
#include "app/wire/requests.h"
#include "tests/engine/position.h"
#include "tests/net/bench.h"
#include "tests/net/passing_channel.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kSeats = 6;
constexpr qint64 kTurnMs = 60'000, kBuildingMs = 20'000;  ///< turn.seconds = 60, table.betweenSeconds = 20

/// The outcome that a test names for the next move; what it names none for is drawn by lot, always alike.
class NamedChance final : public ChanceSource {
 public:
  std::optional<Chance> next;
  Rng& forMove(quint64 number) override { return drawn_.forMove(number); }
  std::optional<Chance> told(quint64) override { return std::exchange(next, std::nullopt); }

 private:
  SeededChance drawn_{1};
};

/// A frame that came, and when.
using Heard = std::vector<std::pair<qint64, QByteArray>>;

class ListeningChannel final : public PassingChannel {
 public:
  ListeningChannel(std::unique_ptr<Channel> inner, std::shared_ptr<SimClock> clock, Heard& heard)
      : PassingChannel(std::move(inner)), clock_(std::move(clock)), heard_(heard) {}

 protected:
  void hear(const QByteArray& frame) override { heard_.emplace_back(clock_->nowMs(), frame); }

 private:
  std::shared_ptr<SimClock> clock_;
  Heard& heard_;
};

/// Seat 0 begins with lumber, seat 1 with brick, lumber and ore, the others with nothing.
Setup sixWithCards() {
  Layout layout;
  layout.options.seats = kSeats;
  layout.options.turnSeconds = static_cast<int>(kTurnMs / 1000);
  layout.options.betweenSeconds = static_cast<int>(kBuildingMs / 1000);
  layout.settle(0, "0,-2:N", StartCards::Yes).settle(1, "1,1:N", StartCards::Yes);
  layout.settle(2, "-2,2:N").settle(3, "0,0:N").settle(4, "-1,0:N").settle(5, "2,-2:N");
  return layout.fixed();
}

/// Six persons at a server in one process, each of whom seems to be far away, in time that a test moves.
class TableOfSix {
 public:
  TableOfSix() : door_(std::make_shared<LocalDoor>()) {
    ServerDependencies given;
    given.clock = clock_;
    given.store = &store_;
    given.chance = chance_;
    given.makeToken = [made = 0]() mutable { return QByteArray(31, 't') + static_cast<char>(++made); };
    ServerPlan six = plan(kSeats);
    six.setup = sixWithCards();
    server_ = std::make_unique<Server>(std::move(given), six, patient());
    door_->open(server_.get(), [this](std::unique_ptr<Channel> channel) {
      server_->admit(std::make_unique<PassingChannel>(std::move(channel)));  // whose origin is the network
    });
    server_->open();
  }
  ~TableOfSix() { door_->shut(); }

  bool gather() {
    for (int i = 0; i < kSeats; ++i) {
      auto line = std::make_unique<ListeningChannel>(door_->dial(Origin::Stranger), clock_, heard_[index(i)]);
      talkers_.push_back(std::make_unique<Talker>(std::move(line)));
      talkers_.back()->greet(u"Person %1"_s.arg(i));
      if (!soon([&] { return talkers_.back()->last<wire::Welcome>(); })) return false;
      if (talkers_.back()->last<wire::Welcome>()->seat != seat(i)) return false;
      talkers_.back()->ready();
    }
    const bool begins = soon([&] {
      return std::ranges::all_of(talkers_, [](const auto& each) { return each->template last<wire::Snapshot>(); });
    });
    test::settle();
    return begins;
  }
  /// Plays a move. False: it is refused.
  bool play(int by, const Action& action, std::optional<Chance> chance = {}) {
    const int before = moves();
    const int refusals = at(by).count<wire::Refused>();
    chance_->next = std::move(chance);
    say(by, action);
    (void)soon([&] { return moves() > before || at(by).count<wire::Refused>() > refusals; });
    test::settle();
    return moves() > before;
  }
  /// The turn of this seat, which throws a two, that pays nobody, and ends its turn; these wish meanwhile.
  bool turn(int by, std::initializer_list<int> wish) {
    bool isPlayed = play(by, roll(), Position::withDice(1, 1));
    for (const int each : wish) isPlayed = isPlayed && play(each, wantBuild(BuildWish::On));
    return isPlayed && play(by, endTurn());
  }
  /// Asks for something that is refused, and returns why.
  Reject refusal(int by, const Action& action) {
    const int before = at(by).count<wire::Refused>();
    say(by, action);
    if (!soon([&] { return at(by).count<wire::Refused>() > before; })) return kLegal;
    return at(by).last<wire::Refused>()->reject;
  }
  /// The time left as a seat is told that asks for the whole position.
  qint64 leftMs(int by) {
    const int before = at(by).count<wire::Snapshot>();
    at(by).say(requests::Resync{});
    (void)soon([&] { return at(by).count<wire::Snapshot>() > before; });
    return at(by).last<wire::Snapshot>()->clockLeftMs;
  }
  /// Acts as one who has not heard yet what lies behind `seen`.
  void sayLate(int by, const Action& action, const State& seen) {
    at(by).act(++said_[index(by)], action, wire::answersOf(seen, seat(by), action));
    test::settle();
  }
  void pass(qint64 ms) {
    clock_->advance(ms);
    test::settle();
  }

  Server& server() { return *server_; }
  const AuthoritativeGame& game() const { return server_->game()->played(); }
  const State& state() const { return game().state(); }
  int moves() const { return server_->game() ? game().moveCount() : 0; }
  Decision must(int of) const { return state().seat(seat(of)).pending.must; }
  Talker& at(int of) { return *talkers_[index(of)]; }
  const Heard& heard(int of) const { return heard_[index(of)]; }

 private:
  static std::size_t index(int of) { return static_cast<std::size_t>(of); }
  void say(int by, const Action& action) {
    at(by).act(++said_[index(by)], action, wire::answersOf(state(), seat(by), action));
  }
  std::shared_ptr<SimClock> clock_ = std::make_shared<SimClock>();
  std::shared_ptr<NamedChance> chance_ = std::make_shared<NamedChance>();
  MemoryStore store_;
  std::shared_ptr<LocalDoor> door_;
  std::unique_ptr<Server> server_;
  std::array<Heard, kSeats> heard_;
  std::array<quint32, kSeats> said_{};
  std::vector<std::unique_ptr<Talker>> talkers_;
};

/// The rounds of the twins: seat 0 steals this card of seat 1, and builds between turns whenever it is asked. Of the
/// seats that wish 4 has no card at all.
struct Twin {
  TableOfSix table;
  bool isPlayed = false, canPay = false;
  qint64 leftOfEmptyHand = 0, leftOfThief = 0;  ///< as seat 2 is told when the building begins

  explicit Twin(Resource stolen) {
    if (!table.gather()) return;
    isPlayed = table.play(0, roll(), Position::withDice(3, 4)) &&
               table.play(0, moveRobber(table.game().definition().map.hexNamed("1,1").value(), seat(1)),
                          Position::withStolen(stolen)) &&
               table.play(0, endTurn()) && table.turn(1, {0, 4});
    leftOfEmptyHand = told();
    canPay = table.state().seat(seat(0)).hand.covers(table.game().definition().rules.roadCost);
    isPlayed = isPlayed && table.must(4) == Decision::Build;
    table.pass(kBuildingMs);
    leftOfThief = told();
    isPlayed = isPlayed && table.must(0) == Decision::Build;
    table.pass(7000);
    isPlayed = isPlayed && table.play(0, done()) && table.turn(2, {0}) && table.must(0) == Decision::Build;
    table.pass(kBuildingMs);
    isPlayed = isPlayed && table.must(3) == Decision::Roll;
  }
  qint64 told() { return isPlayed ? table.at(2).last<wire::Batch>()->clockLeftMs : -1; }
};

}  // namespace

/// What lies between two turns (13.4), at a server: its clock, who may do what, and what nobody learns of hands.
class TestBuildingBetween : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void itsClockIsToldStandsInAPauseAndEndsIt();  // 13.6, 4.9
  void whoDoesNotBuildChangesNothing();
  void whatAHandHoldsIsNotLearnedFromABuilding();  // 6.9
  void aWishSaidAsTheTurnEndsIsHeard();
};

void TestBuildingBetween::itsClockIsToldStandsInAPauseAndEndsIt() {
  TableOfSix table;
  QVERIFY(table.gather());
  QVERIFY(table.turn(0, {3}));
  QCOMPARE(table.must(3), Decision::Build);
  for (int each = 0; each < kSeats; ++each) QCOMPARE(table.at(each).last<wire::Batch>()->clockLeftMs, kBuildingMs);
  table.pass(5000);
  QCOMPARE(table.leftMs(4), 15'000);
  QVERIFY(table.play(5, wantBuild(BuildWish::On)));
  QCOMPARE(table.at(2).last<wire::Batch>()->clockLeftMs, 15'000);  // a wish does not set it back
  QCOMPARE(table.server().command(requests::PauseGame{}), Refusal::None);
  table.pass(600'000);
  QCOMPARE(table.must(3), Decision::Build);
  QCOMPARE(table.server().command(requests::ResumeGame{}), Refusal::None);
  test::settle();
  QCOMPARE(table.leftMs(4), 15'000);
  table.pass(14'999);
  QCOMPARE(table.must(3), Decision::Build);
  table.pass(1);
  QCOMPARE(table.game().moves().back().action, tableMove(ActionKind::TimeUp, seat(3)));
  QCOMPARE(table.must(1), Decision::Roll);
  QCOMPARE(table.at(4).last<wire::Batch>()->clockLeftMs, kTurnMs);
}

void TestBuildingBetween::whoDoesNotBuildChangesNothing() {
  TableOfSix table;
  QVERIFY(table.gather());
  QVERIFY(table.turn(0, {3}));
  const int moves = table.moves();
  const quint64 hash = wire::hashOf(table.state());
  const EdgeId edge = table.game().definition().map.edgeNamed("-1,0/NE").value();
  const auto isRefused = [&](int by, const Action& action, Reject why) {
    QCOMPARE(table.refusal(by, action), why);
    const Complaint told = complaintFor(why);
    QVERIFY2(told.sentence.endsWith(u'.') && !told.rule.isEmpty(), qPrintable(told.sentence));
    QCOMPARE(table.moves(), moves);
    QCOMPARE(wire::hashOf(table.state()), hash);
  };
  for (const Action& action : {done(), endTurn(), roll(), buyCard(), buildRoad(edge)})
    isRefused(4, action, Reject::NotYourTurn);
  isRefused(0, endTurn(), Reject::NotYourTurn);  // its turn is over
  isRefused(4, offerTrade(cards("brick"), cards("ore"), seats({3})), Reject::NoTradeBetween);
  isRefused(3, tradeWithBank(Resource::Brick, Resource::Ore), Reject::OnlyBuildingNow);
  isRefused(3, playKnight(), Reject::OnlyBuildingNow);
}

void TestBuildingBetween::whatAHandHoldsIsNotLearnedFromABuilding() {
  const Twin one(Resource::Brick), other(Resource::Ore);
  QVERIFY(one.isPlayed && other.isPlayed);
  QVERIFY2(one.canPay && !other.canPay, "in one of the games the thief can pay for a road, in the other for nothing");
  for (const int each : {2, 3, 4, 5}) QVERIFY(one.table.heard(each) == other.table.heard(each));
  QVERIFY(one.table.heard(0) != other.table.heard(0));
  for (const Twin* twin : {&one, &other}) {
    QCOMPARE(twin->leftOfEmptyHand, kBuildingMs);
    QCOMPARE(twin->leftOfThief, kBuildingMs);
  }
}

void TestBuildingBetween::aWishSaidAsTheTurnEndsIsHeard() {  // 13.4: it counts at the end of the next turn
  TableOfSix table;
  QVERIFY(table.gather());
  const State seen = table.state();
  QVERIFY(table.turn(0, {}));
  QCOMPARE(table.state().head.turn, seen.head.turn + 1);
  table.sayLate(4, wantBuild(BuildWish::On), seen);
  QVERIFY2(hasWished(table.state(), seat(4)), "the wish was lost between two turns");
  table.sayLate(1, roll(), seen);  // a throw is of one turn
  QCOMPARE(table.at(1).count<wire::Refused>(), 1);
  QCOMPARE(table.at(1).last<wire::Refused>()->reject, Reject::NothingToDecide);
}

TAPU_TEST_WITH_LOOP(TestBuildingBetween)
#include "test_building_between.moc"
