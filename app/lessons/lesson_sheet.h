// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/lesson/lesson_script.h"

class QScrollArea;

namespace tapu {

/// A lesson beside the table: its name, its steps with those that are done, and the ways out of it.
class LessonSheet : public QWidget {
  Q_OBJECT
 public:
  /// `number`: of the lesson, from 1. `script` must outlive it.
  LessonSheet(const LessonScript& script, int number, QWidget* parent = nullptr);
  /// Marks this step as going on and all before it as done. The number of steps: all are done.
  void setStep(int step);
  ActionButton* allButton() const { return all_; }
  ActionButton* leaveButton() const { return leave_; }
  /// "Lesson 2: Trade", in the language of the interface.
  static QString titleOf(const QString& lesson, int number);

 Q_SIGNALS:
  void lessonsWanted();
  void leaveWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow();
  class Track;
  class Row;
  void retranslate();
  const LessonScript& script_;
  int number_, step_ = 0;
  Words *title_, *note_;
  Track* track_;
  QScrollArea* view_;  ///< the rows, where they do not all fit
  std::vector<Row*> rows_;
  ActionButton *all_, *leave_;
};

}  // namespace tapu
