// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tapu {

/// The boards opened or saved lately, newest first, kept in a file of one path a line.
class RecentBoards {
 public:
  static constexpr int kMost = 10;  ///< paths that are kept
  /// A file that is not there, or cannot be written, holds no paths.
  explicit RecentBoards(QString file);
  QStringList paths() const;  ///< those that are still there
  /// To the front of the list; it stands there once.
  void add(const QString& path);

 private:
  QString file_;
};

}  // namespace tapu
