// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/chip.h"
#include "app/kit/herald.h"
#include "editor/editor_canvas.h"

class QUndoStack;

namespace tapu {

/// The line under the board: the content of the hex under the pointer, or a sentence until the board changes. It says
/// its text aloud, and each step of the history.
class StatusLine : public Chip {
  Q_OBJECT
 public:
  /// Both must outlive it. It tells the reasons of `EditorSelection::refused`.
  StatusLine(EditorSelection& selection, const EditorCanvas& canvas, QWidget* parent = nullptr);
  /// Shows a sentence until it is forgotten.
  void tell(const QString& sentence);
  /// Forgets the sentence, so that the next hex is shown.
  void forget() { sentence_.clear(); }
  /// Shows the hex under the pointer in place of the sentence.
  void showPlace();
  /// The sentence, else the text.
  QString said() const { return sentence_.isEmpty() ? text() : sentence_; }

 private:
  void showHex(Hex at);
  bool show(Hex at);  ///< true: it was not shown yet
  void tellRefusal(EditorSelection::Refusal why);
  void tellStep(int steps);

  EditorSelection& selection_;
  const EditorCanvas& canvas_;
  Herald* herald_;
  QString sentence_;
  int steps_ = 0;                        ///< the number of steps of the history at the last look
  const QUndoStack* history_ = nullptr;  ///< the history at the last look
};

}  // namespace tapu
