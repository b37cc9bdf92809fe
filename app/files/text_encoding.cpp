// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/text_encoding.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <algorithm>

namespace tapu {

namespace {

enum class Wide : quint8 { No, Utf16, Utf32 };

/// Whether two of four bytes are 0 in every letter at the beginning: the upper two of UTF-32, in this order.
bool hasLettersOfFour(const QByteArray& text, int upper, int lower) {
  const qsizetype looked = std::min<qsizetype>(text.size(), 64) & ~3;
  bool areAll = looked >= 8;
  for (qsizetype i = 0; i < looked; i += 4) areAll = areAll && text[i + upper] == 0 && text[i + lower] == 0;
  return areAll;
}

/// Every other byte of plain letters is 0.
bool hasLettersOfTwo(const QByteArray& text) {
  const qsizetype looked = std::min<qsizetype>(text.size(), 64) & ~1;
  if (looked < 4 || (text[0] == 0) == (text[1] == 0)) return false;
  qsizetype even = 0, odd = 0;
  for (qsizetype i = 0; i < looked; ++i) (i % 2 ? odd : even) += text[i] == 0;
  return std::max(even, odd) * 4 >= looked;
}

Wide wideIn(const QByteArray& text) {
  const QByteArray four = text.first(std::min<qsizetype>(text.size(), 4));
  if (four == QByteArray("\xff\xfe\0\0", 4) || four == QByteArray("\0\0\xfe\xff", 4)) return Wide::Utf32;
  if (four.startsWith("\xff\xfe") || four.startsWith("\xfe\xff")) return Wide::Utf16;
  const bool isAllZero = four.count('\0') == four.size();
  if (!isAllZero && (hasLettersOfFour(text, 3, 2) || hasLettersOfFour(text, 0, 1))) return Wide::Utf32;
  return hasLettersOfTwo(text) ? Wide::Utf16 : Wide::No;
}

QString remarkOn(Wide wide) {
  //: A file that cannot be read. UTF-32 and UTF-8 are the names of two encodings of text files
  const QString of32 =
      QCoreApplication::translate("Formats", "The file is written in UTF-32. Please save it as UTF-8.");
  //: A file that cannot be read. UTF-16 and UTF-8 are the names of two encodings of text files
  const QString of16 =
      QCoreApplication::translate("Formats", "The file is written in UTF-16. Please save it as UTF-8.");
  return wide == Wide::Utf32 ? of32 : of16;
}

/// The line of a byte; lines end as on any system.
int lineOfByte(const QByteArray& text, qsizetype offset) {
  int line = 1;
  for (qsizetype i = 0; i < std::min(offset, text.size()); ++i)
    line += text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
  return line;
}

/// The index of the first byte that is not UTF-8; -1: there is none.
qsizetype firstForeignByte(const QByteArray& text) {
  qsizetype from = 0;
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (static_cast<uchar>(text[i]) < 0x80) {
      from = i + 1;
      continue;
    }
    const bool ends = i + 1 == text.size() || (static_cast<uchar>(text[i + 1]) & 0xc0) != 0x80;
    if (!ends) continue;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString letter = decoder(QByteArrayView(text).sliced(from, i + 1 - from));
    if (decoder.hasError()) return from;
    from = i + 1;
  }
  return -1;
}

}  // namespace

bool isWide(const QByteArray& text, Complaint& complaint) {
  const Wide wide = wideIn(text);
  if (wide == Wide::No) return false;
  complaint.line = 1;
  complaint.sentence = remarkOn(wide);
  return true;
}

bool isUtf8(const QByteArray& text, Complaint& complaint) {
  if (isWide(text, complaint)) return false;
  const qsizetype zero = text.indexOf('\0'), foreign = firstForeignByte(text);
  if (zero < 0 && foreign < 0) return true;
  complaint.line = lineOfByte(text, zero >= 0 ? zero : foreign);
  //: A file that cannot be read: a byte with the value zero, as in files that are no texts
  const QString noText = QCoreApplication::translate("Formats", "There is a zero byte: the file is no plain text.");
  //: A file that cannot be read. Latin-1 and UTF-8 are the names of encodings of text files
  const QString foreignLetter = QCoreApplication::translate(
      "Formats", "A letter here is not written in UTF-8, but perhaps in Latin-1. Please save the file as UTF-8.");
  complaint.sentence = zero >= 0 ? noText : foreignLetter;
  return false;
}

DecodedLine decodedLine(const QByteArray& bytes) {
  const QString text = QString::fromUtf8(bytes);
  if (text.toUtf8() == bytes) return {text, DecodedLine::From::Utf8};  // invalid bytes become other signs
  return {QString::fromLatin1(bytes), DecodedLine::From::Latin1};
}

}  // namespace tapu
