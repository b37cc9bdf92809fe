// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/session/lesson/running_lesson.h"
#include "editor/editor_page.h"

namespace tapu {

/// A lesson in the board editor: on a board of its own the learner makes what each step wishes for, with whatever tool.
class EditorLesson : public RunningLesson {
  Q_OBJECT
 public:
  /// Opens the board of the lesson in a tab, as it is after the steps before `step`. `script` must outlive it; it
  /// belongs to `page`.
  EditorLesson(const LessonScript& script, int step, EditorPage* page);
  /// Closes the board of the lesson.
  ~EditorLesson() override;
  const LessonScript& script() const override { return script_; }
  int step() const override { return step_; }
  bool isShown() const override { return isShown_; }
  void goOn() override;
  void showMe() override;

  /// The area of the page that a step speaks of: a hex or a side of one, or a part by name.
  QRect placeOf(int step) const;
  /// Gives the keyboard to the board.
  void leadTo(int step);

 private:
  bool isOwn() const;
  bool comeBack();
  bool isGranted() const;
  void look();
  void advance();
  const LessonStep& now() const { return script_.steps[static_cast<std::size_t>(step_)]; }
  QWidget* part(const QString& name) const;
  const LessonScript& script_;
  int step_;
  bool isShown_ = true;
  QPointer<EditorPage> page_;
  Board judged_;                     ///< as it was when it was judged last
  const QUndoStack* own_ = nullptr;  ///< the history of the board of the lesson, by which it is known
};

/// Whether a board is as a step of a lesson wishes it.
bool isGranted(const BoardWish& wish, const Board& board);
/// Makes the board as the step wishes it.
void grant(const BoardWish& wish, Board& board);

}  // namespace tapu
