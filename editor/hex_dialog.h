// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <set>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "editor/editor_selection.h"

class QCheckBox;
class QComboBox;

namespace tapu {

/// The properties of a hex, or of all selected ones: what they are, and fields to change it. Each change is a step of
/// the document at once; the window stays beside the board and follows what changes there.
class HexDialog : public QDialog {
  Q_OBJECT
 public:
  /// `selection` must outlive it. `hexes`: those that it is about.
  HexDialog(EditorSelection& selection, std::set<Hex> hexes, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fillForm();
  void paint(StepName step, const HexContent& content);
  void retranslate();
  void refresh();
  /// The value that all hexes have, as an index of its box; -1: they differ.
  template <class Value>
  int common(Value value) const;

  EditorSelection& selection_;
  std::set<Hex> hexes_;
  Words* about_;
  std::array<Words*, 3> labels_{};
  QComboBox *terrain_, *number_, *territory_;
  QCheckBox *cut_, *locked_;
  ActionButton* done_;
};

}  // namespace tapu
