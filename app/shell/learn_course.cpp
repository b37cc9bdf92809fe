// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a lesson through the pages: chosen from the list, learned at a table, left and taken up again.
#include <algorithm>

#include "app/lessons/coach.h"
#include "app/session/lesson/lesson_table.h"
#include "app/shell/main_window.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPaceMs = 900;  // before each move of others that the learner watches

int numberOf(const QString& lesson) { return static_cast<int>(LessonShelf::names().indexOf(lesson)) + 1; }

}  // namespace

void MainWindow::openLessons() {
  leaveThen([this] {
    closeGame();
    isTestPlay_ = false;
    pages_->bring(pages_->lessons());
  });
}

void MainWindow::learn(const QString& lesson, int step) {
  const LessonScript* script = LessonShelf::script(lesson);
  if (!script) return openLessons();
  const int first = std::clamp(step, 0, static_cast<int>(script->steps.size()) - 1);
  leaveThen([this, script, first] {
    closeGame();
    isTestPlay_ = false;
    cameFrom_ = pages_->lessons();
    reach_ = GamePlan::Reach::ThisComputer;
    if (script->stage == LessonScript::Stage::Editor) return learnInEditor(*script, first);
    const Client::Identity me{settings_.shownName(), settings_.player.color(), languageInUse(), {}};
    LessonTable::Begun begun = LessonTable::begin(*script, first, me, std::make_shared<SystemClock>());
    lessonGame_ = std::move(begun.game);
    lessonTable_ = begun.table;
    setCursor(Qt::WaitCursor);
    // The page comes once the game stands where the step begins: nobody sees how it got there.
    connect(
        begun.table, &LessonCourse::shown, this,
        [this, table = begun.table] {
          if (table != lessonTable_) return;  // another lesson was chosen meanwhile
          unsetCursor();
          if (lessonGame_) adopt({std::move(lessonGame_), {}, 0});
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    connect(
        begun.table, &LessonCourse::strayed, this,
        [this, table = begun.table] {
          if (table == lessonTable_ && lessonGame_) openLessons();  // it did not come to its step
        },
        Qt::QueuedConnection);
    connect(
        lessonGame_.get(), &GameController::turnedAway, this,
        [this, table = begun.table] {
          if (table == lessonTable_ && lessonGame_) openLessons();
        },
        Qt::QueuedConnection);
  });
}

/// The table is there: the coach comes to it.
void MainWindow::teach() {
  if (!lessonTable_ || !table_) return;
  lessonTable_->setPace(kPaceMs);
  Coach::Stage stage;
  stage.page = table_;
  stage.takeSheet = [table = table_](QWidget* sheet) { table->takeLesson(sheet); };
  const auto spoken = [lesson = lessonTable_](int step) {
    return TablePage::Spoken{lesson->script().steps[static_cast<std::size_t>(step)].show, lesson->asked()};
  };
  stage.placeOf = [table = table_, spoken](int step) { return table->placeOf(spoken(step)); };
  stage.leadTo = [table = table_, spoken](int step) { table->leadTo(spoken(step)); };
  stage.kept = [table = table_, spoken, lesson = lessonTable_] { return table->keptFor(spoken(lesson->step())); };
  stage.nameOf = [this](int seat) { return game_ ? game_->seatName(SeatId(seat)) : QString(); };
  followLesson(*lessonTable_, new Coach(*lessonTable_, stage, numberOf(lessonTable_->script().name), table_));
}

void MainWindow::learnInEditor(const LessonScript& script, int step) {
  if (!editor_.learn) return pages_->bring(pages_->lessons());
  delete editorLesson_;
  pages_->bring(editor_.page);
  editorLesson_ = editor_.learn(script, step);
  Coach::Stage stage;
  stage.page = editor_.page;
  stage.takeSheet = [page = editor_.page](QWidget* sheet) {  // there is no room for it beside the panes
    sheet->setParent(page);
    sheet->hide();
  };
  stage.placeOf = [this](int at) { return editorLesson_ ? editor_.placeOf(*editorLesson_, at) : QRect(); };
  stage.leadTo = [this](int at) {
    if (editorLesson_) editor_.leadTo(*editorLesson_, at);
  };
  stage.nameOf = [](int) { return QString(); };
  stage.kept = [] { return std::vector<QRect>(); };
  followLesson(*editorLesson_, new Coach(*editorLesson_, stage, numberOf(script.name), editorLesson_));
}

/// What comes of a lesson: how far somebody is, and where they go from it. Queued, since what emits may be deleted.
void MainWindow::followLesson(LessonCourse& course, Coach* coach) {
  const QString lesson = course.script().name;
  const auto keep = [this, lesson](int step) {
    settings_.setLessonProgress(lesson, {step, settings_.lessonProgress(lesson).isDone});
  };
  keep(course.step());
  connect(&course, &LessonCourse::shown, coach, keep);
  connect(
      &course, &LessonCourse::strayed, coach, [this, lesson, &course] { learn(lesson, course.step()); },
      Qt::QueuedConnection);
  connect(coach, &Coach::lessonsWanted, this, &MainWindow::openLessons, Qt::QueuedConnection);
  connect(coach, &Coach::leaveWanted, this, &MainWindow::openStart, Qt::QueuedConnection);
  connect(
      coach, &Coach::stepWanted, this, [this, lesson](int step) { learn(lesson, step); }, Qt::QueuedConnection);
  connect(
      coach, &Coach::nextWanted, this,
      [this, lesson] {
        settings_.setLessonProgress(lesson, {0, true});
        const QString next = LessonShelf::names().value(numberOf(lesson));
        LessonShelf::script(next) ? learn(next, settings_.lessonProgress(next).step) : openLessons();
      },
      Qt::QueuedConnection);
}

/// What the start page says of the lessons.
void MainWindow::showLessons() {
  const int lessons = static_cast<int>(std::ranges::count_if(
      LessonShelf::names(), [](const QString& name) { return LessonShelf::script(name) != nullptr; }));
  const QString next = LessonsPage::nextOf(settings_);
  //: Note under "Learn to play" on the start page; %n how many lessons there are
  QString note = tr("%n short lesson(s)", nullptr, lessons);
  if (!next.isEmpty() && next != LessonShelf::names().front())
    //: Behind "7 short lessons" on the start page; %1 the number of a lesson
    note += u" · "_s + tr("lesson %1 is next").arg(QLocale().toString(numberOf(next)));
  pages_->start()->offerLessons(note);
}

}  // namespace tapu
