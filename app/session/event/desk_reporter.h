// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <set>

#include "app/client/client.h"
#include "app/session/event/desk_log.h"
#include "app/session/event/event_seats.h"

namespace tapu {

/// Writes the organizer's log of an event: news of moves, seats and codes, and what organizers do at their desks.
class DeskReporter : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// The newest first.
  const std::deque<DeskLogLine>& lines() const { return log_.lines(); }
  static QString sentenceOf(const DeskLogLine& line);
  /// Begins the log of an event, or goes on with it, in this file, as `DeskLog` does.
  void begin(const QString& path);
  void goOn(const QString& path);
  /// Notes from now on what this client hears, as long as it lives.
  void listenTo(Client& client);
  /// Notes this now.
  void note(DeskLogLine line);
  /// Notes that the server was started again: those who come back to it now had lost no connection of their own.
  void noteServerBack(const QList<LobbySeat>& seats);
  /// Whether the person of this seat was asked in the last minutes whether they are there, and has answered.
  SeatLine::Asked askedOf(SeatId seat, QTime now) const;

 Q_SIGNALS:
  /// `lines` have changed.
  void changed();
  /// This has just happened; no line of an older log that is read again.
  void noted(const tapu::DeskLogLine& line);

 private:
  void noteBeginning(const Client& client);
  void noteNotice(const ChatLine& line, const QList<LobbySeat>& seats);
  bool takeBackDeskClosed();
  void noteMoves(const Client& client, const std::vector<Move>& moves);
  void noteEnd(const Client& client);
  void notePassedRounds(const State& state);
  void noteCodes(const OrganizerDesk& desk);
  void noteLeavers(const ClientView& known);
  void noteSeats(const QList<LobbySeat>& seats);

  DeskLog log_;
  QList<int> codes_;          ///< of the seats, from the last news
  std::vector<bool> left_;    ///< by seat: who has given it up
  QList<LobbySeat> before_;   ///< the seats as the log knows them
  std::set<SeatId> removed_;  ///< seats whose players organizers remove
  std::set<int> awaited_;     ///< seats whose players come back to a server that was started again
};

}  // namespace tapu
