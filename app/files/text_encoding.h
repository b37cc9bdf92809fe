// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tapu {

/// Whether a file of text is written in UTF-16: it begins with the mark of that, or with plain letters of two bytes.
bool isUtf16(const QByteArray& text);
/// The sentence for a file that is: we read UTF-8.
QString utf16Remark();

/// A line of a file that should be UTF-8, and is Latin-1 in older ones.
struct DecodedLine {
  QString text;
  enum class From : quint8 { Utf8, Latin1 } from = From::Utf8;
};
DecodedLine decodedLine(const QByteArray& bytes);

}  // namespace tapu
