// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <memory>

#include "app/session/game/game_controller.h"
#include "app/session/lesson/lesson_table.h"
#include "app/shell/embedded_page.h"
#include "app/shell/present_game.h"

namespace tapu {

class Coach;

/// Leads through a lesson: chooses it from the list, runs it at a table or in the editor, leaves it and takes it up
/// again.
class Teaching : public QObject {
  Q_OBJECT
 public:
  /// `window` shows that a lesson is on its way. All must outlive it.
  Teaching(Pages& pages, PresentGame& present, Settings& settings, QWidget* window);
  ~Teaching() override;

  /// Gives the editor, for the lessons about it; without this call they lead to the list.
  void useEditor(const EmbeddedPage& editor) { editor_ = editor; }
  /// Shows the list of lessons.
  void openList();
  /// Begins a lesson at this step, 0 and up.
  void learn(const QString& lesson, int step);
  /// The lesson that goes on at the table, or is on its way there; null: none.
  LessonTable* lesson() const { return table_; }

 Q_SIGNALS:
  /// The learner wants to leave for the start page.
  void startWanted();

 private:
  void learnAtTable(const LessonScript& script, int step);
  void learnInEditor(const LessonScript& script, int step);
  void teach(TablePage* page);
  void follow(RunningLesson& running, Coach* coach);
  void stop();

  Pages& pages_;
  PresentGame& present_;
  Settings& settings_;
  QWidget* window_;
  EmbeddedPage editor_;
  std::unique_ptr<GameController> game_;  ///< on its way to the step where a lesson begins
  QPointer<RunningLesson> inEditor_;      ///< that goes on in the editor
  LessonTable* table_ = nullptr;          ///< of the lesson that goes on; its game keeps it
};

}  // namespace tapu
