// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/text/complaint.h"

namespace tapu {

/// Whether a file of text is written in letters of two or four bytes, as UTF-16 and UTF-32 are: it begins with the mark
/// of that, or with such letters. The complaint then says in which; we read UTF-8.
bool isWide(const QByteArray& text, Complaint& complaint);
/// Whether a file is text in UTF-8; otherwise the complaint says in which line it is not, and what it is instead.
bool isUtf8(const QByteArray& text, Complaint& complaint);

/// A line of a file that should be UTF-8, and is Latin-1 in older ones.
struct DecodedLine {
  QString text;
  enum class From : quint8 { Utf8, Latin1 } from = From::Utf8;
};
DecodedLine decodedLine(const QByteArray& bytes);

}  // namespace tapu
