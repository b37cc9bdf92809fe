// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_cells.h"

namespace tapu {

using namespace Qt::StringLiterals;

QString csvCell(const QString& text) {
  static const QString kFormula = u"=+-@\t\r"_s;
  QString safe = !text.isEmpty() && kFormula.contains(text.front()) ? u'\'' + text : text;
  const bool needsQuotes = safe.contains(u',') || safe.contains(u';') || safe.contains(u'"') || safe.contains(u'\n');
  return needsQuotes ? u'"' + safe.replace(u'"', u"\"\""_s) + u'"' : safe;
}

QString csvCell(int number) { return QString::number(number); }

QStringList csvCells(const QStringList& texts) {
  QStringList cells;
  for (const QString& text : texts) cells << csvCell(text);
  return cells;
}

QByteArray csvFile(const QStringList& lines) { return "\xef\xbb\xbf" + (lines.join(u"\r\n"_s) + u"\r\n"_s).toUtf8(); }

}  // namespace tapu
