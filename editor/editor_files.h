// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>

#include "editor/chain_files.h"
#include "editor/notice_strip.h"
#include "editor/recent_boards.h"
#include "editor/templates.h"

namespace tapu {

/// The files of the open boards: opens and saves them, notices changes by other programs, and asks before a board with
/// changes is given up.
class EditorFiles : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it. `notice`: for news about the file of the board under edit. `author` is put into new boards.
  /// Boxes open over the parent of `status`.
  EditorFiles(BoardDocument& document, OpenBoards& boards, ChainFiles& chains, StatusLine& status, NoticeStrip& notice,
              RecentBoards recent, QString author);

  /// Opens a new board in a tab.
  void newBoard(BuiltIn start) { boards_.open(boardOf(start, author_), {}); }
  /// Opens a new board that begins as this one.
  void begin(BoardFile file);
  /// Opens a board in any form that `exchange.h` reads, or a chain, in a tab; if it is open already, its tab. False: it
  /// could not be read; a box gives the reason.
  bool open(const QString& path);
  /// Shows a board that was tried (its harbors may have been left out): in its tab if it is open, from its file if it
  /// is one of those opened lately, else as a new board that is not saved.
  void show(const BoardFile& file);
  /// Opens the copies that a crash has left (Autosave), each in a tab. False: there is none.
  bool recover();

  /// Saves the board where it was opened from; asks for a file if it has none.
  void save();
  /// Saves the board to this file. False: it could not be written, or another tab has the file; a box gives the reason.
  bool saveTo(const QString& path);
  /// Asks for a file; `then` is called once the board is saved.
  void askSave(std::function<void()> then = {});
  /// The name of its file with this suffix; without a file of its own the name of the board.
  QString suggestedName(const QString& suffix) const;

  /// The files of boards that were opened or saved lately, newest first.
  QStringList recentBoards() const { return recent_.paths(); }

  /// Closes a board; asks before, if it has changes.
  void close(int index);
  /// For leaving the editor: calls `then` at once if all is saved, else asks about each board with changes and calls it
  /// unless the person wants to stay. Boards whose changes they do not want are closed.
  void leaveThen(std::function<void()> then);
  /// Shows a strip over the board if another program changed or removed its file. The open board stays in any case.
  void lookAtDisk();

 private:
  /// The fate of a board's changes: they are saved, or not wanted.
  enum class Changes { Saved, Dropped };
  void askUnsaved(std::function<void(Changes)> then);
  void askAllUnsaved(const std::set<int>& dropped, std::function<void()> then);
  void drop(int index);
  void tellDamagedCopies();
  void tellChangedOnDisk();
  void readAgain();
  bool saveHere();
  bool hasOwnFile() const { return !boards_.path().isEmpty() && !boards_.isInChainFile(boards_.current()); }

  BoardDocument& document_;
  OpenBoards& boards_;
  ChainFiles& chains_;
  StatusLine& status_;
  NoticeStrip& notice_;
  OpenBoards::OnDisk noticed_ = OpenBoards::OnDisk::AsKnown;  ///< the subject of the notice
  RecentBoards recent_;
  QString author_;
  QWidget* page_;
};

}  // namespace tapu
