// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QTest>
#include <algorithm>

#include "app/files/json_text.h"
#include "app/files/state_line.h"
#include "app/files/state_reader.h"
#include "engine/play/initial_state.h"
#include "engine/state/ground.h"
#include "tests/effort.h"
#include "tests/formats/played_in_fog.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class StateLineTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyKeyIsAlwaysThere() {
    const Played game = played(1, "greedy");
    const GameDefinition definition(game.setup);
    const QStringList keys{
        u"move"_s,       u"turn"_s,      u"round"_s,       u"phase"_s,       u"pending"_s, u"dice"_s,   u"rolled"_s,
        u"cardPlayed"_s, u"seats"_s,     u"settlements"_s, u"cities"_s,      u"roads"_s,   u"ships"_s,  u"bank"_s,
        u"deck"_s,       u"robbers"_s,   u"longestRoad"_s, u"largestArmy"_s, u"event"_s,   u"winner"_s, u"want"_s,
        u"between"_s,    u"dicePairs"_s, u"pirate"_s,      u"fog"_s,         u"turned"_s,  u"gifts"_s,  u"legal"_s};
    const QStringList seatKeys{u"hand"_s,    u"cards"_s,        u"fresh"_s,     u"played"_s, u"left"_s,
                               u"points"_s,  u"publicPoints"_s, u"route"_s,     u"ledger"_s, u"offer"_s,
                               u"islands"_s, u"islandPoints"_s, u"giftPoints"_s};
    for (const State& state : {game.states.front(), game.states[10], game.states.back()}) {
      const QCborMap line = stateLine(definition, state, 0);
      QStringList found;
      for (const QCborValue& key : line.keys()) found << key.toString();
      QCOMPARE(found, keys);
      for (const QCborValue& seat : line.value(u"seats"_s).toArray()) {
        QStringList names;
        for (const QCborValue& key : seat.toMap().keys()) names << key.toString();
        QCOMPARE(names, seatKeys);
      }
      QCOMPARE(line.value(u"legal"_s).toMap().size(), 4);
    }
  }

  void theDeckOfDiceIsToldByItsPairs() {  // 4.10
    const Played thrown = played(1, "greedy"), drawn = played(1, "greedy", withDiceDeck());
    const QString key = u"dicePairs"_s;
    QVERIFY(stateLine(GameDefinition(thrown.setup), thrown.states.back(), 0).value(key).isNull());
    const GameDefinition definition(drawn.setup);
    State state = drawn.states.front();
    QCOMPARE(stateLine(definition, state, 0).value(key).toArray().size(), 36);
    state.dice = {DiceDeck::kUsed};
    state.dice.putBack({3, 4});
    state.dice.putBack({1, 1});
    QCOMPARE(stateLine(definition, state, 0).value(key).toArray(), (QCborArray{u"11"_s, u"34"_s}));
  }

  void aDeckThatCannotBeIsRefused_data() {
    QTest::addColumn<QCborArray>("pairs");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("some pairs") << QCborArray{u"34"_s, u"11"_s} << true;
    QTest::newRow("none left") << QCborArray{} << true;
    QTest::newRow("a pair twice") << QCborArray{u"11"_s, u"11"_s} << false;
    QTest::newRow("a seven") << QCborArray{u"17"_s} << false;
    QTest::newRow("a nought") << QCborArray{u"01"_s} << false;
    QTest::newRow("one die") << QCborArray{u"1"_s} << false;
    QTest::newRow("a number") << QCborArray{11} << false;
    QTest::newRow("a list") << QCborArray{QCborArray{257, 1}} << false;
  }
  void aDeckThatCannotBeIsRefused() {
    QFETCH(QCborArray, pairs);
    QFETCH(bool, isOne);
    const Played game = played(6, "greedy", withDiceDeck());
    Setup setup = game.setup;
    setup.first = game.states.back().head.first;
    const GameDefinition definition(setup);
    const auto toThrow = std::ranges::find_if(game.states, [](const State& state) {
      return state.head.phase == Phase::Play && state.seat(state.head.active).pending.must == Decision::Roll;
    });
    QCborMap line = stateLine(definition, *toThrow, 5);
    line[u"dicePairs"_s] = pairs;
    Complaint complaint;
    const auto read = stateFromLine(line, {}, definition, complaint);
    QVERIFY2(read.has_value() == isOne, qPrintable(complaint.sentence));
    if (isOne) QCOMPARE(read->dice.left(), static_cast<int>(pairs.size()));
    if (!isOne) QCOMPARE(complaint.rule, u"4.10"_s);
    line.remove(u"dicePairs"_s);
    QCOMPARE(stateFromLine(line, {}, definition, complaint = {}).value().dice, DiceDeck::full());
  }

  /// A position on a board with fog of forest, hills, sea and desert, and the numbers 5 and 9 (14.5).
  static QCborMap foggyLine(const GameDefinition& definition) {
    return stateLine(definition, initialState(definition), 0);
  }
  static Setup foggySetup() {
    Setup setup = playedInFog(1, "random").setup;
    setup.first = SeatId(0);
    return setup;
  }

  void aLineTellsWhatIsLeftUnderTheFogAndWhatWasTurnedUp() {  // 14.14
    const GameDefinition definition(foggySetup());
    QCborMap line = foggyLine(definition);
    QCOMPARE(jsonText(line.value(u"fog"_s).toMap(), Layout::OneLine),
             QByteArray(R"({"terrains":{"forest":1,"hills":1,"desert":1,"sea":1},"numbers":{"5":1,"9":1}})"));
    QVERIFY(line.value(u"turned"_s).toMap().isEmpty() && line.value(u"gifts"_s).toArray().isEmpty());
    QVERIFY(line.value(u"pirate"_s).isNull());
    line[u"turned"_s] = QCborMap{{u"3,1"_s, QCborMap{{u"terrain"_s, u"hills"_s}, {u"number"_s, 9}}}};
    line.remove(u"fog"_s);
    Complaint complaint;
    const auto state = stateFromLine(line, {}, definition, complaint);
    QVERIFY2(state.has_value(), qPrintable(complaint.sentence));
    QVERIFY((groundAt(definition, *state, *definition.map.hexNamed("3,1")) == Ground{Terrain::Hills, 9}));
    const QCborMap again = stateLine(definition, *state, 0);
    QCOMPARE(again.value(u"turned"_s), line.value(u"turned"_s));
    QCOMPARE(jsonText(again.value(u"fog"_s).toMap(), Layout::OneLine),
             QByteArray(R"({"terrains":{"forest":1,"desert":1,"sea":1},"numbers":{"5":1}})"));
  }

  void cellsThatTheFogDoesNotHoldAreRefused_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QCborMap>("value");
    const auto cell = [](const QString& hex, const QString& terrain, const QCborValue& number) {
      return std::pair<QCborValue, QCborValue>(hex, QCborMap{{u"terrain"_s, terrain}, {u"number"_s, number}});
    };
    QTest::newRow("another terrain") << u"turned"_s << QCborMap{cell(u"3,1"_s, u"pasture"_s, 5)};
    QTest::newRow("another number") << u"turned"_s << QCborMap{cell(u"3,1"_s, u"forest"_s, 6)};
    QTest::newRow("no number") << u"turned"_s << QCborMap{cell(u"3,1"_s, u"forest"_s, nullptr)};
    QTest::newRow("a number at sea") << u"turned"_s << QCborMap{cell(u"3,1"_s, u"sea"_s, 5)};
    QTest::newRow("fog") << u"turned"_s << QCborMap{cell(u"3,1"_s, u"fog"_s, nullptr)};
    QTest::newRow("the only forest twice")
        << u"turned"_s << QCborMap{cell(u"3,0"_s, u"forest"_s, 5), cell(u"3,1"_s, u"forest"_s, 9)};
    QTest::newRow("a cell that never was under the fog") << u"turned"_s << QCborMap{cell(u"0,0"_s, u"forest"_s, 5)};
    QTest::newRow("counts that do not follow")
        << u"fog"_s << QCborMap{{u"terrains"_s, QCborMap{{u"forest"_s, 1}}}, {u"numbers"_s, QCborMap{{u"5"_s, 1}}}};
  }
  void cellsThatTheFogDoesNotHoldAreRefused() {
    QFETCH(QString, key);
    QFETCH(QCborMap, value);
    const GameDefinition definition(foggySetup());
    QCborMap line = foggyLine(definition);
    line.remove(u"fog"_s);
    Complaint complaint;
    QVERIFY(stateFromLine(line, {}, definition, complaint).has_value());
    line[key] = value;
    QVERIFY(!stateFromLine(line, {}, definition, complaint).has_value());
    QCOMPARE(complaint.rule, u"14.5"_s);
  }

  /// A position of two on a board with pirate, gifts and points for islands (14): each has a settlement on its own
  /// island, 0 and 1, and a gift of two points and one of a card lie in the east.
  static Setup seaSetup() {
    test::Layout layout{.board = test::islands()};
    layout.options.seats = 2;
    layout.options.islandBonus = 2;
    layout.board.pirate = PirateStart{};
    const int south = *cornerNamed("S", Orientation::Pointy);
    layout.board.gifts = {{.hex = {4, 1}, .on = Gift::On::Corner, .place = south, .count = 2},
                          {.hex = {4, 2}, .on = Gift::On::Corner, .place = south, .kind = Gift::Kind::Card}};
    return layout.settle(0, "1,1:NE").settle(1, "5,0:NE").fixed();
  }

  void whatCannotLieInTheSeaIsRefused_data() {
    QTest::addColumn<QString>("key");  // with a number: of that seat
    QTest::addColumn<QCborValue>("value");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const QString& key, const QCborValue& value, const char* rule) {
      QTest::newRow(name) << key << value << QString::fromLatin1(rule);
    };
    row("14.2 a pirate on land", u"pirate"_s, u"0,0"_s, "14.2");
    row("14.2 a pirate off the board", u"pirate"_s, u"30,0"_s, "0.2");
    row("14.6 a gift where there never was one", u"gifts"_s, QCborArray{u"1,0:N"_s}, "14.6");
    row("14.6 a gift twice", u"gifts"_s, QCborArray{u"4,1:S"_s, u"4,1:S"_s}, "14.6");
    row("14.6 points of a gift that nobody has", u"gifts"_s, QCborArray{u"4,2:S"_s}, "14.6");
    row("14.6 points of a gift that still lies there", u"giftPoints 0"_s, 2, "14.6");
    row("14.3 an island that there is not", u"islands 0"_s, QCborArray{0, 2}, "14.3");
    row("14.3 an island twice", u"islands 0"_s, QCborArray{0, 0}, "14.3");
    row("14.3 a seat that has never been where it stands", u"islands 0"_s, QCborArray{1}, "14.3");
    row("14.3 points of more islands than it has had", u"islandPoints 0"_s, 4, "14.3");
    row("14.3 half the points of an island", u"islandPoints 0"_s, 1, "14.3");
  }
  void whatCannotLieInTheSeaIsRefused() {
    QFETCH(QString, key);
    QFETCH(QCborValue, value);
    QFETCH(QString, rule);
    const GameDefinition definition(seaSetup());
    QCborMap line = stateLine(definition, initialState(definition), 0);
    for (const char* derived : {"points", "publicPoints"}) {  // they would contradict too
      QCborArray seats = line.value(u"seats"_s).toArray();
      for (qsizetype i = 0; i < seats.size(); ++i) {
        QCborMap seat = seats.at(i).toMap();
        seat.remove(QString::fromLatin1(derived));
        seats[i] = seat;
      }
      line[u"seats"_s] = seats;
    }
    Complaint complaint;
    QVERIFY2(stateFromLine(line, {}, definition, complaint).has_value(), qPrintable(complaint.sentence));
    const QStringList words = key.split(u' ');
    if (words.size() == 2) {
      QCborArray seats = line.value(u"seats"_s).toArray();
      QCborMap seat = seats.at(words.last().toInt()).toMap();
      seat[words.first()] = value;
      seats[words.last().toInt()] = seat;
      line[u"seats"_s] = seats;
    } else {
      line[key] = value;
    }
    QVERIFY(!stateFromLine(line, {}, definition, complaint).has_value());
    QVERIFY(!complaint.sentence.isEmpty());
    QCOMPARE(complaint.rule, rule);
  }

  void aGameWithoutFogHasNoneInItsPosition() {  // 14.9
    Setup setup = played(1, "greedy").setup;
    setup.first = SeatId(0);
    const GameDefinition definition(setup);
    QCborMap line = foggyLine(definition);
    QVERIFY(line.value(u"fog"_s).isNull());
    Complaint complaint;
    QVERIFY2(stateFromLine(line, {}, definition, complaint).has_value(), qPrintable(complaint.sentence));
    line[u"turned"_s] = QCborMap{{u"0,0"_s, QCborMap{{u"terrain"_s, u"sea"_s}, {u"number"_s, nullptr}}}};
    QVERIFY(!stateFromLine(line, {}, definition, complaint).has_value());
  }

  void legalTextsAreSortedAndOnce() {
    const Played game = played(2, "random");
    const GameDefinition definition(game.setup);
    for (std::size_t i = 0; i < game.states.size(); i += 7) {
      const QCborMap legal = stateLine(definition, game.states[i], 0).value(u"legal"_s).toMap();
      for (auto it = legal.begin(); it != legal.end(); ++it) {
        QStringList words;
        for (const QCborValue& word : it.value().toArray()) words << word.toString();
        QStringList sorted = words;
        sorted.sort();
        sorted.removeDuplicates();
        QCOMPARE(words, sorted);
      }
    }
  }

  /// What a line does not tell is taken as at the start of a turn; there a position comes back whole.
  void aPositionComesBackFromItsLine() {
    int compared = 0;
    for (const Played& game :
         {played(3, "random"), played(4, "greedy"), played(6, "greedy", withDiceDeck()), playedInFog(2, "random")}) {
      const State& last = game.states.back();
      Setup setup = game.setup;
      setup.first = last.head.first;
      const GameDefinition definition(setup);
      for (std::size_t i = 0; i < game.states.size(); i += std::size_t(effort(1, 5))) {
        const State& state = game.states[i];
        const bool toThrow = state.head.active && state.seat(state.head.active).pending.must == Decision::Roll;
        if (!state.head.first ||
            (state.head.phase == Phase::Play && (!toThrow || state.seat(state.head.active).cardsPlayed > 1)))
          continue;
        if (state.head.active && state.seat(state.head.active).built > 0) continue;  // a free road before the throw
        if (state.head.phase == Phase::Over) continue;
        const QByteArray line = jsonText(stateLine(definition, state, 5), Layout::OneLine);
        Complaint complaint;
        const auto value = parseJson(line, complaint);
        const auto back = stateFromLine(*value, {}, definition, complaint);
        QVERIFY2(back.has_value(), qPrintable(complaint.sentence + u' ' + QString::fromUtf8(line)));
        QCOMPARE(jsonText(stateLine(definition, *back, 5), Layout::OneLine), line);
        QVERIFY(*back == state);
        ++compared;
      }
    }
    QVERIFY(compared > effort(100, 20));
  }

  void everyPositionGivesItsOwnLineAgain() {
    const Played game = played(5, "random");
    Setup setup = game.setup;
    setup.first = game.states.back().head.first;
    const GameDefinition definition(setup);
    for (std::size_t i = 0; i < game.states.size(); i += std::size_t(effort(1, 5))) {
      const State& state = game.states[i];
      if (!state.head.first || state.head.phase == Phase::Over || state.seats[0].offer.isOpen()) continue;
      const QCborMap line = stateLine(definition, state, 0);
      Complaint complaint;
      const auto back = stateFromLine(line, {}, definition, complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
      QCOMPARE(jsonText(stateLine(definition, *back, 0), Layout::OneLine), jsonText(line, Layout::OneLine));
    }
  }
};

TAPU_TEST_WITH_LOOP(StateLineTest)
#include "state_line_test.moc"
