// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

#include "app/kit/herald.h"
#include "app/lessons/coach_bubble.h"
#include "app/lessons/lesson_sheet.h"
#include "app/session/lesson/running_lesson.h"

namespace tapu {

/// Leads a learner through a lesson on a page: shows each step in a bubble beside its subject, and marks that. It knows
/// no game: the page hands in all it needs.
class Coach : public QObject {
  Q_OBJECT
 public:
  /// The page of the lesson, and functions that it answers.
  struct PageMeans {
    QWidget* page = nullptr;
    std::function<void(QWidget* sheet)> takeSheet;  ///< shows the list of the steps
    std::function<QRect(int step)> placeOf;         ///< the place of a step's subject; empty: not in sight
    std::function<void(int step)> leadTo;           ///< opens it and gives it the keyboard
    std::function<QString(int seat)> nameOf;        ///< of a seat, for {1} in the words of a lesson
    std::function<std::vector<QRect>()> kept;       ///< places on the page that the bubble leaves free if it can
  };
  /// `running` and the page outlive this. `number`: of the lesson, from 1.
  Coach(RunningLesson& running, const PageMeans& means, int number, QObject* parent);
  ~Coach() override;

  CoachBubble* bubble() const { return bubble_; }
  CoachRing* ring() const { return ring_; }
  LessonSheet* sheet() const { return sheet_; }

 Q_SIGNALS:
  void lessonsWanted();
  void leaveWanted();
  /// The lesson is to go on from this step anew.
  void stepWanted(int step);
  /// The last step was left: the next lesson, or the list if this was the last.
  void nextWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void tell();
  void place();
  void placeSoon();
  void follow();
  void showStep(int step);
  void press(CoachBubble::Button which);
  bool isLast() const;
  RunningLesson& running_;
  PageMeans means_;
  QPointer<QWidget> page_;  ///< it may go before this
  QPointer<CoachBubble> bubble_;
  QPointer<CoachRing> ring_;
  QPointer<LessonSheet> sheet_;
  QPointer<Herald> herald_;
  int number_;
  QRect target_;  ///< the last place of the step's subject
  bool isPlacing_ = false, hasActed_ = false, isBeside_ = false;
};

}  // namespace tapu
