// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>
#include <optional>

namespace tapu {

/// The identity of the file that has a name now, and its length.
struct FileMark {
  quint64 device = 0, number = 0;  ///< together they tell one file from every other that there is at the same time
  qint64 size = 0;
  bool isOf(const FileMark& other) const { return device == other.device && number == other.number; }
  bool operator==(const FileMark&) const = default;
};

/// The mark of the file of this name; nothing if there is none, or the system gives none.
std::optional<FileMark> fileMarkOf(const QString& path);

}  // namespace tapu
