// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <utility>

#include "app/wire/lobby.h"

namespace tapu {

/// The lines of chat that a client has sent and has not heard from the table yet: where the connection breaks before
/// that, they may never have come.
class SpokenLines {
 public:
  static constexpr qsizetype kMost = 50;  ///< the oldest is forgotten first; who writes faster is hung up on
  /// This line was sent. Of a phrase `text` is empty, of words `phrase` is -1.
  void send(const QString& text, int phrase, SeatId own);
  /// The table tells this line: if it is one of these, it has come.
  void hear(const ChatLine& line);
  /// The table has turned one of these down: it answers in the order in which they were sent.
  void refuse();
  /// After a loss the table tells its last lines: those of them are heard that were not `before` among the known ones.
  void hearAgain(const QList<ChatLine>& before, const QList<ChatLine>& now);
  bool isEmpty() const { return lines_.isEmpty(); }
  /// Those that have not come, the oldest first; from now on there are none.
  QList<ChatLine> take() { return std::exchange(lines_, {}); }

 private:
  QList<ChatLine> lines_;
};

}  // namespace tapu
