// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/headcount.h"

#include <algorithm>

namespace tapu {

Headcount::Headcount(const Limits& limits, int seats) : limits_(limits), screens_(limits.eyes, limits.eyesPerAddress) {
  makeRoomFor(seats);
}

void Headcount::makeRoomFor(int seats) {
  mostUnwelcomed_ = std::max(limits_.unwelcomed, seats);
  mostAtAddress_ = std::max(limits_.connectionsPerAddress, seats);  // after a restart a whole hall calls at once
  // A person who comes back is connected twice for a moment, eyes have no seat, and every player may look through one.
  const int wanted = seats + seats / 8 + seats + limits_.eyes + limits_.unwelcomed;
  most_ = std::min(limits_.possibleConnections, std::max(limits_.connections, wanted));
}

void Headcount::come(const Connection& connection) {
  unwelcomed_ += connection.isGuest();
  guests_ += connection.isGuest();
  countAtAddress(connection, 1);
}

void Headcount::welcome(const Connection& connection) {
  unwelcomed_ -= connection.isGuest();
  countWelcomed(connection, 1);
  if (connection.kind == Connection::Kind::Person) countAtAddress(connection, -1);
}

void Headcount::leave(const Connection& connection) {
  unwelcomed_ -= connection.isUnwelcomedGuest();
  guests_ -= connection.isGuest();
  const bool isIn = connection.admission == Connection::Admission::In;
  if (isIn) countWelcomed(connection, -1);
  if (!isIn || connection.kind != Connection::Kind::Person) countAtAddress(connection, -1);
}

bool Headcount::hasRoomFor(const Connection& caller) const {
  return (!caller.isGuest() || room() > 0) && fromAddress_.value(caller.peer) < mostAtAddress_;
}

bool Headcount::hasRoomForScreen(const Connection& connection) const {
  return screens_.hasRoomFor(connection.countedAddress());
}

/// Persons who were welcomed have a seat each, of which there are only so many: a hall behind one router is one
/// address.
void Headcount::countAtAddress(const Connection& connection, int by) {
  if (connection.isNear) return;
  int& count = fromAddress_[connection.peer];
  count += by;
  if (count == 0) fromAddress_.remove(connection.peer);
}

void Headcount::countWelcomed(const Connection& connection, int by) {
  const Connection::Kind kind = connection.kind;
  if (connection.isEye()) eyes_ += by;
  if (kind == Connection::Kind::Person) persons_ += by;
  if (kind == Connection::Kind::Organizer) screens_.noteOrganizer(connection.countedAddress());
  const bool isScreen = kind == Connection::Kind::Screen || kind == Connection::Kind::Watcher;
  if (isScreen && !connection.looksFor) screens_.count(connection.countedAddress(), by);
}

}  // namespace tapu
