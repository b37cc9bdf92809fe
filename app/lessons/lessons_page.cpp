// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessons_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/lessons/lesson_sheet.h"
#include "app/session/lesson/lesson_script.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kWidest = 760;
}

LessonsPage::LessonsPage(Settings& settings, QWidget* parent)
    : SeaPage(parent),
      settings_(settings),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      column_(new Column(this)),
      back_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"lessonsPage"_s);
  setPageTopic(this, u"play-lessons"_s);
  back_->setObjectName(u"lessonsBack"_s);
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  all->addStretch(1);
  all->addWidget(column_, 100);
  all->addStretch(1);
  column_->setMaximumWidth(scaled(kWidest));
  QVBoxLayout* body = column_->body();
  body->setContentsMargins(Column::kTextMargins);
  body->setSpacing(8);
  body->addWidget(title_);
  body->addWidget(note_);
  for (const QString& name : LessonShelf::names())
    if (LessonShelf::script(name)) addRow(name);
  body->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(back_);
  foot->setContentsMargins(16, 8, 16, 12);
  column_->foot()->addLayout(foot);
  connect(back_, &ActionButton::clicked, this, &LessonsPage::canceled);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void LessonsPage::addRow(const QString& name) {
  auto* sheet = new Sheet(column_, Paper::Row);
  const Row row{.name = name,
                .sheet = sheet,
                .title = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, sheet),
                .summary = new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, sheet),
                .state = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, sheet),
                .begin = new ActionButton({}, ActionButton::Role::Quiet, sheet)};
  row.summary->setObjectName(u"lessonSummary"_s);
  row.begin->setObjectName(u"lesson-"_s + name);
  auto* line = new QHBoxLayout(row.sheet);
  line->setContentsMargins(14, 8, 12, 8);
  line->setSpacing(12);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  for (Words* each : {row.title, row.summary, row.state}) words->addWidget(each);
  line->addLayout(words, 1);
  line->addWidget(row.begin);
  column_->body()->addWidget(row.sheet);
  connect(row.begin, &ActionButton::clicked, this,
          [this, name] { Q_EMIT wanted(name, settings_.lessonProgress(name).step); });
  rows_.push_back(row);
}

QString LessonsPage::nextOf(const Settings& settings) {
  for (const QString& name : LessonShelf::names())
    if (LessonShelf::script(name) && !settings.lessonProgress(name).isDone) return name;
  return {};
}

void LessonsPage::offerEditor() { hasEditor_ = true; }

void LessonsPage::cameToFront() {
  for (const Row& row : rows_) {
    const bool isOfEditor = LessonShelf::script(row.name)->stage == LessonScript::Stage::Editor;
    row.sheet->setVisible(!isOfEditor || hasEditor_);
  }
  retranslate();
}

ActionButton* LessonsPage::button(const QString& lesson) const {
  const auto found = std::ranges::find(rows_, lesson, &Row::name);
  return found == rows_.end() ? nullptr : found->begin;
}

void LessonsPage::focusFirst() {
  if (ActionButton* next = button(nextOf(settings_)))
    next->setFocus(Qt::OtherFocusReason);
  else
    back_->setFocus(Qt::OtherFocusReason);
}

void LessonsPage::retranslate() {
  //: Title of the page with all lessons
  title_->setText(tr("Learn to play"));
  //: Under the title of the page with all lessons
  note_->setText(tr("Short lessons on the real board. You can leave one at any moment and go on later."));
  setSpokenName(this, title_->text());
  const QString next = nextOf(settings_);
  for (const Row& row : rows_) {
    const LessonScript& script = *LessonShelf::script(row.name);
    const int number = static_cast<int>(LessonShelf::names().indexOf(row.name)) + 1;
    Settings::Progress progress = settings_.lessonProgress(row.name);
    progress.step = std::min(progress.step, static_cast<int>(script.steps.size()) - 1);
    row.title->setText(LessonSheet::titleOf(row.name, number));
    row.summary->setText(LessonShelf::words(row.name).summary);
    const QString steps = QLocale().toString(static_cast<int>(script.steps.size()));
    const bool isBegun = progress.step > 0;
    row.state->setText(isBegun
                           //: How far somebody is in a lesson: %1 the step, %2 of how many
                           ? tr("Step %1 of %2").arg(QLocale().toString(progress.step + 1), steps)
                           //: How far somebody is in a lesson
                           : progress.isDone ? tr("Done")
                                             //: How long a lesson takes: %n minutes
                                             : tr("About %n minute(s)", nullptr, script.minutes));
    row.state->setColor(progress.isDone && !isBegun ? &Theme::ok : &Theme::ink2);
    //: Button: to go on with a lesson that was left
    rename(row.begin, isBegun ? tr("Go on")
                      //: Button: to learn a lesson once more
                      : progress.isDone ? tr("Once more")
                                        //: Button: to begin a lesson
                                        : tr("Begin"));
    setSpokenName(row.begin, row.begin->text() + u": "_s + row.title->text());
    row.begin->setRole(row.name == next ? ActionButton::Role::Next : ActionButton::Role::Quiet);
  }
  //: Button of the page with all lessons
  rename(back_, tr("Back"));
}

void LessonsPage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape: return Q_EMIT canceled();
    case Qt::Key_Down: focusNextChild(); return;
    case Qt::Key_Up: focusPreviousChild(); return;
    default: SeaPage::keyPressEvent(event);
  }
}

}  // namespace tapu

#include "moc_lessons_page.cpp"
