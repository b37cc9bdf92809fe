// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/chip.h"
#include "app/kit/herald.h"
#include "app/kit/page.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/board_document.h"
#include "editor/board_gallery.h"
#include "editor/board_tabs.h"
#include "editor/bot_games_panel.h"
#include "editor/editor_actions.h"
#include "editor/editor_canvas.h"
#include "editor/editor_selection.h"
#include "editor/editor_toolbar.h"
#include "editor/minimap.h"
#include "editor/neighbor_boards.h"
#include "editor/notice_strip.h"
#include "editor/open_boards.h"
#include "editor/own_boards.h"
#include "editor/palette.h"
#include "editor/panels.h"
#include "editor/properties_dialog.h"
#include "editor/recent_boards.h"
#include "editor/side_panes.h"
#include "editor/stamps_pane.h"
#include "editor/templates.h"
#include "editor/test_play.h"

class QDialog;
class QUndoView;

namespace tapu {

/// The program's contributions to the editor in it.
struct EditorPlaces {
  QString folder;                   ///< for the copy of the board that is being edited, and the list of recent boards
  OptionNames words;                ///< names of rule options
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

  /// The start of a new board: the island for beginners without start pieces, or seven hexes with a point up or a side
  /// up, or a board of the Big Game's chain with all that it needs (9).
  enum class Start { Classic, Empty, EmptyFlat, Chain };
  /// Opens a new board in a tab.
  void newBoard(Start start);
  /// Opens a board in any form that `exchange.h` reads in a tab; if it is open already, its tab. False: it could not be
  /// read; a box gives the reason.
  bool openFile(const QString& path);
  /// Shows a board that was tried (its harbors may have been left out): in its tab if it is open, from its file if it
  /// is one of those opened lately, else as a new board that is not saved.
  void showBoard(const BoardFile& file);
  /// Saves the board to this file. False: it could not be written, or another tab has the file; a box gives the reason.
  bool saveTo(const QString& path);
  /// Writes the board as a picture with the last measures, or in the form of another program, which the end of the name
  /// decides; a box lists the losses. False: it could not be written; the status line gives the reason.
  bool exportTo(const QString& path);
  /// Shows the chain of a file, with its board X in a tab that has this file; if it is open already, its tab. False: it
  /// could not be read; a box gives the reason, and all stays.
  bool openChain(const QString& path);
  /// Saves the chain that is shown, for an organizer; a board without a file of its own is saved with it. False:
  /// nothing is shown, it has errors, or it could not be written; the status line gives the reason, or a box if another
  /// tab has the file.
  bool saveChain(const QString& path);
  /// Opens the copies that a crash has left (Autosave), each in a tab. False: there is none.
  bool recover();
  /// At the first time it opens the copies that a crash has left.
  void cameToFront() override;
  /// For leaving the editor: calls `then` at once if all is saved, else asks about each board with changes and calls it
  /// unless the person wants to stay. Boards whose changes they do not want are closed.
  void leaveThen(std::function<void()> then);
  QSize minimumSizeHint() const override { return {600, 280}; }
  /// Gives the keyboard to the board.
  void focusFirst() override;
  /// Gives the keyboard to the next of palette, board and panes; after the last to the first.
  void focusNextPart();
  // The parts of the page.

  BoardDocument& document() { return document_; }
  EditorSelection& selection() { return selection_; }
  EditorCanvas* canvas() const { return canvas_; }
  EditorActions& actions() { return *actions_; }
  ProblemsPanel* problemsPanel() const { return problems_; }
  NeighborBoards& neighborBoards() { return neighborBoards_; }
  BotGamesPanel* botGamesPanel() const { return botGames_; }  ///< null if no games were handed in
  /// The boards that are open.
  OpenBoards& boards() { return *boards_; }
  /// Where the board was opened from or last saved, maybe in a chain; empty: it has no file.
  const QString& path() const { return boards_->path(boards_->current()); }
  /// Closes a board; asks before, if it has changes.
  void closeBoard(int index);
  /// Shows a sentence in the status line until the board changes.
  void tell(const QString& sentence);
  void showProblem(const QString& sentence) override { tell(sentence); }
  /// The text of the status line.
  QString said() const;
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
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void layOut();
  void fillSide();
  BoardFile startingBoard(Start start) const;
  void on(QAction* action, std::function<void()> what);
  void connectFileActions();
  void connectEditActions();
  void connectBoardActions();
  void connectParts();
  void connectChain();
  void openChainDialog();
  void askChain();
  void askSaveChain();
  bool mayChainBeSaved(const Neighbors& neighbors);
  bool writeChainTo(const QString& path, const Neighbors& neighbors);
  void tellOpenedChain(const OpenedChain& opened, int boardsInFile);
  void tellDamagedCopies();
  bool saveHere();
  bool isOpenElsewhere(const QString& path);
  void openDialog(QDialog* dialog);
  void showBeside(QAction* shown, QAction* other);
  void boardChanged();
  void showPlace(Hex at);
  /// The fate of a board's changes: they are saved, or not wanted.
  enum class Changes { Saved, Dropped };
  void askUnsaved(std::function<void(Changes)> then);
  void askAllUnsaved(const std::set<int>& dropped, std::function<void()> then);
  void closeCurrent() { boards_->close(boards_->current(), startingBoard(Start::Classic)); }
  void askNew();
  void askOpen();
  void askOtherFile();
  void askTemplateName();
  void askStampName();
  BoardGallery* openGallery(std::function<BoardGallery::Texts()> texts, std::vector<BoardGallery::Group> groups);
  BoardGallery::Group shelfGroup() const;
  void save();
  bool mayBeSavedOver();
  void tellIfChangedOnDisk();
  void readAgain();
  bool readChainAgain();
  void showTitle();
  void paste();
  /// Selects all hexes that are alike with a selected one, or with the one under the cursor.
  void selectAlike(bool (*alike)(const Cell& a, const Cell& b));
  void connectSelectActions();
  void connectBoards();
  void tellRefusal(EditorSelection::Refusal why);
  QString suggestedName(const QString& suffix) const;
  void askSave(std::function<void()> then = {});
  enum class ExportPurpose { File, Printer };
  void askExport();
  void askPrint();
  void openExport(ExportPurpose purpose);
  void tellWritten(const QStringList& paths);
  QString exportChoicesFile() const;
  void tellLosses(const QString& title, const QStringList& losses);
  void tellImported(const QStringList& losses);
  void fillRecent();
  QString obstacle() const;        ///< why the board cannot be played; empty: it can
  QString obstacleToBots() const;  ///< why bots cannot play on it
  std::optional<BoardFile> fixOf(const BoardProblem& problem) const;
  void fix(const BoardProblem& problem);
  void fixAll();
  void play();
  void fold();
  void retranslate();
  void refreshActions();
  void applyTheme();

  EditorPlaces places_;
  BoardDocument document_;
  EditorSelection selection_;
  NeighborBoards neighborBoards_;
  RecentBoards recent_;
  OwnBoards templates_;
  QString complaint_;
  std::unique_ptr<EditorActions> actions_;
  Palette* palette_;
  StampsPane* stamps_;
  EditorCanvas* canvas_;
  Minimap* minimap_;
  std::unique_ptr<OpenBoards> boards_;
  BoardTabs* tabs_ = nullptr;
  NoticeStrip* notice_;
  OpenBoards::OnDisk noticed_ = OpenBoards::OnDisk::AsKnown;  ///< the subject of the notice
  ProblemsPanel* problems_;
  BalancePanel* balance_;
  BotGamesPanel* botGames_ = nullptr;
  Sheet* history_;
  Words* historyTitle_;
  QUndoView* steps_;
  EditorToolbar* bar_ = nullptr;
  SidePanes* side_ = nullptr;
  bool wasShown_ = false;
  bool panesGaveWay_ = false;  ///< to a narrow page, not to a wish
  Chip* status_;
  Herald* herald_;                          ///< says the status line aloud, and each step
  int told_ = 0;                            ///< the number of announced steps of the history
  const QUndoStack* toldOf_ = nullptr;      ///< the board of that history
  ToolKind toolBefore_ = ToolKind::Select;  ///< the tool that comes back when a stamp is put away
  QTimer lookSoon_, saveSoon_;
};

}  // namespace tapu
