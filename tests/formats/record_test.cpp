// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QFile>
#include <QTest>

#include "app/files/json_text.h"
#include "app/files/record_move.h"
#include "app/files/record_reader.h"
#include "app/files/state_line.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/formats/played_in_fog.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QByteArray sample(const char* name) {
  QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/"_s + QLatin1StringView(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everything that a reader finds in a text.
struct Reading {
  Complaint complaint;
  int moves = 0;
  bool torn = false;
  std::vector<Move> log;
  State state;
  RecordHeader header;
};

Reading read(QByteArray text) {
  QBuffer buffer(&text);
  buffer.open(QIODevice::ReadOnly);
  RecordReader reader(buffer);
  Reading result;
  if (!reader.start(result.complaint)) return result;
  while (reader.next(result.complaint) == RecordReader::Step::Moved) {}
  result.moves = reader.moves();
  result.torn = reader.isTorn();
  result.log = reader.game().log();
  result.state = reader.game().state();
  result.header = reader.header();
  return result;
}

QByteArray withLine(const QByteArray& text, int number, const QByteArray& line) {
  QByteArrayList lines = text.split('\n');
  lines[number - 1] = line;
  return lines.join('\n');
}

}  // namespace

class RecordTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  /// A file may be named so that one complaint looks like two.
  void aComplaintStaysOneLineWhateverTheFileIsCalled() {
    Complaint complaint;
    complaint.sentence = u"It is empty."_s;
    complaint.line = 3;
    QCOMPARE(complaint.at(u"a.tapu\nb.tapu"_s), u"a.tapu\\u000ab.tapu:3: It is empty."_s);
  }

  void theFirstTurnsGiveTheHandsCountedByHand() {
    const Reading result = read(sample("first-turns.tapu"));
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"first-turns.tapu"_s)));
    QCOMPARE(result.moves, 21);
    QCOMPARE(result.header.names, (QStringList{u"Asha"_s, u"Ravi"_s}));
    // Asha: wool lumber grain at the start, ore by 8, pays a card, gets grain for lumber, steals ore and lumber.
    QCOMPARE(result.state.seats[0].hand, CardCounts::resources(0, 1, 0, 1, 1));
    // Ravi: grain ore at the start, ore by 8, two grain by 12, lumber for grain, loses ore and lumber.
    QCOMPARE(result.state.seats[1].hand, CardCounts::resources(0, 0, 0, 2, 1));
    QCOMPARE(result.state.supplies[0].bank, CardCounts::resources(19, 18, 19, 16, 17));
    QCOMPARE(result.state.supplies[0].deck.total(), 24);
    QCOMPARE(result.state.seats[0].played[Card::Knight], 1);
    QCOMPARE(result.state.head.turn, 4u);
    QCOMPARE(result.state.head.round, 2);
    QCOMPARE(result.state.head.active, SeatId(1));
  }

  void aPositionIsPlayedOn() {
    const Reading result = read(sample("from-a-position.tapu"));
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"from-a-position.tapu"_s)));
    QCOMPARE(result.moves, 6);
    // 2 + 3 brick by Monopoly, discards a lumber and 4 ore, steals wool, 4 brick for a lumber, builds a road.
    QCOMPARE(result.state.seats[0].hand, CardCounts::resources(0, 1, 1, 0, 0));
    QCOMPARE(result.state.seats[1].hand, CardCounts::resources(0, 0, 4, 0, 0));
    QCOMPARE(int(result.log[0].chance.counts[1]), 3);  // left out of the record, worked out
  }

  /// 13.4, 13.8: 3 builds between turns, 5 takes its wish back, 4 has nothing to pay with, and the time of 5 is up.
  void whatSixBuildBetweenTurnsIsRead() {
    const Reading result = read(sample("building-between-turns.tapu"));
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"building-between-turns.tapu"_s)));
    QCOMPARE(result.moves, 16);
    // Uma: brick lumber wool at the start, pays a road, brick by 3. Dev: brick grain ore at the start, brick by 2,
    // twice.
    QCOMPARE(result.state.seats[3].hand, CardCounts::resources(1, 0, 1, 0, 0));
    QCOMPARE(result.state.seats[4].hand, CardCounts::resources(3, 0, 0, 1, 1));
    QCOMPARE(result.state.supplies[0].bank, CardCounts::resources(19, 23, 19, 20, 22));  // of 24 each (13.3)
    QCOMPARE(result.state.head.active, SeatId(3));
    QCOMPARE(result.state.head.turn, 4u);
    QVERIFY(result.state.head.wishes.isEmpty());
  }

  /// 13.5, 13.8 (i): of eight seats 4 has the part after 0, and 5, whose time is up, that after 1.
  void thePartsOfEightAreRead() {
    const Reading result = read(sample("parts-of-eight.tapu"));
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"parts-of-eight.tapu"_s)));
    QCOMPARE(result.moves, 8);
    // 4: brick lumber wool at the start, pays a road. 6: brick wool at the start, brick by 2, twice.
    QCOMPARE(result.state.seats[4].hand, CardCounts::resources(0, 0, 1, 0, 0));
    QCOMPARE(result.state.seats[6].hand, CardCounts::resources(3, 0, 1, 0, 0));
    QCOMPARE(result.state.head.active, SeatId(2));
    QCOMPARE(result.state.head.turn, 3u);
  }

  void aGameComesBackFromItsRecord_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 3; ++seed) {
      QTest::addRow("random bots, seed %d", seed) << u"random"_s << seed;
      QTest::addRow("greedy bots, seed %d", seed) << u"greedy"_s << seed;
    }
  }
  void aGameComesBackFromItsRecord() {
    QFETCH(QString, bot);
    QFETCH(int, seed);
    const Played game = played(static_cast<std::uint64_t>(seed), bot.toStdString());
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"आशा"_s, u"B"_s, u"C"_s, u"D"_s};
    header.colors = {3, 0, 9, seed};
    header.bots = {QString(), u"greedy"_s, QString(), u"random"_s};
    header.played = QDateTime(QDate(2026, 10, 14), QTime(21, 5), Qt::UTC);
    header.here = {SeatId(0), SeatId(2)};
    header.hints = {3, 0};
    const QByteArray text = recordText(header, game.moves);
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"game.tapu"_s)));
    QVERIFY(result.log == game.moves);
    QVERIFY(result.state == game.states.back());
    QVERIFY(result.header.setup == game.setup);
    QCOMPARE(result.header.colors, header.colors);
    QCOMPARE(result.header.bots, header.bots);
    QCOMPARE(result.header.played, header.played);
    QVERIFY(result.header.here == header.here);
    QCOMPARE(result.header.hints, header.hints);
    QCOMPARE(recordText(result.header, result.log), text);
  }

  void aGameOfManySeatsComesBackFromItsRecord_data() {  // 13.1
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("seats");
    QTest::newRow("Classic, six seats") << int(RuleSet::Classic) << 6;
    QTest::newRow("Crazy, eight seats") << int(RuleSet::Crazy) << 8;
  }
  void aGameOfManySeatsComesBackFromItsRecord() {
    QFETCH(int, rules);
    QFETCH(int, seats);
    const auto ruleSet = static_cast<RuleSet>(rules);
    const Played game = played(5, "random", defaultOptions(ruleSet, seats), ruleSet);
    RecordHeader header;
    header.setup = game.setup;
    for (int seat = 0; seat < seats; ++seat) header.names << u"Player %1"_s.arg(seat);
    const QByteArray text = recordText(header, game.moves);
    QVERIFY2(!text.contains("bank.perResource"), "the default of so many seats is left out (13.3)");
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"game.tapu"_s)));
    QVERIFY(result.log == game.moves);
    QVERIFY(result.state == game.states.back());
    QVERIFY(result.header.setup == game.setup);
  }

  void whatEightSeatsLostOrAnsweredIsWritten() {
    const Options options = defaultOptions(RuleSet::Crazy, 8);
    SeededRng rng(1);
    const GameDefinition definition(Setup{RuleSet::Crazy, options, boardFor(options, rng), SeatId(0)});
    Move monopoly{SeatId(0), playMonopoly(Resource::Ore), {}};
    monopoly.chance.setBySeat({0, 1, 2, 3, 4, 5, 6, 7});
    Move window{SeatId(), tableMove(ActionKind::TimeUp), {}};
    window.chance.setBySeat({0, 1, 0, 0, 1, 0, 0, 1});
    QVERIFY(moveLine(definition, window).contains("\"dogs\":[1,4,7]"));
    for (const Move& move : {monopoly, window}) {
      Complaint complaint;
      const auto back = moveFromLine(moveLine(definition, move), definition, complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
      QVERIFY(*back == move);
    }
  }

  void whatACellTurnedOutToBeComesBack() {  // 14.14
    const Played game = playedInFog(3, "random");
    const GameDefinition definition(game.setup);
    int turned = 0;
    for (const Move& move : game.moves) {
      Complaint complaint;
      const QByteArray line = moveLine(definition, move);
      const auto back = moveFromLine(line, definition, complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
      QVERIFY(*back == move);
      turned += line.contains("\"turned\":{\"terrain\":");
    }
    QVERIFY(turned > 0);
  }

  void aCellIsToldInTheWordsOfTheBoard_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("key");
    QTest::newRow("no such terrain") << QByteArray(R"({"seat":0,"do":"ship 2,1/NW","turned":{"terrain":"lake"}})")
                                     << u"terrain"_s;
    QTest::newRow("a number that is none")
        << QByteArray(R"({"seat":0,"do":"ship 2,1/NW","turned":{"terrain":"forest","number":13}})") << u"number"_s;
    QTest::newRow("a move that turns up nothing")
        << QByteArray(R"({"seat":0,"do":"roll","dice":[1,1],"turned":{"terrain":"sea","number":null}})") << u"turned"_s;
    QTest::newRow("gold of a move that no table forced")
        << QByteArray(R"({"seat":0,"do":"ship 2,1/NW","gold":{"wool":1}})") << u"gold"_s;
    QTest::newRow("gold beside a discard")
        << QByteArray(R"({"seat":null,"do":"timeUp 0","gold":{"wool":1},"discarded":{"ore":1}})") << u"discarded"_s;
  }
  void aCellIsToldInTheWordsOfTheBoard() {
    QFETCH(QByteArray, line);
    QFETCH(QString, key);
    const GameDefinition definition(playedInFog(3, "random").setup);
    Complaint complaint;
    QVERIFY(!moveFromLine(line, definition, complaint).has_value());
    QVERIFY2(complaint.sentence.contains(key), qPrintable(complaint.sentence));
  }

  void dogsDoNotStandBesideADiscard() {
    const Options options = defaultOptions(RuleSet::Crazy, 8);
    SeededRng rng(1);
    const GameDefinition definition(Setup{RuleSet::Crazy, options, boardFor(options, rng), SeatId(0)});
    Complaint complaint;
    QVERIFY(!moveFromLine(R"({"seat":null,"do":"timeUp","dogs":[5],"discarded":{"brick":1}})", definition, complaint));
    QVERIFY2(complaint.sentence.contains(u"dogs"_s), qPrintable(complaint.sentence));
  }

  void aRecordOfSixWithSevenNamesIsRefused() {
    QByteArray line = sample("first-turns.tapu").split('\n').first();
    line.replace("[\"Asha\",\"Ravi\"]", R"(["A","B","C","D","E","F","G"])");
    line.replace("\"options\":{}", "\"options\":{\"seats.count\":6}");
    Complaint complaint;
    QVERIFY(!headerFrom(line, complaint));
    QVERIFY2(complaint.sentence.contains(u"disagree"_s), qPrintable(complaint.sentence));
    QCOMPARE(complaint.rule, u"3.1"_s);
  }

  void anOptionThatARecordLeavesOutIsTheDefaultForItsSeats() {  // 13.3
    QByteArray line = sample("first-turns.tapu").split('\n').first();
    line.replace("[\"Asha\",\"Ravi\"]", "7");
    Complaint complaint;
    const auto many = headerFrom(line, complaint);
    QVERIFY2(many, qPrintable(complaint.sentence));
    QCOMPARE(many->setup.options.seats, 7);
    QCOMPARE(many->setup.options.bankPerResource, 30);
    line.replace("\"options\":{}", "\"options\":{\"bank.perResource\":19}");
    const auto told = headerFrom(line, complaint);
    QVERIFY2(told, qPrintable(complaint.sentence));
    QCOMPARE(told->setup.options.bankPerResource, 19);
  }

  void whatASeatSawIsReadAsFarAsItGoes_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("viewer");
    QTest::addColumn<int>("percent");
    for (int viewer = -1; viewer < 4; ++viewer)
      for (int percent : {10, 50, 100}) {
        QTest::addRow("6.9: classic, seat %d, after %d percent", viewer, percent) << 0 << viewer << percent;
        QTest::addRow("6.9: Crazy, seat %d, after %d percent", viewer, percent) << 1 << viewer << percent;
      }
  }
  void whatASeatSawIsReadAsFarAsItGoes() {
    QFETCH(int, rules);
    QFETCH(int, viewer);
    QFETCH(int, percent);
    const auto ruleSet = static_cast<RuleSet>(rules);
    const Played game = played(7, "greedy", defaultOptions(ruleSet), ruleSet);
    const Viewer eyes = viewer < 0 ? Viewer::watcher() : Viewer(SeatId(viewer));
    const GameDefinition definition(game.setup);
    const std::size_t count = game.moves.size() * static_cast<std::size_t>(percent) / 100;
    std::vector<Move> told;
    bool hidesCards = false;
    for (std::size_t i = 0; i < count; ++i)
      if (const auto move = visibleTo(eyes, definition, game.states[i], game.moves[i])) told.push_back(*move);
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"A"_s, u"B"_s, u"C"_s, u"D"_s};
    header.seenBy = eyes;
    const QByteArray text = recordText(header, told);
    hidesCards = text.contains("\"unknown\"");
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"game.tapu"_s)));
    QVERIFY(result.log == told);
    QVERIFY(result.state == visibleTo(eyes, definition, game.states[count]));
    QVERIFY(result.header.seenBy == eyes);
    QCOMPARE(recordText(result.header, result.log), text);
    if (percent == 100) QVERIFY2(hidesCards, "else nothing was shown by this");
  }

  void aRecordThatTellsEverythingHidesNoCard() {
    const QByteArray line = R"({"seat":0,"do":"buyCard","card":"unknown"})";
    const QByteArray whole = sample("first-turns.tapu");
    QCOMPARE(read(withLine(whole, 12, line)).complaint.line, 12);
  }

  void whatASeatSawIsHeldAgainstTheRules_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("fresh");
    QTest::newRow("2.5: too close") << 5 << QByteArray(R"({"seat":1,"do":"settlement -1,0:NE"})");
    QTest::newRow("3.3: a road elsewhere in the set-up") << 4 << QByteArray(R"({"seat":0,"do":"road 1,-1/E"})");
    QTest::newRow("4.1: a second throw") << 12 << QByteArray(R"({"seat":0,"do":"roll","dice":[1,1]})");
    QTest::newRow("2.1: a city without ore of the own") << 12 << QByteArray(R"({"seat":0,"do":"city -1,1:S"})");
    QTest::newRow("5.3: the robber stays") << 19 << QByteArray(R"({"seat":0,"do":"robber 0,0 1","stolen":"unknown"})");
  }
  void whatASeatSawIsHeldAgainstTheRules() {
    QFETCH(int, line);
    QFETCH(QByteArray, fresh);
    QByteArray text =
        sample("first-turns.tapu").replace("\"first\":null,\"deck\"", "\"first\":null,\"seenBy\":0,\"deck\"");
    QVERIFY(text.contains("seenBy"));
    QVERIFY(read(text).complaint.isEmpty());
    const Reading result = read(withLine(text, line, fresh));
    QCOMPARE(result.complaint.line, line);
    QVERIFY(!result.complaint.sentence.isEmpty());
    QCOMPARE(result.moves, line - 2);
  }

  void whatFollowsFromThePositionMayBeLeftOut() {
    const Played game = played(1, "greedy");
    RecordHeader header;
    header.setup = game.setup;
    QByteArray text = headerLine(header) + '\n';
    const GameDefinition definition(game.setup);
    for (Move move : game.moves) {
      move.chance.winner = {};
      move.chance.wonWith = 0;
      if (move.action.kind == ActionKind::Monopoly) move.chance.takeBySeat();
      if (move.action.kind == ActionKind::Reveal || move.action.kind == ActionKind::WithdrawOffer) continue;
      QByteArray line = moveLine(definition, move);
      if (move.action.kind == ActionKind::FirstThrow) line.replace(",\"first\":", ",\"was\":");
      text += line + '\n';
    }
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"game.tapu"_s)));
    QCOMPARE(result.state.head.winner, game.states.back().head.winner);
  }

  void otherLineEndsMarksAndGapsAreRead_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray plain = sample("first-turns.tapu");
    QTest::newRow("carriage returns") << QByteArray(plain).replace("\n", "\r\n");
    QTest::newRow("a byte order mark") << "\xef\xbb\xbf" + plain;
    QTest::newRow("empty lines") << QByteArray(plain).replace("\n", "\n\n");
    QTest::newRow("no line feed at the end") << plain.chopped(1);
    QTest::newRow("remarks that nobody knows")
        << QByteArray(plain).replace("\"do\":\"endTurn\"", "\"do\":\"endTurn\",\"note\":\"well played\"");
    QTest::newRow("a number of seats instead of names") << QByteArray(plain).replace("[\"Asha\",\"Ravi\"]", "2");
    QTest::newRow("other names of the same places") << QByteArray(plain)
                                                           .replace("settlement -1,-1:SE", "settlement -1,0:N")
                                                           .replace("road -1,1/SE", "road -1,2/NW");
  }
  void otherLineEndsMarksAndGapsAreRead() {
    QFETCH(QByteArray, text);
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"record"_s)));
    QCOMPARE(result.moves, 21);
    QVERIFY(result.state == read(sample("first-turns.tapu")).state);
  }

  void aTornLastLineIsToldAndTheRestUsed() {
    const QByteArray text = sample("first-turns.tapu");
    for (int cut = 2; cut < 20; ++cut) {
      const Reading result = read(text.chopped(cut));
      QVERIFY(result.torn);
      QCOMPARE(result.moves, 20);
      QCOMPARE(result.complaint.line, 22);
      QVERIFY(result.complaint.sentence.contains(u"breaks off"_s));
    }
  }

  void aBadMoveGetsOneSentenceWithLineAndRule_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, int line, const char* fresh, const QString& rule, const QString& word) {
      QTest::newRow(name) << line << QByteArray(fresh) << rule << word;
    };
    row("not JSON", 4, "road -1,-1/E", {}, u"JSON"_s);
    row("a list instead of an object", 4, "[]", {}, u"object"_s);
    row("no seat", 4, R"({"do":"road -1,-1/E"})", {}, u"“seat” is missing"_s);
    row("a fifth seat", 4, R"({"seat":4,"do":"road -1,-1/E"})", {}, u"from 0 to 1"_s);
    row("no move", 4, R"({"seat":0})", {}, u"“do” is missing"_s);
    row("a word that is no move", 4, R"({"seat":0,"do":"fly"})", u"0.2"_s, u"fly"_s);
    row("a corner off the board", 3, R"({"seat":0,"do":"settlement 9,9:N"})", u"0.2"_s, u"9,9:N"_s);
    row("out of turn", 3, R"({"seat":1,"do":"settlement -1,-1:SE"})", u"0.6"_s, u"turn"_s);
    row("a seat does what the table does", 2, R"({"seat":0,"do":"firstThrow","throws":[[3,4],[2,2]]})", u"0.10"_s, {});
    row("the first throw names the wrong seat", 2,
        R"({"seat":null,"do":"firstThrow","throws":[[3,4],[2,2]],"first":1})", u"0.8"_s, u"impossible"_s);
    row("a throw too many", 2, R"({"seat":null,"do":"firstThrow","throws":[[3,4],[2,2],[1,1]]})", u"0.8"_s, {});
    row("a die of seven", 11, R"({"seat":0,"do":"roll","dice":[7,1]})", u"0.8"_s, u"dice"_s);
    row("a die between two numbers", 11, R"({"seat":0,"do":"roll","dice":[1.5,1]})", u"0.8"_s, u"dice"_s);
    row("no dice", 11, R"({"seat":0,"do":"roll"})", u"0.8"_s, u"impossible"_s);
    row("three dice", 11, R"({"seat":0,"do":"roll","dice":[1,2,3]})", u"0.8"_s, u"dice"_s);
    row("dice of a move that has none", 12, R"({"seat":0,"do":"buyCard","card":"knight","dice":[1,2]})", u"0.8"_s,
        u"dice"_s);
    row("too close", 5, R"({"seat":1,"do":"settlement -1,0:NE"})", u"2.5"_s, u"close"_s);
    row("a road elsewhere in the set-up", 4, R"({"seat":0,"do":"road 1,-1/E"})", u"3.3"_s, {});
    row("a card of a kind that is none", 12, R"({"seat":0,"do":"buyCard","card":"joker"})", {}, u"knight, point"_s);
    row("a card that is not told", 12, R"({"seat":0,"do":"buyCard"})", u"0.8"_s, {});
    row("a card of another rule set", 12, R"({"seat":0,"do":"buyCard","card":"dog"})", u"0.8"_s, {});
    row("a city without ore", 12, R"({"seat":0,"do":"city -1,1:S"})", u"2.1"_s, {});
    row("a second throw", 12, R"({"seat":0,"do":"roll","dice":[1,1]})", u"4.1"_s, {});
    row("an offer of what one wants", 15, R"({"seat":1,"do":"offer grain for grain to 0"})", u"6.3"_s, {});
    row("an offer of cards not held", 15, R"({"seat":1,"do":"offer wool for ore to 0"})", {}, {});
    row("an acceptance of nothing", 15, R"({"seat":0,"do":"accept 1"})", u"6.4"_s, {});
    row("a stolen card that the victim lacks", 19, R"({"seat":0,"do":"robber 1,0 1","stolen":"wool"})", u"0.8"_s, {});
    row("the robber stays", 19, R"({"seat":0,"do":"robber 0,0 1","stolen":"ore"})", u"5.3"_s, {});
    row("nobody is named to rob", 19, R"({"seat":0,"do":"robber 1,0 -"})", u"5.3"_s, {});
    row("a win that is none", 12, R"({"seat":0,"do":"endTurn","winner":0})", u"0.8"_s, {});
    row("a road at turn's start", 14, R"({"seat":1,"do":"road 0,0/E"})", u"4.2"_s, {});
  }
  void aBadMoveGetsOneSentenceWithLineAndRule() {
    QFETCH(int, line);
    QFETCH(QByteArray, fresh);
    QFETCH(QString, rule);
    QFETCH(QString, word);
    const Reading result = read(withLine(sample("first-turns.tapu"), line, fresh));
    QVERIFY(!result.complaint.isEmpty());
    QVERIFY2(result.complaint.sentence.contains(word), qPrintable(result.complaint.sentence));
    if (!rule.isEmpty()) QCOMPARE(result.complaint.rule, rule);
    QCOMPARE(result.complaint.line, line);
    QCOMPARE(result.moves, line - 2);
    QVERIFY(!result.torn);
  }

  /// 14: the records by hand of the sea, each with one line that cannot be.
  void aBadMoveOfTheSeaGetsOneSentence_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<QString>("rule");
    QString file;
    const auto row = [&file](const char* name, int line, const char* fresh, const char* rule) {
      QTest::newRow(name) << file << line << QByteArray(fresh) << QString::fromLatin1(rule);
    };
    file = u"sea-gold-short-bank"_s;
    row("14.1 two brick of a bank with one", 3, R"({"seat":1,"do":"gold brick*2"})", "14.1");
    row("14.1 a card too few", 3, R"({"seat":1,"do":"gold brick"})", "14.1");
    row("14.1 a card too many", 3, R"({"seat":1,"do":"gold brick lumber wool"})", "14.1");
    row("14.1 no card", 3, R"({"seat":1,"do":"gold"})", "14.1");
    row("14.1 a kind that is none", 3, R"({"seat":1,"do":"gold silver"})", "0.2");
    row("14.1 another who owes gold is not asked yet", 3, R"({"seat":2,"do":"gold wool"})", "0.6");
    row("14.13 whose turn it is does not go on before", 3, R"({"seat":0,"do":"endTurn"})", "0.11");
    row("14.1 a forced choice of what the bank has not", 3, R"({"seat":null,"do":"timeUp 1","gold":{"brick":2}})",
        "0.8");
    row("14.1 a forced choice of other kinds than those that it has fewest of", 3,
        R"({"seat":null,"do":"timeUp 1","gold":{"wool":1,"ore":1}})", "0.8");
    file = u"sea-pirate"_s;
    row("14.2 a pirate on land", 11, R"({"seat":0,"do":"pirate 0,0 -"})", "14.2");
    row("14.2 a pirate off the board", 11, R"({"seat":0,"do":"pirate 9,9 -"})", "0.2");
    row("5.3 nobody is named where somebody sails", 11, R"({"seat":0,"do":"pirate 3,1 -"})", "5.3");
    row("5.4 somebody is named who does not sail there", 11, R"({"seat":0,"do":"pirate 1,3 1","stolen":"ore"})", "5.4");
    row("5.4 a card that the victim does not have", 11, R"({"seat":0,"do":"pirate 3,1 1","stolen":"wool"})", "0.8");
    row("5.4 no word of the card", 11, R"({"seat":0,"do":"pirate 3,1 1"})", "0.8");
    row("5.6 forced, it is the robber who goes", 11,
        R"({"seat":null,"do":"timeUp 0","hex":"3,1","victim":1,"stolen":"ore"})", "0.8");
    row("14.2 a pirate that stays", 16, R"({"seat":0,"do":"pirate 3,1 1","stolen":"brick"})", "14.2");
    file = u"sea-fog"_s;
    row("14.5 a terrain that the fog does not hold", 3,
        R"({"seat":0,"do":"ship 2,1/NW","turned":{"terrain":"mountains","number":5}})", "0.8");
    row("14.5 a number that it does not hold", 3,
        R"({"seat":0,"do":"ship 2,1/NW","turned":{"terrain":"forest","number":6}})", "0.8");
    row("14.5 sea with a number", 3, R"({"seat":0,"do":"ship 2,1/NW","turned":{"terrain":"sea","number":5}})", "0.8");
    row("14.5 no word of the cell", 3, R"({"seat":0,"do":"ship 2,1/NW"})", "0.8");
    row("14.5 the only forest for a second time", 5,
        R"({"seat":1,"do":"road 4,1/NW","turned":{"terrain":"forest","number":5}})", "0.8");
    row("14.5 a cell where none is covered any more", 8,
        R"({"seat":1,"do":"road 4,1/SW","turned":{"terrain":"sea","number":null}})", "0.8");
    row("14.5 a settlement at the fog", 4, R"({"seat":1,"do":"settlement 4,0:S"})", "14.5");
    file = u"sea-gifts"_s;
    row("14.6 a card where ore lies", 3, R"({"seat":0,"do":"ship 2,1/NW","card":"knight"})", "0.8");
    row("14.6 no word of the card", 9, R"({"seat":0,"do":"road 0,1/NE"})", "0.8");
    row("14.6 a card beside the gift", 9, R"({"seat":0,"do":"road 0,1/NW","card":"knight"})", "0.8");
    row("14.6 a card of another deck", 9, R"({"seat":0,"do":"road 0,1/NE","card":"dog"})", "0.8");
    file = u"sea-start-land"_s;
    row("14.4 a closed corner", 4, R"({"seat":1,"do":"settlement 1,1:NE"})", "14.4");
    row("14.4 land where nobody begins", 4, R"({"seat":1,"do":"settlement 4,1:S"})", "14.4");
  }
  void aBadMoveOfTheSeaGetsOneSentence() {
    QFETCH(QString, name);
    QFETCH(int, line);
    QFETCH(QByteArray, fresh);
    QFETCH(QString, rule);
    QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/playthroughs/%1.tapu"_s.arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Reading result = read(withLine(file.readAll(), line, fresh));
    QVERIFY(!result.complaint.sentence.isEmpty());
    QCOMPARE(result.complaint.rule, rule);
    QCOMPARE(result.complaint.line, line);
    QCOMPARE(result.moves, line - 2);
  }

  void namesOfARecordAreShownWithoutWhatIsNotDrawn() {
    QByteArray line = sample("first-turns.tapu").split('\n').first();
    QVERIFY(line.contains("[\"Asha\",\"Ravi\"]"));
    line.replace("[\"Asha\",\"Ravi\"]", R"(["A\u202esha","Ra\nvi\u0000"],"bots":["","gree\u200bdy"])");
    Complaint complaint;
    const auto header = headerFrom(line, complaint);
    QVERIFY2(header, qPrintable(complaint.sentence));
    QCOMPARE(header->names, (QStringList{u"Asha"_s, u"Ra vi"_s}));
    QCOMPARE(header->bots, (QStringList{QString(), u"greedy"_s}));
  }

  void aBadHeaderGetsOneSentence_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* old, const char* fresh, const QString& word) {
      QTest::newRow(name) << QByteArray(old) << QByteArray(fresh) << word;
    };
    row("another file", "\"tapu\":\"record\"", "\"tapu\":\"song\"", u"not a record"_s);
    row("a letter that is called a record", "{\"tapu\"", "Dear Asha, {\"tapu\"", u"not a record"_s);
    row("a header that somebody bent", "\"version\":1", "\"version\"=1", u"not JSON"_s);
    row("a bent header after the mark of an encoding and a blank",
        "{\"tapu\":", "\xef\xbb\xbf {\"tapu\"=", u"not JSON"_s);
    row("a newer version", "\"version\":1", "\"version\":2", u"newer version"_s);
    row("rules that nobody knows", "\"classic\"", "\"chess\"", u"classic, crazy, big"_s);
    row("the Big Game without a chain", "\"classic\"", "\"big\"", u"“chain” is missing"_s);
    row("no board", "\"board\"", "\"map\"", u"“board” is missing"_s);
    row("a bad board", "\"terrain\":\"hills\",\"number\":3", "\"terrain\":\"hills\",\"number\":7", u"7"_s);
    row("one seat", "[\"Asha\",\"Ravi\"]", "[\"Asha\"]", u"2 to 8 seats"_s);
    row("nine seats", "[\"Asha\",\"Ravi\"]", "9", u"from 2 to 8"_s);
    row("a seat with a number for a name", "[\"Asha\",\"Ravi\"]", "[\"Asha\",5]", u"name of a seat"_s);
    row("an option out of range", "\"options\":{}", "\"options\":{\"discard.threshold\":1}", u"discard.threshold"_s);
    row("a color that no seat has", "\"first\":null", "\"colors\":[0,10],\"first\":null", u"0 to 9"_s);
    row("a color for one of two seats", "\"first\":null", "\"colors\":[4],\"first\":null", u"each seat"_s);
    row("a bot for one of two seats", "\"first\":null", "\"bots\":[\"greedy\"],\"first\":null", u"each seat"_s);
    row("a bot that is no text", "\"first\":null", "\"bots\":[\"\",4],\"first\":null", u"each seat"_s);
    row("a time that is none", "\"first\":null", "\"played\":\"yesterday\",\"first\":null", u"2026-10-14"_s);
    row("hints of one person where two played here", "\"first\":null", "\"here\":[0,1],\"hints\":[2],\"first\":null",
        u"for each seat of “here”"_s);
    row("persons at a seat that is not there", "\"first\":null", "\"here\":[2],\"first\":null", u"list of seats"_s);
    row("colors that are no list", "\"first\":null", "\"colors\":4,\"first\":null", u"colors"_s);
    row("an option of the seats that disagrees", "\"options\":{}", "\"options\":{\"seats.count\":3}", u"disagree"_s);
    row("a deck with a card of another rule set", "\"monopoly\":2", "\"dog\":2", u"deck"_s);
    row("a first seat that is not there", "\"first\":null", "\"first\":2", u"from 0 to 1"_s);
    row("eyes that are not at the table", "\"first\":null", "\"first\":null,\"seenBy\":2", u"from 0 to 1"_s);
    row("eyes of a word", "\"first\":null", "\"first\":null,\"seenBy\":\"me\"", u"seenBy"_s);
    row("a position that a seat saw", "\"first\":null", "\"first\":0,\"seenBy\":0,\"position\":{}", u"seenBy"_s);
    row("a position without a first seat", "\"first\":null", "\"first\":null,\"position\":{}", u"first"_s);
  }
  void aBadHeaderGetsOneSentence() {
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, fresh);
    QFETCH(QString, word);
    QByteArray text = sample("first-turns.tapu");
    text.replace(text.indexOf(old), old.size(), fresh);
    const Reading result = read(text);
    QVERIFY2(result.complaint.sentence.contains(word), qPrintable(result.complaint.sentence));
    QCOMPARE(result.complaint.line, 1);
  }

  void aBadPositionGetsOneSentence_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* old, const char* fresh, const QString& word,
                        const QString& rule = {}) {
      QTest::newRow(name) << QByteArray(old) << QByteArray(fresh) << word << rule;
    };
    row("2.5: two buildings side by side", "\"-1,1:S\":0", "\"-1,1:S\":0,\"-1,1:SE\":1",
        u"“-1,1:SE” of seat 1 cannot stand"_s, u"2.5"_s);
    row("2.5: two buildings on a corner", "\"cities\":{}", "\"cities\":{\"-1,2:NW\":1}",
        u"“-1,1:S” of seat 0 cannot stand"_s, u"2.5"_s);
    row("2.4: two roads on an edge, by two of its names", "\"-1,1/SE\":0", "\"-1,1/SE\":0,\"-1,2/NW\":1",
        u"“-1,1/SE” of seat "_s, u"2.4"_s);
    row("2.2: more settlements than a player owns", "\"-1,1:S\":0",
        "\"-1,1:S\":0,\"2,0:SE\":0,\"0,-2:N\":0,\"2,-2:N\":0,\"-2,0:N\":0", u"Seat 0 has more pieces"_s, u"2.2"_s);
    for (const char* each : {"turn\":", "round\":", "phase\":", "pending\":", "seats\":[", "settlements\":{",
                             "cities\":{", "roads\":{", "bank\":{", "robbers\":", "hand\":", "cards\":", "played\":"}) {
      const QByteArray start = each;
      const QString key = QString::fromLatin1(start.left(start.indexOf('"')));
      row(qPrintable(u"the key %1 is missing"_s.arg(key)), ('"' + start).constData(), ("\"no" + start).constData(),
          u"“%1” is missing"_s.arg(key));
    }
    row("pieces that are no object", "\"cities\":{}", "\"cities\":[]", u"“position.cities” must be an object"_s);
    row("a corner that is not there", "\"-1,1:S\":0", "\"7,7:S\":0", u"7,7:S"_s);
    row("a seat that is not there", "\"-1,1:S\":0", "\"-1,1:S\":3", u"from 0 to 1"_s);
    row("cards out of nothing", "\"bank\":{\"brick\":14", "\"bank\":{\"brick\":15",
        u"cannot be: resource cards are lost."_s, u"0.4"_s);
    row("more monopolies than there are", "\"monopoly\":1", "\"monopoly\":3", u"deck"_s);
    row("a hand with a kind that is none", "\"hand\":{\"brick\":2", "\"hand\":{\"gold\":1,\"brick\":2", u"hand"_s);
    row("an award too early", "\"longestRoad\":null", "\"longestRoad\":1", u"cannot be: too short for Longest Road."_s,
        u"7.10"_s);
    row("a turn of another seat", "\"turn\":5", "\"turn\":6", u"cannot be: seat 0: decides out of turn."_s, u"0.11"_s);
    row("an unknown duty", "\"must\":\"roll\"", "\"must\":\"sing\"", u"must"_s);
    row("2.7: points that do not follow", "\"points\":", "\"points\":9", u"“points” contradicts"_s, u"2.7"_s);
    row("2.7: points that are no number",
        "\"publicPoints\":", "\"publicPoints\":\"x\",\"was\":", u"“publicPoints” contradicts"_s, u"2.7"_s);
    row("7.9: a longer road than there is", "\"route\":", "\"route\":9", u"“route” contradicts"_s, u"7.9"_s);
    row("2.2: a piece too many in the stock", "\"left\":{\"roads\":", "\"left\":{\"roads\":9", u"“roads” contradicts"_s,
        u"2.2"_s);
    row("8.1: a deck that does not follow", "\"deck\":20", "\"deck\":21", u"“deck” contradicts"_s, u"8.1"_s);
    row("4.1: rolled without dice", "\"rolled\":false", "\"rolled\":true", u"“rolled” contradicts"_s, u"4.1"_s);
    row("8.8: an event of nothing", "\"event\":null", "\"event\":{\"strikes\":[],\"guarded\":[]}",
        u"“event” contradicts"_s, u"8.8"_s);
    row("0.11: a throw that is owed twice", "\"must\":\"roll\",\"left\":0", "\"must\":\"roll\",\"left\":2",
        u"“left” contradicts"_s, u"0.11"_s);
    row("a number of moves that is none", "\"move\":", "\"move\":\"x\",\"was\":", u"“move” must be"_s);
    row("a robber off the board", "\"robbers\":[\"0,0\"]", "\"robbers\":[\"9,0\"]", u"robber"_s);
  }
  void aBadPositionGetsOneSentence() {
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, fresh);
    QFETCH(QString, word);
    QFETCH(QString, rule);
    QByteArray text = sample("from-a-position.tapu");
    QVERIFY(text.contains(old));
    text.replace(text.indexOf(old), old.size(), fresh);
    const Reading result = read(text);
    QVERIFY2(result.complaint.sentence.contains(word), qPrintable(result.complaint.sentence));
    if (!rule.isEmpty()) QCOMPARE(result.complaint.rule, rule);
    QCOMPARE(result.complaint.line, 1);
    QCOMPARE(result.moves, 0);
  }

  // 8.17: before its island and its last round changed, Crazy left "options" empty on the classic island too.
  void aRecordOfCrazyIsReadOnTheBoardThatItTells_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<MapKind>("kind");
    QTest::addColumn<int>("target");
    QTest::newRow("an old one") << QByteArray("{}") << MapKind::Large << 20;
    QTest::newRow("one that says all") << QByteArray(R"({"map.kind":"random","crazy.target":15})") << MapKind::Random
                                       << 15;
  }
  void aRecordOfCrazyIsReadOnTheBoardThatItTells() {
    QFETCH(QByteArray, options);
    QFETCH(MapKind, kind);
    QFETCH(int, target);
    QByteArrayList lines = sample("first-turns.tapu").split('\n');
    lines[0].replace("classic", "crazy").replace("\"options\":{}", "\"options\":" + options);
    lines[0].replace("\"monopoly\":2", R"("monopoly":2,"insurance":2,"dog":2)");
    lines = lines.sliced(0, 10) << R"({"seat":null,"do":"startRound","event":null})"
                                << R"({"seat":0,"do":"roll","dice":[5,3]})"
                                << R"({"seat":null,"do":"stopGame"})"
                                << "";
    const Reading result = read(lines.join('\n'));
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"record"_s)));
    QCOMPARE(result.state.head.phase, Phase::Over);
    const Setup& setup = result.header.setup;
    QCOMPARE(setup.board.cells.size(), 19u);
    QCOMPARE(setup.options.mapKind, kind);
    QCOMPARE(rulesOf(setup.ruleSet, setup.options).target, target);
    const Reading again = read(recordText(result.header, result.log));
    QVERIFY(again.complaint.isEmpty() && again.header.setup == setup && again.state == result.state);
  }

  void anEmptyFileAndEndlessLinesAreRefused() {
    QVERIFY(read({}).complaint.sentence.contains(u"empty"_s));
    QVERIFY(read("\n\n").complaint.sentence.contains(u"empty"_s));
    QVERIFY(read(QByteArray(3'000'000, '[')).complaint.sentence.contains(u"too long"_s));
    QVERIFY(!read(QByteArray(1000, '\0')).complaint.isEmpty());
  }

  void takingBackIsAMoveLikeAnyOther() {
    QByteArray text = sample("from-a-position.tapu");
    text += R"({"seat":null,"do":"takeBack 0"})"
            "\n";
    const Reading result = read(text);
    QVERIFY2(result.complaint.isEmpty(), qPrintable(result.complaint.at(u"record"_s)));
    QCOMPARE(result.state.seats[0].hand, CardCounts::resources(1, 2, 1, 0, 0));
    QCOMPARE(result.moves, 7);
  }
};

TAPU_TEST_WITH_LOOP(RecordTest)
#include "record_test.moc"
