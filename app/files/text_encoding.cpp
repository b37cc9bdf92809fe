// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_encoding.h"

#include <QCoreApplication>
#include <algorithm>

namespace tapu {

bool isUtf16(const QByteArray& text) {
  if (text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff")) return true;
  const qsizetype looked = std::min<qsizetype>(text.size(), 64) & ~1;  // every other byte of plain letters is 0
  if (looked < 4 || (text[0] == 0) == (text[1] == 0)) return false;
  qsizetype even = 0, odd = 0;
  for (qsizetype i = 0; i < looked; ++i) (i % 2 ? odd : even) += text[i] == 0;
  return std::max(even, odd) * 4 >= looked;
}

QString utf16Remark() {
  //: A file that cannot be read. UTF-16 and UTF-8 are the names of two encodings of text files
  return QCoreApplication::translate("Formats", "The file is written in UTF-16. Please save it as UTF-8.");
}

DecodedLine decodedLine(const QByteArray& bytes) {
  const QString text = QString::fromUtf8(bytes);
  if (text.toUtf8() == bytes)
    return {text, DecodedLine::From::Utf8};  // what is none has signs in the place of its bytes
  return {QString::fromLatin1(bytes), DecodedLine::From::Latin1};
}

}  // namespace tapu
