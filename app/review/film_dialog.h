// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"
#include "app/session/replay/replay.h"

namespace tapu {

/// The frames of an animated picture of a game, their size and time.
struct FilmPlan {
  QSize size{720, 500};         ///< of its frames, in dots
  std::vector<int> steps = {};  ///< of the replay, one for each frame
  int hundredths = 100;         ///< of a second that a frame stays
};
/// The steps of a film that shows each move, or how each turn ends; both begin before the first move and end with the
/// last one.
enum class FilmPace { Moves, Turns };
std::vector<int> filmSteps(const Replay& replay, FilmPace pace);
inline constexpr int kMostFrames = 3000;  ///< of a film

/// Asks for the look of an animated picture of a game. It deletes itself when it is closed.
class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads `replay` now and keeps no reference: the dialog may outlive it.
  explicit FilmDialog(const Replay& replay, QWidget* parent = nullptr);
  /// The present choice.
  FilmPlan plan() const;

 Q_SIGNALS:
  /// The person wants a picture like this one.
  void chosen(const tapu::FilmPlan& plan);

 private:
  Picker* addRow(class QGridLayout* rows, Words* name, const char* objectName);
  void retranslate();
  void tell();
  std::vector<int> moves_, turns_;  ///< the steps of a film at each pace
  Words *title_, *frameName_, *sizeName_, *timeName_, *told_;
  Picker *frames_, *sizes_, *times_;
  ActionButton *cancel_, *save_;
};

}  // namespace tapu
