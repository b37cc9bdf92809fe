// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/kit/page.h"
#include "editor/board_export.h"
#include "editor/board_tabs.h"
#include "editor/bot_games_panel.h"
#include "editor/editor_actions.h"
#include "editor/editor_toolbar.h"
#include "editor/palette.h"
#include "editor/panels.h"
#include "editor/side_panes.h"
#include "editor/stamps_pane.h"
#include "editor/test_play.h"

namespace tapu {

/// The program's contributions to the editor in it.
struct EditorPlaces {
  QString folder;                   ///< for the copy of the board that is being edited, and the list of recent boards
  QString author;                   ///< put into new boards
  std::unique_ptr<BotGames> games;  ///< null: the pane about games of bots is left out
  /// Gives the boards that come with the program, beside A, B and C, when somebody wants to see them; null: none.
  std::function<std::vector<BoardFile>()> shelf = {};
};

/// The board editor as a page: palette at left, the board in the middle, problems, balance and history at right.
class EditorPage : public Page {
  Q_OBJECT
 public:
  explicit EditorPage(EditorPlaces places, QWidget* parent = nullptr);
  ~EditorPage() override;

  /// Opens, the first time, the copies that a crash has left.
  void cameToFront() override;
  QSize minimumSizeHint() const override { return {600, 280}; }
  /// Gives the keyboard to the board.
  void focusFirst() override;

  // The parts of the page
  BoardDocument& document() { return document_; }
  EditorSelection& selection() { return selection_; }
  EditorCanvas* canvas() const { return canvas_; }
  EditorActions& actions() { return *actions_; }
  ProblemsPanel* problemsPanel() const { return problems_; }
  NeighborBoards& neighborBoards() { return neighborBoards_; }
  BotGamesPanel* botGamesPanel() const { return botGames_; }  ///< null if no games were handed in
  OpenBoards& boards() { return *boards_; }
  EditorFiles& files() { return *files_; }
  ChainFiles& chains() { return *chains_; }
  BoardExport& exports() { return *exports_; }
  StatusLine& status() { return *status_; }
  void showProblem(const QString& sentence) override { status_->tell(sentence); }
  /// Brings problems and balance up to date at once; without this call they are a moment after each change.
  void refreshNow();

 Q_SIGNALS:
  /// The person wants to play on this board; neither it nor the chain has errors.
  void playWanted(const tapu::TestPlay& play);
  /// The person wants to choose rules, bots and options for test plays of this board.
  void playSettingsWanted(const tapu::BoardFile& file);
  /// The person wants to leave the editor; unsaved changes were asked about.
  void closeWanted();
  /// The person wants to read the rule of this number, such as "2.5".
  void ruleWanted(const QString& number);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool event(QEvent* event) override;

 private:
  // The effect of each action (editor_wiring.cpp)
  void connectFileActions();
  void connectEditActions();
  void connectBoardActions();
  void connectChainActions();

  // The parts and what they tell
  void layOut(NoticeStrip* notice);
  void fillSide();
  void connectParts();
  void connectProblems();
  void connectBoards();
  void play();
  static constexpr int kBothFrom = 840;  ///< width from which on palette and panes have room at once, in pixels
  void fold();
  void retranslate();
  void refreshActions();

  EditorPlaces places_;
  BoardDocument document_;
  EditorSelection selection_;
  NeighborBoards neighborBoards_;
  std::unique_ptr<EditorActions> actions_;
  Palette* palette_;
  StampsPane* stamps_;
  EditorCanvas* canvas_;
  StatusLine* status_;
  std::unique_ptr<OpenBoards> boards_;
  ChainFiles* chains_ = nullptr;
  EditorFiles* files_ = nullptr;
  BoardExport* exports_ = nullptr;
  BoardTabs* tabs_ = nullptr;
  ProblemsPanel* problems_;
  BalancePanel* balance_;
  BotGamesPanel* botGames_ = nullptr;
  HistoryPanel* history_;
  EditorToolbar* bar_ = nullptr;
  SidePanes* side_ = nullptr;
  bool wasShown_ = false;
  bool panesGaveWay_ = false;               ///< whether a narrow page has hidden the panes, not the person
  ToolKind toolBefore_ = ToolKind::Select;  ///< the tool that comes back when a stamp is put away
  QTimer lookSoon_;
};

}  // namespace tapu
