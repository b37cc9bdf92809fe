// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_scroll.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// The steps as a row of pieces: done, going on, to come.
class LessonSheet::Track : public QWidget {
 public:
  Track(int steps, QWidget* parent) : QWidget(parent), steps_(steps) {
    setObjectName(u"lessonTrack"_s);
    setFixedHeight(10);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  void setStep(int step) {
    step_ = step;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const double gap = 6, wide = (width() - gap * (steps_ - 1)) / steps_;
    for (int i = 0; i < steps_; ++i) {
      const bool isNow = i == step_;
      // On black the steps to come would be invisible.
      const QPen outline = theme.kind == ThemeKind::Contrast ? QPen(theme.line, 1) : QPen(Qt::NoPen);
      painter.setPen(isNow ? QPen(theme.edge, 1.5) : outline);
      painter.setBrush(i < step_ ? theme.ok : isNow ? theme.accent : theme.sunk);
      const double high = isNow ? 8 : 6;
      painter.drawRoundedRect(QRectF(i * (wide + gap), (height() - high) / 2, wide, high), 3, 3);
    }
  }

 private:
  int steps_, step_ = 0;
};

/// One step: a mark of how far it is, and its name.
class LessonSheet::Row : public QWidget {
 public:
  explicit Row(QWidget* parent)
      : QWidget(parent),
        mark_(new IconLabel(u"ready"_s, 16, &Theme::ok, this)),
        now_(new IconLabel(u"continue"_s, 16, &Theme::edge, this)),
        words_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink, this)),
        bold_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 2, 0, 2);
    line->setSpacing(8);
    auto* marks = new QWidget(this);
    marks->setFixedSize(18, 20);
    for (IconLabel* mark : {mark_, now_}) {
      mark->setParent(marks);
      mark->setGeometry(0, 2, 16, 16);
    }
    line->addWidget(marks, 0, Qt::AlignTop);
    line->addWidget(words_, 1);
    line->addWidget(bold_, 1);
  }
  enum class Stage : quint8 { Done, Now, Later };
  void show(const QString& text, Stage stage, const QString& spoken) {
    words_->setText(text);
    bold_->setText(text);
    words_->setColor(stage == Stage::Done ? &Theme::ink : &Theme::ink2);
    words_->setVisible(stage != Stage::Now);
    bold_->setVisible(stage == Stage::Now);
    mark_->setVisible(stage == Stage::Done);
    now_->setVisible(stage == Stage::Now);
    setSpokenName(this, spoken);
  }

 private:
  IconLabel *mark_, *now_;
  Words *words_, *bold_;
};

LessonSheet::LessonSheet(const LessonScript& script, int number, QWidget* parent)
    : QWidget(parent),
      script_(script),
      number_(number),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      track_(new Track(static_cast<int>(script.steps.size()), this)),
      view_(new QScrollArea(this)),
      all_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      leave_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"lessonSheet"_s);
  setRuleTopic(this, u"play-lessons"_s);
  all_->setObjectName(u"lessonAll"_s);
  leave_->setObjectName(u"lessonLeave"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2, 4, 4, 2);
  column->setSpacing(4);
  column->addWidget(title_);
  column->addWidget(note_);
  column->addWidget(track_);
  auto* list = new QWidget(this);
  auto* rows = new QVBoxLayout(list);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(2);
  for (std::size_t i = 0; i < script.steps.size(); ++i) {
    rows_.push_back(new Row(list));
    rows->addWidget(rows_.back());
  }
  rows->addStretch(1);
  scrollBare(view_, list);
  view_->setMinimumHeight(scaled(56));
  // Where the rows do not all fit they scroll, and not the sheet: the ways out of the lesson stay in sight.
  view_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  for (QWidget* part : {list, view_->viewport()}) part->installEventFilter(this);
  column->addWidget(view_, 1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(6);
  // The buttons' margins shrink for the scroll bar of a low window.
  for (ActionButton* button : {all_, leave_}) button->setMinimumWidth(1);
  foot->addWidget(all_, 1);
  foot->addWidget(leave_, 1);
  column->addLayout(foot);
  connect(all_, &ActionButton::clicked, this, &LessonSheet::lessonsWanted);
  connect(leave_, &ActionButton::clicked, this, &LessonSheet::leaveWanted);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QString LessonSheet::titleOf(const QString& lesson, int number) {
  //: Name of a lesson: %1 its number, %2 what it is about
  return tr("Lesson %1: %2").arg(QLocale().toString(number), LessonShelf::words(lesson).title);
}

void LessonSheet::setStep(int step) {
  step_ = step;
  retranslate();
  follow();
}

/// The step that goes on is in sight, and the one after it.
void LessonSheet::follow() {
  if (rows_.empty()) return;
  const auto at = std::min(static_cast<std::size_t>(std::max(0, step_)), rows_.size() - 1);
  view_->ensureWidgetVisible(rows_[at], 0, rows_.front()->height());
}

/// The rows are laid out later than they change.
bool LessonSheet::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) follow();
  return QWidget::eventFilter(watched, event);
}

void LessonSheet::retranslate() {
  const LessonWords words = LessonShelf::words(script_.name);
  const int steps = static_cast<int>(script_.steps.size());
  title_->setText(titleOf(script_.name, number_));
  //: Under the name of a lesson: %n how long it takes
  const QString minutes = tr("about %n minute(s)", nullptr, script_.minutes);
  //: Under the name of a lesson, after how long it takes: %1 which step goes on, %2 of how many
  const QString where =
      tr("step %1 of %2").arg(QLocale().toString(std::min(step_ + 1, steps)), QLocale().toString(steps));
  note_->setText(minutes + u" · "_s + where);
  track_->setStep(step_);
  for (int i = 0; i < steps; ++i) {
    const QString title = words.steps.value(script_.steps[static_cast<std::size_t>(i)].id).title;
    const auto stage = i < step_ ? Row::Stage::Done : i == step_ ? Row::Stage::Now : Row::Stage::Later;
    const QString spoken = stage == Row::Stage::Done
                               //: Screen reader: a step of a lesson
                               ? tr("%1: done").arg(title)
                               : stage == Row::Stage::Now
                                     //: Screen reader: the step of a lesson that goes on
                                     ? tr("%1: now").arg(title)
                                     : title;
    rows_[static_cast<std::size_t>(i)]->show(title, stage, spoken);
  }
  //: Button: the list of all lessons
  rename(all_, tr("All lessons"));
  //: Button: the lesson is left and can be taken up again at this step
  rename(leave_, tr("Leave lesson"));
}

}  // namespace tapu

#include "moc_lesson_sheet.cpp"
