// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/lesson/lesson_script.h"

namespace tapu {

/// A lesson that goes on, wherever it does: at a table (LessonTable) or in the editor. One step after the other is
/// shown; it is done when the learner has done what it asks for.
class LessonCourse : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  virtual const LessonScript& script() const = 0;
  /// The step that is shown, or that is on its way.
  virtual int step() const = 0;
  /// What `step` asks for can be done now.
  virtual bool isShown() const = 0;
  /// From a step that asks for nothing to the next one; no other does anything.
  virtual void goOn() = 0;
  /// Does what the step asks for in the place of the learner; goes on where it asks for nothing.
  virtual void showMe() = 0;

 Q_SIGNALS:
  /// The step `step` begins.
  void shown(int step);
  /// The step asks for nothing more; the next one is on its way.
  void done(int step);
  /// All steps are done.
  void finished();
  /// The learner has done something else than what is asked, and nothing came of it.
  void missed();
  /// What goes on has left the way that the lesson tells, as after a move that it does not ask for: the step
  /// has to be begun anew.
  void strayed();
};

}  // namespace tapu
