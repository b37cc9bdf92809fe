// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <array>
#include <initializer_list>
#include <memory>
#include <vector>

#include "editor/editor_tool.h"

namespace tapu {

/// The key that chooses a tool.
QKeySequence keyOf(ToolKind tool);

/// All that can be done in the editor, as actions with their keys, and the menus File, Edit and Board that contain
/// them. The page connects the actions and enables those that can be used.
class EditorActions : public QObject {
  Q_OBJECT
 public:
  /// The commands. The action of each has its name as object name, such as "editorSaveAs". Those that exclude each
  /// other are in the order of `EditorSelection::Joining` and `Heat`; those from `ZoomIn` on are in the menu View.
  // clang-format off
  enum Command : std::uint8_t {
    New, Open, Save, SaveAs, SaveTemplate, Export, Print, Properties, LeftOut, NextBoard, PreviousBoard, CloseBoard, Close,
    Undo, Redo, Cut, Copy, Paste, Erase, SwapHexes, SwapNumbers, SaveStamp, Lock, Unlock, HexProperties,
    SelectAll, SelectNone, Invert, AlikeTerrain, AlikeNumber, JoiningReplace, JoiningAdd, JoiningTakeAway,
    LargerBrush, SmallerBrush, Mix, MiddleHere, TurnLeft, TurnRight, MirrorAcross, MirrorDown,
    Play, PlaySettings, Generate, DealNumbers, HeatNone, HeatPips, HeatResources, Islands, Ring, OpenChain, SaveChain, NextPart,
    ZoomIn, ZoomOut, Fit, ZoomSelection, Minimap, ShowPalette, ShowPanes
  };
  // clang-format on
  Q_ENUM(Command)

  /// The keys work while `page` or something in it has the keyboard.
  explicit EditorActions(QWidget* page);
  ~EditorActions() override;

  QAction* operator[](int command) const { return commands_[static_cast<std::size_t>(command)]; }
  std::array<QAction*, kTools> tools;                                        ///< by `ToolKind`
  std::array<QAction*, kTerrains> terrains;                                  ///< select all hexes of a terrain
  static constexpr std::array kNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0};  ///< 0: without a number
  std::array<QAction*, kNumbers.size()> numbers;      ///< select all hexes of a number, as in `kNumbers`
  std::array<QAction*, kSymmetries> symmetries;       ///< by `Symmetry`
  std::array<QAction*, Neighbors::kKinds> neighbors;  ///< by `Neighbors::Kind`

  /// The menu of boards opened lately; the page fills it when it is about to be shown.
  QMenu* recent() const { return recent_; }
  /// The actions for the menu View of the window.
  QList<QAction*> viewActions() const { return {commands_.begin() + ZoomIn, commands_.end()}; }
  /// File, Edit and Board.
  std::array<QMenu*, 3> menus() const { return {menus_[0].get(), menus_[1].get(), menus_[2].get()}; }
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Draws the icons in these colors: of actions that can be done, and of those that cannot.
  void paintIcons(const QColor& ink, const QColor& off);

 private:
  struct Row;
  static const Row kRows[];
  QAction* add(const QString& name, const QKeySequence& key = {});
  template <class Actions>
  void exclude(const Actions& actions);
  void addChoices();
  QMenu* titled(QMenu* menu, const char* title);
  QMenu* addMenu(QMenu* into, const char* title);
  void fill(QMenu* menu, std::initializer_list<Command> commands);
  void fillFileMenu(QMenu* file);
  void fillEditMenu(QMenu* edit);
  void fillSelectMenu(QMenu* select);
  void fillBoardMenu(QMenu* board);

  QWidget* page_;
  std::array<QAction*, ShowPanes + 1> commands_{};
  std::array<std::unique_ptr<QMenu>, 3> menus_;
  QMenu* recent_ = nullptr;
  std::vector<std::pair<QMenu*, const char*>> titles_;
};

}  // namespace tapu
