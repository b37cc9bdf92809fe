// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "app/system/file_marks.h"

#include <windows.h>

namespace tapu {

/// Asks for no right to the file, so that others who have it open are not disturbed.
std::optional<FileMark> fileMarkOf(const QString& path) {
  const std::wstring name = QDir::toNativeSeparators(path).toStdWString();
  const HANDLE file = ::CreateFileW(name.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return std::nullopt;
  BY_HANDLE_FILE_INFORMATION told{};
  const bool isTold = ::GetFileInformationByHandle(file, &told);
  ::CloseHandle(file);
  if (!isTold) return std::nullopt;
  const auto whole = [](DWORD high, DWORD low) { return static_cast<quint64>(high) << 32 | low; };
  return FileMark{told.dwVolumeSerialNumber, whole(told.nFileIndexHigh, told.nFileIndexLow),
                  static_cast<qint64>(whole(told.nFileSizeHigh, told.nFileSizeLow))};
}

}  // namespace tapu
