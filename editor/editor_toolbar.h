// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "editor/editor_actions.h"
#include "editor/editor_selection.h"

class QComboBox;
class QHBoxLayout;
class QLayout;

namespace tapu {

/// The bar above the board, in as many lines as it needs: tools, undo and redo, zoom, the size of the brush, the
/// symmetry, the views beside the board, random boards and test play. Its buttons trigger the actions, and are enabled
/// and checked like them.
class EditorToolbar : public Sheet {
  Q_OBJECT
 public:
  EditorToolbar(EditorActions& actions, EditorSelection& selection, QWidget* parent = nullptr);

  /// Hides parts that are in the menus too, if the bar would take most of the height of such a page, in pixels.
  void fitInto(QSize page);
  /// To be called after actions or choices have changed: shows them as they are now.
  void refresh();
  /// Sets all texts in the language of the interface; to be called after `EditorActions::retranslate`.
  void retranslate();

 private:
  QHBoxLayout* addPart();
  QWidget* addIcons(std::initializer_list<std::pair<QAction*, const char*>> icons);
  QWidget* addBrushes();
  void addSymmetries();
  void addButtons();

  EditorActions& actions_;
  EditorSelection& selection_;
  QLayout* parts_;
  std::vector<QAbstractButton*> brushes_;  ///< by size, the smallest first
  std::vector<std::pair<ActionButton*, QAction*>> buttons_;
  QComboBox* symmetry_ = nullptr;
  ActionButton *generate_ = nullptr, *play_ = nullptr;
  std::vector<QWidget*> spare_;  ///< parts that are hidden where room is short, the first ones first
};

}  // namespace tapu
