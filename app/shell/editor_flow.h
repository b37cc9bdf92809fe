// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/shell/embedded_page.h"
#include "app/shell/game_launch.h"

namespace tapu {

/// The way to the board editor, from it into a test play, and back.
class EditorFlow : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  EditorFlow(Pages& pages, PresentGame& present, GameLaunch& launch);
  /// Takes the editor over. Without this call there is none.
  void take(const EmbeddedPage& editor);
  /// The editor; without one its page is null.
  const EmbeddedPage& editor() const { return editor_; }
  bool isOnTop() const { return editor_.page && pages_.top() == editor_.page; }
  /// Whether a test play goes on that leads back to the editor.
  bool isTesting() const;

  /// Opens the editor; if a game runs, the person is asked before, and may say no.
  void open() { openThen({}); }
  /// The same, and calls `then`.
  void openThen(std::function<void()> then);
  /// Starts a test play from the editor (`testPlan`); when it is left, the editor is shown again.
  void playTest(const GamePlan& plan);
  /// Ends the test play at once, without a question, and shows the editor again as it was; after a test play that was
  /// continued from a file, with the board of that.
  void back();

 Q_SIGNALS:
  /// A test play is over, and the editor is about to be shown.
  void testOver();

 private:
  Pages& pages_;
  PresentGame& present_;
  GameLaunch& launch_;
  EmbeddedPage editor_;
};

}  // namespace tapu
