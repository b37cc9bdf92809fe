// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons (resources/lessons): each is a game that the rules allow from its first to its last move, each step has its
// words in both languages, and the table of a lesson goes the way that it tells.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/session/lesson/lesson_table.h"
#include "app/session/settings/languages.h"
#include "engine/play/notation.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A lesson in which seat 0 settles, another throw of the dice is looked at, and so on: small enough to be read here.
QByteArray smallLesson(const QByteArray& steps) {
  return R"({"tapu": "lesson", "version": 1, "name": "small", "minutes": 1, "learner": 0,
 "record": {"tapu": "record", "version": 1, "rules": "classic", "seats": 2,
  "options": {"seats.count": "2", "undo": "off"},
  "board": {"orientation": "pointy", "hexes": [
   {"at": [0, 0], "terrain": "forest", "number": 8}, {"at": [1, 0], "terrain": "hills", "number": 6},
   {"at": [0, 1], "terrain": "fields", "number": 5}, {"at": [-1, 1], "terrain": "pasture", "number": 9},
   {"at": [-1, 0], "terrain": "mountains", "number": 4}, {"at": [0, -1], "terrain": "forest", "number": 10},
   {"at": [1, -1], "terrain": "desert"}], "harbors": []}},
 "opening": [{"seat": null, "do": "firstThrow", "throws": [[6, 5], [1, 2]], "first": 0}],
 "steps": )" +
         steps + "}";
}

const QByteArray kSetUp = R"([
 {"id": "settle", "ask": [{"seat": 0, "do": "settlement 0,0:N"}]},
 {"id": "road", "ask": [{"seat": 0, "do": "road 0,0/NE"}]},
 {"id": "second", "before": [{"seat": 1, "do": "settlement 0,0:S"}, {"seat": 1, "do": "road 0,0/SW"},
   {"seat": 1, "do": "settlement -1,0:N"}, {"seat": 1, "do": "road -1,0/NW"}],
  "ask": [{"seat": 0, "do": "settlement 1,0:SE"}]},
 {"id": "look", "show": "hand"}])";

std::optional<LessonScript> read(const QByteArray& json, QString* fault = nullptr) {
  QString why;
  auto script = lessonFrom(json, why);
  if (fault) *fault = why;
  return script;
}

Client::Identity asha() { return {u"Asha"_s, 0, u"en"_s, {}}; }

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aLessonIsReadAsItsStepsAndItsMoves() {
    QString fault;
    const auto script = read(smallLesson(kSetUp), &fault);
    QVERIFY2(script, qPrintable(fault));
    QCOMPARE(script->steps.size(), std::size_t{4});
    QCOMPARE(script->moves.size(), std::size_t{8});  // the first throw, and seven of the steps
    QCOMPARE(script->steps[0].at, 1);
    QCOMPARE(script->steps[2].from, 3);
    QCOMPARE(script->steps[2].at, 7);
    QCOMPARE(script->steps[2].asked, 1);
    QCOMPARE(script->steps[3].asked, 0);
    QCOMPARE(script->asked(1).front().kind, ActionKind::Road);
  }

  void whatIsWrongWithALessonIsToldToItsAuthor_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("told");
    QTest::newRow("no JSON at all") << QByteArray("{") << QString();
    QTest::newRow("something else") << QByteArray(R"({"tapu": "board", "version": 1})") << u"no lesson"_s;
    QTest::newRow("of a later version") << QByteArray(R"({"tapu": "lesson", "version": 2})") << u"no lesson"_s;
    QTest::newRow("no steps") << smallLesson("[]") << u"no steps"_s;
    QTest::newRow("a step without an id")
        << smallLesson(R"([{"ask": [{"seat": 0, "do": "settlement 0,0:N"}]}])") << u"id"_s;
    QTest::newRow("a step that asks and shows nothing") << smallLesson(R"([{"id": "x"}])") << u"nothing"_s;
    QTest::newRow("a move that the rules forbid: a road before a settlement (3.4)")
        << smallLesson(R"([{"id": "x", "ask": [{"seat": 0, "do": "road 0,0/NE"}]}])") << u"move 2"_s;
    QTest::newRow("a move of another seat is asked of the learner")
        << smallLesson(R"([{"id": "x", "before": [{"seat": 0, "do": "settlement 0,0:N"},
             {"seat": 0, "do": "road 0,0/NE"}], "ask": [{"seat": 1, "do": "settlement 0,0:S"}]}])")
        << u"another seat"_s;
  }
  void whatIsWrongWithALessonIsToldToItsAuthor() {
    QFETCH(QByteArray, json);
    QFETCH(QString, told);
    QString fault;
    QVERIFY(!read(json, &fault));
    QVERIFY2(!fault.isEmpty() && fault.contains(told), qPrintable(fault));
  }

  void wordsAreFoundByTheIdsOfLessonAndStep() {
    const auto all = lessonWordsFrom(
        u"# Lessons\n<!-- SPDX -->\n\n## Set up\n<!-- lesson: small -->\nYou can\nsettle.\n\n"
        "### Settle\n<!-- step: settle -->\nClick, or\npress **Enter**.\n\n"
        "> Why here? It is\n> good.\n"_s);
    const LessonWords words = all.value(u"small"_s);
    QCOMPARE(words.title, u"Set up"_s);
    QCOMPARE(words.summary, u"You can settle."_s);
    QCOMPARE(words.steps.value(u"settle"_s),
             (LessonWords::Step{u"Settle"_s, u"Click, or press **Enter**."_s, u"Why here? It is good."_s}));
  }

  void theTableOfALessonAsksForOneActionAndTakesNoOther() {
    const auto script = read(smallLesson(kSetUp));
    QVERIFY(script);
    const auto begun = LessonTable::begin(*script, 0, asha(), std::make_shared<SystemClock>());
    QSignalSpy shown(begun.table, &RunningLesson::shown), missed(begun.table, &RunningLesson::missed);
    SOON_EQUAL(shown.size(), 1);
    QCOMPARE(begun.game->seen().legal.size(), 1);
    QVERIFY(begun.game->seen().legal.contains(script->asked(0).front()));
    const auto other = actionFrom(begun.game->seen().definition(), "settlement 0,0:S");
    QVERIFY(other);
    begun.game->submit(*other);
    QCOMPARE(missed.size(), 1);
    QCOMPARE(begun.game->seen().history().size(), std::size_t{1});
    begun.game->submit(script->asked(0).front());
    SOON_EQUAL(begun.table->step(), 1);
  }

  void aLessonIsTakenUpAgainAtAnyStep() {
    const auto script = read(smallLesson(kSetUp));
    QVERIFY(script);
    for (int step = 0; step < 4; ++step) {
      const auto begun = LessonTable::begin(*script, step, asha(), std::make_shared<SystemClock>());
      SOON(begun.table->isShown());
      QCOMPARE(begun.table->step(), step);
      QCOMPARE(static_cast<int>(begun.game->seen().history().size()), script->steps[static_cast<std::size_t>(step)].at);
    }
  }

  void theGameGoesAsToldWithTheSameChance() {
    const auto script = read(smallLesson(kSetUp));
    QVERIFY(script);
    const auto begun = LessonTable::begin(*script, 3, asha(), std::make_shared<SystemClock>());
    SOON(begun.table->isShown());
    QVERIFY(begun.game->seen().history() == script->moves);
  }

  /// That of the editor is learned in tests/editor/test_lesson.cpp: there is no table.
  void everyLessonAtATableCanBeLearnedToItsEnd_data() { addLessonsAtATable(); }
  void everyLessonAtATableCanBeLearnedToItsEnd() {
    QFETCH(QString, lesson);
    QString fault;
    const LessonScript* script = LessonShelf::script(lesson, &fault);
    QVERIFY2(script, qPrintable(fault));
    QCOMPARE(script->name, lesson);
    QVERIFY2(script->steps.size() >= 5 && script->steps.size() <= 12, "about two minutes");
    const auto begun = LessonTable::begin(*script, 0, asha(), std::make_shared<SystemClock>());
    QSignalSpy strayed(begun.table, &RunningLesson::strayed), finished(begun.table, &RunningLesson::finished);
    QSignalSpy refused(begun.game.get(), &GameController::refused);
    connect(begun.table, &RunningLesson::shown, begun.table, &RunningLesson::showMe, Qt::QueuedConnection);
    SOON_EQUAL(finished.size(), 1);
    QCOMPARE(strayed.size() + refused.size(), 0);
  }

  void everyLessonAtATableIsTakenUpAgainAtAnyStep_data() { addLessonsAtATable(); }
  void everyLessonAtATableIsTakenUpAgainAtAnyStep() {
    QFETCH(QString, lesson);
    const LessonScript* script = LessonShelf::script(lesson);
    QVERIFY(script);
    for (int step = 0; step < static_cast<int>(script->steps.size()); ++step) {
      const auto begun = LessonTable::begin(*script, step, asha(), std::make_shared<SystemClock>());
      QSignalSpy strayed(begun.table, &RunningLesson::strayed);
      SOON(begun.table->isShown());
      QCOMPARE(begun.table->step(), step);
      QCOMPARE(strayed.size(), 0);
    }
  }

  // 14.5, 14.6, 14.3: what lies under the fog comes up as told, the gift is taken, and the island brings 2 points.
  void theSeaGoesAsToldWithTheSameChance() {
    const LessonScript* script = LessonShelf::script(u"sea"_s);
    QVERIFY(script);
    const int last = static_cast<int>(script->steps.size()) - 1;
    const auto begun = LessonTable::begin(*script, last, asha(), std::make_shared<SystemClock>());
    SOON(begun.table->isShown());
    QVERIFY(begun.game->seen().history() == script->moves);
    const State& state = begun.game->seen().state();
    QVERIFY(state.sea);
    QCOMPARE(state.sea->fog.of(Terrain::Pasture), 0);
    QCOMPARE(state.sea->gifts[0], std::uint64_t{0});
    QCOMPARE(static_cast<int>(state.sea->islandPoints[0]), 2);
    QCOMPARE(static_cast<int>(state.seat(SeatId(0)).points), 5);
  }

  void whatAStepShowsIsAPartOrAPlace_data() { addAllLessons(); }
  void whatAStepShowsIsAPartOrAPlace() {
    QFETCH(QString, lesson);
    const LessonScript* script = LessonShelf::script(lesson);
    QVERIFY(script);
    static const QStringList parts{u"hand"_s,  u"players"_s, u"bank"_s,    u"dice"_s,    u"prompt"_s, u"trade"_s,
                                   u"build"_s, u"end"_s,     u"log"_s,     u"board"_s,   u"offers"_s, u"clock"_s,
                                   u"seats"_s, u"event"_s,   u"palette"_s, u"problems"_s};
    for (const LessonStep& step : script->steps) {
      const QString kind = step.show.section(u' ', 0, 0);
      const bool isPlace = kind == "hex"_L1 || kind == "corner"_L1 || kind == "edge"_L1;
      QVERIFY2(step.show.isEmpty() || isPlace || parts.contains(step.show), qPrintable(step.id + u": "_s + step.show));
    }
  }

  void anActIsAskedWithinTheFirstTwoSteps_data() { addAllLessons(); }
  void anActIsAskedWithinTheFirstTwoSteps() {
    QFETCH(QString, lesson);
    const LessonScript* script = LessonShelf::script(lesson);
    QVERIFY(script);
    QVERIFY(script->steps[0].asked + script->steps[1].asked > 0);
  }

  void everyStepHasItsWordsInBothLanguages_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("language");
    for (const QString& name : LessonShelf::names())
      for (const QString& code : Languages::codes()) QTest::newRow(qPrintable(name + u' ' + code)) << name << code;
  }
  void everyStepHasItsWordsInBothLanguages() {
    QFETCH(QString, lesson);
    QFETCH(QString, language);
    const LessonScript* script = LessonShelf::script(lesson);
    QVERIFY(script);
    const LessonWords words = LessonShelf::wordsIn(language).value(lesson);
    QVERIFY(!words.title.isEmpty() && !words.summary.isEmpty());
    for (const LessonStep& step : script->steps) {
      const LessonWords::Step told = words.steps.value(step.id);
      QVERIFY2(!told.title.isEmpty() && !told.act.isEmpty() && !told.reason.isEmpty(), qPrintable(step.id));
      QVERIFY2(told.reason.contains(u'?'), qPrintable(step.id + u": the reason begins with a question"_s));
      QVERIFY2(told.act.count(u"**"_s) % 2 == 0 && told.reason.count(u"**"_s) % 2 == 0, qPrintable(step.id));
    }
    QCOMPARE(words.steps.size(), static_cast<qsizetype>(script->steps.size()));  // none that no step tells
  }

  void theirNumbersAreInTheDigitsThatAreShown() {
    Languages languages;
    languages.use(u"hi"_s);
    static const QRegularExpression number(u"(?<![A-Za-z*{+])[0-9](?![*}])"_s);  // neither of a key nor of a place
    const auto latin = [] {
      qsizetype numbers = 0;
      for (const QString& name : LessonShelf::names()) {
        for (const LessonWords::Step& step : LessonShelf::words(name).steps) {
          for (const QString& text : {step.title, step.act, step.reason}) numbers += text.count(number);
        }
      }
      return numbers;
    };
    QVERIFY(latin() > 10);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(latin(), qsizetype(0));
    languages.useDigits(Digits::International);
    QVERIFY(latin() > 10);
    languages.use(u"en"_s);
  }

 private:
  static void addAllLessons() {
    QTest::addColumn<QString>("lesson");
    for (const QString& name : LessonShelf::names()) QTest::newRow(qPrintable(name)) << name;
  }
  static void addLessonsAtATable() {
    QTest::addColumn<QString>("lesson");
    for (const QString& name : LessonShelf::names())
      if (name != "editor"_L1) QTest::newRow(qPrintable(name)) << name;
  }
};

TAPU_TEST_WITH_LOOP(TestLessons)
#include "test_lessons.moc"
