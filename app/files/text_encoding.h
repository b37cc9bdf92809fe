// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/text/complaint.h"

namespace tapu {

/// Whether a text file has letters of two or four bytes, as UTF-16 and UTF-32: it begins with their mark, or with such
/// letters. The complaint then names them; we read UTF-8.
bool isWide(const QByteArray& text, Complaint& complaint);
/// Whether a file is text in UTF-8; otherwise the complaint names the line and its encoding.
bool isUtf8(const QByteArray& text, Complaint& complaint);

/// A line of a file that should be UTF-8, and is Latin-1 in older ones.
struct DecodedLine {
  QString text;
  enum class From : quint8 { Utf8, Latin1 } from = From::Utf8;
};
DecodedLine decodedLine(const QByteArray& bytes);

}  // namespace tapu
