// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QTest>

#include "app/files/json_text.h"
#include "app/files/record_reader.h"
#include "app/files/state_line.h"
#include "app/files/state_reader.h"
#include "engine/play/initial_state.h"
#include "engine/rules/trade.h"
#include "engine/state/game_map.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Played bigGame(std::uint64_t seed, const std::vector<std::string>& bots, const Options& options) {
  Played game;
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = options;
  plan.boards = 3;
  plan.bots = bots;
  plan.seed = seed;
  simulate(plan, game);
  return game;
}

Options shortGame() {
  Options options = defaultOptions(RuleSet::BigGame);
  options.bigMaxRounds = 12;
  options.protection = 3;
  options.discardThreshold = 5;
  return options;
}

QByteArray textOf(QCborMap line, bool withLegal) {
  if (!withLegal) line.remove(u"legal"_s);
  return jsonText(line, Layout::OneLine);
}

/// What a state line does not tell is as at the start of a round: ships that are new, one that has moved (7.6).
bool isPlain(const State& state) {
  return std::all_of(state.seats.begin(), state.seats.end(), [](const Seat& seat) {
    return seat.newShips == 0 && seat.shipMoved == ShipMoved::No && seat.offers == 0;
  });
}

RecordHeader headerOf(const Setup& setup, int seats) {
  RecordHeader header;
  header.setup = setup;
  header.names = QStringList(seats, QString());
  return header;
}

/// Reads and plays a record; the position at its end, or nothing and a complaint.
std::optional<State> endOf(const QByteArray& text, Complaint& complaint) {
  QBuffer in;
  in.setData(text);
  in.open(QIODevice::ReadOnly);
  RecordReader reader(in);
  if (!reader.start(complaint)) return std::nullopt;
  auto step = RecordReader::Step::Moved;
  while (step == RecordReader::Step::Moved) step = reader.next(complaint);
  return step == RecordReader::Step::End ? std::optional(reader.game().state()) : std::nullopt;
}

}  // namespace

/// Positions and records of games on a chain of boards (9).
class ChainTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyPositionComesBack();
  void aVacantSeatStaysVacant();  // 9.20
  void aRecordGoesOnFromAPosition();
  void anOfferNamesTheSeatsAsked();  // 9.8
  void aBadPositionGetsOneSentence_data();
  void aBadPositionGetsOneSentence();
};

void ChainTest::everyPositionComesBack() {
  int stages = 0, plain = 0;
  for (const Bonus bonus : {Bonus::Once, Bonus::PerTerritory}) {
    Options options = shortGame();
    options.bonus = bonus;
    options.bigMaxRounds = 24;  // so that a second throw comes
    const Played game = bigGame(3, {"random", "random"}, options);
    const GameDefinition definition(game.setup);
    for (std::size_t i = 0; i < game.states.size(); ++i) {
      const State& state = game.states[i];
      if (i % 37 != 0 && state.head.stage == RoundStage::Clock) continue;
      const QCborMap line = stateLine(definition, state, static_cast<int>(i));
      Complaint complaint;
      const auto back = stateFromLine(line, {}, definition, complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence + u" at move %1"_s.arg(i)));
      const bool withLegal = isPlain(state);
      QCOMPARE(textOf(stateLine(definition, *back, static_cast<int>(i)), withLegal), textOf(line, withLegal));
      stages |= 1 << static_cast<int>(state.head.stage);
      plain += withLegal;
    }
  }
  QCOMPARE(stages, 0b11111);  // start choices, discards, second throw, clock and between two rounds
  QVERIFY(plain > 20);
}

void ChainTest::aVacantSeatStaysVacant() {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.chain = chainFor(setup.options, 2);
  setup.vacant = {SeatId(1)};
  const GameDefinition definition(setup);
  const State state = initialState(definition);
  Complaint complaint;
  const auto back = stateFromLine(stateLine(definition, state, 0), {}, definition, complaint);
  QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
  QVERIFY(*back == state);
  QCOMPARE(back->seat(SeatId(1)).presence, Presence::Vacant);
}

void ChainTest::aRecordGoesOnFromAPosition() {
  const Played game = bigGame(8, {"greedy", "random"}, shortGame());
  const GameDefinition definition(game.setup);
  int begun = 0;
  for (std::size_t i = game.states.size() / 3; i < game.states.size(); ++i) {
    if (game.states[i].head.stage != RoundStage::Between || begun > 3) continue;
    ++begun;
    RecordHeader header = headerOf(game.setup, definition.seats);
    header.position = stateLine(definition, game.states[i], static_cast<int>(i));
    const std::vector<Move> rest(game.moves.begin() + static_cast<std::ptrdiff_t>(i), game.moves.end());
    Complaint complaint;
    const auto end = endOf(recordText(header, rest), complaint);
    QVERIFY2(end.has_value(), qPrintable(complaint.at(u"record"_s)));
    const int moves = static_cast<int>(game.moves.size());
    QCOMPARE(textOf(stateLine(definition, *end, moves), true),
             textOf(stateLine(definition, game.states.back(), moves), true));
  }
  QVERIFY(begun > 2);
}

void ChainTest::anOfferNamesTheSeatsAsked() {
  const Setup setup = bigGame(1, {"random"}, shortGame()).setup;
  const GameDefinition definition(setup);
  Game game(setup);
  SeededRng rng(1);
  const auto play = [&](SeatId by, const Action& action) { return !game.play(by, action, rng).refused; };
  for (int s = 0; s < definition.seats; ++s) QVERIFY(play({}, tableMove(ActionKind::TimeUp, SeatId(s))));
  for (int tries = 0; game.state().head.stage != RoundStage::Clock && tries < 20; ++tries)
    if (game.state().head.stage == RoundStage::Between) QVERIFY(play({}, tableMove(ActionKind::StartRound)));
  const SeatId offerer(4);
  const CardCounts hand = game.state().seat(offerer).hand;
  Resource held = Resource::Brick, wanted = Resource::Brick;
  for (Resource each : kAllResources) (hand[each] > 0 ? held : wanted) = each;
  QVERIFY(play(offerer, offerTrade(CardCounts::of(held), CardCounts::of(wanted),
                                   PartnerSet{definition.partnerId(SeatId(1), offerer)})));
  const QCborMap line = stateLine(definition, game.state(), 9);
  QCOMPARE(line.value(u"seats"_s).toArray().at(4).toMap().value(u"offer"_s).toMap().value(u"to"_s).toArray(),
           (QCborArray{1}));
  Complaint complaint;
  const auto back = stateFromLine(line, {}, definition, complaint);
  QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
  QVERIFY(isAsked(definition, *back, SeatId(1), offerer));
  QVERIFY(!isAsked(definition, *back, SeatId(0), offerer));
}

void ChainTest::aBadPositionGetsOneSentence_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QVariant>("value");
  QTest::addColumn<QString>("rule");
  QTest::newRow("a stage that is none") << u"stage"_s << QVariant(u"lunch"_s) << QString();
  QTest::newRow("in play, but at no stage") << u"stage"_s << QVariant() << QString();
  QTest::newRow("robbers of three territories only")
      << u"robbers"_s << QVariant(QStringList{u"0#3,-1"_s, u"0#4,-1"_s, u"1#3,-1"_s}) << QString();
  QTest::newRow("the longest road of a seventh seat") << u"longestRoad"_s << QVariant(QVariantList{6}) << u"3.1"_s;
  QTest::newRow("one bank for all") << u"bank"_s << QVariant(19) << QString();
}

void ChainTest::aBadPositionGetsOneSentence() {
  QFETCH(QString, key);
  QFETCH(QVariant, value);
  QFETCH(QString, rule);
  const Played game = bigGame(2, {"random"}, shortGame());
  const GameDefinition definition(game.setup);
  const auto inPlay =
      std::find_if(game.states.begin(), game.states.end(), [](const State& state) { return state.head.round == 2; });
  QCborMap line = stateLine(definition, *inPlay, 0);
  Complaint complaint;
  QVERIFY2(stateFromLine(line, {}, definition, complaint), qPrintable(complaint.sentence));
  line.insert(key, QCborValue::fromVariant(value));
  QVERIFY(!stateFromLine(line, {}, definition, complaint));
  QVERIFY(!complaint.sentence.isEmpty());
  if (!rule.isEmpty()) QCOMPARE(complaint.rule, rule);
}

TAPU_TEST_WITH_LOOP(ChainTest)
#include "chain_test.moc"
