// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <array>

#include "app/wire/requests.h"
#include "engine/bots/reason/advice.h"
#include "engine/state/ground.h"
#include "tests/effort.h"
#include "tests/net/table.h"
#include "tests/sea_boards.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kSeats = 3, kPeople = kSeats + 1;  ///< the last of them watches
constexpr int kMostAlike = 9;                    ///< cells that twins turn up alike before they part
constexpr int kMostSteps = 400;                  ///< of a game; then another begins
constexpr int kAdviceEvery = 10;                 ///< steps: advice takes some milliseconds
constexpr int kMostPauseMs = 4000;               ///< between two acts

/// Seeded chance, and another one while the test wants it.
class TwinChance final : public ChanceSource {
 public:
  explicit TwinChance(quint64 seed) : usual_(seed), other_(~seed) {}
  Rng& forMove(quint64 number) override {
    SeededRng& rng = isOther ? other_ : usual_;
    rng.startMove(number);
    return rng;
  }
  bool isOther = false;

 private:
  SeededRng usual_, other_;
};

/// Writes down every frame that comes.
class HearingDialer final : public Dialer {
 public:
  HearingDialer(std::unique_ptr<Dialer> inner, QByteArray& heard) : inner_(std::move(inner)), heard_(heard) {}
  std::unique_ptr<Channel> dial() override {
    auto channel = inner_->dial();
    QObject::connect(channel.get(), &Channel::received, channel.get(),
                     [this](const QByteArray& frame) { heard_ += frame; });
    return channel;
  }

 private:
  std::unique_ptr<Dialer> inner_;
  QByteArray& heard_;
};

/// Runs the loop until something holds, without a wait between two looks as long as something happens.
template <class Holds>
bool happens(Holds holds) {
  constexpr int kMostPasses = 200;
  for (int pass = 0; pass < kMostPasses && !holds(); ++pass) QCoreApplication::processEvents();
  return holds() || soon(holds);
}

/// A server, three players and somebody who watches, on the board with fog of the program.
class FoggyTable {
 public:
  explicit FoggyTable(quint64 seed) : chance(std::make_shared<TwinChance>(seed)) {
    ServerDependencies given;
    given.clock = clock;
    given.store = &store_;
    given.chance = chance;
    given.makeToken = [made = 0]() mutable { return QByteArray(31, 't') + static_cast<char>(++made); };
    ServerPlan planned = plan(kSeats);
    layBoard(planned.setup, boardOfProgram(u"fog-between-two-coasts"_s));
    planned.setup.options.turnSeconds = 60;
    planned.policy = TablePolicy{WatchRule::Live, 2, SitDown::Closed, 0};
    server_ = std::make_unique<Server>(std::move(given), planned);
    door_->open(server_.get(), [this](std::unique_ptr<Channel> channel) { server_->admit(std::move(channel)); });
    server_->open();
  }
  ~FoggyTable() {
    clients_ = {};
    door_->shut();
  }

  /// The watcher comes first: the game begins when the last player is ready.
  bool gather() {
    for (const int person : {kSeats, 0, 1, 2}) {
      const auto i = static_cast<std::size_t>(person);
      Client::Identity who = named(u"Person %1"_s.arg(QChar(u'A' + person)));
      if (person == kSeats) who.attendance = Attendance::Watcher;
      clients_[i] = std::make_unique<Client>(
          std::make_unique<HearingDialer>(std::make_unique<LocalDialer>(door_, Origin::Guest), heard[i]), who, clock,
          std::make_unique<SeededRng>(static_cast<quint64>(person)));
      clients_[i]->start();
      if (!happens([&] { return clients_[i]->known().phase == Client::Phase::Lobby; })) return false;
      if (person != kSeats) clients_[i]->ask(requests::SetReady{Ready::Yes});
    }
    return happens([this] { return isQuiet(); });
  }

  /// Whether everybody has seen all that was played.
  bool isQuiet() const {
    return server_->game() && std::ranges::all_of(clients_, [this](const auto& client) {
             return client->known().hasGame() && client->known().moveNumber == game().moveCount() &&
                    !client->known().isActing();
           });
  }
  const AuthoritativeGame& game() const { return server_->game()->played(); }
  /// The program of whoever sits there.
  Client& at(SeatId seat) {
    for (const auto& client : clients_)
      if (client->known().seat() == seat) return *client;
    qFatal("nobody has this seat");
  }
  bool act(SeatId seat, const Action& action) {
    const int before = game().moveCount();
    at(seat).act(action);
    return happens([&] { return game().moveCount() > before && isQuiet(); });
  }
  bool pass(qint64 ms) {
    clock->advance(ms);
    return happens([this] { return isQuiet(); });
  }

  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  std::shared_ptr<TwinChance> chance;
  std::array<QByteArray, kPeople> heard;

 private:
  MemoryStore store_;
  std::unique_ptr<Server> server_;
  std::shared_ptr<LocalDoor> door_ = std::make_shared<LocalDoor>();
  std::array<std::unique_ptr<Client>, kPeople> clients_;
};

std::vector<Advised> adviceFor(const Client& client) {
  const ClientView& known = client.known();
  return advise(SeatView(known.definition(), known.state, known.seat(), PlayerTrade::Listed, Eyes::OfSeat,
                         {.history = &known.history}));
}

/// Whether this lays a piece that reaches a covered cell (14.5).
bool turnsUp(const GameDefinition& definition, const State& state, const Action& action) {
  const bool isMoved = action.kind == ActionKind::MoveShip;
  if (!isMoved && action.kind != ActionKind::Road && action.kind != ActionKind::Ship) return false;
  const EdgeId edge = isMoved ? action.target() : action.edge();
  return std::ranges::any_of(definition.map.edge(edge).corners,
                             [&](CornerId end) { return !coveredAt(definition, state, end).isNone(); });
}

/// Two tables at which the same is done: from one of the cells under the fog on, other things lie there.
class Twins {
 public:
  Twins(quint64 seed, bool hasOtherDice)
      : one_(seed), other_(seed), lot_(seed), alike_(static_cast<int>(seed % kMostAlike)), hasOtherDice_(hasOtherDice) {
    for (auto& bot : bots_) bot = makeBot("greedy");
  }

  /// Plays until the twins part, the game is over, or something is wrong, which `wrong` says.
  void play() {
    if (!one_.gather() || !other_.gather()) return fail(u"the game does not begin"_s);
    for (int i = 0; i < kMostSteps && wrong.isEmpty() && !hasParted && !one_.game().isOver(); ++i) step(i);
  }

  QString wrong;
  int positions = 0;
  bool hasParted = false;

 private:
  void fail(const QString& what) {
    if (wrong.isEmpty()) wrong = u"%1, after %2 positions"_s.arg(what).arg(positions);
  }

  void step(int number) {
    lot_.startMove(static_cast<quint64>(number));
    const int pauseMs = static_cast<int>(lot_.below(kMostPauseMs));
    if (!one_.pass(pauseMs) || !other_.pass(pauseMs)) return fail(u"a table stands still"_s);
    compare(number);
    const State& state = one_.game().state();
    const SeatId by = waitingFor(state);
    if (!wrong.isEmpty() || !by) return;
    const ClientView& known = one_.at(by).known();
    const SeatView view(known.definition(), known.state, by, PlayerTrade::LeftOut);
    const auto action = bots_[by.value]->decide(view, lot_);
    if (!action) return fail(u"nobody knows what to do"_s);
    const bool turns = turnsUp(known.definition(), known.state, *action);
    cells_ += turns;
    other_.chance->isOther = (turns && cells_ > alike_) || (hasOtherDice_ && action->kind == ActionKind::Roll);
    const std::size_t before = one_.game().moves().size();
    if (!one_.act(by, *action) || !other_.act(by, *action)) return fail(u"an act is not played"_s);
    other_.chance->isOther = false;
    hasParted = turns && one_.game().moves()[before].chance.turned() != other_.game().moves()[before].chance.turned();
  }

  /// Whether a person has heard the same bytes at both tables, once those of both have come.
  bool haveHeardTheSame(std::size_t person) const {
    const QByteArray &a = one_.heard[person], &b = other_.heard[person];
    const auto differ = [&] { return a.first(std::min(a.size(), b.size())) != b.first(std::min(a.size(), b.size())); };
    return happens([&] { return a.size() == b.size() || differ(); }) && a == b;
  }

  /// Everybody has heard the same, may do the same and is advised the same.
  void compare(int number) {
    ++positions;
    for (std::size_t i = 0; i < one_.heard.size(); ++i) {
      if (!haveHeardTheSame(i)) return fail(u"person %1 has heard something else"_s.arg(i));
      one_.heard[i].clear();
      other_.heard[i].clear();
    }
    for (int s = 0; s < kSeats; ++s) {
      const ClientView &a = one_.at(SeatId(s)).known(), &b = other_.at(SeatId(s)).known();
      if (!(a.state == b.state)) return fail(u"seat %1 sees another position"_s.arg(s));
      if (legalActions(a.definition(), a.state, SeatId(s)).all() !=
          legalActions(b.definition(), b.state, SeatId(s)).all())
        return fail(u"seat %1 may do something else"_s.arg(s));
    }
    const SeatId by = waitingFor(one_.game().state());
    if (number % kAdviceEvery == 0 && by && adviceFor(one_.at(by)) != adviceFor(other_.at(by)))
      fail(u"seat %1 is advised something else"_s.arg(by.value));
  }

  FoggyTable one_, other_;
  SeededRng lot_;
  int alike_, cells_ = 0;
  bool hasOtherDice_;
  std::array<std::unique_ptr<Bot>, kSeats> bots_;
};

}  // namespace

/// Nobody learns what lies under the fog before a piece reaches it (14.5, 6.9): two games in which other things lie
/// there send everybody the same bytes, the time left with them, and allow and advise the same, until a cell turns up
/// that differs. TAPU_FOG_POSITIONS=100000: so many positions.
class TestFogTwins : public QObject {
  Q_OBJECT

 public:
  static void initMain() {  // long runs are wanted long
    if (qEnvironmentVariableIsSet("TAPU_FOG_POSITIONS")) qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
  }

 private Q_SLOTS:
  void whatLiesUnderTheFogChangesNoByteBeforeItIsTurnedUp();
  void twinsThatDifferInWhatIsSeenAreFoundOut();
};

void TestFogTwins::whatLiesUnderTheFogChangesNoByteBeforeItIsTurnedUp() {
  const int usual = effort(1000, 200);
  const int wanted = qEnvironmentVariable("TAPU_FOG_POSITIONS", QString::number(usual)).toInt();
  int positions = 0, parted = 0, games = 0;
  for (quint64 seed = 1; positions < wanted; ++seed) {
    Twins twins(seed, false);
    twins.play();
    QVERIFY2(twins.wrong.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(twins.wrong)));
    positions += twins.positions;
    parted += twins.hasParted;
    ++games;
  }
  qInfo("%d positions alike in %d games, of which %d parted at a cell", positions, games, parted);
  QVERIFY2(parted > 0, "in none of these games did other things lie under the fog");
}

void TestFogTwins::twinsThatDifferInWhatIsSeenAreFoundOut() {
  Twins twins(1, true);
  twins.play();
  QVERIFY2(twins.wrong.contains(u"something else"_s), qPrintable(twins.wrong));
}

TAPU_TEST_WITH_LOOP(TestFogTwins)
#include "test_fog_twins.moc"
