// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "app/files/board_file.h"

namespace tapu {

/// Boards that a person keeps under names of their own, as files in one folder: templates, or stamps.
class OwnBoards {
 public:
  /// `folder` is made when the first board is kept.
  explicit OwnBoards(QString folder) : folder_(std::move(folder)) {}
  struct Found {
    std::vector<std::pair<QString, BoardFile>> files;  ///< each with its path, by the name of the file
    QStringList unreadable;                            ///< a sentence for each file that is left out
  };
  /// The present contents of the folder.
  Found all() const;
  /// The path of the file of a board of this name.
  QString pathFor(const QString& name) const;
  /// Keeps a board under this name, in place of one that has it. False and a complaint: it could not be written.
  bool keep(const QString& name, const BoardFile& file, Complaint& complaint) const;

 private:
  QString folder_;
};

}  // namespace tapu
