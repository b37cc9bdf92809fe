// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/news/table_talk.h"
#include "app/net/clock.h"
#include "app/net/limits.h"

namespace tapu {

/// Everything that stops the clock of a game for a while: a pause of the host, or the minute that somebody wants and
/// the host or all others who are there agree to.
class Pauses : public QObject {
  Q_OBJECT
 public:
  /// `game`: null before its start.
  Pauses(std::shared_ptr<Clock> clock, const Limits& limits, const Roster& roster, TableTalk& talk,
         const std::unique_ptr<GameSession>& game);
  /// Begins or ends a pause of the host; the end of it ends a minute too. Why not, or None: it is done.
  Refusal pause();
  Refusal resume();
  /// The person of this seat wants a minute, agrees to one, or takes that back; whoever asked for it may end it early.
  /// Why not, or None: it is done.
  Refusal takeMinute(SeatId seat, YesNo wanted);
  /// Drops the wishes of those who have left, and grants the minute if all others agree.
  void review();
  /// Ends the minute and forgets who wants one.
  void stop();
  /// The rest of the minute, in milliseconds; -1: there is none.
  int minuteLeftMs() const { return minute_.isSet() ? static_cast<int>(minute_.leftMs()) : -1; }
  /// The seat that asked for a minute, then those that agreed.
  const QList<SeatId>& wanted() const { return wanted_; }

 Q_SIGNALS:
  /// `wanted`, or whether a minute runs, has changed.
  void changed();

 private:
  Refusal takeBack(SeatId seat);
  bool areAllIn(const std::vector<SeatId>& persons) const;
  Refusal grant();
  void end();

  std::shared_ptr<Clock> clock_;
  const Roster& roster_;
  TableTalk& talk_;
  const std::unique_ptr<GameSession>& game_;
  TokenBucket often_;  ///< limits pauses; each resumption follows one
  Alarm minute_;
  QList<SeatId> wanted_;
};

}  // namespace tapu
