// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tapu {

/// The boards opened or saved lately, newest first, kept in a file of one path a line.
class RecentBoards {
 public:
  static constexpr int kMost = 10;  ///< paths that are kept
  /// `file` keeps the list; if it is not there, the list is empty.
  explicit RecentBoards(QString file);
  /// The paths of the list at which there is still a file.
  QStringList paths() const;
  /// Puts a path first in the list, where it is only once. If the file of the list cannot be written, nothing happens.
  void add(const QString& path);

 private:
  QString file_;
};

}  // namespace tapu
