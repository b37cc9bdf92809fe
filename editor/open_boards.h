// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "editor/autosave.h"
#include "editor/board_document.h"
#include "editor/editor_canvas.h"

namespace tapu {

/// The boards that are open at once, each with its history, its file, its copy for a crash, the chain around it and its
/// last view. One of them is under edit: it is in the document, the others are put away. There is always at least one.
class OpenBoards : public QObject {
  Q_OBJECT
 public:
  /// `folder`: for the copies (Autosave). The document's present board is the first one. All must outlive it.
  OpenBoards(EditorSelection& selection, EditorCanvas& canvas, QString folder, QObject* parent = nullptr);
  ~OpenBoards() override;

  int count() const { return static_cast<int>(boards_.size()); }
  int current() const { return current_; }  ///< index of the one under edit
  /// The path from which a board was opened or to which it was last saved; empty: none. It may be the file of a chain.
  const QString& path(int index) const { return boards_[static_cast<std::size_t>(index)]->path; }
  const QString& path() const { return path(current_); }  ///< of the one under edit
  /// Whether its file is that of a chain, which holds the board as X.
  bool isInChainFile(int index) const;
  /// The chain that the board was opened from or saved into last, also if it has a file of its own since; empty: none.
  const QString& chainPath(int index) const { return boards_[static_cast<std::size_t>(index)]->chainPath; }
  /// Whether it has changes that are not in its file.
  bool isModified(int index) const;
  bool isAnyModified() const;
  /// Its title: the name of its file, else its own name, else "New board".
  QString title(int index) const;
  /// The board as it is now.
  const Board& board(int index) const;
  /// Index of the board with this file; -1: it is not open.
  int indexOf(const QString& path) const;

  /// Opens a board and brings it under edit: beside the others, or in place of the one that the editor began with and
  /// nobody has touched. `path`: its file; empty: none. `Modified::Yes`: it would be lost without a question.
  void open(BoardFile file, const QString& path, BoardDocument::Modified modified = BoardDocument::Modified::No);
  /// Opens the copies that a crash has left, each in a tab. Returns their number. A file that has changed since counts
  /// as changed on disk.
  int recover();
  /// The copies of a crash that cannot be read; they stay where they are.
  std::vector<Autosave::Damaged> damagedCopies() const { return Autosave::damagedIn(folder_); }
  /// Brings another board under edit.
  void goTo(int index);
  /// Closes a board without a question; with the last one a new board begins with `next`.
  void close(int index, const BoardFile& next);
  void move(int from, int to);

  /// The parts of the file of the board under edit that our form has not, as they were told when it was opened.
  const QStringList& losses() const { return boards_[static_cast<std::size_t>(current_)]->losses; }
  void setLosses(const QStringList& losses);
  /// Notes that the board under edit was saved to this file.
  void setSaved(const QString& path);
  /// Notes that the board under edit lies in the file of a chain, together with the chain that is shown.
  void setInChainFile(const QString& path);
  /// Notes that the board under edit was saved into a chain too, but has a file of its own.
  void rememberChain(const QString& path);
  /// Takes its file from the board under edit, which stays open.
  void letPathGo();
  /// Writes the copy of the board under edit, if it has changes; it is written too a while after the first change that
  /// is in none. False: it could not be written.
  bool keepCopy();

  /// The state of a file on disk, compared with its content when it was last read or written.
  enum class OnDisk { AsKnown, Changed, Gone };
  OnDisk onDisk(int index) const;
  /// Makes the present file count as known: the person has been informed and has decided.
  void takeAsKnown(int index);

 Q_SIGNALS:
  /// The board under edit is as its file is.
  void saved();
  /// The copy cannot be written any more.
  void copyFailed();
  /// The open boards, their order or titles, or the board under edit have changed.
  void changed();
  /// A file of an open board has changed, or is gone.
  void changedOnDisk(int index);

 private:
  struct OpenBoard {
    BoardDocument::Content content;  ///< empty while the board is under edit
    QString path;
    /// Hash of the file when it was last read, written or reported to the person; empty: it was gone. None: the board
    /// has no file.
    std::optional<QByteArray> known;
    QString chainPath;
    QStringList losses;
    std::optional<Neighbors> chain;  ///< the chain as it is in that file; none: the file is no chain
    std::unique_ptr<Autosave> copy;
    BoardView::Standpoint standpoint;
    std::optional<Neighbors> neighbors;  ///< its chain when it was left; none: not left, or in no chain
    int number = 1;                      ///< of new boards without a name, to tell them apart
    bool isStandIn = false;              ///< nobody asked for it, so the first board that is opened takes its place
  };
  OpenBoard& now() { return *boards_[static_cast<std::size_t>(current_)]; }
  std::unique_ptr<OpenBoard> makeBoard(const QString& path);
  bool isChainChanged(int index) const;
  void takeChainOf(const QString& path);
  void enter(int index);
  void watch();

  EditorSelection& selection_;
  BoardDocument& document_;
  EditorCanvas& canvas_;
  QString folder_;
  std::vector<std::unique_ptr<OpenBoard>> boards_;
  int current_ = 0;
  QFileSystemWatcher watcher_;
  QTimer copySoon_;
};

}  // namespace tapu
