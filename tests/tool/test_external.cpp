// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QHostAddress>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include "app/external/bot_command.h"
#include "app/external/bot_lines.h"
#include "app/external/bot_process.h"
#include "engine/bots/simulation.h"
#include "tests/effort.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace tapu;

namespace {

/// Plays by lot, and does something wrong at a decision: faulty.py HOW [DECISION].
constexpr char kFaulty[] = R"(import json, os, sys, time
how, at, asked = sys.argv[1], int(sys.argv[2]), 0
if how == "cannot start":
    sys.exit(7)
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        print("hello" if how == "greets" else json.dumps({"ready": how}), flush=True)
    if "ask" not in said:
        continue
    asked += 1
    choices = [text for text in said["legal"] if text not in ("offer", "discard")]
    answer = {"ask": said["ask"], "do": choices[said["lot"] % len(choices)]}
    if asked >= at:
        if how == "crashes":
            sys.exit(3)
        if how == "is killed":
            os.kill(os.getpid(), 9)
        if how == "is silent":
            time.sleep(60)
        if how == "closes its output":
            os.close(1)
            time.sleep(60)
        if how == "says garbage":
            answer = "grbl"
        if how == "plays what is not legal":
            answer["do"] = "city 0,0:N"
        if how == "answers another question":
            answer["ask"] += 1
        if how == "waits":
            answer["do"] = None
        if how == "floods":
            while True:
                sys.stdout.write("x" * 65536)
        if how == "floods stderr":
            while True:
                sys.stderr.write("x" * 65536)
        if how == "needs too much memory":
            bytearray(2 << 30)
    print(json.dumps(answer), flush=True)
)";

/// Plays by lot, demands that what it hears of moves fits what it is asked about, and hides what others may not know;
/// says on its error output how many moves it has heard when the game is over.
constexpr char kHearing[] = R"(import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        seat, dice, moves = said["seat"], None, 0
        print('{"ready":1}', flush=True)
    elif "move" in said:
        move = said["move"]
        words = move["do"].split(" ")
        isOther, moves = move.get("seat") != seat, moves + 1
        if words[0] == "roll":
            dice = move["dice"]
        if words[0] == "buyCard":
            assert (move["card"] == "unknown") == isOther
        if "stolen" in move:
            assert (move["stolen"] == "unknown") == (isOther and words[-1] != str(seat))
        if words[0] == "offer" and isOther:
            assert str(seat) in words[-1].split(",")
    elif "over" in said:
        print(json.dumps({"seat": seat, "moves": moves, **said["over"]}), file=sys.stderr)
    else:
        assert not said["state"]["rolled"] or said["state"]["dice"] == dice
        choices = [text for text in said["legal"] if text not in ("offer", "discard")]
        choice = choices[said["lot"] % len(choices)] if choices else None
        print(json.dumps({"ask": said["ask"], "do": choice}), flush=True)
)";

/// Writes what steers a terminal, as an error and in place of an answer.
constexpr char kSteering[] = R"(import sys
sys.stderr.buffer.write("\x1b]0;Mine\x07 \u0928\u092e\u0938\u094d\u0924\u0947 \u202e\x9b2J\r!\r\n".encode())
sys.stderr.flush()
sys.stdin.readline()
print("\x1b[2Jhello", flush=True)
sys.stdin.read()
)";

/// Ends itself only when three programs have heard that nothing more comes; of both it leaves a file: last.py NAME.
constexpr char kLast[] = R"(import glob, sys, time
print("hello", flush=True)
sys.stdin.read()
open("heard-" + sys.argv[1], "w").close()
while len(glob.glob("heard-*")) < 3:
    time.sleep(0.01)
open("ended-" + sys.argv[1], "w").close()
)";

/// Looks at all that a seat is told in a game.
struct Looker : SimulationWatcher {
  int lines = 0, hidden = 0;
  QString wrong;
  void moved(const GameDefinition& definition, const State& state, const Move&) override {
    for (int seat = 0; seat < definition.seats; ++seat) look(definition, state, SeatId(seat));
  }

 private:
  static int sumOf(const QJsonObject& counts) {
    int sum = 0;
    for (const QJsonValue& each : counts) sum += each.toInt();
    return sum;
  }
  /// Of such cards no kind is told, and how many there are is.
  void demandHidden(const QJsonValue& told, int cards) {
    const QJsonObject counts = told.toObject();
    if (counts[u"unknown"].toInt() != cards || sumOf(counts) != cards) wrong = u"a kind of card is told"_s;
    hidden += cards;
  }
  void look(const GameDefinition& definition, const State& state, SeatId seat) {
    const SeatView view(definition, state, seat);
    const QJsonObject told = QJsonDocument::fromJson(questionLine(view, ++lines, 0)).object();
    const QJsonArray seats = told[u"state"][u"seats"].toArray();
    for (int s = 0; s < definition.seats; ++s) {
      const SeatId each(s);
      const QJsonValue there = seats[each.value];
      const Seat& known = state.seat(each);
      if (each == seat) {
        if (sumOf(there[u"hand"].toObject()) != known.hand.total() || there[u"hand"].toObject().contains(u"unknown"))
          wrong = u"the own hand is hidden"_s;
        if (there[u"points"].toInt() != state.points(each)) wrong = u"the own points are hidden"_s;
        continue;
      }
      demandHidden(there[u"hand"], known.hand.total());
      demandHidden(there[u"cards"], known.cards.total());
      if (there[u"points"].toInt() != state.publicPoints(each)) wrong = u"points of hidden cards are told"_s;
    }
  }
};

}  // namespace

/// Programs that play: `ext:COMMAND` in tapu-tool and tapu-server.
class ExternalTest : public ToolRuns {
  Q_OBJECT

  QString faulty() { return written(u"faulty.py"_s, kFaulty); }
  QString naming(const QString& how, int decision) {
    return u"ext:python3 %1 \"%2\" %3"_s.arg(faulty(), how).arg(decision);
  }
  static QString example() { return u"ext:python3 "_s + source(u"/resources/external/example_bot.py"_s); }
  static QStringList simulating(const QString& bots, const QStringList& more = {}) {
    return QStringList{u"simulate"_s, u"--json"_s, u"--bots"_s, bots} + more;
  }

  /// A server on a port that the system picks; killed with this object.
  struct Host {
    QProcess program;
    QString place;
    explicit Host(const QStringList& options) {
      program.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
                    QStringList{u"--port"_s, u"0"_s, u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s, u"--once"_s} + options);
      if (!program.waitForStarted(tapu::test::kNever) || !program.waitForReadyRead(tapu::test::kNever)) return;
      const QList<QByteArray> words = program.readLine().trimmed().split(' ');  // listening ADDRESS PORT
      place = QString::fromUtf8(words.value(1) + ':' + words.value(2));
    }
    ~Host() {
      program.kill();
      program.waitForFinished(tapu::test::kNever);
    }
  };

 private Q_SLOTS:
  void aCommandIsSplitWithoutAShell() {
    const auto command = botCommandFrom(u"ext:python3 \"my bot.py\" $HOME ;ls"_s);
    QVERIFY(command);
    QCOMPARE(command->program, u"python3"_s);
    QCOMPARE(command->arguments, (QStringList{u"my bot.py"_s, u"$HOME"_s, u";ls"_s}));
    QVERIFY(!botCommandFrom(u"ext:"_s));
    QVERIFY(!botCommandFrom(u"ext:  "_s));
    QVERIFY(!botCommandFrom(u"greedy"_s));
  }

  /// 64 programs that did so one after the other would hold a table for as long as all their times together.
  void programsEndThemselvesTogether() {
    const QTemporaryDir folder;
    QFile script(folder.filePath(u"last.py"_s));
    QVERIFY(script.open(QIODevice::WriteOnly) && script.write(kLast) > 0);
    script.close();
    const QString start = u"ext:env -C \"%1\" python3 last.py "_s.arg(folder.path());
    std::vector<std::unique_ptr<BotProcess>> programs;
    int ready = 0;
    for (int i = 0; i < 3; ++i) {
      programs.push_back(std::make_unique<BotProcess>(*botCommandFrom(start + QString::number(i)), BotLimits()));
      connect(programs.back().get(), &BotProcess::said, this, [&ready] { ++ready; });
      programs.back()->send("begin");
    }
    SOON_EQUAL(ready, 3);
    for (const auto& program : programs) program->finish(30'000);
    programs.clear();
    QCOMPARE(QDir(folder.path()).entryList({u"ended-*"_s}).size(), 3);
  }

  void aSeatIsToldNothingOfTheCardsOfOthers() {
    SimulationPlan plan;
    plan.options = defaultOptions(RuleSet::Classic);
    plan.bots = {"greedy"};
    plan.seed = 4;
    Looker looker;
    QCOMPARE(simulate(plan, looker).finished, 1);
    QVERIFY(looker.lines > 400);
    QVERIFY(looker.hidden > 1000);  // there was something to hide
    QCOMPARE(looker.wrong, QString());
  }

  void theExamplePlaysWholeGames() {
    const Run ended = run(simulating(example() + u",random,random,random"_s, {u"--games"_s, u"4"_s}));
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    QCOMPARE(ended.object()[u"endings"][u"won"].toInt(), 4);
    QVERIFY(ended.object()[u"wins"][0].toInt() >= 3);  // it is better than lots
    QCOMPARE(ended.object()[u"open"], QJsonValue(false));
  }
  void theExamplePlaysCrazyAndTheBigGame_data() {
    QTest::addColumn<QStringList>("options");
    QTest::newRow("Crazy") << QStringList{u"--rules"_s, u"crazy"_s, u"--seats"_s, u"2"_s};
    QTest::newRow("the Big Game") << QStringList{u"--rules"_s, u"big"_s, u"--boards"_s, u"2"_s};
  }
  void theExamplePlaysCrazyAndTheBigGame() {
    QFETCH(QStringList, options);
    const Run ended = run(simulating(example() + u",greedy"_s, options));
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QCOMPARE(ended.object()[u"finished"].toInt(), 1);
  }
  void theSameSeedGivesTheSameGames() {
    const QStringList wanted =
        simulating(naming(u"plays"_s, 1) + u",random"_s,
                   {u"--seats"_s, u"2"_s, u"--no-player-trade"_s, u"--option"_s, u"discard.threshold=100"_s});
    const Run once = run(wanted), again = run(wanted);
    QVERIFY2(once.status == 0, once.errors.constData());
    QCOMPARE(once.object()[u"signature"], again.object()[u"signature"]);
  }

  void eachMoveAndTheEndAreToldAsTheSeatSeesThem_data() {
    QTest::addColumn<QStringList>("options");
    QTest::newRow("trade with the bank alone") << QStringList{u"--no-player-trade"_s};
    QTest::newRow("offers of the others too") << QStringList{};
  }
  void eachMoveAndTheEndAreToldAsTheSeatSeesThem() {
    QFETCH(QStringList, options);
    const QString bot = u"ext:python3 "_s + written(u"hearing.py"_s, kHearing);
    const Run ended = run(simulating(bot + u",greedy,"_s + bot + u",greedy"_s,
                                     QStringList{u"--option"_s, u"discard.threshold=100"_s} + options));
    QVERIFY2(ended.status == 0, ended.errors.constData());
    const QList<QByteArray> told = ended.errors.trimmed().split('\n');
    QCOMPARE(told.size(), 2);  // one for each of the two
    const QJsonArray wins = ended.object()[u"wins"].toArray();
    for (const QByteArray& line : told) {
      const QJsonObject over = QJsonDocument::fromJson(line).object();
      QCOMPARE(wins[over[u"winner"].toInt(-1)].toInt(), 1);
      QCOMPARE(over[u"points"].toArray().size(), 4);
      QVERIFY(over[u"points"][over[u"winner"].toInt()].toInt() >= 10);  // 10.1
      if (options.isEmpty())
        QVERIFY(over[u"moves"].toInt() <= ended.object()[u"moves"].toInt());  // offers among others are theirs
      else
        QCOMPARE(over[u"moves"], ended.object()[u"moves"]);
    }
  }
  void movesAndTheEndAreToldAtATableToo() {
    const QString bot = u"ext:python3 "_s + written(u"hearing.py"_s, kHearing);
    Host host({u"--seats"_s, u"2"_s, u"--bots"_s, u"1"_s, u"--bot"_s, bot, u"--option"_s, u"discard.threshold=100"_s});
    QVERIFY(!host.place.isEmpty());
    const Run ended = run({u"join"_s, host.place, u"--bot"_s, bot});
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QVERIFY(host.program.waitForFinished(tapu::test::kNever));
    for (const QByteArray& told : {ended.errors, host.program.readAllStandardError()}) {
      const QJsonObject over = QJsonDocument::fromJson(told).object();
      QVERIFY2(!over.isEmpty(), told.constData());
      QCOMPARE(over[u"winner"], ended.object()[u"winner"]);
      QVERIFY(over[u"moves"].toInt() <= ended.object()[u"moves"].toInt() && over[u"moves"].toInt() > 100);
    }
  }

  void aFaultIsToldWithItsPlace_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("it cannot start") << u"cannot start"_s << QByteArray("has ended with status 7.");
    QTest::newRow("it does not greet") << u"greets"_s << QByteArray("gave an answer that is none: “hello”.");
    QTest::newRow("it crashes") << u"crashes"_s << QByteArray("has ended with status 3.");
    QTest::newRow("it is killed") << u"is killed"_s << QByteArray("was killed by signal 9.");
    QTest::newRow("it is silent") << u"is silent"_s << QByteArray("gave no answer within 1 s.");
    QTest::newRow("it closes its output") << u"closes its output"_s << QByteArray("gave no answer within 1 s.");
    QTest::newRow("it says garbage") << u"says garbage"_s << QByteArray("gave an answer that is none: “\"grbl\"”.");
    QTest::newRow("it plays what is not legal")
        << u"plays what is not legal"_s << QByteArray("chose what is not allowed there: “city 0,0:N”.");
    QTest::newRow("it answers another question")
        << u"answers another question"_s << QByteArray("gave an answer that is none: ");
    QTest::newRow("it waits, and nobody else has to move") << u"waits"_s << QByteArray("waits, though everybody waits");
    QTest::newRow("it floods its output") << u"floods"_s << QByteArray("wrote more than 1 MB without an answer.");
    QTest::newRow("it floods its output for errors")
        << u"floods stderr"_s << QByteArray("wrote more than 1 MB without an answer.");
    QTest::newRow("it needs more memory than it may have")
        << u"needs too much memory"_s << QByteArray("has ended with status 1.");
  }
  void aFaultIsToldWithItsPlace() {
    QFETCH(QString, how);
    QFETCH(QByteArray, said);
    const QStringList fixed{u"--seed"_s, u"9"_s, u"--bot-time"_s, u"1"_s};
    const Run ended = run(simulating(u"greedy,"_s + naming(how, 1) + u",greedy,greedy"_s, fixed));
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.out.isEmpty());
    QVERIFY2(ended.errors.contains(said), ended.errors.right(500).constData());
    QVERIFY2(ended.errors.contains("The games stop: seed 9, game 1, seat 1, after move "),
             ended.errors.right(500).constData());
  }
  void aProgramThatIsNotThereIsTold() {
    const Run ended = run(simulating(u"ext:/no/such/bot,greedy,greedy,greedy"_s));
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.errors.contains("“/no/such/bot” cannot be started: "), ended.errors.constData());
  }
  void whatIsTypedWrongIsNoCommand_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no command") << QStringList{u"--bots"_s, u"ext:"_s};
    QTest::newRow("more seats than programs may have")
        << QStringList{u"--rules"_s, u"big"_s, u"--boards"_s, u"33"_s, u"--bots"_s, u"ext:a"_s};
    QTest::newRow("no time") << QStringList{u"--bots"_s, u"ext:a"_s, u"--bot-time"_s, u"0"_s};
    QTest::newRow("no memory") << QStringList{u"--bots"_s, u"ext:a"_s, u"--bot-memory"_s, u"x"_s};
  }
  void whatIsTypedWrongIsNoCommand() {
    QFETCH(QStringList, words);
    QCOMPARE(run(QStringList{u"simulate"_s} + words).status, 2);
    QCOMPARE(run(QStringList{u"match"_s} + words).status, 2);
  }
  void aMatchStopsAtTheFirstFault() {
    const Run ended = run({u"match"_s, u"--seed"_s, u"2"_s, u"--games"_s, u"8"_s, u"--bot-time"_s, u"1"_s, u"--bots"_s,
                           naming(u"is silent"_s, 5) + u",greedy"_s});
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.out.isEmpty());
    QVERIFY2(ended.errors.contains("gave no answer within 1 s. The games stop: seed 2, game 1, seat 0, after move "),
             ended.errors.constData());
  }
  void aMatchMeasuresTheExample() {
    const Run ended = run(
        {u"match"_s, u"--json"_s, u"--games"_s, QString::number(effort(8, 4)), u"--bots"_s, example() + u",random"_s});
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QCOMPARE(ended.object()[u"bots"][0].toString(), example());
    QVERIFY(ended.object()[u"wins"].toInt() >= effort(4, 2));  // half, where bots that are as good as it win a quarter
    QCOMPARE(ended.object()[u"open"], QJsonValue(false));
  }
  /// The page shows the command, and what it prints: by other numbers once bots play otherwise.
  void aMatchOfTwoProgramsIsReportedAsThePageShows() {
    QFile page(source(u"/resources/external/README.md"_s));
    QVERIFY(page.open(QIODevice::ReadOnly));
    static const QRegularExpression numbers(u"[0-9a-f.,]*[0-9][0-9a-f.,]*"_s);
    const auto form = [](const QByteArray& line) { return QString::fromUtf8(line).trimmed().replace(numbers, u"#"_s); };
    QStringList shown, printed;
    for (const QByteArray& line : page.readAll().split('\n')) shown << form(line);
    const QString lots = u"ext:python3 "_s + source(u"/resources/external/lot_bot.py"_s);
    const Run ended =
        run({u"match"_s, u"--bots"_s, example() + u',' + lots, u"--games"_s, QString::number(effort(4, 2))});
    QVERIFY2(ended.status == 0, ended.errors.constData());
    const QByteArray inFolder = QByteArray(ended.out).replace(source(u"/resources/external/"_s).toUtf8(), "");
    for (const QByteArray& line : inFolder.trimmed().split('\n'))
      QVERIFY2(shown.contains(form(line)), line.constData());
    QCOMPARE(ended.errors.count(" points\n"),
             3 * effort(4, 2));  // the three that play by lot tell of the end of each game
  }
  void theExamplePlaysAgainstItself() {
    const Run ended =
        run({u"match"_s, u"--json"_s, u"--seats"_s, u"2"_s, u"--games"_s, u"2"_s, u"--bots"_s, example()});
    QVERIFY2(ended.status == 0 && ended.errors.isEmpty(), ended.errors.constData());
    QCOMPARE(ended.object()[u"endings"][u"won"].toInt(), 2);
  }
  /// Its own errors, and the answer that the sentence about a fault cites.
  void whatSteersATerminalIsNotPassedOn() {
    const QString bot = written(u"steering.py"_s, kSteering);
    Host host({u"--seats"_s, u"2"_s, u"--bots"_s, u"1"_s, u"--bot"_s, u"ext:python3 "_s + bot});
    QVERIFY(!host.place.isEmpty());
    const Run alone = run(simulating(u"ext:python3 "_s + bot + u",random"_s, {u"--seats"_s, u"2"_s}));
    const Run joined =
        run({u"join"_s, u"tapu://%1/#QUFBQUFBQUFBQUFBQUFBQQ"_s.arg(host.place), u"--bot"_s, u"random"_s});
    QVERIFY2(joined.status == 0, joined.errors.constData());  // a link is an address too
    QVERIFY(host.program.waitForFinished(tapu::test::kNever));
    for (const QByteArray& errors : {alone.errors, host.program.readAllStandardError()}) {
      const QString told = QString::fromUtf8(errors);
      QVERIFY2(told.startsWith(u"\\u001b]0;Mine\\u0007 नमस्ते \\u202e\\u009b2J\\u000d!\n"_s), errors.constData());
      QVERIFY2(told.contains(u"\\u001b[2Jhello"_s), errors.constData());
      for (const QChar steers : {QChar(0x1b), QChar(0x07), QChar(0x9b), QChar(0x202e), QChar(u'\r')})
        QVERIFY(!told.contains(steers));
    }
  }
  void errorsArePassedOnToALimitInAll() {
    const QString bot = written(u"talks.py"_s, R"(import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        print('{"ready":1}', flush=True)
    elif "ask" in said:
        print("x" * 200000, file=sys.stderr, flush=True)
        choices = [text for text in said["legal"] if text not in ("offer", "discard")]
        print(json.dumps({"ask": said["ask"], "do": choices[said["lot"] % len(choices)]}), flush=True)
)");
    const Run ended = run(simulating(u"ext:python3 %1,greedy,greedy,greedy"_s.arg(bot),
                                     {u"--option"_s, u"discard.threshold=100"_s, u"--games"_s, u"2"_s}));
    QVERIFY2(ended.status == 0, ended.errors.right(500).constData());
    QCOMPARE(ended.errors.size(), 10'000'000);
  }
  /// In a session of its own, which a signal to the group of the program does not reach.
  void whatAProgramHasStartedEndsWithIt_data() {
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("that plays") << QByteArray("pass");
    QTest::newRow("that crashes") << QByteArray("sys.exit(3)");
  }
  void whatAProgramHasStartedEndsWithIt() {
    QFETCH(QByteArray, end);
    const QString bot = written(u"starts.py"_s, R"(import json, subprocess, sys
child = subprocess.Popen(["sleep", "600"], start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
print(child.pid, file=sys.stderr, flush=True)
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        print('{"ready":1}', flush=True)
    elif "ask" in said:
        )" + end + R"(
        choices = [text for text in said["legal"] if text not in ("offer", "discard")]
        print(json.dumps({"ask": said["ask"], "do": choices[said["lot"] % len(choices)]}), flush=True)
)");
    const Run ended = run(simulating(u"ext:python3 %1,greedy"_s.arg(bot),
                                     {u"--seats"_s, u"2"_s, u"--option"_s, u"discard.threshold=100"_s}));
    QCOMPARE(ended.status, end == "pass" ? 0 : 1);
    const QString child = QString::fromUtf8(ended.errors.split('\n').first());
    QVERIFY(child.toInt() > 1);
    const auto runs = [&child] {  // what has ended may be listed until init has noticed, without its words
      QFile words(u"/proc/%1/cmdline"_s.arg(child));
      return words.open(QIODevice::ReadOnly) && words.readAll().contains("600");
    };
    SOON(!runs());
  }
  /// The greeting says so, the hands of others are told, and so does the report.
  void withOpenAllCardsAreShown() {
    const QString bot = written(u"open.py"_s, R"(import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        assert said["sees"] == "all"
        print('{"ready":1}', flush=True)
    if "ask" not in said:
        continue
    assert "unknown" not in line
    choices = [text for text in said["legal"] if text not in ("offer", "discard")]
    print(json.dumps({"ask": said["ask"], "do": choices[0]}), flush=True)
)");
    const Run ended = run(simulating(u"ext:python3 %1,greedy"_s.arg(bot),
                                     {u"--open"_s, u"--seats"_s, u"2"_s, u"--option"_s, u"discard.threshold=100"_s}));
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QCOMPARE(ended.object()[u"open"], QJsonValue(true));
  }

  void withoutPlayerTradeNoOfferIsLegal() {
    const QString bot = written(u"plain.py"_s, R"(import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        print('{"ready":1}', flush=True)
    if "ask" not in said:
        continue
    assert "offer" not in said["legal"]
    print(json.dumps({"ask": said["ask"], "do": said["legal"][said["lot"] % len(said["legal"])]}), flush=True)
)");
    const Run ended = run(simulating(u"ext:python3 %1,random"_s.arg(bot), {u"--no-player-trade"_s, u"--seats"_s, u"2"_s,
                                                                           u"--option"_s, u"discard.threshold=100"_s}));
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QCOMPARE(ended.object()[u"finished"].toInt(), 1);
  }

  void theExamplePlaysAtATable() {
    Host host({u"--seats"_s, u"2"_s, u"--bots"_s, u"1"_s, u"--bot"_s, example()});
    QVERIFY(!host.place.isEmpty());
    const Run ended = run({u"join"_s, host.place, u"--bot"_s, example()});
    QVERIFY2(ended.status == 0, ended.errors.constData());
    QCOMPARE(ended.object()[u"finished"], QJsonValue(true));
    QCOMPARE(ended.object()[u"faults"].toInt(), 0);
    QVERIFY(host.program.waitForFinished(tapu::test::kNever));
    QCOMPARE(host.program.exitCode(), 0);
    QCOMPARE(host.program.readAllStandardError(), QByteArray());
  }
  void aTableGoesOnWithoutAProgramThatFails_data() {
    QTest::addColumn<QString>("how");
    QTest::newRow("crashes") << u"crashes"_s;
    QTest::newRow("is silent") << u"is silent"_s;
    QTest::newRow("plays what is not legal") << u"plays what is not legal"_s;
    QTest::newRow("floods") << u"floods"_s;
  }
  void aTableGoesOnWithoutAProgramThatFails() {
    QFETCH(QString, how);
    Host host({u"--seats"_s, u"3"_s, u"--bots"_s, u"2"_s, u"--bot"_s, u"greedy,"_s + naming(how, 4), u"--bot-time"_s,
               u"1"_s});
    QVERIFY(!host.place.isEmpty());
    const Run ended = run({u"join"_s, host.place, u"--bot-time"_s, u"1"_s, u"--bot"_s, naming(how, 6)});
    QCOMPARE(ended.object()[u"finished"], QJsonValue(true));
    QCOMPARE(ended.object()[u"faults"].toInt(), 1);
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.errors.contains(" A usual bot plays on."), ended.errors.constData());
    QVERIFY(host.program.waitForFinished(tapu::test::kNever));
    const QByteArray told = host.program.readAllStandardError();
    QVERIFY2(told.contains("A usual bot plays on at seat 2."), told.constData());
  }
};

TAPU_TEST_WITH_LOOP(ExternalTest)
#include "test_external.moc"
