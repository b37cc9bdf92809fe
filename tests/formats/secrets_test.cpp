// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "app/values/codec.h"
#include "app/values/limited_cbor.h"
#include "app/wire/messages.h"
#include "engine/bots/bot.h"
#include "engine/play/initial_state.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"
#include "engine/state/game_map.h"
#include "tests/effort.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

// All that may be seen, as the bytes in which it travels, in random games of every rule set.

namespace {

struct Contest {
  const char* name;
  std::function<Setup()> setup;
};

Setup island(RuleSet ruleSet) {
  Setup setup;
  setup.ruleSet = ruleSet;
  setup.options = defaultOptions(ruleSet);
  SeededRng rng(5);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

Setup chain(int boards, const std::function<void(Options&)>& change = {}) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.options.discardThreshold = 4;  // so that a seven asks often
  if (change) change(setup.options);
  setup.chain = chainFor(setup.options, boards);
  return setup;
}

const std::vector<Contest>& contests() {
  static const std::vector<Contest> list{
      {"classic", [] { return island(RuleSet::Classic); }},
      {"a board with ships", [] { return test::Layout{.board = islands()}.open(); }},
      {"a board with fog",
       [] {
         using enum Terrain;
         return test::Layout{.board = fogged(fogOf({Forest, Hills, Sea, Desert}, {5, 9}))}.open();
       }},
      {"crazy", [] { return island(RuleSet::Crazy); }},
      {"big, two boards in a row", [] { return chain(2); }},
      {"big, a ring of five", [] { return chain(5, [](Options& o) { o.tradeSelect = TradeSelect::ProposerPicks; }); }},
  };
  return list;
}

QByteArray bytesOf(const State& state) { return cborOf(state); }
QByteArray bytesOf(const std::optional<Move>& move) { return move ? encodeMove(*move) : QByteArray(); }

/// A random game, step by step; what is done next depends on the position and the seed alone.
class Walk {
 public:
  Walk(const Setup& setup, std::uint64_t seed) : definition(setup), state(initialState(definition)), seed_(seed) {
    for (int s = 0; s < definition.seats; ++s) bots_.push_back(makeBot("random"));
  }

  /// The next act and its seat; none if the game is over.
  struct Step {
    SeatId by;
    Action action;
  };
  std::optional<Step> next() {
    if (state.head.phase == Phase::Over) return std::nullopt;
    for (int tries = 0; tries < 500; ++tries) {
      SeededRng lot(seed_);
      lot.startMove(++asked_);
      if (const auto due = dueMove(definition, state)) return Step{{}, *due};
      if (!check(definition, state, {}, tableMove(ActionKind::StartRound)))
        return Step{{}, tableMove(ActionKind::StartRound)};
      if (const auto closing = windowMove(definition, state)) return Step{{}, *closing};
      const bool isShared = definition.rules.sharedRounds == Switch::On;
      if (isShared && lot.below(8 * static_cast<std::uint32_t>(definition.seats)) == 0 &&
          !check(definition, state, {}, tableMove(ActionKind::TimeUp)))
        return Step{{}, tableMove(ActionKind::TimeUp)};
      const SeatId waited = awaitedAnswer(definition, state) ? awaitedAnswer(definition, state) : waitingFor(state);
      const bool anybody = isShared ? state.head.open == 0 : lot.below(4) == 0;
      const SeatId by =
          anybody ? SeatId(static_cast<int>(lot.below(static_cast<std::uint32_t>(definition.seats)))) : waited;
      if (legalActions(definition, state, by).empty()) continue;
      const auto action = bots_[by.value]->decide(SeatView(definition, state, by), lot);
      if (action && action->kind != ActionKind::Done && !check(definition, state, by, *action))
        return Step{by, *action};
    }
    return std::nullopt;
  }

  Chance drawn(const State& from, const Step& step, int number) const {
    SeededRng rng(seed_);
    rng.startMove(static_cast<std::uint64_t>(number));
    return draw(definition, from, step.by, step.action, rng);
  }

  const GameDefinition definition;
  State state;
  int moves = 0;

 private:
  std::uint64_t seed_, asked_ = 1u << 20;
  std::vector<std::unique_ptr<Bot>> bots_;
};

/// The same position with another card in one seat's hand of unplayed cards; nothing if it has none to exchange.
std::optional<State> twinOf(const State& state, SeatId owner) {
  const Seat& seat = state.seat(owner);
  const CardCounts held = seat.cards - seat.boughtThisTurn, deck = state.deckOf(owner);
  for (int a = 0; a < kCards && seat.answer != Answer::Dog; ++a)
    for (int b = 0; b < kCards; ++b) {
      const CardCounts mine = CardCounts::of(static_cast<Card>(a)), other = CardCounts::of(static_cast<Card>(b));
      if (a == b || !held.covers(mine) || !deck.covers(other)) continue;
      State twin = state;
      twin.seat(owner).cards += other - mine;
      twin.deckOf(owner) += mine - other;
      return twin;
    }
  return std::nullopt;
}

/// The same position with a card of the hands of two seats exchanged.
std::optional<State> twinOf(const State& state, SeatId one, SeatId other) {
  for (Resource a : kAllResources)
    for (Resource b : kAllResources) {
      if (a == b || !state.seat(one).hand.covers(CardCounts::of(a)) ||
          !state.seat(other).hand.covers(CardCounts::of(b)))
        continue;
      State twin = state;
      twin.seat(one).hand += CardCounts::of(b) - CardCounts::of(a);
      twin.seat(other).hand += CardCounts::of(a) - CardCounts::of(b);
      return twin;
    }
  return std::nullopt;
}

/// Follows two games that differ in secrets of some seats, with the same actions and the same generator, until the
/// rules tell them apart. Returns how many moves gave all others the same bytes; -1 if one did not.
int follow(Walk walk, State twin, std::vector<SeatId> owners, int most) {
  const GameDefinition& definition = walk.definition;
  const auto isOwner = [&](SeatId id) { return std::find(owners.begin(), owners.end(), id) != owners.end(); };
  int compared = 0;
  for (; compared < most; ++compared) {
    const auto step = walk.next();
    if (!step || dueMove(definition, walk.state) != dueMove(definition, twin)) return compared;  // 6.6: who cannot pay
    if (check(definition, twin, step->by, step->action)) return compared;  // the action shows the card
    const Move one{step->by, step->action, walk.drawn(walk.state, *step, walk.moves)};
    const Move two{step->by, step->action, walk.drawn(twin, *step, walk.moves)};
    if (one.chance.winner != two.chance.winner || one.chance.wonWith != two.chance.wonWith) return compared;  // 8.6
    const bool tellsReached = definition.map.isChain() && mayBringPoints(step->action.kind);
    if (tellsReached && one.chance.reached() != two.chance.reached()) return compared;                    // 9.22
    if (one.chance.cards != two.chance.cards || one.chance.counts != two.chance.counts) return compared;  // 5.2, 8.7
    // A card that its taker sees, or that was taken from them, is known to them now (5.4, 8.1).
    if (one.chance.card != two.chance.card || one.chance.stolen != two.chance.stolen)
      for (SeatId knows : {one.seat, one.action.seat, one.chance.seat})
        if (knows && !isOwner(knows)) owners.push_back(knows);
    const State before = walk.state, twinBefore = twin;
    apply(definition, walk.state, one);
    apply(definition, twin, two);
    ++walk.moves;
    for (int viewer = -1; viewer < definition.seats; ++viewer) {
      const SeatId id = viewer < 0 ? SeatId{} : SeatId(viewer);
      if (isOwner(id)) continue;
      const Viewer eyes = Viewer::ofSeatOrWatcher(id);
      const QByteArray told = bytesOf(visibleTo(eyes, definition, before, one));
      if (told != bytesOf(visibleTo(eyes, definition, twinBefore, two))) return -1;
      if (bytesOf(visibleTo(eyes, definition, walk.state)) != bytesOf(visibleTo(eyes, definition, twin))) return -1;
    }
  }
  return compared;
}

}  // namespace

class SecretsTest : public QObject {
  Q_OBJECT

  static void everyContest() {
    QTest::addColumn<int>("contest");
    for (std::size_t i = 0; i < contests().size(); ++i) QTest::newRow(contests()[i].name) << static_cast<int>(i);
  }

 private Q_SLOTS:
  void twinsGiveAllOthersTheSameBytes_data() { everyContest(); }
  void twinsGiveAllOthersTheSameBytes();
  void whatIsSentAndAppliedIsWhatIsSeen_data() { everyContest(); }
  void whatIsSentAndAppliedIsWhatIsSeen();
};

void SecretsTest::twinsGiveAllOthersTheSameBytes() {  // 6.9
  QFETCH(int, contest);
  const Setup setup = contests()[static_cast<std::size_t>(contest)].setup();
  int twins = 0, moves = 0;
  for (int seed = 1; seed <= effort(3, 1); ++seed) {
    Walk walk(setup, static_cast<std::uint64_t>(seed));
    for (int number = 0; number < 900; ++number) {
      const auto step = walk.next();
      if (!step) break;
      apply(walk.definition, walk.state, {step->by, step->action, walk.drawn(walk.state, *step, walk.moves++)});
      if (number % 29 != 0) continue;
      const SeatId owner(number / 29 % walk.definition.seats), other((owner.value + 1) % walk.definition.seats);
      for (const auto& [twin, owners] : {std::pair{twinOf(walk.state, owner), std::vector{owner}},
                                         std::pair{twinOf(walk.state, owner, other), std::vector{owner, other}}}) {
        if (!twin) continue;
        QVERIFY(bytesOf(visibleTo(owner, walk.definition, walk.state)) !=
                bytesOf(visibleTo(owner, walk.definition, *twin)));
        Walk again(setup, static_cast<std::uint64_t>(seed) + 100);
        again.state = walk.state;
        again.moves = walk.moves;
        const int alike = follow(std::move(again), *twin, owners, 25);
        QVERIFY2(alike >= 0, qPrintable(QStringLiteral("seed %1, move %2").arg(seed).arg(number)));
        ++twins;
        moves += alike;
      }
    }
  }
  qInfo("%s: %d twins, %d moves alike", contests()[static_cast<std::size_t>(contest)].name, twins, moves);
  QVERIFY(twins >= effort(60, 15));
  QVERIFY(moves >= 5 * twins);
}

void SecretsTest::whatIsSentAndAppliedIsWhatIsSeen() {
  QFETCH(int, contest);
  const Setup setup = contests()[static_cast<std::size_t>(contest)].setup();
  for (std::uint64_t seed = 11; seed <= 12; ++seed) {
    Walk walk(setup, seed);
    Complaint complaint;
    const auto sent = decodeSetup(encodeSetup(setup), complaint);
    QVERIFY2(sent.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*sent == setup);
    const GameDefinition definition(*sent);
    std::vector<State> clients;
    for (int viewer = 0; viewer < definition.seats; ++viewer) {
      const auto value =
          decodeLimited(bytesOf(visibleTo(SeatId(viewer), definition, walk.state)), kFromServer, complaint);
      const auto state = stateFrom(value.value_or(QCborValue()), definition, complaint);
      QVERIFY2(state.has_value(), qPrintable(complaint.sentence));
      clients.push_back(*state);
    }
    for (int number = 0; number < 500; ++number) {
      const auto step = walk.next();
      if (!step) break;
      const State before = walk.state;
      const Move move{step->by, step->action, walk.drawn(walk.state, *step, walk.moves++)};
      apply(walk.definition, walk.state, move);
      for (int viewer = 0; viewer < definition.seats; ++viewer) {
        const auto seen = visibleTo(SeatId(viewer), walk.definition, before, move);
        State& client = clients[static_cast<std::size_t>(viewer)];
        if (seen) {
          const auto told = decodeMove(encodeMove(*seen), complaint);
          QVERIFY2(told.has_value(), qPrintable(complaint.sentence));
          QVERIFY(fits(definition, *told));
          QVERIFY(isPlausible(definition, client, *told));
          apply(definition, client, *told);
        }
        const State now = visibleTo(SeatId(viewer), walk.definition, walk.state);
        QVERIFY2(client == now, qPrintable(QStringLiteral("seed %1, move %2").arg(seed).arg(number)));
        if (number % 100 != 0) continue;
        const auto value = decodeLimited(bytesOf(now), kFromServer, complaint);
        const auto back = stateFrom(value.value_or(QCborValue()), definition, complaint);
        QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
        QVERIFY(*back == now);
        QCOMPARE(wire::hashOf(*back), wire::hashOf(client));
      }
      const auto value = decodeLimited(bytesOf(walk.state), kFromServer, complaint);
      if (number % 50 == 0) QVERIFY(stateFrom(value.value_or(QCborValue()), definition, complaint) == walk.state);
    }
  }
}

TAPU_TEST_WITH_LOOP(SecretsTest)
#include "secrets_test.moc"
