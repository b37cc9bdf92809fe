// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/lesson/lesson_script.h"

namespace tapu {

/// A lesson in progress, at a table (LessonTable) or in the editor. It shows one step after the other; a step is done
/// when the learner has done its task.
class RunningLesson : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  virtual const LessonScript& script() const = 0;
  /// The index of the step that is shown, or that is about to be.
  virtual int step() const = 0;
  /// Whether the task of `step` can be done now.
  virtual bool isShown() const = 0;
  /// Goes on from a step that asks for nothing to the next one; does nothing at any other step.
  virtual void goOn() = 0;
  /// Does the step's task in place of the learner; goes on if there is none.
  virtual void showMe() = 0;

 Q_SIGNALS:
  /// The step `step` begins.
  void shown(int step);
  /// The step asks for nothing more; the next one is on its way.
  void done(int step);
  /// All steps are done.
  void finished();
  /// The learner has done something else than the task, and nothing came of it.
  void missed();
  /// The game has left the lesson's way, as after a move that the step does not ask for: the step has to begin anew.
  void strayed();
};

}  // namespace tapu
