// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "app/host/door/screen_places.h"
#include "app/host/seats/connection.h"

namespace tapu {

/// The head count of a server: how many are connected, as what and from where, and for how many there is room. Bots
/// that the server itself seated are no guests, and do not count against the limit on connections.
class Headcount {
 public:
  /// `seats`: of the table.
  Headcount(const Limits& limits, int seats);
  /// Makes room for a table of so many seats: for everybody who has one, and for some who have none. So many
  /// connections, or `Limits::unwelcomed` if that is more, may wait for a welcome at once, and so many, or
  /// `Limits::connectionsPerAddress`, may come from one address.
  void makeRoomFor(int seats);

  /// Count a connection that has come, was welcomed (`Admission::In`), or is about to end.
  void come(const Connection& connection);
  void welcome(const Connection& connection);
  void leave(const Connection& connection);

  /// Whether this one, which is not counted yet, finds room.
  bool hasRoomFor(const Connection& caller) const;
  /// Whether more wait for a welcome than may.
  bool isCrowded() const { return unwelcomed_ > mostUnwelcomed_; }
  /// The number of guests for whom there is room still.
  int room() const { return most_ - guests_; }
  /// Whether a big screen may come on this connection; the eyes of players (`Connection::looksFor`) are none.
  bool hasRoomForScreen(const Connection& connection) const;
  /// Screens, organizers and watchers that were welcomed.
  int eyes() const { return eyes_; }
  /// Persons at seats that were welcomed.
  int persons() const { return persons_; }

 private:
  void countAtAddress(const Connection& connection, int by);
  void countWelcomed(const Connection& connection, int by);

  Limits limits_;
  int mostUnwelcomed_ = 0, mostAtAddress_ = 0, most_ = 0;
  int guests_ = 0, unwelcomed_ = 0;
  int eyes_ = 0, persons_ = 0;
  QHash<QString, int> fromAddress_;  ///< guests of other computers, but for persons who were welcomed
  ScreenPlaces screens_;
};

}  // namespace tapu
