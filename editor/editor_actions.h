// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <array>
#include <memory>
#include <vector>

#include "editor/editor_tool.h"
#include "editor/overlay.h"

namespace tapu {

/// The key that chooses a tool.
QKeySequence keyOf(ToolKind tool);

/// All that can be done in the editor, as actions with their keys, and the menus File, Edit and Board that contain
/// them. The page connects the actions and enables those that can be used.
class EditorActions : public QObject {
  Q_OBJECT
 public:
  /// The keys work while `page` or something in it has the keyboard.
  explicit EditorActions(QWidget* page);
  ~EditorActions() override;

  QAction *newBoard, *open, *save, *saveAs, *saveTemplate, *exportAs, *print, *properties, *closeBoard, *close;
  QAction *nextBoard, *previousBoard;
  QAction *undo, *redo, *cut, *copy, *paste, *erase;
  QAction *selectAll, *selectNone, *invert, *alikeTerrain, *alikeNumber;
  QAction *lock, *unlock, *hexProperties, *saveStamp, *mix;
  QAction *turnLeft, *turnRight, *mirrorAcross, *mirrorDown;
  QAction *zoomIn, *zoomOut, *fit, *zoomSelection, *minimap, *showPalette, *showPanes, *nextPart;
  QAction *play, *playSettings, *openChain, *saveChain;
  QAction *generate, *dealNumbers, *largerBrush, *smallerBrush, *middleHere;
  std::array<QAction*, kTools> tools;  ///< by `ToolKind`
  QAction* ring;                       ///< whether the chain of neighbors is closed to a ring
  QActionGroup *toolGroup, *heatGroup, *symmetryGroup, *neighborGroup, *joiningGroup;
  std::array<QAction*, 3> joinings;                                          ///< by `EditorSelection::Joining`
  std::array<QAction*, TerrainMix::kTerrains> terrains;                      ///< what is selected by its terrain
  static constexpr std::array kNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0};  ///< 0: without a number
  std::array<QAction*, kNumbers.size()> numbers;      ///< what is selected by its number, as in `kNumbers`
  std::array<QAction*, 3> heats;                      ///< by `Heat`
  std::array<QAction*, kSymmetries> symmetries;       ///< by `Symmetry`
  std::array<QAction*, Neighbors::kKinds> neighbors;  ///< by `Neighbors::Kind`

  /// The menu of boards opened lately; the page fills it when it is about to be shown.
  QMenu* recent() const { return recent_.get(); }
  /// The actions for the menu View of the window.
  QList<QAction*> viewActions() const { return {zoomIn, zoomOut, fit, zoomSelection, minimap, showPalette, showPanes}; }
  /// File, Edit and Board.
  std::array<QMenu*, 3> menus() const { return {file_.get(), edit_.get(), board_.get()}; }
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Draws the icons in these colors: of actions that can be done, and of those that cannot.
  void paintIcons(const QColor& ink, const QColor& off);

 private:
  QAction* add(const char* name, const QKeySequence& key = {});
  /// One of several that exclude each other.
  QAction* addChoice(QActionGroup* group, const QString& name, const QKeySequence& key = {});
  void addFileActions();
  void addEditActions();
  void addSelectActions();
  void addBoardActions();
  void fillFileMenu();
  void fillEditMenu();
  void fillSelectMenu();
  void fillBoardMenu();
  void retranslateFile();
  void retranslateEdit();
  void retranslateSelect();
  void retranslateBoard();

  QWidget* page_;
  std::unique_ptr<QMenu> file_, edit_, board_, recent_, tools_, select_, turn_, symmetry_, chain_;
  QMenu *byTerrain_ = nullptr, *byNumber_ = nullptr;
  std::vector<std::pair<QAction*, QString>> icons_;
};

}  // namespace tapu
