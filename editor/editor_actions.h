// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <array>
#include <memory>
#include <vector>

#include "editor/overlay.h"
#include "editor/tools.h"

namespace tapu {

/// All that can be done in the editor, with its keys; the menus File, Edit and Board that list it.
class EditorActions : public QObject {
  Q_OBJECT
 public:
  /// Keys work while `page` or something in it has the focus.
  explicit EditorActions(QWidget* page);
  ~EditorActions() override;

  QAction *newBoard, *open, *save, *saveAs, *exportAs, *properties, *close;
  QAction *undo, *redo, *cut, *copy, *paste, *erase, *selectAll;
  QAction *turnLeft, *turnRight, *mirrorAcross, *mirrorDown;
  QAction *zoomIn, *zoomOut, *fit, *showPalette, *showPanes, *nextPart;
  QAction *play, *generate, *largerBrush, *smallerBrush, *middleHere;
  std::array<QAction*, kTools> tools;
  QAction* ring;  ///< the neighbors close to a ring
  QActionGroup *toolGroup, *heatGroup, *symmetryGroup, *neighborGroup;
  std::array<QAction*, 3> heats;                      ///< by `Heat`
  std::array<QAction*, kSymmetries> symmetries;       ///< by `Symmetry`
  std::array<QAction*, Neighbors::kKinds> neighbors;  ///< by `Neighbors::Kind`

  QMenu* recent() const { return recent_.get(); }  ///< filled by the page when it is about to show
  std::array<QMenu*, 3> menus() const { return {file_.get(), edit_.get(), board_.get()}; }
  void retranslate();
  /// Draws the icons in these colors: of actions that can be done, and of those that cannot.
  void paintIcons(const QColor& ink, const QColor& off);

 private:
  QAction* add(const char* name, const QKeySequence& key = {});
  /// One of several that exclude each other.
  QAction* addChoice(QActionGroup* group, const QString& name, const QKeySequence& key = {});
  void addFileActions();
  void addEditActions();
  void addBoardActions();
  void fillFileMenu();
  void fillEditMenu();
  void fillBoardMenu();
  void retranslateFile();
  void retranslateEdit();
  void retranslateBoard();

  QWidget* page_;
  std::unique_ptr<QMenu> file_, edit_, board_, recent_, tools_, turn_, symmetry_, chain_;
  std::vector<std::pair<QAction*, QString>> icons_;
};

}  // namespace tapu
