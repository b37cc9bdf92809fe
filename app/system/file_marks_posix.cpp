// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "app/system/file_marks.h"

#include <sys/stat.h>

namespace tapu {

std::optional<FileMark> fileMarkOf(const QString& path) {
  struct stat told {};
  if (::stat(QFile::encodeName(path).constData(), &told) != 0) return std::nullopt;
  return FileMark{static_cast<quint64>(told.st_dev), static_cast<quint64>(told.st_ino),
                  static_cast<qint64>(told.st_size)};
}

}  // namespace tapu
