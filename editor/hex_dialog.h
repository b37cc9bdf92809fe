// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <optional>
#include <set>

#include "app/kit/words.h"
#include "editor/editor_selection.h"

class QCheckBox;
class QComboBox;

namespace tapu {

/// The properties of a hex, or of all selected ones: their contents, and fields to change them. OK makes all changes
/// one step of the document; Cancel and Esc leave it as it was.
class HexDialog : public QDialog {
  Q_OBJECT
 public:
  /// `selection` must outlive it. `hexes`: those that it is about.
  HexDialog(EditorSelection& selection, std::set<Hex> hexes, QWidget* parent = nullptr);
  /// Takes the changes over.
  void accept() override;

 private:
  void fillForm();
  void connectFields();
  void paint(StepName step, const HexContent& content);
  void changeLock();
  void note(StepName step);
  void retranslate();
  void refresh();
  /// The value that all hexes have, as an index of its box; -1: they differ.
  template <class Value>
  int common(Value value) const;

  EditorSelection& selection_;
  std::set<Hex> hexes_;
  BoardFile file_;                ///< the board with the changes
  std::optional<StepName> step_;  ///< the change; none: nothing yet
  Words* about_;
  std::array<Words*, 3> labels_{};
  QComboBox *terrain_, *number_, *territory_;
  QCheckBox *cut_, *startLand_, *locked_;
};

}  // namespace tapu
