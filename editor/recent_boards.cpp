// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/recent_boards.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <utility>

namespace tapu {

RecentBoards::RecentBoards(QString file) : file_(std::move(file)) {}

QStringList RecentBoards::paths() const {
  QFile in(file_);
  if (!in.open(QIODevice::ReadOnly)) return {};
  QStringList paths;
  for (const QString& path : QString::fromUtf8(in.read(64 * 1024)).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
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
  QSaveFile out(file_);
  if (out.open(QIODevice::WriteOnly) && out.write(list.mid(0, kMost).join(QLatin1Char('\n')).toUtf8()) >= 0)
    out.commit();
}

}  // namespace tapu
