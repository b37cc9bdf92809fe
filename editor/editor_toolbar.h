// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/editor_actions.h"
#include "editor/editor_selection.h"

class QComboBox;
class QHBoxLayout;

namespace tapu {

/// The row above the board: tools, undo and redo, zoom, the size of the brush, the symmetry, the views beside the
/// board, random boards and test play. Its buttons trigger the actions, and are enabled and checked like them.
class EditorToolbar : public Sheet {
  Q_OBJECT
 public:
  EditorToolbar(EditorActions& actions, EditorSelection& selection, QWidget* parent = nullptr);

  /// Hides the parts that have no room on a page of this width, in pixels.
  void fitInto(int width);
  /// To be called after actions or choices have changed: shows them as they are now.
  void refresh();
  /// Sets all texts in the language of the interface; to be called after `EditorActions::retranslate`.
  void retranslate();

 private:
  void addIcons(std::initializer_list<std::pair<QAction*, const char*>> icons);
  Words* addWord();
  void addBrushes();
  void addSymmetries();
  void addButtons();

  EditorActions& actions_;
  EditorSelection& selection_;
  QHBoxLayout* line_;
  Words *brushWord_ = nullptr, *symmetryWord_ = nullptr;
  std::vector<QAbstractButton*> brushes_;  ///< by size, the smallest first
  std::vector<std::pair<ActionButton*, QAction*>> buttons_;
  QComboBox* symmetry_ = nullptr;
  ActionButton *generate_ = nullptr, *play_ = nullptr;
};

}  // namespace tapu
