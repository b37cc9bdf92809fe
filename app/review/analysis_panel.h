// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/replay/replay_analysis.h"

class QProgressBar;

namespace tapu {

/// Above the list of a replay: analyzes the game when it is asked to, says how far it is and what the numbers mean, or
/// why there are none. What was found stays as long as the game is shown.
class AnalysisPanel : public QWidget {
  Q_OBJECT
 public:
  explicit AnalysisPanel(QWidget* parent = nullptr);
  /// Another game, which must outlive the panel or be replaced; null: none. What is running is stopped.
  void setGame(const Replay* replay);
  /// Analyzes the game, unless that was done, is being done, or cannot be.
  void begin();
  bool isRunning() const { return work_.isRunning(); }
  /// What was found; null: nothing yet.
  const Analysis* analysis() const { return found_ ? &*found_ : nullptr; }

 Q_SIGNALS:
  /// The analysis is there.
  void analyzed();

 private:
  void press();
  void take();
  void refresh();
  const Replay* replay_ = nullptr;
  std::optional<Analysis> found_;
  std::shared_ptr<std::optional<Analysis>> result_;
  Words* told_;
  QProgressBar* bar_;
  ActionButton* button_;
  SlowWork work_;
};

}  // namespace tapu
