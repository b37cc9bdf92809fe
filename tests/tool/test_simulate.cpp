// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace Qt::StringLiterals;

/// `tapu-tool simulate`: games of bots by rules, boards and house rules of the command line.
class SimulateTest : public ToolRuns {
  Q_OBJECT

 private Q_SLOTS:
  void aSimulationTellsWhatWasPlayed() {
    const Run ended = run({u"simulate"_s, u"--rules"_s, u"classic"_s, u"--seats"_s, u"3"_s, u"--bots"_s, u"random"_s,
                           u"--games"_s, u"5"_s, u"--seed"_s, u"7"_s, u"--no-player-trade"_s, u"--json"_s});
    QCOMPARE(ended.status, 0);
    const QJsonObject told = ended.object();
    QCOMPARE(told.size(), 14);
    QCOMPARE(told[u"rules"].toString(), u"classic"_s);
    QCOMPARE(told[u"seats"].toInt(), 3);
    QCOMPARE(told[u"games"].toInt(), 5);
    QCOMPARE(told[u"finished"].toInt(), 5);
    QVERIFY(told[u"moves"].toInt() > 5 * 50);
    QCOMPARE(told[u"endings"].toObject(), (QJsonObject{{u"won"_s, 5}, {u"stopped"_s, 0}}));
    const int best = told[u"best"][u"p50"].toInt();  // 10 end the game, and an award may come with the last
    QVERIFY(best >= 10 && best <= 12);
    const int half = told[u"rounds"][u"p50"].toInt(), most = told[u"rounds"][u"p90"].toInt();
    QVERIFY(half > 5 && most >= half);
    // The bank begins with five kinds of 19 cards (13.3), and who wins holds some of them.
    const int fewest = told[u"bank"][u"p10"].toInt(), usual = told[u"bank"][u"p50"].toInt();
    QVERIFY(fewest > 0 && fewest <= usual && usual < 5 * 19);
    int wins = 0;
    for (const QJsonValue& each : told[u"wins"].toArray()) wins += each.toInt();
    QCOMPARE(told[u"wins"].toArray().size(), 3);
    QCOMPARE(wins, 5);
    QCOMPARE(told[u"signature"].toString().size(), 16);
  }

  void eightSeatsPlayInASimulation() {  // 13.1
    const Run ended = run({u"simulate"_s, u"--seats"_s, u"8"_s, u"--bots"_s, u"random"_s, u"--games"_s, u"2"_s,
                           u"--no-player-trade"_s, u"--json"_s});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.object()[u"wins"].toArray().size(), 8);
    QCOMPARE(ended.object()[u"finished"].toInt(), 2);
  }

  void moreSeatsThanTheIslandOfBeginnersHasAreRefused() {  // 13.1, 3.7
    const Run ended = run({u"simulate"_s, u"--seats"_s, u"6"_s, u"--option"_s, u"map.kind=beginner"_s});
    QVERIFY(ended.status != 0);
    QVERIFY(ended.out.isEmpty());
    QVERIFY2(ended.errors.contains("start pieces for 4 seats, and the game has 6") && ended.errors.contains("3.7"),
             ended.errors.constData());
  }

  void aSimulationIsPlayedOnTheBoardOfAFile() {
    const QString board = source(u"/resources/boards/large-island.tapuboard"_s), kept = folder_.filePath(u"b.tapu"_s);
    const Run ended = run({u"simulate"_s, u"--bots"_s, u"greedy"_s, u"--games"_s, u"4"_s, u"--board"_s, board,
                           u"--record"_s, kept, u"--json"_s});
    QCOMPARE(ended.status, 0);
    int wins = 0;
    for (const QJsonValue& each : ended.object()[u"wins"].toArray()) wins += each.toInt();
    QCOMPARE(wins, ended.object()[u"finished"].toInt());
    QFile file(board), record(kept);
    QVERIFY(file.open(QIODevice::ReadOnly) && record.open(QIODevice::ReadOnly));
    const QJsonObject header = QJsonDocument::fromJson(record.readLine()).object();
    QCOMPARE(header[u"board"][u"hexes"].toArray(),
             QJsonDocument::fromJson(file.readAll()).object()[u"hexes"].toArray());
  }

  void aBoardThatIsNoneOfAChainIsRefusedForOne() {  // 9.2
    const Run ended = run(
        {u"simulate"_s, u"--rules"_s, u"big"_s, u"--board"_s, source(u"/resources/boards/first-island.tapuboard"_s)});
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.errors.contains("(rule 9.2)"));
  }

  void aBoardThatDoesNotFitItsLikeIsRefusedForAChain_data() {
    QTest::addColumn<QByteArray>("offset");
    QTest::addColumn<QString>("boards");
    for (const char* offset : {"[2,-1]", "[4,-2]"})
      for (const char* boards : {"2", "3", "8", "40"})
        QTest::addRow("9.2 %s boards, each %s from the one before", boards, offset)
            << QByteArray(offset) << QString::fromLatin1(boards);
  }
  void aBoardThatDoesNotFitItsLikeIsRefusedForAChain() {
    QFETCH(QByteArray, offset);
    QFETCH(QString, boards);
    QFile file(source(u"/resources/boards/a.tapuboard"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    QVERIFY(text.contains("[8,-4]"));
    const QString path = written(u"near.tapuboard"_s, text.replace("[8,-4]", offset));
    const Run ended = run({u"simulate"_s, u"--rules"_s, u"big"_s, u"--board"_s, path, u"--boards"_s, boards});
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.errors.contains("Two boards of a chain lie on each other. (rule 9.2)"), ended.errors.constData());
  }

  void theCommandLineGoesBeforeTheFileOfABoard() {  // 14.7
    QFile file(source(u"/resources/boards/large-island.tapuboard"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    QVERIFY(text.contains("\"map.kind\":\"file\""));
    const QString path = written(u"three.tapuboard"_s, text.replace("\"map.kind\":\"file\"", "\"seats.count\":3"));
    const QStringList asked{u"simulate"_s, u"--board"_s, path, u"--json"_s};
    QCOMPARE(run(asked).object()[u"seats"].toInt(), 3);
    QCOMPARE(run(asked + QStringList{u"--seats"_s, u"2"_s}).object()[u"seats"].toInt(), 2);
    QCOMPARE(run(asked + QStringList{u"--seats"_s, u"4"_s}).object()[u"seats"].toInt(), 4);
    const QStringList four{u"--bots"_s, u"random,random,random,random"_s};
    QCOMPARE(run(asked + four).status, 2);
  }

  // 8.17: house rules on the command line, and how the games ended under them.
  void aSimulationIsPlayedByTheHouseRulesOfTheCommandLine() {
    const QStringList crazy{u"simulate"_s, u"--rules"_s, u"crazy"_s, u"--games"_s, u"4"_s, u"--json"_s};
    const QJsonObject stopped = run(crazy + QStringList{u"--option"_s, u"crazy.maxRounds=2"_s}).object();
    QCOMPARE(stopped[u"endings"].toObject(), (QJsonObject{{u"won"_s, 0}, {u"stopped"_s, 4}}));
    QCOMPARE(stopped[u"rounds"].toObject(), (QJsonObject{{u"p50"_s, 2}, {u"p90"_s, 2}}));
    const QJsonObject won =
        run(crazy + QStringList{u"--option"_s, u"crazy.maxRounds=2"_s, u"--option"_s, u"crazy.target=2"_s}).object();
    QCOMPARE(won[u"endings"].toObject(), (QJsonObject{{u"won"_s, 4}, {u"stopped"_s, 0}}));
    const QString kept = folder_.filePath(u"rules.tapu"_s);
    const Run ended = run({u"simulate"_s, u"--option"_s, u"map.kind=large"_s, u"--option"_s, u"seats.count=3"_s,
                           u"--option"_s, u"harbors.enabled=off"_s, u"--record"_s, kept, u"--json"_s});
    QCOMPARE(ended.object()[u"seats"].toInt(), 3);
    QFile record(kept);
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QJsonObject header = QJsonDocument::fromJson(record.readLine()).object();
    QCOMPARE(header[u"options"][u"map.kind"].toString(), u"large"_s);
    QCOMPARE(header[u"options"][u"harbors.enabled"].toString(), u"off"_s);
    QCOMPARE(header[u"board"][u"hexes"].toArray().size(), 31);
    QVERIFY(header[u"board"][u"harbors"].toArray().isEmpty());
    QCOMPARE(run({u"record"_s, u"check"_s, kept}).status, 0);
    const QString board = source(u"/resources/boards/large-island.tapuboard"_s);
    QCOMPARE(run({u"simulate"_s, u"--board"_s, board, u"--option"_s, u"seats.count=2"_s, u"--json"_s})
                 .object()[u"seats"]
                 .toInt(),
             2);
  }

  void aHouseRuleThatIsNoneIsNamed_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* line, const char* sentence) {
      QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(sentence);
    };
    row("--option", "");
    row("--option undo", "“” is no value of undo");
    row("--option undo=maybe", "“maybe” is no value of undo");
    row("--option crazy.target=15", "no house rule “crazy.target” here");
    row("--rules crazy --option crazy.target=0", "“0” is no value of crazy.target");
    row("--rules crazy --option crazy.stock=8/8/28", "“8/8/28” is no value of crazy.stock");
    row("--rules crazy --option map.kind=beginner --option crazy.stock=1/1/1",
        "These house rules cannot be played together.");
    row("--rules big --option map.kind=large", "no house rule “map.kind” here");
    row("--option chess=on", "no house rule “chess” here");
    row("--option map.kind=file", "goes with --board");
  }
  void aHouseRuleThatIsNoneIsNamed() {
    QFETCH(QString, line);
    QFETCH(QByteArray, sentence);
    const Run ended = run(QStringList{u"simulate"_s} + line.split(u' '));
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.errors.contains(sentence) && ended.errors.count('\n') == 1, ended.errors.constData());
  }

  void theSameSeedPlaysTheSameGames() {
    const auto signature = [](const QString& seed) {
      return run({u"simulate"_s, u"--bots"_s, u"greedy,random,random,random"_s, u"--games"_s, u"3"_s, u"--seed"_s, seed,
                  u"--json"_s})
          .object()[u"signature"]
          .toString();
    };
    QCOMPARE(signature(u"1"_s), signature(u"1"_s));
    QVERIFY(signature(u"1"_s) != signature(u"2"_s));
  }

  void theLastSimulatedGameIsKeptAndCanBeChecked() {
    const QString kept = folder_.filePath(u"kept.tapu"_s);
    const Run simulated =
        run({u"simulate"_s, u"--bots"_s, u"greedy"_s, u"--seed"_s, u"5"_s, u"--record"_s, kept, u"--json"_s});
    QCOMPARE(simulated.status, 0);
    QCOMPARE(run({u"record"_s, u"check"_s, kept}).status, 0);
    const Run states = run({u"record"_s, u"states"_s, kept});
    QCOMPARE(states.lines().size(), simulated.object()[u"moves"].toInt() + 1);
    QCOMPARE(QJsonDocument::fromJson(states.lines().last()).object()[u"phase"].toString(), u"over"_s);
  }

  void aRecordThatCannotBeWrittenIsTold() {
    const Run ended = run({u"simulate"_s, u"--record"_s, u"no-such-folder/a.tapu"_s});
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.errors.startsWith("no-such-folder/a.tapu"));
  }
};

TAPU_TEST_WITH_LOOP(SimulateTest)
#include "test_simulate.moc"
