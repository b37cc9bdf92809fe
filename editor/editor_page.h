// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/chip.h"
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

/// What the editor is handed by the program that shows it.
struct EditorPlaces {
  QString folder;  ///< for autosaved and recent boards
  OptionNames words;
  QString author;                   ///< put into new boards
  std::unique_ptr<BotGames> games;  ///< none: their pane is left out
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
  /// In place of the board that is open, without a question.
  void newBoard(Start start);
  /// A board in any form that `exchange.h` reads. False: it could not be read; the status line says why, and the board
  /// that was open stays.
  bool openFile(const QString& path);
  /// False: it could not be written; the status line says why.
  bool saveTo(const QString& path);
  /// As a picture or in the form of another program, by the end of the name; a box tells what is lost. False: as above.
  bool exportTo(const QString& path);
  /// After a crash: opens the copy that was left behind. False: there is none.
  bool recover();
  /// Asks first if something is not saved; `then` runs unless the answer is no. What was not to be saved is given up.
  void leaveThen(std::function<void()> then);
  /// The same before another board is looked for: until it is really there the old one stays as unsaved as it is.
  void replaceThen(std::function<void()> then);
  QSize minimumSizeHint() const override { return {600, 280}; }
  void focusBoard();     ///< gives it the keyboard
  void focusNextPart();  ///< palette, board, panes, and round again

  BoardDocument& document() { return document_; }
  EditorSelection& selection() { return selection_; }
  EditorCanvas* canvas() const { return canvas_; }
  EditorActions& actions() { return *actions_; }
  ProblemsPanel* problemsPanel() const { return problems_; }
  BotGamesPanel* botGamesPanel() const { return botGames_; }  ///< null if no games were handed in
  const QString& path() const { return path_; }
  void tell(const QString& sentence);  ///< in the status line, until the board changes
  QString said() const;
  void refreshNow();  ///< problems and balance, which otherwise follow a stroke a moment later

 Q_SIGNALS:
  void playWanted(const tapu::BoardFile& file);  ///< a game on it, which has no errors
  void closeWanted();
  void ruleWanted(const QString& number);  ///< of the rule book, to be read

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
  QTimer lookSoon_, saveSoon_;
};

}  // namespace tapu
