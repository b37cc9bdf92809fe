// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <map>

#include "app/files/chain_file.h"
#include "editor/editor_selection.h"

namespace tapu {

/// The boards of somebody's own in the chain that is shown (`Neighbors::own`): read from their files, read again when
/// those change on disk, and left out while they cannot be read. The chain is remembered for the next start, and shown
/// whenever a board with halves comes; for others it is put aside.
class NeighborBoards : public QObject {
  Q_OBJECT
 public:
  /// `selection` must outlive it. `memory`: the file in which the chain is remembered.
  NeighborBoards(EditorSelection& selection, const QString& memory, QObject* parent = nullptr);

  /// Takes the board of a file into the chain, by the next free letter at the end of the order. Empty = done; else why
  /// it cannot be, as a sentence, and nothing has changed.
  QString add(const QString& path);
  /// Takes a board out, and its letter out of the order.
  void remove(QChar letter);
  /// The chain that is shown, to be saved; `underEdit` is the board under edit.
  ChainFile chainFile(const BoardFile& underEdit) const;
  /// Shows a chain from a file. Gives the board that is to be edited in it: that of the letter X, without one the first
  /// of somebody's own; nothing if there is none, then the one under edit is added at the end.
  std::optional<BoardFile> show(ChainFile file);

 Q_SIGNALS:
  /// A board was left out, or is back: a sentence.
  void told(const QString& sentence);

 private:
  void read(const QString& path);
  void readChanged();
  void put(OwnNeighbor own);
  void watch();
  void remember();
  void recall();
  void meetBoard();

  EditorSelection& selection_;
  QString memory_;
  std::map<QChar, BoardFile> files_;  ///< of `Neighbors::own`, with all that belongs to a file
  QFileSystemWatcher watcher_;
  QTimer soon_;  ///< programs that save a file replace it in several steps
  Neighbors last_;
  Neighbors::Kind wanted_ = Neighbors::Kind::None;  ///< for boards with halves
};

}  // namespace tapu
