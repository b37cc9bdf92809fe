// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>
#include <QTest>

#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

/// `tapu-tool match`: what it prints, and the file from which it goes on.
class MatchTest : public ToolRuns {
  Q_OBJECT

  static QStringList words(const char* line) { return QString::fromLatin1(line).split(u' '); }
  static Run match(const char* line, const QStringList& more = {}) {
    return run(QStringList{u"match"_s, u"--json"_s} + words(line) + more);
  }
  /// The result without what depends on the machine.
  static QJsonObject played(const Run& ended) {
    QJsonObject told = ended.object();
    told.remove(u"times"_s);
    return told;
  }
  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QString fresh(const QString& name) const {
    const QString path = folder_.filePath(name);
    QFile::remove(path);
    return path;
  }
  /// A line with the sum that belongs to it: the first 16 digits of SHA-256 over the sum before and the line without
  /// one.
  static QByteArray withSum(const QByteArray& line, const QByteArray& sumBefore) {
    const QByteArray sum = QCryptographicHash::hash(sumBefore + line, QCryptographicHash::Sha256).toHex().first(16);
    return line.chopped(1) + ",\"sum\":\"" + sum + "\"}";
  }
  static QByteArray sumOf(const QByteArray& line) { return line.chopped(2).last(16); }
  static QByteArray withoutSum(const QByteArray& line) { return line.first(line.indexOf(",\"sum\"")) + '}'; }
  static constexpr const char* kPlan = "--bots greedy,random --games 20 --pairs --seed 5";

 private Q_SLOTS:
  void theResultIsOneObject() {
    const Run ended = match("--bots greedy,random,random,random --games 8 --pairs --sprt 0.2,0.3 --seed 3");
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    const QJsonObject told = ended.object();
    QCOMPARE(told[u"bots"].toArray(), (QJsonArray{u"greedy"_s, u"random"_s, u"random"_s, u"random"_s}));
    QCOMPARE(told[u"seed"].toString(), u"3"_s);
    QCOMPARE(told[u"games"].toInt(), 8);
    QCOMPARE(told[u"wins"].toInt(), 8);  // greedy against bots that play by lot
    QCOMPARE(told[u"share"].toDouble(), 1.0);
    QCOMPARE(told[u"par"].toDouble(), 0.25);
    // Wilson: all of n won reach from n / (n + 3.841459) to 1
    QVERIFY(qAbs(told[u"interval"][0].toDouble() - 8 / 11.841459) < 1e-6);
    QCOMPARE(told[u"interval"][1].toDouble(), 1.0);
    QCOMPARE(told[u"winsBySeat"].toArray(), (QJsonArray{2, 2, 2, 2}));
    QCOMPARE(told[u"gamesBySeat"].toArray(), (QJsonArray{2, 2, 2, 2}));
    QCOMPARE(told[u"groups"][u"played"].toInt(), 2);
    QCOMPARE(told[u"groups"][u"variance"].toDouble(), 0.0);
    QVERIFY(qAbs(told[u"test"][u"logRatio"].toDouble() - 8 * 0.405465) < 1e-4);  // ln(0.3 / 0.2) a win
    QCOMPARE(told[u"test"][u"verdict"].toString(), u"higher"_s);
    const QJsonObject decisions = told[u"times"][u"decisionNanoseconds"].toObject();
    QCOMPARE(decisions.keys(), (QStringList{u"greedy"_s, u"random"_s}));
    for (const QJsonValue& each : decisions) {
      QVERIFY(each[u"count"].toInt() > 0);
      QVERIFY(each[u"p50"].toInt() <= each[u"p99"].toInt() && each[u"p99"].toInt() <= each[u"longest"].toInt());
    }
  }
  // Nine of ten groups won whole and one half: mean 0.95, variance 0.025, and 0.95 + 1.96 * 0.05 is more than all.
  void noShareIsAboveAll() {
    const QJsonObject told = match("--rules crazy --bots greedy,random --games 40 --pairs --seed 1").object();
    QVERIFY(told[u"wins"].toInt() < 40);
    QVERIFY(told[u"groups"][u"interval"][0].toDouble() < told[u"share"].toDouble());
    QCOMPARE(told[u"groups"][u"interval"][1].toDouble(), 1.0);
  }
  void thePlanGivesTheResult() {
    QCOMPARE(played(match(kPlan)), played(match(kPlan)));
    QVERIFY(played(match(kPlan))[u"signature"] !=
            played(match("--bots greedy,random --games 20 --seed 5"))[u"signature"]);
  }

  void wrongUseIsToldInASentence_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char* line, const char* told) {
      QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(told);
    };
    row("--bots greedy,nobody",
        "There is no bot “nobody”. There are: random, greedy, keen, deep, shepherd, farmer, trader, navigator.");
    row("--bots greedy,random,random", "--bots names one bot, the hero and one for all others, or one for each seat.");
    row("--rules big --bots greedy,random,random", "--bots names one bot, or one for Sun and one for Moon.");
    row("--games 0", "The option --games takes a number from 1 to 1000000.");
    row("--games 4 --resume=", "--resume takes the name of a file.");
    row("--games 6 --pairs", "With --pairs the number of games is a multiple of 4.");
    row("--seats 3 --games 4 --pairs", "With --pairs the number of games is a multiple of 3.");
    row("--boards 3", "--boards goes with --rules big.");
    row("--rules big --seats 3", "--boards says how many seats there are.");
    row("--bots greedy,random --open", "--open goes with a bot after ext:.");
    row("--bots greedy --bot-time 5", "--bot-time goes with a bot after ext:.");
    for (const char* test : {"0.3", "0.3,0.2", "0.3,0.3", "0,0.3", "0.3,1", "x,0.3", "0.2,nan", "0.1,0.2,0.3"})
      row(qPrintable(u"--sprt "_s + QString::fromLatin1(test)),
          "--sprt takes two shares between 0 and 1, the smaller one first, such as 0.25,0.3.");
  }
  void wrongUseIsToldInASentence() {
    QFETCH(QString, line);
    QFETCH(QByteArray, told);
    const Run ended = run(QStringList{u"match"_s} + line.split(u' '));
    QCOMPARE(ended.status, 2);
    QVERIFY(ended.out.isEmpty());
    QCOMPARE(ended.errors, told + " Try: tapu-tool --help\n");
  }

  void aBrokenOffMatchGoesOnAsIfNothingHadHappened_data() {
    QTest::addColumn<int>("lines");
    QTest::addColumn<QByteArray>("torn");
    QTest::newRow("nothing was written yet") << 0 << QByteArray();
    QTest::newRow("the first line breaks off") << 0 << QByteArray("HEAD");
    QTest::newRow("no group was finished") << 1 << QByteArray();
    QTest::newRow("two groups were finished") << 3 << QByteArray();
    QTest::newRow("the third group breaks off") << 3 << QByteArray("{\"games\":[[2,");
    QTest::newRow("all but the last line end were written") << 5 << QByteArray("LINE");
    QTest::newRow("all of it was played") << 6 << QByteArray();
  }
  void aBrokenOffMatchGoesOnAsIfNothingHadHappened() {
    QFETCH(int, lines);
    QFETCH(QByteArray, torn);
    const QString path = fresh(u"match"_s);
    const Run whole = match(kPlan, {u"--resume"_s, path});
    QCOMPARE(whole.status, 0);
    QCOMPARE(played(whole), played(match(kPlan)));
    const QByteArrayList all = contentOf(path).split('\n');
    QCOMPARE(all.size(), 7);  // the plan, five groups, and nothing after the last line end
    if (torn == "HEAD") torn = all[0].first(30);
    if (torn == "LINE") torn = all[lines];
    QByteArray begun;
    for (const QByteArray& line : all.first(lines)) begun += line + '\n';
    written(u"match"_s, begun + torn);
    const Run rest = match(kPlan, {u"--resume"_s, path});
    QVERIFY2(rest.errors.isEmpty(), rest.errors.constData());
    QCOMPARE(rest.status, 0);
    QCOMPARE(played(rest), played(whole));
    QVERIFY(contentOf(path).startsWith(begun));
    QCOMPARE(contentOf(path).count('\n'), 6);
  }
  void aTestThatIsDecidedStaysSo() {
    const QString path = fresh(u"decided"_s);
    const char* plan = "--bots greedy,random --games 100 --sprt 0.05,0.9";
    const Run once = match(plan, {u"--resume"_s, path}), again = match(plan, {u"--resume"_s, path});
    QCOMPARE(once.object()[u"games"].toInt(), 4);
    QCOMPARE(again.object(), once.object());  // with its times, too
  }

  void anotherPlanIsToldByWhatDiffers_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char* line, const char* told) {
      QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(told);
    };
    row("--bots greedy,random --games 20 --pairs --seed 6", "“seed” is \"5\" there, and \"6\" is asked for now.");
    row("--bots greedy,random --games 24 --pairs --seed 5", "“mostGames” is 20 there, and 24 is asked for now.");
    row("--bots greedy,random --games 20 --seed 5", "“pairs” is true there, and false is asked for now.");
    row("--bots random,greedy --games 20 --pairs --seed 5",
        "“bots” is [\"greedy\",\"random\",\"random\",\"random\"] there, and "
        "[\"random\",\"greedy\",\"greedy\",\"greedy\"] is "
        "asked for now.");
    row("--bots greedy,random --games 20 --pairs --seed 5 --sprt 0.2,0.3",
        "“sprt” is null there, and [0.2,0.3] is asked for now.");
    row("--bots greedy,random --games 20 --pairs --seed 5 --option undo=off",
        "“options” is {} there, and {\"undo\":\"off\"} is asked for now.");
    row("--bots greedy,random --games 20 --pairs --seed 5 --no-player-trade",
        "“playerTrade” is true there, and false is asked for now.");
    row("--bots greedy,random --games 20 --pairs --seed 5 --rules crazy",
        "“rules” is \"classic\" there, and \"crazy\" is asked for now.");
  }
  void anotherPlanIsToldByWhatDiffers() {
    QFETCH(QString, line);
    QFETCH(QByteArray, told);
    const QString path = fresh(u"other"_s);
    QCOMPARE(match(kPlan, {u"--resume"_s, path}).status, 0);
    const QByteArray before = contentOf(path);
    const Run ended = run(QStringList{u"match"_s, u"--resume"_s, path} + line.split(u' '));
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.out.isEmpty());
    QCOMPARE(ended.errors, path.toUtf8() + ":1: This file keeps another match: " + told + '\n');
    QCOMPARE(contentOf(path), before);
  }

  void aBentFileIsRefusedAndLeftAsItIs_data() {
    QTest::addColumn<QByteArrayList>("lines");
    QTest::addColumn<QByteArray>("told");
    const QString path = fresh(u"sound"_s);
    if (match(kPlan, {u"--resume"_s, path}).status != 0) QFAIL("no match to bend");
    const QByteArrayList sound = contentOf(path).split('\n');
    const auto row = [&](const char* name, QByteArrayList lines, const char* told) {
      QTest::newRow(name) << lines << QByteArray(told);
    };
    QByteArrayList bent = sound;
    bent[2].replace("[[2,", "[[1,");
    row("a result that was changed", bent, ":3: The line is damaged.");
    bent = sound;
    bent.removeAt(2);
    row("a group that is missing", bent, ":3: The line is damaged.");
    bent = sound;
    bent.swapItemsAt(2, 3);
    row("two groups in another order", bent, ":3: The line is damaged.");
    bent = sound;
    bent.insert(2, QByteArray());
    row("an empty line", bent, ":3: The line is damaged.");
    bent = sound;
    bent[4].chop(5);
    row("a line that breaks off in the middle of the file", bent, ":5: The line is damaged.");
    bent = sound;
    bent[0].replace("\"version\":2", "\"version\":3");
    row("another version", bent, ":1: Another version of this program wrote this file of a match.");
    bent = sound;
    bent[0].replace("\"sum\":\"", "\"sum\":\"0");
    row("a plan with another sum", bent, ":1: The line is damaged.");
    bent = sound;
    bent[5] = withSum(withoutSum(sound[5]).replace("[[2,0,", "[[2,1,"), sumOf(sound[4]));
    QVERIFY(bent[5] != sound[5] && withSum(withoutSum(sound[5]), sumOf(sound[4])) == sound[5]);
    row("a last group that other bots have played", bent,
        ":6: Played again, these games come out otherwise: the bots have changed.");
    bent = sound;
    bent.insert(6, withSum(withoutSum(sound[5]), sumOf(sound[5])));
    row("a group more than the match has", bent, ":7: This line is not of this match.");
    bent = sound;
    bent[5] = withSum("{\"games\":[[2,0,1,1,1,1,1,0,0]],\"signature\":\"0\",\"spent\":0}", sumOf(sound[4]));
    row("a group that is too short", bent, ":6: This line is not of this match.");
    for (const char* group :
         {"{}", "{\"games\":[]}", "{\"games\":[[3,0,1,1,1,1,1,0,0]],\"signature\":\"0\",\"spent\":0}",
          "{\"games\":[[2,4,1,1,1,1,1,0,0]],\"signature\":\"0\",\"spent\":0}",
          "{\"games\":[[2,0,1,1,1,1,1,1,2]],\"signature\":\"0\",\"spent\":0}",
          "{\"games\":[[2,0,1,1,1,1,1,0]],\"signature\":\"0\",\"spent\":0}",
          "{\"games\":[[2,0,1,1,1,1,1,0,0]],\"signature\":\"x\",\"spent\":0}",
          "{\"games\":[[2,0,1,1,1,1,1,0,0]],\"signature\":\"0\",\"spent\":0,\"times\":{\"a\":{\"longest\":1,"
          "\"classes\":[[1920,1]]}}}"}) {
      bent = sound;
      bent[2] = withSum(group, sumOf(sound[1]));
      row(group, bent, ":3: The line is damaged.");
    }
    row("a line of text", {"Dear diary", ""}, ":1: This is no file of a match.");
    row("text without a line end", {"Dear diary"}, ":1: This is no file of a match.");
    row("a record", contentOf(source(u"/tests/records/first-turns.tapu"_s)).split('\n'),
        ":1: This is no file of a match.");
    row("bytes", {QByteArray(300, '\0'), QByteArray("\xff\xfe\n", 3)}, ":1: This is no file of a match.");
  }
  void aBentFileIsRefusedAndLeftAsItIs() {
    QFETCH(QByteArrayList, lines);
    QFETCH(QByteArray, told);
    const QByteArray content = lines.join('\n');
    const QString path = written(u"bent"_s, content);
    const Run ended = match(kPlan, {u"--resume"_s, path});
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.out.isEmpty());
    QCOMPARE(ended.errors, path.toUtf8() + told + '\n');
    QCOMPARE(contentOf(path), content);
  }
  void aPlaceWhereNoFileCanBeIsRefused() {
    for (const QString& path : {folder_.path(), folder_.filePath(u"no/such/folder"_s), u"/dev/null"_s}) {
      const Run ended = match(kPlan, {u"--resume"_s, path});
      QCOMPARE(ended.status, 3);
      QVERIFY(ended.out.isEmpty());
      QVERIFY2(ended.errors.startsWith(path.toUtf8() + ": The file cannot be "), ended.errors.constData());
    }
  }
  void twoMatchesDoNotShareAFile() {
    const QString path = fresh(u"shared"_s);
    QLockFile other(path + u".lock"_s);
    QVERIFY(other.tryLock(0));
    const Run ended = match(kPlan, {u"--resume"_s, path});
    QCOMPARE(ended.status, 3);
    QCOMPARE(ended.errors, path.toUtf8() + ": Another program is playing the match of this file.\n");
    other.unlock();
    QCOMPARE(match(kPlan, {u"--resume"_s, path}).status, 0);
    QVERIFY(!QFile::exists(path + u".lock"_s));
  }

  // 9: no seat of the Big Game is a hero alone; whoever has most points tells how well its bots play.
  void aBigGameIsPlayedByTwoGroups() {
    const QJsonObject told = match("--rules big --boards 2 --bots greedy,random --games 4 --pairs").object();
    QCOMPARE(told[u"seats"].toInt(), 4);
    QCOMPARE(told[u"boards"].toInt(), 2);
    QCOMPARE(told[u"par"].toDouble(), 0.5);
    QCOMPARE(told[u"gamesBySeat"].toArray(), (QJsonArray{2, 2}));
    QVERIFY(told[u"points"][u"hero"].toDouble() > told[u"points"][u"field"].toDouble());
    // Not than the mean of the heroes: of four games one may be much better than the median.
    QVERIFY(told[u"bestPoints"][u"p50"].toDouble() > told[u"points"][u"field"].toDouble());
  }
  void aMatchIsPlayedOnTheBoardOfAFile() {
    const QStringList large{u"--board"_s, source(u"/resources/boards/large-island.tapuboard"_s)};
    const QString path = fresh(u"island"_s);
    const char* plan = "--bots greedy --games 4 --pairs";
    QCOMPARE(match(plan, large + QStringList{u"--resume"_s, path}).status, 0);
    const Run other = match(plan, {u"--resume"_s, path});
    QCOMPARE(other.status, 3);
    QVERIFY(other.errors.contains("keeps another match"));
  }
};

TAPU_TEST_WITH_LOOP(MatchTest)
#include "test_match.moc"
