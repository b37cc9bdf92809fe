// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tapu {

/// The boards opened or saved lately, newest first, kept in a file of one path a line.
class RecentBoards {
 public:
  static constexpr int kMost = 10;
  explicit RecentBoards(QString file);
  QStringList paths() const;  ///< those that are still there
  void add(const QString& path);

 private:
  QString file_;
};

}  // namespace tapu
