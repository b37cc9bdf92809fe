// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include "app/host/door/table_door.h"
#include "app/host/game/game_session.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"
#include "app/wire/notice.h"

namespace tapu {

/// The chat of a table. Each line goes to all who look at it, and the last ones are kept for latecomers; delayed
/// watchers get the lines as late as the moves.
class TableTalk : public QObject {
  Q_OBJECT
 public:
  /// `game`: null before its start.
  TableTalk(Connections& connections, const Roster& roster, TableDoor& door, const std::unique_ptr<GameSession>& game);
  /// Tells all what a player or watcher says. Why not, or None: it was told, or there was nothing to tell.
  Refusal say(const Connection& connection, const wire::Say& say);
  /// Whether somebody was muted by name or address, whatever seat they had then.
  bool wasMuted(const Connection& connection) const;
  /// Tells a line of the table to all.
  void tell(const ChatLine& line) { tell(line, From::Table); }
  /// Tells all what happened to the person of this seat; none: to nobody, or to all.
  void notice(Notice notice, SeatId about, const QString& detail = {});
  /// Tells all what happened to somebody of this name, who has no seat or has lost it.
  void noticeOf(const QString& name, Notice notice, const QString& detail = {});
  /// Sends the last lines to somebody who has just come.
  void sendLast(Connection& connection) const;

 Q_SIGNALS:
  /// Somebody who was muted has come back to another seat: the host may let them talk again.
  void recognized();

 private:
  /// The source of a line. A delayed watcher's reaches the other delayed ones at once: it betrays nothing new.
  enum class From : quint8 { Table, LateWatcher };
  void tell(const ChatLine& line, From from);
  void pass(const ChatLine& line, Connection::Sight sight);

  Connections& connections_;
  const Roster& roster_;
  TableDoor& door_;
  const std::unique_ptr<GameSession>& game_;
  QList<ChatLine> live_;  ///< the last lines
  QList<ChatLine> late_;  ///< those that delayed watchers have heard
};

}  // namespace tapu
