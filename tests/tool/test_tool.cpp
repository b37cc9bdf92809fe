// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include "app/files/chain_file.h"
#include "app/text/safe_on_terminal.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace Qt::StringLiterals;

/// Prints and files of tapu-tool, but for pictures.
class ToolTest : public ToolRuns {
  Q_OBJECT

  static QByteArray sample() {
    QFile file(source(u"/tests/records/first-turns.tapu"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private Q_SLOTS:
  void itTellsItsVersionAndItsUse() {
    QVERIFY(run({u"--version"_s}).out.startsWith("tapu-tool "));
    const Run help = run({u"--help"_s});
    QCOMPARE(help.status, 0);
    for (const char* command : {"simulate", "record check", "record states", "board check", "join"})
      QVERIFY2(help.out.contains(command), command);
  }

  void anOutputThatCannotBeWrittenIsTold() {
    QProcess tool;
    tool.setStandardOutputFile(u"/dev/full"_s);
    tool.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-tool"_s, {u"simulate"_s, u"--games"_s, u"1"_s, u"--json"_s});
    QVERIFY(tool.waitForFinished(tapu::test::kNever));
    QCOMPARE(tool.exitCode(), 1);
    QVERIFY(tool.readAllStandardError().contains("could not be written"));
  }

  void whatSteersATerminalIsNotPrintedOfAFile() {
    const Run check = run({u"board"_s, u"check"_s, written(u"bent.game"_s, "GAME\x1b]0;title\x07\xe2\x80\xae 4\n")});
    QCOMPARE(check.status, 3);
    const QString told = QString::fromUtf8(check.errors + check.out);
    QVERIFY2(told.contains(u"“GAME 4”"_s), qPrintable(told));
    for (const QChar steers : {QChar(0x1b), QChar(0x07), QChar(0x202e)}) QVERIFY(!told.contains(steers));
  }

  /// The name of a file, too, goes to the terminal without letters that steer it.
  void noNameSteersTheTerminalOfAServer_data() {
    QTest::addColumn<QStringList>("options");
    const QString bent = u"no\x1b[31m\u009b\u202efolder/file"_s;
    QTest::newRow("a store") << QStringList{u"--store"_s, bent};
    QTest::newRow("a key of organizers") << QStringList{u"--organizer-key-file"_s, bent};
    QTest::newRow("a key of the console") << QStringList{u"--admin"_s, u"0"_s, u"--admin-key-file"_s, bent};
    QTest::newRow("a socket of the console") << QStringList{u"--admin"_s, bent};
    QTest::newRow("a password") << QStringList{u"--password-file"_s, bent};
    QTest::newRow("a bot") << QStringList{u"--bots"_s, u"1"_s, u"--bot"_s, bent};
    QTest::newRow("a house rule") << QStringList{u"--option"_s, bent};
    QTest::newRow("what is not understood") << QStringList{bent};
  }
  void noNameSteersTheTerminalOfAServer() {
    QFETCH(QStringList, options);
    QProcess server;
    server.setWorkingDirectory(folder_.path());
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 QStringList{u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s} + options);
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QVERIFY(server.exitCode() != 0);
    const QString told = QString::fromUtf8(server.readAllStandardError() + server.readAllStandardOutput());
    QVERIFY(told.endsWith(u'\n'));
    for (const QChar steers : {QChar(0x1b), QChar(0x9b), QChar(0x202e)})
      QVERIFY2(!told.contains(steers), qPrintable(tapu::safeOnTerminal(told)));
  }

  void wrongUseEndsWithTwoAndASentence_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"",
                             "fly",
                             "simulate --games",
                             "simulate --games 0",
                             "simulate --games x",
                             "simulate --seats 9",
                             "simulate --bots nobody",
                             "simulate --bots random,random",
                             "simulate --rules chess",
                             "simulate --what",
                             "simulate --boards 3",
                             "simulate --rules crazy --boards 3",
                             "simulate --rules big --seats 3",
                             "simulate --bots greedy --open",
                             "simulate --bots greedy --bot-time 5",
                             "match --boards 3",
                             "match --rules big --seats 4",
                             "match --bots greedy,random --open",
                             "join 127.0.0.1:5000 --bot greedy --bot-memory 64",
                             "simulate --rules classic --rules crazy",
                             "simulate --seats 3 --seats 3",
                             "simulate --board a.tapuboard --board b.tapuboard",
                             "simulate --option undo=on --option undo=off",
                             "simulate now",
                             "record check",
                             "record sing a",
                             "record states a --boards x",
                             "board generate --seed x a",
                             "board render --seed 1 a b",
                             "board render --hex-mm 4 a b.png",
                             "board render --hex-mm nan a b.png",
                             "board render --hex-mm wide a b.png",
                             "board render --paper A9 a b.png",
                             "board render --turn up a b.png",
                             "board render --margin-mm 1 a b.png",
                             "board render --overlap-mm -1 a b.png",
                             "board render --dpi 1201 a b.png",
                             "board render --dpi 100 a b.svg",
                             "board render --turn portrait a b.png",
                             "board render --overlap-mm 5 a b.pdf",
                             "board render --show moon a b.png",
                             "board render --hide sea,moon a b.svg",
                             "board render --board D=d a b.png",
                             "board render --boards 3 a b.png",
                             "board render --ends ring a b.png",
                             "board render --ends ring a.tapuchain b.png",
                             "record tell",
                             "board check",
                             "board check a b",
                             "join",
                             "join here",
                             "join 127.0.0.1:0",
                             "join 127.0.0.1:5000 --bot nobody",
                             "join 127.0.0.1:5000 --seats 0",
                             "join 127.0.0.1:5000 --pace -1",
                             "join 127.0.0.1:5000 --pace 60001"})
      QTest::newRow(*line ? line : "nothing") << QString::fromLatin1(line);
  }
  void wrongUseEndsWithTwoAndASentence() {
    QFETCH(QString, line);
    const Run ended = run(line.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(ended.status, 2);
    QVERIFY(ended.out.isEmpty());
    QCOMPARE(ended.errors.count('\n'), 1);
    QVERIFY2(!ended.errors.contains(".."), ended.errors.constData());
  }

  void aNumberOutOfReachIsAnsweredWithItsBounds() {
    for (const QString& typed : {u"0"_s, u"x"_s, u"1000001"_s, u"9999999999"_s})
      QCOMPARE(run({u"simulate"_s, u"--games"_s, typed}).errors,
               "The option --games takes a number from 1 to 1000000. Try: tapu-tool --help\n");
    QCOMPARE(run({u"--language"_s, u"hi"_s, u"simulate"_s, u"--games"_s, u"0"_s}).errors,
             "विकल्प --games के साथ 1 से 1000000 तक की संख्या दें। देखें: tapu-tool --help\n");
  }

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

  void theCommandLineGoesBeforeTheFileOfABoard() {
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

  void aServerRefusesWhatItCannotTake_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* line, const char* sentence) {
      QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(sentence);
    };
    row("--option undo=maybe", "“maybe” is no value of undo");
    row("--option undo=on --option undo=off", "--option: undo is given twice.");
    row("--rules classic --rules crazy", "The option --rules is given twice.");
    row("--rules crazy --rules=crazy", "The option --rules is given twice.");
    row("--once --once", "The option --once is given twice.");
    row("--rules crazy --option map.kind=beginner --option crazy.stock=1/1/1",
        "map.kind: Seat 1 starts with 2 settlements, and a player has 1. (rule 2.2)");
    row("--admin 70000", "--admin takes a port from 0 to 65535, or the path of a socket.");
    row("--admin -1", "--admin takes a port from 0 to 65535, or the path of a socket.");
    const QByteArray name("--name takes a text of 1 to 48 characters.");
    QTest::newRow("a name without a letter") << u"--name "_s << name;
    QTest::newRow("a name that is one letter too long") << u"--name "_s + QString(49, u'x') << name;
    QTest::newRow("a name of ten thousand letters") << u"--name "_s + QString(10'000, u'x') << name;
  }
  void aServerRefusesWhatItCannotTake() {
    QFETCH(QString, line);
    QFETCH(QByteArray, sentence);
    QProcess server;
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 QStringList{u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s} + line.split(u' '));
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QCOMPARE(server.exitCode(), 2);
    const QByteArray said = server.readAllStandardError() + server.readAllStandardOutput();
    QVERIFY2(said.contains(sentence), said.constData());
  }

  // A shell hands over what was typed, whatever bytes they are.
  void aNameThatIsNotUtf8IsRefused_data() {
    QTest::addColumn<QString>("line");
    QTest::newRow("where a store would be made") << u"tapu-server --bind 127.0.0.1 --port 0 --store"_s;
    QTest::newRow("where a record would be written") << u"tapu-tool simulate --games 1 --record"_s;
    QTest::newRow("what is to be read") << u"tapu-tool record check"_s;
  }
  void aNameThatIsNotUtf8IsRefused() {
    QFETCH(QString, line);
    const QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(u"/bin/sh"_s, {u"-c"_s, u"exec \"$TAPU_BIN\"/%1 \"$(printf 'a\\377b')\" --language en"_s.arg(line)});
    QVERIFY2(shell.waitForFinished(tapu::test::kNever), "it serves");
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(said.contains("on the command line is not written in UTF-8 and cannot be read."), said.constData());
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
  }

  void aServerSaysWhatItsOptionsTake_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("bots leave an offer to persons for ten minutes at most")
        << QStringList{u"--offer-wait"_s, u"601"_s} << u"The option --offer-wait takes a number from 0 to 600."_s;
    QTest::newRow("where bots have all seats nobody is waited for")
        << QStringList{u"--bots"_s, u"4"_s, u"--players"_s, u"4"_s}
        << u"--players waits for persons, and --bots leaves them no seat."_s;
    QTest::newRow("no more persons than seats that are left")
        << QStringList{u"--bots"_s, u"3"_s, u"--players"_s, u"2"_s}
        << u"The option --players takes a number from 1 to 1."_s;
    QTest::newRow("13.1: nine seats") << QStringList{u"--seats"_s, u"9"_s}
                                      << u"The option --seats takes a number from 2 to 8."_s;
    QTest::newRow("3.7: five seats, and start pieces for four")
        << QStringList{u"--seats"_s, u"5"_s, u"--option"_s, u"map.kind=beginner"_s}
        << u"map.kind: This board has start pieces for 4 seats, and the game has 5. (rule 3.7)"_s;
  }
  void aServerSaysWhatItsOptionsTake() {
    QFETCH(QStringList, options);
    QFETCH(QString, sentence);
    QProcess server;
    server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                 options << u"--bind"_s << u"127.0.0.1"_s << u"--port"_s << u"0"_s << u"--language"_s << u"en"_s);
    QVERIFY2(server.waitForFinished(tapu::test::kNever), "it serves");
    QCOMPARE(server.exitCode(), 2);
    QCOMPARE(QString::fromUtf8(server.readAllStandardError() + server.readAllStandardOutput()),
             u"tapu-server: "_s + sentence + u'\n');
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

  void aGoodRecordIsChecked() {
    const Run ended = run({u"record"_s, u"check"_s, source(u"/tests/records/first-turns.tapu"_s)});
    QCOMPARE(ended.status, 0);
    QCOMPARE(QString::fromUtf8(ended.out.trimmed()), u"No fault. Moves: 21, rounds: 2."_s);
    QVERIFY(ended.errors.isEmpty());
  }

  void aStateIsPrintedForTheStartAndEveryMove() {
    const Run ended = run({u"record"_s, u"states"_s, source(u"/tests/records/first-turns.tapu"_s)});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.lines().size(), 22);
    for (qsizetype i = 0; i < 22; ++i)
      QCOMPARE(QJsonDocument::fromJson(ended.lines()[i]).object()[u"move"].toInt(), static_cast<int>(i));
    const QJsonObject last = QJsonDocument::fromJson(ended.lines().last()).object();
    QCOMPARE(last[u"seats"][0][u"hand"][u"ore"].toInt(), 1);
    QCOMPARE(last[u"legal"][u"1"].toArray(), QJsonArray({u"roll"_s}));
  }

  void aRecordIsToldForPeople() {
    const Run ended = run({u"record"_s, u"tell"_s, source(u"/tests/records/first-turns.tapu"_s)});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.lines()[0], QByteArray("Rules: Classic"));
    QVERIFY(ended.out.contains("\n    2  Asha: settlement -1,-1:SE (one of 54)\n"));  // 54 corners, all free
    QVERIFY(ended.out.contains("            Asha built a settlement.\n"));
    QVERIFY(ended.out.contains("            Asha — pieces in stock: −1 × Settlement; victory points: 1\n"));
    QVERIFY(ended.out.contains("\nTurn 1, round 1\n"));
  }

  void aRecordIsToldInHindiWithTheNamesThatPeopleTyped() {
    const QByteArray named = sample().replace("Asha", "क्षितिज्ञा").replace("Ravi", "👩🏽‍🚀 دانا");
    const QString path = written(u"क्षेत्र دانا 🎲.tapu"_s, named);
    const Run ended = run({u"--language"_s, u"hi"_s, u"record"_s, u"tell"_s, path});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.lines()[1],
             QByteArray("खिलाड़ी: क्षितिज्ञा, 👩🏽‍🚀 دانا"));
    QVERIFY(ended.out.contains("            क्षितिज्ञा ने बस्ती बसाई।\n"));
    QVERIFY(ended.out.contains("            👩🏽‍🚀 دانا ने सड़क बनाई।\n"));
  }

  void machinesReadTheSameInEveryLanguage() {
    const QString record = source(u"/tests/records/first-turns.tapu"_s),
                  board = source(u"/resources/boards/first-island.tapuboard"_s);
    for (const QStringList& line :
         {QStringList{u"record"_s, u"states"_s, record}, QStringList{u"board"_s, u"stats"_s, board}}) {
      const auto said = [&](const QString& language) { return run(QStringList{u"--language"_s, language} + line).out; };
      QCOMPARE(said(u"hi"_s), said(u"en"_s));
    }
  }

  void aCommandTellsItsOwnOptions() {
    const Run help = run({u"board"_s, u"generate"_s, u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains("--seed S") && help.out.contains("--on FILE") && !help.out.contains("simulate"));
  }

  void aGroupTellsItsCommands_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArrayList>("has");
    QTest::addColumn<QByteArray>("other");
    const QByteArrayList board{"board check FILE", "board convert IN OUT", "board render [--hex-mm MM] [--paper NAME]",
                               "board generate [--on FILE] [--seed S] OUT", "board stats FILE"};
    const QByteArrayList record{"record check FILE", "record states [--boards", "record tell FILE"};
    for (const char* line : {"board", "board --help", "board -h", "board fly --help"})
      QTest::newRow(line) << QString::fromLatin1(line) << board << QByteArray("record");
    for (const char* line : {"record", "record --help"})
      QTest::newRow(line) << QString::fromLatin1(line) << record << QByteArray("board ");
  }
  void aGroupTellsItsCommands() {
    QFETCH(QString, line);
    QFETCH(QByteArrayList, has);
    QFETCH(QByteArray, other);
    const Run ended = run(line.split(u' '));
    const bool asked = line.contains(u' ');  // else a word is missing
    QCOMPARE(ended.status, asked ? 0 : 2);
    QVERIFY((asked ? ended.errors : ended.out).isEmpty());
    QByteArray told = asked ? ended.out : ended.errors;
    told.replace("\n           ", " ");  // a long line of a command
    for (const QByteArray& each : has) QVERIFY2(told.contains("  " + each), told.constData());
    QVERIFY2(!told.contains("  " + other), told.constData());
  }

  void anUnknownWordIsAnsweredWithThoseOfItsGroup() {
    const Run ended = run({u"record"_s, u"fly"_s, u"a.tapu"_s});
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.errors,
             "There is no command “record fly”. There are: record check, record states, record tell. "
             "Try: tapu-tool --help\n");
  }

  void theVersionIsToldAfterEveryCommand_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"-v", "simulate --version", "record check --version", "board --version", "join --version"})
      QTest::newRow(line) << QString::fromLatin1(line);
  }
  void theVersionIsToldAfterEveryCommand() {
    QFETCH(QString, line);
    const Run ended = run(line.split(u' '));
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.errors.isEmpty());
    QCOMPARE(ended.out, run({u"--version"_s}).out);
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

  void whatIsNoFileIsNotReplacedByOne() {
    const QString pipe = folder_.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const Run ended = run({u"simulate"_s, u"--record"_s, pipe});
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.errors.contains("no ordinary file"), ended.errors.constData());
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
  }

  void nobodyWaitsForTheOtherEndOfAPipe() {
    const QString pipe = folder_.filePath(u"silent"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QStringList& command :
         {QStringList{u"record"_s, u"check"_s, pipe}, QStringList{u"store"_s, u"check"_s, pipe},
          QStringList{u"board"_s, u"check"_s, pipe}}) {
      const Run ended = run(command);
      QVERIFY2(ended.status != 0, qPrintable(command.join(u' ')));
      QVERIFY2(ended.errors.contains("no ordinary file"), ended.errors.constData());
    }
  }

  void aStoreOfGamesIsNeverReplaced() {
    const QString store = written(u"games.png"_s, QByteArray("SQLite format 3", 16) + "games");
    const QString board = source(u"/resources/boards/large-island.tapuboard"_s);
    for (const QStringList& command :
         {QStringList{u"simulate"_s, u"--record"_s, store}, QStringList{u"board"_s, u"render"_s, board, store}}) {
      const Run ended = run(command);
      QCOMPARE(ended.status, 3);
      QVERIFY2(ended.errors.contains("games are kept in this file"), ended.errors.constData());
    }
    QFile file(store);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().endsWith("games"));
  }

  void aFileThatHoldsNoTokensIsLeftAlone() {
    const QByteArray text = sample();
    const QString path = written(u"mine.tapu"_s, text);
    const Run ended = run({u"join"_s, u"127.0.0.1:1"_s, u"--token-file"_s, path});
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.errors.contains("no file of tokens"), ended.errors.constData());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
  }

  void aBadMoveIsNamedAndTheStatesBeforeItPrinted() {
    QByteArray text = sample();
    text.replace("settlement 1,-1:SE", "settlement -1,-1:NE");
    const QString path = written(u"bad.tapu"_s, text);
    const Run ended = run({u"record"_s, u"states"_s, path});
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.lines().size(), 4);
    QCOMPARE(QString::fromUtf8(ended.errors),
             path + u":5: This corner is too close to another building. (rule 2.5)\n"_s);
  }

  void aTornRecordIsToldAndUsedUpToThere() {
    const QString path = written(u"torn.tapu"_s, sample().chopped(9));
    const Run ended = run({u"record"_s, u"states"_s, path});
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.lines().size(), 21);
    QVERIFY(ended.errors.startsWith(path.toUtf8() + ":22: "));
  }

  void aBoardIsChecked() {
    QCOMPARE(run({u"board"_s, u"check"_s, source(u"/resources/boards/first-island.tapuboard"_s)}).status, 0);
    const QString bad =
        written(u"bad.tapuboard"_s, "{\"format\":\"tapu-board\",\"version\":1,\n\"orientation\":\"round\"}");
    const Run ended = run({u"board"_s, u"check"_s, bad});
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.errors.startsWith(bad.toUtf8() + ":2: "));
  }

  /// Two hexes without a number, and no harbor.
  void allThatIsWrongWithABoardIsTold_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QByteArray>>("errors");
    QTest::newRow("tapuboard") << u"two.tapuboard"_s
                               << QByteArray(
                                      "{\"format\":\"tapu-board\",\"version\":1,\"orientation\":\"pointy\","
                                      "\"harbors\":[],\"hexes\":[\n"
                                      "{\"at\":[0,0],\"terrain\":\"hills\",\"number\":6},\n"
                                      "{\"at\":[1,0],\"terrain\":\"hills\",\"number\":8},\n"
                                      "{\"at\":[2,0],\"terrain\":\"hills\"},\n"
                                      "{\"at\":[3,0],\"terrain\":\"hills\"}]}")
                               << QList<QByteArray>{":4: Hex 2,0: ", ":5: Hex 3,0: "};
    QTest::newRow("game") << u"two.game"_s << QByteArray("title two\ndomestic-trade\nmap\nh0,h1\n.\n")
                          << QList<QByteArray>{": Hex 0,0: ", ": Hex 1,0: "};
  }
  void allThatIsWrongWithABoardIsTold() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QList<QByteArray>, errors);
    const QString path = written(name, text);
    const Run ended = run({u"board"_s, u"check"_s, path});
    QCOMPARE(ended.status, 3);
    for (const QByteArray& each : errors)
      QVERIFY2(ended.errors.contains(path.toUtf8() + each), ended.errors.constData());
    QVERIFY2(ended.out.contains("(rule 1.7)"), ended.out.constData());
  }

  void boardsThatShipHaveNoProblem_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(source(u"/resources/boards"_s));
    for (const QString& name : folder.entryList({u"*.tapuboard"_s}))
      QTest::newRow(qPrintable(name)) << folder.filePath(name);
  }
  void boardsThatShipHaveNoProblem() {
    QFETCH(QString, path);
    const Run ended = run({u"board"_s, u"check"_s, path});
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.errors.isEmpty());
    for (const QByteArray& line : ended.lines())  // 1.6, 1.7, 7.2
      for (const char* rule : {"(rule 1.6)", "share a corner", "(rule 7.2)"}) QVERIFY2(!line.contains(rule), line);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject board = QJsonDocument::fromJson(file.readAll()).object();
    for (const char* key : {"name", "description"})
      for (const char* language : {"en", "hi"})
        QVERIFY(!board[QLatin1StringView(key)].toObject()[QLatin1StringView(language)].toString().isEmpty());
  }

  void aBoardIsConvertedThereAndBack() {
    const QString board = source(u"/resources/boards/three-islands.tapuboard"_s);
    const QString game = folder_.filePath(u"three.game"_s), back = folder_.filePath(u"back.tapuboard"_s);
    Run ended = run({u"board"_s, u"convert"_s, board, game});
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.errors.contains("English"));  // one language is lost
    QCOMPARE(run({u"board"_s, u"convert"_s, game, back}).status, 0);
    const QJsonObject before = run({u"board"_s, u"stats"_s, board}).object();
    const QJsonObject after = run({u"board"_s, u"stats"_s, back}).object();
    for (const QString& key : {u"hexes"_s, u"numbers"_s, u"harbors"_s, u"pips"_s, u"balance"_s, u"fairerThan"_s})
      QCOMPARE(after[key], before[key]);
    QCOMPARE(run({u"board"_s, u"convert"_s, board, folder_.filePath(u"three.jpeg"_s)}).status, 3);
  }

  void aBoardIsDrawnAtRandomFromItsSeed() {
    const QString one = folder_.filePath(u"one.tapuboard"_s), two = folder_.filePath(u"two.tapuboard"_s);
    for (const QString& path : {one, two})
      QCOMPARE(run({u"board"_s, u"generate"_s, u"--seed"_s, u"7"_s, path}).status, 0);
    QFile first(one), second(two);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
    const QJsonObject stats = run({u"board"_s, u"stats"_s, one}).object();
    QCOMPARE(stats[u"errors"_s].toInt(), 0);
    QCOMPARE(stats[u"hexes"_s].toInt(), 19);
    QCOMPARE(stats[u"harbors"_s].toInt(), 9);
  }

  void aChainIsNoBoard() {
    tapu::ChainFile chain;
    chain.order = u"ABC"_s;
    const QString path = written(u"abc.tapuchain"_s, tapu::writeChain(chain));
    const QString out = folder_.filePath(u"abc.tapuboard"_s);
    for (const QStringList& command :
         {QStringList{u"board"_s, u"check"_s, path}, QStringList{u"board"_s, u"stats"_s, path},
          QStringList{u"board"_s, u"convert"_s, path, out},
          QStringList{u"board"_s, u"generate"_s, u"--on"_s, path, out},
          QStringList{u"simulate"_s, u"--board"_s, path}}) {
      const Run ended = run(command);
      QCOMPARE(ended.status, 3);
      QVERIFY2(ended.errors.contains("This is a chain of boards, not one board. "), ended.errors.constData());
      QVERIFY2(ended.errors.contains("tapu-tool board render"), "what to do");
    }
    QVERIFY(!QFile::exists(out));
  }

  void aBoardWithoutHexesHasNoOtherFormAndNoPicture() {
    const QString empty = written(
        u"empty.tapuboard"_s, R"({"format":"tapu-board","version":1,"orientation":"pointy","hexes":[],"harbors":[]})");
    const auto refused = [&](const QStringList& arguments, const QString& out) {
      const Run ended = run(QStringList(u"board"_s) + arguments + QStringList(out));
      return ended.status == 3 && ended.errors.contains("A board needs land. (rule 0.1)") && !QFile::exists(out);
    };
    for (const QString& out : {u"e.txt"_s, u"e.game"_s})
      QVERIFY2(refused({u"convert"_s, empty}, folder_.filePath(out)), qPrintable(out));
    QVERIFY(refused({u"render"_s, empty}, folder_.filePath(u"e.png"_s)));
    QVERIFY(refused({u"generate"_s, u"--on"_s, empty}, folder_.filePath(u"g.tapuboard"_s)));
    QCOMPARE(run({u"board"_s, u"convert"_s, empty, folder_.filePath(u"e.tapuboard"_s)}).status, 0);
  }

  void aFileThatIsNotThereIsBadInput() {
    for (const QString& what : {u"record"_s, u"board"_s}) {
      const Run ended = run({what, u"check"_s, u"no-such-file"_s});
      QCOMPARE(ended.status, 3);
      QVERIFY(ended.errors.startsWith("no-such-file: "));
    }
  }

  void joiningNobodyEndsWithoutAFinishedGame() {
    const Run ended = run({u"join"_s, u"127.0.0.1:1"_s, u"--bot"_s, u"random"_s});
    QCOMPARE(ended.status, 1);
    QCOMPARE(ended.object()[u"finished"], QJsonValue(false));
  }
};

TAPU_TEST_WITH_LOOP(ToolTest)
#include "test_tool.moc"
