// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "app/system/file_locks.h"

#include <fcntl.h>
#include <unistd.h>

namespace tapu {

bool isLockedElsewhere(const QString& path, quint32 first, quint32 bytes) {
  const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return false;
  struct flock lock {};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  lock.l_start = first;
  lock.l_len = bytes;
  const bool isTaken = ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  ::close(file);
  return isTaken;
}

}  // namespace tapu
