// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "editor/editor_selection.h"

namespace tapu {

/// The counts of the hexes under the fog of the board (14.5), and the way to type them.
class FogPane : public QWidget {
  Q_OBJECT
 public:
  /// `selection` must outlive it.
  explicit FogPane(EditorSelection& selection, QWidget* parent = nullptr);
  /// Whether the board has fog, or counts of it.
  bool hasFog() const;
  void retranslate();

 Q_SIGNALS:
  /// The board has fog now, or none any more.
  void came();

 private:
  void refresh();
  EditorSelection& selection_;
  Words *sums_, *counts_;
  ActionButton* change_;
  FogStack shown_;
  int cells_ = -1;
};

}  // namespace tapu
