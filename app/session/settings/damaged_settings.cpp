// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/damaged_settings.h"

#include <QFile>
#include <QStandardPaths>
#include <algorithm>

#include "app/files/whole_file.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qint64 kMostOfSettings = 16 * 1024 * 1024;
constexpr int kMostCopies = 100;

/// A group, a value, a remark, or nothing.
bool isOfSettings(QByteArray line) {
  line = line.trimmed();
  if (line.isEmpty() || line.startsWith(';') || line.startsWith('#')) return true;
  return line.startsWith('[') ? line.endsWith(']') : line.indexOf('=') > 0;
}

bool isDamaged(const QByteArray& text) {
  return text.contains('\0') || !std::ranges::all_of(text.split('\n'), isOfSettings);
}

}  // namespace

QString keepDamagedSettings(const QString& folder) {
  const QString lies = folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder;
  const QString path = lies + u"/settings.ini"_s;
  Complaint untold;
  if (!QFile::exists(path) || isPipeOrDevice(path)) return {};
  const auto text = readFile(path, kMostOfSettings, untold);
  if (!text || !isDamaged(*text)) return {};
  for (int number = 1; number <= kMostCopies; ++number) {
    const QString copy = path + (number == 1 ? u".damaged"_s : u".damaged-%1"_s.arg(number));
    if (!QFile::exists(copy)) return writeFile(copy, *text, untold) ? copy : QString();
    const auto before = readFile(copy, kMostOfSettings, untold);
    if (before == text) return copy;  // nothing was changed since the last start
  }
  return {};
}

}  // namespace tapu
