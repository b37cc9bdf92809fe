// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/neighbor_boards.h"
#include "editor/open_boards.h"
#include "editor/status_line.h"

namespace tapu {

/// The files of the chains that are shown around the boards that are open.
class ChainFiles : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it. Boxes open over the parent of `status`.
  ChainFiles(EditorSelection& selection, NeighborBoards& shown, OpenBoards& boards, StatusLine& status);
  /// Asks for a file, and opens it.
  void askOpen();
  /// Shows the chain of a file, with its board X in a tab that has this file; if it is open already, its tab. False: it
  /// could not be read; a box gives the reason, and all stays.
  bool open(const QString& path);
  /// Takes the chain of the file of the board under edit as it is on disk now. False: it cannot be read; a box says
  /// why.
  bool readAgain();
  /// Asks for a file, and saves the chain that is shown.
  void askSave();
  /// Saves the chain that is shown, for an organizer; a board without a file of its own is saved with it. False:
  /// nothing is shown, it has errors, or it could not be written; the status line gives the reason, or a box if another
  /// tab has the file.
  bool save(const QString& path);
  /// Saves the chain back into the file of the board under edit, even if another part of it is shown. False as for
  /// `save`.
  bool saveBack();

 private:
  void tellOpened(const OpenedChain& opened, int boardsInFile);
  bool mayBeSaved(const Neighbors& neighbors);
  bool write(const QString& path, const Neighbors& neighbors);

  EditorSelection& selection_;
  BoardDocument& document_;
  NeighborBoards& shown_;
  OpenBoards& boards_;
  StatusLine& status_;
  QWidget* page_;
};

}  // namespace tapu
