// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/text/complaint.h"

namespace tapu {

/// A list of names for the seats of a chain of boards, as somebody pasted or saved it. It has one of two forms:
/// - a name a line, in the order of the seats: board 1 Sun, board 1 Moon, board 2 Sun, and so on;
/// - columns, separated by commas, semicolons or tabs, with a first line that says which is which, in English or in
///   Hindi: `name`, and `seat` (a number from 1) or `board` and `group`. Other columns are passed over. Without a
///   column for the place the names stand in the order of the seats.
/// Empty lines are passed over; a dash instead of a name leaves a seat free.
class SeatList {
  Q_DECLARE_TR_FUNCTIONS(tapu::SeatList)

 public:
  static constexpr qint64 kMostBytes = 4 << 20;  ///< a longer file is refused

  /// The name of each of the two seats of `boards` boards, cleaned as a server does it; empty = free. Nothing, and a
  /// complaint with the first line and the numbers of others, for a list that is not UTF-8, names a seat or a person
  /// twice, has more names than there are seats, or has unclear columns.
  static std::optional<QStringList> read(const QByteArray& text, int boards, Complaint& complaint);
  /// The same from a file.
  static std::optional<QStringList> load(const QString& path, int boards, Complaint& complaint);
  /// The fault of a list, with its line if that is known: "Line 3: ..."
  static QString sentenceOf(const Complaint& complaint);
};

}  // namespace tapu
