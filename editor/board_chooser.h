// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board_gallery.h"
#include "editor/editor_files.h"
#include "editor/own_boards.h"

class QMenu;

namespace tapu {

/// Lets the person choose a start for a new board, or one to open: templates, boards of the program, those used last.
class BoardChooser : public QObject {
  Q_OBJECT
 public:
  /// `shelf` gives the boards that come with the program; null: none. `files` must outlive it.
  BoardChooser(EditorFiles& files, RecentBoards recent, OwnBoards templates,
               std::function<std::vector<BoardFile>()> shelf, QWidget* page);
  /// Asks for a template, and opens a new board.
  void askNew();
  /// Asks for a board or a file, and opens it.
  void askOpen();
  /// Asks for a name, and keeps this board under it as a template.
  void askTemplateName(const QString& suggested, const BoardFile& file, StatusLine& status);
  /// Fills the menu of boards used last.
  void fill(QMenu* recent);

 private:
  BoardGallery* openGallery(std::function<BoardGallery::Texts()> texts, std::vector<BoardGallery::Group> groups);
  BoardGallery::Group shelfGroup() const;
  void askOtherFile();

  EditorFiles& files_;
  RecentBoards recent_;
  OwnBoards templates_;
  std::function<std::vector<BoardFile>()> shelf_;
  QWidget* page_;
};

}  // namespace tapu
