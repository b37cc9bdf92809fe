// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/recent_boards.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "app/files/whole_file.h"

namespace tapu {

RecentBoards::RecentBoards(QString file) : file_(std::move(file)) {}

QStringList RecentBoards::paths() const {
  Complaint complaint;
  const auto list = readFile(file_, 64 * 1024, complaint);
  if (!list) return {};
  QStringList paths;
  for (const QString& path : QString::fromUtf8(*list).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
    if (paths.size() < kMost && QFileInfo::exists(path)) paths << path;
  return paths;
}

void RecentBoards::add(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  if (whole.contains(QLatin1Char('\n'))) return;
  QStringList list = paths();
  list.removeAll(whole);
  list.prepend(whole);
  QDir().mkpath(QFileInfo(file_).path());
  Complaint complaint;
  writeFile(file_, list.mid(0, kMost).join(QLatin1Char('\n')).toUtf8(), complaint);
}

}  // namespace tapu
