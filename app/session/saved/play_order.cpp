// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/play_order.h"

#include <QDir>
#include <algorithm>

#include "app/files/record_header.h"
#include "app/files/whole_file.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr qint64 kMostOrderBytes = 32;
}  // namespace

qint64 playOrder(qint64 known, const QDateTime& now) { return std::max(known + 1, now.toMSecsSinceEpoch()); }

qint64 nextPlayOrder(const QString& folder, const QDateTime& now) {
  const QString path = QDir(folder).filePath(u"order"_s);
  Complaint untold;  // without the file the time alone counts
  const auto kept = readFile(path, kMostOrderBytes, untold);
  const qint64 known = kept ? std::clamp<qint64>(kept->trimmed().toLongLong(), 0, kLastPlayOrder) : 0;
  const qint64 order = playOrder(known, now);
  writeFile(path, QByteArray::number(order) + '\n', untold);
  return order;
}

}  // namespace tapu
