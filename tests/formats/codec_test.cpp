// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "app/values/codec.h"
#include "app/values/limited_cbor.h"
#include "app/values/options_text.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/formats/played_in_fog.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class CodecTest : public QObject {
  Q_OBJECT

 private:
  static QCborValue overTheWire(const QByteArray& bytes) {
    Complaint complaint;
    const auto back = decodeLimited(bytes, kFromServer, complaint);
    return back.value_or(QCborValue());
  }

  /// Values of an option as files write them: each word, both ends of a number and its word, few and many of a count.
  static std::vector<std::string> textsFor(const OptionSpec& spec) {
    std::vector<std::string> texts(spec.choices.begin(), spec.choices.end());
    if (spec.kind == OptionSpec::Kind::Word) texts = {std::string(spec.letters), std::string(1, spec.letters.back())};
    if (spec.kind != OptionSpec::Kind::Number && spec.kind != OptionSpec::Kind::Counts) return texts;
    for (int end : {spec.least + (spec.counts > 1 ? 3 : 0), spec.most}) {
      std::string text = std::to_string(end);  // the first of some counts; a deck of 99 each would be too many cards
      for (int i = 1; i < spec.counts; ++i) text += '/' + std::to_string(spec.least);
      texts.push_back(text);
    }
    if (!spec.unlimitedWord.empty()) texts.emplace_back(spec.unlimitedWord);
    return texts;
  }

 private Q_SLOTS:
  void everyMoveComesBack() {
    for (const Played& game : {played(1, "random"), played(2, "greedy"), playedInFog(1, "random")})
      for (const Move& move : game.moves) {
        Complaint complaint;
        QCOMPARE(decodeMove(encodeMove(move), complaint), std::optional(move));
        QVERIFY(fits(GameDefinition(game.setup), move) || !complaint.isEmpty());
        if (&move - game.moves.data() > 400) break;
      }
  }

  void everyPositionComesBackFullAndAsSeen() {
    for (const Played& game : {played(3, "greedy"), played(3, "greedy", withDiceDeck()), playedInFog(1, "random")}) {
      const GameDefinition definition(game.setup);
      for (const State& state : game.states) {
        for (const State& seen :
             {state, visibleTo(SeatId(0), definition, state), visibleTo(Viewer::watcher(), definition, state)}) {
          Complaint complaint;
          const auto back = stateFrom(overTheWire(cborOf(seen)), definition, complaint);
          QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
          QVERIFY(*back == seen);
        }
      }
    }
  }

  void aSetupComesBack() {
    Setup setup;
    setup.options.discardThreshold = 7;
    setup.options.bankPerResource = kUnlimited;
    setup.options.deckCounts = {15, 5, 3, 2, 1};
    setup.options.undo = Switch::Off;
    setup.options.seats = 3;
    setup.board = beginnerBoard();
    setup.first = SeatId(2);
    Complaint complaint;
    const auto back = decodeSetup(encodeSetup(setup), complaint);
    QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*back == setup);
  }

  // 11B: `Options` has room for all rule sets; what plays no part in a game is not told to those who join it.
  void whateverOptionIsSetASetupThatLeavesCanBeRead() {
    for (RuleSet ruleSet : {RuleSet::Classic, RuleSet::Crazy, RuleSet::BigGame})
      for (const OptionSpec& spec : optionTable())
        for (const std::string& text : textsFor(spec)) {
          Setup setup;
          setup.ruleSet = ruleSet;
          setup.options = defaultOptions(ruleSet);
          QVERIFY2(setOption(spec, setup.options, text), text.c_str());
          if (playsOnChain(rulesOf(ruleSet, setup.options)))
            setup.chain = chainFor(setup.options, 3);
          else {
            setup.board = beginnerBoard();
            setup.board.starts.clear();
          }
          Complaint complaint;
          const auto back = decodeSetup(encodeSetup(setup), complaint);
          QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
          const std::string expected =
              optionText(spec, takesPart(spec, ruleSet) ? setup.options : defaultOptions(ruleSet));
          QCOMPARE(optionText(spec, back->options), expected);
        }
  }

  void twoStacksThatFitIntoADeckOnlyTogetherCanBeRead() {  // 8.1, 8.16: 127 cards at most, 126 of them in one stack
    for (const char* counts : {"99/27/0/0/0", "0/0/0/0/0"}) {
      Setup setup;
      setup.ruleSet = RuleSet::Crazy;
      setup.options = defaultOptions(RuleSet::Crazy);
      setup.board = beginnerBoard();
      QVERIFY(setOption(*optionNamed("deck.counts"), setup.options, "0/0/0/0/0"));
      QVERIFY(setOption(*optionNamed("crazy.deck"), setup.options, counts[0] == '9' ? "0/1" : "99/28"));
      QVERIFY(setOption(*optionNamed("deck.counts"), setup.options, counts));
      Complaint complaint;
      const auto back = decodeSetup(encodeSetup(setup), complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
      QVERIFY(back->options == setup.options);
      QVERIFY(complaint.isEmpty());
    }
  }

  // 0.12: a coast is touched by hexes that the board does not have; all names of a place are read, cells name it.
  void piecesOnACoastTravelWhateverHexNamesThem() {
    Setup setup;
    setup.options = defaultOptions(RuleSet::Classic);
    setup.options.seats = 2;
    setup.board = beginnerBoard();
    const auto corner = [](const char* name) { return *cornerNamed(name, Orientation::Pointy); };
    const auto side = [](const char* name) { return *sideNamed(name, Orientation::Pointy); };
    SeatStart named, other;
    named.settlements = {{{2, -2}, corner("SE"), StartCards::Yes}};
    named.roads = {{{2, -2}, side("E")}};
    other.settlements = {{{0, 0}, corner("N"), StartCards::Yes}};
    setup.board.starts = {named, other};
    QVERIFY(problems(setup.board).empty());
    Setup foreign = setup;  // (3,-2) is no cell of the island
    foreign.board.starts[0].settlements = {{{3, -2}, corner("SW"), StartCards::Yes}};
    foreign.board.starts[0].roads = {{{3, -2}, side("W")}};
    QVERIFY(problems(foreign.board).empty());
    Complaint complaint;
    const auto back = decodeSetup(encodeSetup(foreign), complaint);
    QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*back == setup);
    Setup lost = setup;  // at the corner of no cell
    lost.board.starts[0].settlements[0].hex = {9, 9};
    QVERIFY(!problems(lost.board).empty());
    QVERIFY(!decodeSetup(encodeSetup(lost), complaint));
  }

  void aChainComesBackAndNoOtherRulesTakeOne() {  // 9.1, 9.2, 9.21
    Setup setup;
    setup.ruleSet = RuleSet::BigGame;
    setup.options = defaultOptions(RuleSet::BigGame);
    setup.chain = chainFor(setup.options, 7);
    setup.vacant = {SeatId(3), SeatId(13)};
    Complaint complaint;
    const auto back = decodeSetup(encodeSetup(setup), complaint);
    QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
    QVERIFY(*back == setup);
    QCOMPARE(back->seats(), 14);
    for (const auto& spoil : std::vector<std::function<void(Setup&)>>{
             [](Setup& s) {
               s.ruleSet = RuleSet::Classic;
               s.options = defaultOptions(RuleSet::Classic);
             },
             [](Setup& s) { s.chain.order[2] = 3; },     // there are three kinds
             [](Setup& s) { s.vacant = {SeatId(14)}; },  // nobody's seat
             [](Setup& s) {
               s.vacant = {SeatId(2), SeatId(2)};
             },                                                                    // twice
             [](Setup& s) { s.chain.kinds[0].board.chainOffset = std::nullopt; },  // 9.2
             [](Setup& s) { s.chain.kinds[0].board.halves.clear(); },              // 9.16
             [](Setup& s) { s.board = beginnerBoard(); }}) {
      Setup bad = setup;
      spoil(bad);
      Complaint why;
      QVERIFY(!decodeSetup(encodeSetup(bad), why));
      QVERIFY(!why.sentence.isEmpty());
    }
  }

  void anOfferFitsIfItAsksPartners() {  // 9.8
    Setup setup;
    setup.ruleSet = RuleSet::BigGame;
    setup.options = defaultOptions(RuleSet::BigGame);
    setup.options.ring = RingWhen::Off;
    setup.chain = chainFor(setup.options, 500);
    const GameDefinition definition(setup);
    const auto asking = [](unsigned to) {
      return offerTrade(CardCounts::of(Resource::Wool), CardCounts::of(Resource::Ore),
                        PartnerSet::fromBits(static_cast<std::uint8_t>(to)));
    };
    QVERIFY(fits(definition, SeatId(998), asking(0b111)));  // the end of an open chain: three others within reach
    QVERIFY(!fits(definition, SeatId(998), asking(0b1000)));
    QVERIFY(fits(definition, SeatId(500), asking(0b11111)));
    QVERIFY(!fits(definition, SeatId(500), asking(0b100000)));
    QVERIFY(!fits(definition, SeatId(1000), asking(1)));
    QVERIFY(!fits(definition, SeatId(), asking(1)));
    QVERIFY(!fits(definition, SeatId(0), accept(SeatId(1000))));
    QVERIFY(fits(definition, SeatId(0), playKnight(Resource::Ore)));
    QVERIFY(!fits(definition, SeatId(0), playKnight(HexId(10'000))));
    QVERIFY(!fits(definition, SeatId(0), startCity(CornerId(63))));  // 63 corners at each board: this id has no place
  }

  // Up to board 511 of a chain places are written as ever; beyond that they are longer, and none of them is cut off.
  void placesOfLongChainsComeBack() {
    Complaint complaint;
    for (int place : {-1, 0, 0xfffd, 0xfffe, 0xffff, 0x10000, 0x1ffff, kMostPlaces - 1}) {
      for (const Move& move :
           {Move{SeatId(0), buildRoad(EdgeId(place)), {}}, Move{SeatId(0), startCity(CornerId(place)), {}}}) {
        const auto back = decodeMove(encodeMove(move), complaint);
        QVERIFY2(back == move && back->action.place() == place, qPrintable(QString::number(place)));
      }
      RowWriter written;
      written(HexId(place));
      QCOMPARE(written.bytes().size(), place < 0xfffe ? 2 : 6);
      RowReader read(written.bytes());
      HexId back;
      read(back);
      QVERIFY2(read.ok() && read.atEnd() && back == HexId(place), qPrintable(QString::number(place)));
    }
    const auto bytesOf = [](const Action& action) { return encodeMove({SeatId(2), action, {}}).toHex(); };
    QCOMPARE(bytesOf(buildRoad(EdgeId(63'999))), QByteArray("830288"
                                                            "02"
                                                            "19f9ff"
                                                            "20"
                                                            "18ff"
                                                            "18ff"
                                                            "00"
                                                            "00"
                                                            "00"
                                                            "f6"));
    QCOMPARE(bytesOf(roll()), QByteArray("830288"
                                         "03"
                                         "19ffff"
                                         "20"
                                         "18ff"
                                         "18ff"
                                         "00"
                                         "00"
                                         "00"
                                         "f6"));
    QCOMPARE(bytesOf(seatTaken(SeatId(1), Newcomer::Yes)), QByteArray("830288"
                                                                      "1819"
                                                                      "19ffff"
                                                                      "01"
                                                                      "18ff"
                                                                      "18ff"
                                                                      "01"
                                                                      "00"
                                                                      "00"
                                                                      "f6"));
  }

  void placesThatNoChainHasAreRefused() {
    for (const char* place : {"feff"
                              "fdff0000",
                              "feff"
                              "00be0a00",
                              "feff"
                              "ffffffff",
                              "feff"
                              "00",
                              "fe"}) {
      const QByteArray bytes = QByteArray::fromHex(place);
      RowReader read(bytes);
      HexId hex;
      read(hex);
      QVERIFY2(!read.ok(), place);
    }
    Complaint complaint;  // a road at 2^40, and at 2^16 in the lower part
    for (const char* place : {"1b0000010000000000", "1a00010000"})
      QVERIFY(!decodeMove(QByteArray::fromHex(QByteArray("83028802") + place + "2018ff18ff000000f6"), complaint));
  }

  void onlyChangedOptionsAreWritten() {
    Options options;
    options.discardThreshold = 7;
    options.undo = Switch::Off;
    const QCborMap map = changedOptions(options, RuleSet::Classic);
    QCOMPARE(map.size(), 2);
    QCOMPARE(map.value(u"discard.threshold"_s).toInteger(), 7);
    QCOMPARE(map.value(u"undo"_s).toString(), u"off"_s);
  }

  void whatIsLeftOutFollowsTheNumberOfSeats() {  // 13.3
    Complaint complaint;
    const auto six = optionsFrom(QCborMap{{u"seats.count"_s, 6}}, RuleSet::Crazy, complaint);
    QVERIFY2(six, qPrintable(complaint.sentence));
    QCOMPARE(six->seats, 6);
    QCOMPARE(six->bankPerResource, 24);
    QCOMPARE(six->maxRounds, 35);
    const auto told =
        optionsFrom(QCborMap{{u"bank.perResource"_s, 19}, {u"seats.count"_s, 6}}, RuleSet::Crazy, complaint);
    QVERIFY2(told, qPrintable(complaint.sentence));
    QCOMPARE(told->bankPerResource, 19);
    QCOMPARE(told->crazyTarget, 15);
  }

  void whatWasSetByHandIsToldUntilTheGameBegins() {  // 13.3
    Setup setup;
    setup.options = defaultOptions(RuleSet::Classic, 6);
    QVERIFY(setOption(*optionNamed("bank.perResource"), setup.options, "24"));  // that of six seats
    QVERIFY(chosenOptions(setup.options, RuleSet::Classic) ==
            (QCborMap{{u"seats.count"_s, 6}, {u"bank.perResource"_s, 24}}));
    QVERIFY(changedOptions(setup.options, RuleSet::Classic) == (QCborMap{{u"seats.count"_s, 6}}));
    Complaint complaint;
    const auto told = decodeSetup(encodeSetup(setup), complaint);
    QVERIFY2(told, qPrintable(complaint.sentence));
    QCOMPARE(withSeats(told->options, RuleSet::Classic, 8).bankPerResource, 24);
    QVERIFY(withSeats(told->options, RuleSet::Classic, 8).deckCounts ==
            (std::array<std::uint8_t, 5>{26, 6, 4, 4, 4}));  // it has the default
  }

  void optionsOfAnyNumberOfSeatsComeBack() {
    for (int seats = 2; seats <= 8; ++seats) {
      for (const RuleSet ruleSet : {RuleSet::Classic, RuleSet::Crazy}) {
        for (const int bank : {19, 24, 30}) {
          Options options = defaultOptions(ruleSet, seats);
          options.bankPerResource = bank;
          Complaint complaint;
          const auto back = optionsFrom(changedOptions(options, ruleSet), ruleSet, complaint);
          QVERIFY2(back, qPrintable(complaint.sentence));
          QVERIFY(*back == options);
        }
      }
    }
    QVERIFY(changedOptions(defaultOptions(RuleSet::Classic), RuleSet::Classic).isEmpty());
    const QCborMap ofSix = changedOptions(defaultOptions(RuleSet::Classic, 6), RuleSet::Classic);
    QVERIFY(ofSix == (QCborMap{{u"seats.count"_s, 6}}));
  }

  void badOptionsAreNamed_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("rule");
    QTest::newRow("a threshold below 2") << u"discard.threshold"_s << QVariant(1) << u"5.1"_s;
    QTest::newRow("nine seats") << u"seats.count"_s << QVariant(9) << u"3.1"_s;
    QTest::newRow("a word that is no choice") << u"undo"_s << QVariant(u"maybe"_s) << u"0.13"_s;
    QTest::newRow("a deck of four kinds") << u"deck.counts"_s << QVariant(u"14/5/2/2"_s) << u"8.1"_s;
    QTest::newRow("a key that is none") << u"no.such"_s << QVariant(1) << QString();
  }
  void badOptionsAreNamed() {
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(QString, rule);
    Complaint complaint;
    QVERIFY(!optionsFrom(QCborMap{{key, QCborValue::fromVariant(value)}}, RuleSet::Classic, complaint));
    QVERIFY(complaint.sentence.contains(key));
    QCOMPARE(complaint.rule, rule);
  }

  void limitsHold_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a tag") << QByteArray::fromHex("c101");
    QTest::newRow("a floating-point number") << QByteArray::fromHex("f93c00");
    QTest::newRow("an array of unknown length") << QByteArray::fromHex("9f01ff");
    QTest::newRow("a text in chunks") << QByteArray::fromHex("7f6161ff");
    QTest::newRow("nine arrays in one another") << QByteArray::fromHex("81818181818181818101");
    QTest::newRow("an array longer than the limit") << QByteArray::fromHex("9a7fffffff01");
    QTest::newRow("a text longer than the data") << QByteArray::fromHex("7a7fffffff61");
    QTest::newRow("something after the end") << QByteArray::fromHex("0101");
    QTest::newRow("a number above 2^63") << QByteArray::fromHex("1bffffffffffffffff");
    QTest::newRow("a map with a number as key") << QByteArray::fromHex("a10101");
    QTest::newRow("a map with one key twice") << QByteArray::fromHex("a2616101616102");
    QTest::newRow("a text that is not UTF-8") << QByteArray::fromHex("62ff28");
    QTest::newRow("a value that breaks off") << QByteArray::fromHex("8301");
    QTest::newRow("undefined") << QByteArray::fromHex("f7");
  }
  void limitsHold() {
    QFETCH(QByteArray, bytes);
    Complaint complaint;
    QVERIFY(!decodeLimited(bytes, kFromClient, complaint));
    QVERIFY(!complaint.isEmpty());
  }

  void negativeNumbersSurvive() {
    Complaint complaint;
    for (qint64 number : {-1LL, -2LL, -256LL, -9223372036854775807LL})
      QCOMPARE(decodeLimited(QCborValue(number).toCbor(), kFromClient, complaint), std::optional(QCborValue(number)));
  }

  void tooManyItemsAreRefused() {
    QCborArray many;
    for (int i = 0; i < 4096; ++i) many.append(i);
    Complaint complaint;
    QVERIFY(!decodeLimited(QCborValue(many).toCbor(), kFromClient, complaint));
    QVERIFY(decodeLimited(QCborValue(many).toCbor(), kFromServer, complaint));
  }

  void anArrayIsWrittenInTheBytesOfQt() {
    CborWriter out;
    QCborArray asQt;
    out.array([&](CborWriter& written) {
      const auto both = [&](const auto& item) {
        written(item);
        asQt.append(item);
      };
      for (const qint64 edge :
           {0LL, 23LL, 24LL, 255LL, 256LL, 65535LL, 65536LL, 4294967295LL, 4294967296LL, (1LL << 62)}) {
        both(edge);
        both(-edge);
        both(-1 - edge);
      }
      both(std::numeric_limits<qint64>::max());
      both(std::numeric_limits<qint64>::min());
      for (const int length : {0, 23, 24, 300, 70000}) {
        both(QByteArray(length, 'x'));
        both(QString(length, u'ह'));
      }
      written.null();
      asQt.append(nullptr);
      written.array([](CborWriter&) {});
      asQt.append(QCborArray());
      written.array([](CborWriter& inner) { inner(1, u"two"_s); });
      asQt.append(QCborArray{1, u"two"_s});
      written(std::optional<int>());
      asQt.append(nullptr);
      written(std::optional(RuleSet::Crazy));
      asQt.append(1);
    });
    QCOMPARE(out.bytes(), QCborValue(asQt).toCbor());
  }

  void everyBrokenByteIsRefusedOrHarmless() {
    const Played game = played(4, "random");
    const GameDefinition definition(game.setup);
    const QByteArray good = cborOf(game.states[200]);
    for (qsizetype i = 0; i < good.size(); ++i) {
      QByteArray bad = good;
      bad[i] = static_cast<char>(bad[i] ^ 0x55);
      Complaint complaint;
      const auto value = decodeLimited(bad, kFromServer, complaint);
      if (!value) continue;
      const auto state = stateFrom(*value, definition, complaint);
      if (!state) continue;
      for (int seat = 0; seat < definition.seats; ++seat) legalActions(definition, *state, SeatId(seat)).all();
    }
  }
};

TAPU_TEST_WITH_LOOP(CodecTest)
#include "codec_test.moc"
