// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include "app/files/chain_file.h"
#include "editor/editor_selection.h"

namespace tapu {

/// A chain of a file as the editor shows it.
struct OpenedChain {
  Neighbors neighbors;
  /// The board that is to be edited in it: that of the letter X, without one the first of somebody's own. Nothing: the
  /// chain has none, and the board under edit was added at its end.
  std::optional<BoardFile> underEdit;
  /// The differences between the chain as it is shown and its file, besides the letter of the board under edit.
  bool isLonger = false;  ///< so that X is one of its boards
};
/// The chain of a file for the editor. Nothing: it has no board to edit, nor room for another letter.
std::optional<OpenedChain> openedChain(ChainFile file);
/// The whole chain, to be saved; `underEdit` is the board under edit. Parts of a chain that the editor does not show
/// (its name, unknown keys) come from `before`, the file that it was read from.
ChainFile chainFileOf(const Neighbors& neighbors, const BoardFile& underEdit, const std::optional<ChainFile>& before);

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
  /// Reads the chain that was remembered, once, as soon as somebody needs it: a board with halves comes, or a chain is
  /// chosen. At the start that would take too long.
  void recallOnce();
  /// Shows this chain, or the one of `Neighbors::order` that was put aside for boards without halves.
  void show(const Neighbors& neighbors);

 Q_SIGNALS:
  /// A board was left out, or is back: a sentence.
  void told(const QString& sentence);

 private:
  void read(const QString& path);
  void readChanged();
  void put(OwnNeighbor own);
  void watch();
  void remember();
  std::optional<Neighbors> recalled();
  void meetBoard();

  EditorSelection& selection_;
  QString memory_;
  QFileSystemWatcher watcher_;
  QTimer soon_;  ///< programs that save a file replace it in several steps
  Neighbors last_;
  bool isRecalled_ = false;
  Neighbors::Kind wanted_ = Neighbors::Kind::None;  ///< the kind that is shown again for boards with halves
};

}  // namespace tapu
