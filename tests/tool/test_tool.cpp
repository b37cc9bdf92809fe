// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace Qt::StringLiterals;

/// The command line of tapu-tool and what it tells, its records, and files that it leaves alone.
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
