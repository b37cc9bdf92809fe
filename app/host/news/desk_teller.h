// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/host/news/table_keeper.h"
#include "app/host/seats/connections.h"
#include "app/wire/notice.h"

namespace tapu {

/// Tells organizers what only they are told (`OrganizerDesk`): codes, for whom seats are kept, who is idle, who waits
/// to be let in, where wrong codes come from. No code is told, and no seat shown as kept, before the store has it: a
/// slip must open its seat after a crash too.
class DeskTeller : public QObject {
  Q_OBJECT
 public:
  /// `desk`: as it is when it is called.
  DeskTeller(Connections& connections, TableKeeper& keeper, std::function<OrganizerDesk()> desk);
  /// Has organizers told at the end of this pass of the loop.
  void change();
  /// The same, and all of it: what waited for the store was not told.
  void changeAll();
  /// Sends all of it to an organizer who has just come, and tells the others that another desk was opened.
  void sendAll(Connection& organizer);
  /// Tells all desks, but not this one, what a desk or somebody at a seat does; it stands in no chat.
  void notice(Notice notice, SeatId about = {}, const Connection* except = nullptr);

 private:
  void tell();

  Connections& connections_;
  TableKeeper& keeper_;
  const std::function<OrganizerDesk()> desk_;
  OrganizerDesk told_;  ///< what all organizers have been told, or will be
  bool isDue_ = false;
};

}  // namespace tapu
