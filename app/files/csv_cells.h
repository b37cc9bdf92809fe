// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

// Tables for spreadsheets.

namespace tapu {

/// A cell of text. A spreadsheet runs text that begins like a formula, so that such a name gets an apostrophe.
QString csvCell(const QString& text);
/// Numbers keep the digits 0 to 9: programs read them.
QString csvCell(int number);
/// The same for several texts.
QStringList csvCells(const QStringList& texts);
/// A whole file from its lines of cells between commas: UTF-8 with a byte order mark.
QByteArray csvFile(const QStringList& lines);

}  // namespace tapu
