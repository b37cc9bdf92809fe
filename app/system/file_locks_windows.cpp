// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "app/system/file_locks.h"

#include <windows.h>

namespace tapu {

/// Windows cannot be asked: the lock is tried, and given back at once. Locks of this process count too.
bool isLockedElsewhere(const QString& path, quint32 first, quint32 bytes) {
  const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
  const HANDLE file = ::CreateFileW(name.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                    nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return ::GetLastError() == ERROR_SHARING_VIOLATION;
  OVERLAPPED from{};
  from.Offset = first;
  const bool isFree = ::LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, bytes, 0, &from);
  const DWORD fault = ::GetLastError();  // where a file system has no locks, nobody has one
  if (isFree) ::UnlockFileEx(file, 0, bytes, 0, &from);
  ::CloseHandle(file);
  return !isFree && (fault == ERROR_LOCK_VIOLATION || fault == ERROR_IO_PENDING);
}

}  // namespace tapu
