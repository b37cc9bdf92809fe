// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/coach.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <utility>

#include "app/kit/herald.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A press on a control is judged by its result: a choice on the way to the task is no mistake.
bool isControl(const QWidget& widget) {
  return widget.isEnabled() && qobject_cast<const QAbstractButton*>(&widget) != nullptr;
}

}  // namespace

Coach::Coach(RunningLesson& running, const PageMeans& means, int number, QObject* parent)
    : QObject(parent),
      running_(running),
      means_(means),
      page_(means.page),
      bubble_(new CoachBubble(means.page)),
      ring_(new CoachRing(means.page)),
      sheet_(new LessonSheet(running.script(), number)),
      herald_(new Herald(means.page)),
      number_(number) {
  means_.takeSheet(sheet_);
  herald_->setObjectName(u"coachHerald"_s);
  herald_->show();  // the page may be in sight already
  sheet_->setStep(running_.step());
  connect(&running_, &RunningLesson::shown, this, &Coach::showStep);
  connect(&running_, &RunningLesson::done, this, [this](int step) {
    if (!sheet_) return;
    sheet_->setStep(step + 1);
    bubble_->hide();
    ring_->hide();
  });
  connect(&running_, &RunningLesson::missed, this, [this] {
    bubble_->sayAgain();
    herald_->say(QString(bubble_->says().act).remove(u"**"_s));
  });
  connect(&running_, &RunningLesson::finished, this, &Coach::nextWanted, Qt::QueuedConnection);
  connect(bubble_, &CoachBubble::pressed, this, &Coach::press);
  connect(sheet_, &LessonSheet::lessonsWanted, this, &Coach::lessonsWanted);
  connect(sheet_, &LessonSheet::leaveWanted, this, &Coach::leaveWanted);
  qApp->installEventFilter(this);
  if (running_.isShown()) showStep(running_.step());
}

Coach::~Coach() {
  // On a page that stays, as that of the editor.
  for (QWidget* part : std::initializer_list<QWidget*>{bubble_, ring_, sheet_, herald_}) delete part;
}

bool Coach::isLast() const { return running_.step() + 1 == static_cast<int>(running_.script().steps.size()); }

void Coach::showStep(int step) {
  if (!page_) return;
  sheet_->setStep(step);
  tell();
  bubble_->show();
  means_.leadTo(step);
  place();
  const LessonStep& now = running_.script().steps[static_cast<std::size_t>(step)];
  if (now.asked == 0) bubble_->button(CoachBubble::Button::On)->setFocus(Qt::OtherFocusReason);
  herald_->say(bubble_->says().title + u". "_s + bubble_->accessibleDescription());
  placeSoon();
}

/// Writes the words of the step, in the language of the interface.
void Coach::tell() {
  const LessonScript& script = running_.script();
  const int step = running_.step(), steps = static_cast<int>(script.steps.size());
  const LessonStep& now = script.steps[static_cast<std::size_t>(step)];
  LessonWords::Step words = LessonShelf::words(script.name).steps.value(now.id);
  static const QRegularExpression seat(u"\\{(\\d)\\}"_s);
  for (QString* text : {&words.act, &words.reason}) {
    for (auto match = seat.match(*text); match.hasMatch();) {
      const QString name = means_.nameOf(match.captured(1).toInt());
      text->replace(match.capturedStart(), match.capturedLength(), name);
      match = seat.match(*text, match.capturedStart() + name.size());  // a name may look like a number in braces
    }
  }
  //: In the bubble of the coach: %1 which step of a lesson goes on, %2 of how many
  const QString progress = tr("%1 of %2").arg(QLocale().toString(step + 1), QLocale().toString(steps));
  std::array<QString, CoachBubble::kButtons> buttons;
  const auto text = [&buttons](CoachBubble::Button which) -> QString& {
    return buttons[static_cast<std::size_t>(which)];
  };
  //: Button of the coach: to the step of the lesson before this one
  if (step > 0) text(CoachBubble::Button::Back) = tr("Back");
  if (now.asked > 0) {
    //: Button of the coach: this step of the lesson is done for the learner, without a word
    text(CoachBubble::Button::Skip) = tr("Skip step");
    //: Button of the coach: does what the step asks for, for the learner to see
    text(CoachBubble::Button::On) = tr("Show me");
  } else {
    const bool isEnd = isLast();
    const bool hasNext = number_ < LessonShelf::names().size();
    //: Button of the coach: to the next step of the lesson
    text(CoachBubble::Button::On) = !isEnd ? tr("Next")
                                    //: Button of the coach after the last step of a lesson
                                    : hasNext ? tr("Next lesson")
                                              //: Button of the coach after the last step of the last lesson
                                              : tr("Finish");
  }
  //: Button of the coach, where the sheet of the lesson has no room: the lesson is left
  if (!sheet_->isVisible()) text(CoachBubble::Button::Leave) = tr("Leave");
  bubble_->say({words.title, progress, words.act, words.reason}, buttons);
}

void Coach::place() {
  if (!page_ || isPlacing_ || !bubble_->isVisibleTo(page_)) return;
  isPlacing_ = true;
  const QRect target = target_ = means_.placeOf(running_.step());
  const QRect all = page_->rect().adjusted(6, 6, -6, -6);
  ring_->surround(target);
  std::vector<QRect> kept = means_.kept();
  if (sheet_->isVisibleTo(page_)) kept.emplace_back(sheet_->mapTo(page_, QPoint(0, 0)), sheet_->size());
  bubble_->placeIn({all, target, kept});
  isPlacing_ = false;
}

/// The page shows new parts in the next pass of the loop, and lays them out in the one after that.
void Coach::placeSoon() {
  QTimer::singleShot(0, this, [this] {
    follow();
    QTimer::singleShot(0, this, [this] { follow(); });
  });
}

/// If the learner did a part of the task, as pressing the button before the place, the keyboard goes on too.
void Coach::follow() {
  if (!page_ || !running_.isShown()) return;
  const bool isElsewhere = means_.placeOf(running_.step()) != target_;
  const QWidget* focus = QApplication::focusWidget();
  const bool isLost = page_->isActiveWindow() && (!focus || !focus->isVisible());  // with a panel that closed
  // A click beside has taken the keyboard from the place that Enter should choose.
  const bool writes = focus && focus->testAttribute(Qt::WA_InputMethodEnabled);
  const bool isBeside = std::exchange(isBeside_, false) && !writes;
  const bool goesOn = std::exchange(hasActed_, false) && isElsewhere;
  if (goesOn || isLost || isBeside) means_.leadTo(running_.step());
  place();
}

void Coach::press(CoachBubble::Button which) {
  switch (which) {
    case CoachBubble::Button::Back: return Q_EMIT stepWanted(running_.step() - 1);
    case CoachBubble::Button::Skip:
    case CoachBubble::Button::On: return running_.showMe();
    case CoachBubble::Button::Leave: return Q_EMIT leaveWanted();
  }
}

/// The bubble follows its target; after a click beside the task it says the act again.
bool Coach::eventFilter(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget || !page_ || !bubble_) return false;
  // A key goes to the window where no part of the page has the keyboard.
  const bool isKey = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyRelease) &&
                     widget->window() == page_->window();
  if (widget != page_ && !page_->isAncestorOf(widget) && !isKey) return false;
  const bool isBubble = widget == bubble_ || bubble_->isAncestorOf(widget) || sheet_->isAncestorOf(widget);
  switch (event->type()) {
    case QEvent::MouseButtonPress:
      if (!isBubble && running_.isShown() && means_.placeOf(running_.step()).isValid()) {
        const QPoint at = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        const bool isBeside = !means_.placeOf(running_.step()).contains(page_->mapFromGlobal(at));
        if (isBeside && !isControl(*widget)) {
          bubble_->sayAgain();
          isBeside_ = true;
        }
      }
      break;
    case QEvent::MouseButtonRelease:
    case QEvent::ShortcutOverride:  // a key acts when it is pressed, and the page is laid out before it is released
    case QEvent::KeyRelease:
      hasActed_ = !isBubble;
      placeSoon();
      break;
    case QEvent::Wheel: placeSoon(); break;
    case QEvent::ZOrderChange:  // a part of the page that came or was laid anew may lie over the bubble
      if (!isBubble && widget != ring_) placeSoon();
      break;
    case QEvent::Resize:
    case QEvent::LayoutRequest:
      if (widget == page_) placeSoon();
      break;
    case QEvent::LanguageChange:
      if (widget == page_ && running_.isShown()) {
        tell();
        placeSoon();
      }
      break;
    default: break;
  }
  return false;
}

}  // namespace tapu

#include "moc_coach.cpp"
