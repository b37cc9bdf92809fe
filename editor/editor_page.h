// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/chip.h"
#include "app/kit/herald.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/autosave.h"
#include "editor/board_document.h"
#include "editor/bot_games_panel.h"
#include "editor/editor_actions.h"
#include "editor/editor_canvas.h"
#include "editor/editor_selection.h"
#include "editor/palette.h"
#include "editor/panels.h"
#include "editor/properties_dialog.h"
#include "editor/recent_boards.h"
#include "editor/side_panes.h"
#include "editor/toolbar.h"

class QDialog;
class QUndoView;

namespace tapu {

/// What the program that contains the editor hands to it.
struct EditorPlaces {
  QString folder;                   ///< for the copy of the board that is being edited, and the list of recent boards
  OptionNames words;                ///< names of rule options
  QString author;                   ///< put into new boards
  std::unique_ptr<BotGames> games;  ///< null: the pane about games of bots is left out
};

/// The board editor as a page: palette at left, the board in the middle, problems, balance and history at right.
class EditorPage : public QWidget {
  Q_OBJECT
 public:
  explicit EditorPage(EditorPlaces places, QWidget* parent = nullptr);
  ~EditorPage() override;

  /// What a new board begins with: the island for beginners without start pieces, or seven hexes with a point up or a
  /// side up.
  enum class Start { Classic, Empty, EmptyFlat };
  /// Opens a new board in place of the one that is open, without a question.
  void newBoard(Start start);
  /// Opens a board in any form that `exchange.h` reads, without a question. False: it could not be read; the status
  /// line says why, and the board that was open stays.
  bool openFile(const QString& path);
  /// Saves the board to this file. False: it could not be written; the status line says why.
  bool saveTo(const QString& path);
  /// Writes the board as a picture or in the form of another program, which the end of the name decides; a box tells
  /// what is lost. False: it could not be written; the status line says why.
  bool exportTo(const QString& path);
  /// Opens the copy that a crash has left (Autosave). False: there is none.
  bool recover();
  /// For leaving the editor: calls `then` at once if all is saved, else asks and calls it unless the person wants to
  /// stay. Changes that they do not want to save are dropped.
  void leaveThen(std::function<void()> then);
  /// The same before another board is opened; but changes that are not to be saved are dropped only when the other
  /// board is there.
  void replaceThen(std::function<void()> then);
  QSize minimumSizeHint() const override { return {600, 280}; }
  /// Gives the keyboard to the board.
  void focusBoard();
  /// Gives the keyboard to the next of palette, board and panes; after the last to the first.
  void focusNextPart();
  // The parts of the page.

  BoardDocument& document() { return document_; }
  EditorSelection& selection() { return selection_; }
  EditorCanvas* canvas() const { return canvas_; }
  EditorActions& actions() { return *actions_; }
  ProblemsPanel* problemsPanel() const { return problems_; }
  BotGamesPanel* botGamesPanel() const { return botGames_; }  ///< null if no games were handed in
  /// Where the board was opened from or last saved; empty: it has no file.
  const QString& path() const { return path_; }
  /// Shows a sentence in the status line until the board changes.
  void tell(const QString& sentence);
  /// What the status line says.
  QString said() const;
  /// Brings problems and balance up to date at once; without this call they are a moment after each change.
  void refreshNow();

 Q_SIGNALS:
  /// The person wants to play on this board; it has no errors.
  void playWanted(const tapu::BoardFile& file);
  /// The person wants to leave the editor; unsaved changes were asked about.
  void closeWanted();
  /// The person wants to read the rule of this number, such as "2.5".
  void ruleWanted(const QString& number);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void fillSide();
  void on(QAction* action, std::function<void()> what);
  void connectFileActions();
  void connectEditActions();
  void connectBoardActions();
  void connectParts();
  void openDialog(QDialog* dialog);
  void showBeside(QAction* shown, QAction* other);
  void boardChanged();
  void showPlace(Hex at);
  enum class Unsaved { IsDropped, Stays };
  void askUnsaved(Unsaved unsaved, std::function<void()> then);
  void askNew();
  void askOpen();
  QString suggestedName(const QString& suffix) const;
  void askSave(std::function<void()> then = {});
  void askExport();
  void tellLosses(const QString& title, const QStringList& losses);
  void fillRecent();
  QString obstacle() const;        ///< why the board cannot be played; empty: it can
  QString obstacleToBots() const;  ///< why bots cannot play what they would on it
  void fix(const BoardProblem& problem);
  void fixAll();
  void play();
  void setPath(const QString& path);
  void fold();
  void retranslate();
  void refreshActions();
  void applyTheme();

  EditorPlaces places_;
  BoardDocument document_;
  EditorSelection selection_;
  Autosave autosave_;
  RecentBoards recent_;
  QString path_, complaint_;
  std::unique_ptr<EditorActions> actions_;
  Palette* palette_;
  EditorCanvas* canvas_;
  ProblemsPanel* problems_;
  BalancePanel* balance_;
  BotGamesPanel* botGames_ = nullptr;
  Sheet* history_;
  Words* historyTitle_;
  QUndoView* steps_;
  EditorToolbar* bar_ = nullptr;
  SidePanes* side_ = nullptr;
  bool panesGaveWay_ = false;  ///< to a narrow page, not to a wish
  Chip* status_;
  Herald* herald_;  ///< says what the status line says, and each step
  int told_ = 0;    ///< how many steps of the history were told
  QTimer lookSoon_, saveSoon_;
};

}  // namespace tapu
