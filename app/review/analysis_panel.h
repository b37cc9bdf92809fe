// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "app/session/replay/replay_analysis.h"

class QProgressBar;

namespace tapu {

/// Above the list of a replay: analyzes the game on request, shows the progress and the meaning of the numbers, or why
/// there are none. The results stay as long as the game is shown.
class AnalysisPanel : public QWidget {
  Q_OBJECT
 public:
  explicit AnalysisPanel(QWidget* parent = nullptr);
  /// Sets another game, which must outlive the panel or be replaced; null: none. Stops a running analysis.
  void setGame(const Replay* replay);
  /// Analyzes the game, unless that was done, is being done, or cannot be.
  void begin();
  bool isRunning() const { return work_.isRunning(); }
  /// The results; null: none yet.
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
