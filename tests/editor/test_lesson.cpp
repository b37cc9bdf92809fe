// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson about the editor: on a board of its own, with the tools of the editor, step by step to its end.
#include <QPushButton>
#include <QSignalSpy>

#include "app/desktop/editor_guest.h"
#include "app/desktop/editor_lesson.h"
#include "app/lessons/coach.h"
#include "editor/edits.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class EditorLessonTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    makeKnown(folder_->path());
  }

  void itIsLearnedToItsEnd_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << u"en"_s;
    QTest::newRow("in Hindi") << u"hi"_s;
  }
  void itIsLearnedToItsEnd() {
    QFETCH(QString, language);
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.languages.use(language);
    const LessonScript* script = LessonShelf::script(u"editor"_s);
    QVERIFY(script);
    program.window.teaching().learn(script->name, 0);
    QCOMPARE(program.window.page(), editor.page());
    const auto* lesson = editor.page()->findChild<EditorLesson*>();
    auto* bubble = editor.page()->findChild<CoachBubble*>();
    QVERIFY(lesson && bubble);
    for (int step = 0; step < static_cast<int>(script->steps.size()); ++step) {
      SOON_EQUAL(lesson->step(), step);
      SOON_OR_SAY(editor.page()->rect().contains(bubble->paper()),
                  qPrintable(script->steps[static_cast<std::size_t>(step)].id));
      SOON(!lesson->placeOf(step).isEmpty());
      QTest::mouseClick(bubble->button(CoachBubble::Button::On), Qt::LeftButton);
    }
    SOON(program.settings.lessonProgress(u"editor"_s).isDone);
    SOON_EQUAL(program.window.page(), program.window.pages().lessons());
    QVERIFY(!editor.page()->boards().isAnyModified());  // nobody is asked about the board of a lesson
  }

  void whatTheLearnerMakesCountsWhateverTheToolWas() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.teaching().learn(u"editor"_s, 0);
    const auto* lesson = editor.page()->findChild<EditorLesson*>();
    QVERIFY(lesson && lesson->step() == 0);
    BoardDocument& document = editor.page()->document();
    QSignalSpy missed(lesson, &RunningLesson::missed);
    document.change(StepName::PaintTerrain, [](BoardFile& file) { setTerrain(file.board, {2, -1}, Terrain::Forest); });
    SOON(!missed.isEmpty());  // not the terrain that is asked for
    QCOMPARE(lesson->step(), 0);
    document.change(StepName::Paste, [](BoardFile& file) { setTerrain(file.board, {2, -1}, Terrain::Hills); });
    SOON_EQUAL(lesson->step(), 1);
    missed.clear();
    for (int pass = 0; pass < 5; ++pass) QCoreApplication::processEvents();
    QVERIFY2(missed.isEmpty(), "what was right is not judged by the next step");
    QVERIFY(!editor.page()->findChild<CoachBubble*>()->isSaidAgain());
  }

  void boardsOfOnesOwnAreLeftAlone() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    EditorPage* page = editor.page();
    page->files().newBoard(BuiltIn::Classic);
    page->document().change(StepName::PlaceNumber, [](BoardFile& file) { setNumber(file.board, {0, 0}, 0); });
    page->document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setTerrain(file.board, {0, 0}, Terrain::Sea);
    });
    QVERIFY(page->boards().isAnyModified());
    const Board own = page->document().board();
    program.window.teaching().learn(u"editor"_s, 0);
    const int lessons = page->boards().current();
    QVERIFY(!(page->document().board() == own));
    for (int i = 0; i < page->boards().count(); ++i)
      if (i != lessons) page->boards().goTo(i);
    QCoreApplication::processEvents();
    QVERIFY(page->boards().isAnyModified());  // what is not saved is still known as that
    QPointer<CoachBubble> bubble = page->findChild<CoachBubble*>();
    QVERIFY(bubble);
    QTest::mouseClick(bubble->button(CoachBubble::Button::On), Qt::LeftButton);  // "Show me" paints on its own board
    SOON_EQUAL(page->findChild<EditorLesson*>()->step(), 1);
    program.window.openStart();
    QVERIFY(bubble.isNull());
    QVERIFY(page->boards().isAnyModified());
    bool isThere = false;
    for (int i = 0; i < page->boards().count(); ++i) isThere |= page->boards().board(i) == own;
    QVERIFY(isThere);
  }

  void aStrokeCountsWhenTheButtonIsLetGo() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.teaching().learn(u"editor"_s, 0);
    const auto* lesson = editor.page()->findChild<EditorLesson*>();
    QVERIFY(lesson);
    BoardDocument& document = editor.page()->document();
    document.begin(StepName::PaintTerrain);
    document.paint([](BoardFile& file) { setTerrain(file.board, {2, -1}, Terrain::Hills); });
    for (int pass = 0; pass < 3; ++pass) QCoreApplication::processEvents();
    QCOMPARE(lesson->step(), 0);
    document.end();
    SOON_EQUAL(lesson->step(), 1);
  }

  void whoIsAheadOfTheLessonGoesOn() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.teaching().learn(u"editor"_s, 0);
    const auto* lesson = editor.page()->findChild<EditorLesson*>();
    QVERIFY(lesson);
    editor.page()->document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setTerrain(file.board, {2, -1}, Terrain::Hills);
      setNumber(file.board, {2, -1}, 5);
    });
    SOON_EQUAL(lesson->step(), 2);
  }

  void theWindowClosesInTheMidstOfIt() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.teaching().learn(u"editor"_s, 3);
    QVERIFY(editor.page()->findChild<EditorLesson*>());
    program.window.close();
    QVERIFY(!editor.page()->findChild<EditorLesson*>());
  }

  void aSixBesideAnEightIsAProblemUntilItIsMended() {
    const LessonScript* script = LessonShelf::script(u"editor"_s);
    QVERIFY(script);
    Board board = script->board;
    const auto hot = [&] {
      const auto all = warnings(board);
      return std::ranges::any_of(all, [](const BoardProblem& each) { return std::string_view(each.rule) == "1.6"; });
    };
    for (const LessonStep& step : script->steps) {
      if (step.id == "problems"_L1) QVERIFY(hot());
      for (const BoardWish& wish : step.wishes) grant(wish, board);
      if (step.id == "mend"_L1) QVERIFY(!hot());
    }
    QVERIFY(std::ranges::any_of(board.harbors, [](const Harbor& harbor) { return harbor.hex == Hex{2, -1}; }));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(EditorLessonTest)
#include "test_lesson.moc"
