// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "app/files/board_file.h"
#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QListWidget;
class QTabBar;

namespace tapu {

/// Boards as pictures to choose from, in groups: starts of a new board, or boards to open.
class BoardGallery : public QDialog {
  Q_OBJECT
 public:
  struct Entry {
    std::function<QString()> title;
    QString tip;  ///< such as the path of its file
    BoardFile file;
    QString path;  ///< of the file that is opened; empty: its board is taken as a new one
  };
  struct Group {
    std::function<QString()> title;
    std::vector<Entry> entries;
    std::function<QString()> note;  ///< shown under the pictures, such as unreadable files; null: nothing
  };
  struct Texts {
    QString title, choose, other;  ///< of the dialog, of the button that takes a board, and of another way; empty: none
  };
  /// `texts` is called again when the language changes.
  BoardGallery(std::function<Texts()> texts, std::vector<Group> groups, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// A board was chosen; the dialog is closed.
  void chosen(const tapu::BoardGallery::Entry& entry);
  /// The person wants another way, such as a file; the dialog is closed.
  void otherWanted();

 private:
  void showGroup(int index);
  void take();
  void retranslate();

  std::function<Texts()> texts_;
  std::vector<Group> groups_;
  QTabBar* tabs_;
  QListWidget* pictures_;
  Words* note_;
  ActionButton *choose_, *other_, *cancel_;
};

}  // namespace tapu
