// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <functional>
#include <utility>

#include "app/wire/lobby.h"

namespace tapu {

/// The lines of chat that a client has sent and the table has not answered: if the connection breaks, they may never
/// have come. The table answers in order: any line sent before one that it has shown, or before a ping that it has
/// answered, has come or was refused.
class SpokenLines {
 public:
  static constexpr qsizetype kMost = 6;  ///< the oldest is forgotten first: a table takes no more at once
  /// `changed` is called whenever `lines` are others.
  explicit SpokenLines(std::function<void()> changed) : changed_(std::move(changed)) {}
  /// This line was sent. `text` is empty for a phrase, `phrase` is -1 for words.
  void send(const QString& text, int phrase, SeatId own);
  /// The table has shown this line: if it is one of these, it has come.
  void hear(const ChatLine& line);
  /// A ping is sent on the connection of these lines.
  void ping() { beforePing_ = lines_.size(); }
  /// The table has answered that ping.
  void pong() { settle(beforePing_); }
  /// After a loss the table sends its last lines again: takes those that were not `before` among the known ones.
  void hearAgain(const QList<ChatLine>& before, const QList<ChatLine>& now);
  bool isEmpty() const { return lines_.isEmpty(); }
  /// The oldest first.
  const QList<ChatLine>& lines() const { return lines_; }
  /// Takes out the lines that have not come, the oldest first.
  QList<ChatLine> take();

 private:
  void settle(qsizetype first);
  std::function<void()> changed_;
  QList<ChatLine> lines_;
  qsizetype beforePing_ = 0;  ///< the number of them sent before it
};

}  // namespace tapu
