// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/teaching.h"

#include <algorithm>

#include "app/lessons/coach.h"
#include "app/session/settings/languages.h"

namespace tapu {

namespace {

constexpr int kPaceMs = 900;  // before each move of others that the learner watches

int numberOf(const QString& lesson) { return static_cast<int>(LessonShelf::names().indexOf(lesson)) + 1; }

}  // namespace

Teaching::Teaching(Pages& pages, PresentGame& present, Settings& settings, QWidget* window)
    : pages_(pages), present_(present), settings_(settings), window_(window) {
  connect(pages_.lessons(), &LessonsPage::wanted, this, &Teaching::learn);
  connect(pages_.lessons(), &LessonsPage::canceled, this, &Teaching::startWanted);
  connect(&pages_, &Pages::bringing, this, [this](const Page* next) {
    if (next != editor_.page) delete inEditor_;
  });
  connect(&present_, &PresentGame::closing, this, &Teaching::stop);
  connect(&present_, &PresentGame::tableOpened, this, &Teaching::teach);
}

Teaching::~Teaching() { delete inEditor_; }

void Teaching::openList() {
  present_.leaveThen([this] {
    present_.close();
    pages_.bring(pages_.lessons());
  });
}

void Teaching::learn(const QString& lesson, int step) {
  const LessonScript* script = LessonShelf::script(lesson);
  if (!script) return openList();
  const int first = std::clamp(step, 0, static_cast<int>(script->steps.size()) - 1);
  present_.leaveThen([this, script, first] {
    present_.close();
    script->stage == LessonScript::Stage::Editor ? learnInEditor(*script, first) : learnAtTable(*script, first);
  });
}

void Teaching::learnAtTable(const LessonScript& script, int step) {
  const Client::Identity me{settings_.shownName(), settings_.player.color(), languageInUse(), {}};
  LessonTable::Begun begun = LessonTable::begin(script, step, me, std::make_shared<SystemClock>());
  game_ = std::move(begun.game);
  table_ = begun.table;
  window_->setCursor(Qt::WaitCursor);
  // The page comes once the game stands where the step begins: nobody sees how it got there.
  const auto adopt = [this, table = begun.table] {
    if (table != table_) return;  // another lesson was chosen meanwhile
    window_->unsetCursor();
    if (game_) present_.adopt({std::move(game_), {}, 0}, {.from = pages_.lessons()});
  };
  connect(begun.table, &RunningLesson::shown, this, adopt,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  const auto giveUp = [this, table = begun.table] {
    if (table == table_ && game_) openList();  // it did not come to its step
  };
  connect(begun.table, &RunningLesson::strayed, this, giveUp, Qt::QueuedConnection);
  connect(game_.get(), &GameController::turnedAway, this, giveUp, Qt::QueuedConnection);
}

/// The table is there: the coach comes to it.
void Teaching::teach(TablePage* page) {
  if (!table_) return;
  table_->setPace(kPaceMs);
  Coach::PageMeans means;
  means.page = page;
  means.takeSheet = [page](QWidget* sheet) { page->takeLesson(sheet); };
  const auto spoken = [lesson = table_](int step) {
    return TablePage::Spoken{lesson->script().steps[static_cast<std::size_t>(step)].show, lesson->asked()};
  };
  means.placeOf = [page, spoken](int step) { return page->placeOf(spoken(step)); };
  means.leadTo = [page, spoken](int step) { page->leadTo(spoken(step)); };
  means.kept = [page, spoken, lesson = table_] { return page->keptFor(spoken(lesson->step())); };
  means.nameOf = [this](int seat) {
    return present_.game() ? present_.game()->seen().seatName(SeatId(seat)) : QString();
  };
  follow(*table_, new Coach(*table_, means, numberOf(table_->script().name), page));
}

void Teaching::learnInEditor(const LessonScript& script, int step) {
  if (!editor_.learn) return pages_.bring(pages_.lessons());
  delete inEditor_;
  pages_.bring(editor_.page);
  inEditor_ = editor_.learn(script, step);
  Coach::PageMeans means;
  means.page = editor_.page;
  means.takeSheet = [page = editor_.page](QWidget* sheet) {  // there is no room for it beside the panes
    sheet->setParent(page);
    sheet->hide();
  };
  means.placeOf = [this](int at) { return inEditor_ ? editor_.placeOf(*inEditor_, at) : QRect(); };
  means.leadTo = [this](int at) {
    if (inEditor_) editor_.leadTo(*inEditor_, at);
  };
  means.nameOf = [](int) { return QString(); };
  means.kept = [] { return std::vector<QRect>(); };
  follow(*inEditor_, new Coach(*inEditor_, means, numberOf(script.name), inEditor_));
}

/// Follows a lesson: the step that is reached, and the way out of it. Queued, since the sender may be deleted.
void Teaching::follow(RunningLesson& running, Coach* coach) {
  const QString lesson = running.script().name;
  const auto keep = [this, lesson](int step) {
    settings_.setLessonProgress(lesson, {step, settings_.lessonProgress(lesson).isDone});
  };
  keep(running.step());
  connect(&running, &RunningLesson::shown, coach, keep);
  connect(
      &running, &RunningLesson::strayed, coach, [this, lesson, &running] { learn(lesson, running.step()); },
      Qt::QueuedConnection);
  connect(coach, &Coach::lessonsWanted, this, &Teaching::openList, Qt::QueuedConnection);
  connect(coach, &Coach::leaveWanted, this, &Teaching::startWanted, Qt::QueuedConnection);
  connect(
      coach, &Coach::stepWanted, this, [this, lesson](int step) { learn(lesson, step); }, Qt::QueuedConnection);
  connect(
      coach, &Coach::nextWanted, this,
      [this, lesson] {
        settings_.setLessonProgress(lesson, {0, true});
        const QString next = LessonShelf::names().value(numberOf(lesson));
        LessonShelf::script(next) ? learn(next, settings_.lessonProgress(next).step) : openList();
      },
      Qt::QueuedConnection);
}

/// The game is left, and with it every lesson.
void Teaching::stop() {
  delete inEditor_;
  if (game_) window_->unsetCursor();
  game_.reset();
  table_ = nullptr;
}

}  // namespace tapu
