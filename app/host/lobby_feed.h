// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/host/connections.h"
#include "app/wire/lobby.h"

namespace tapu {

/// What people are told of the lobby: all of it once, to who has just come, then to everybody what has changed since
/// they were last told. Nothing is sent where nothing has changed, or to bots of the server, which do not need it.
class LobbyFeed {
 public:
  /// Sends the whole lobby as it is now, to who has just come.
  void sendAll(Connection& connection, const Lobby& lobby);
  /// Sends each connection what has changed since it was last told; nothing to those who know it all.
  void tell(Connections& connections, const Lobby& lobby);

 private:
  void note(const Lobby& now);
  wire::LobbyChange since(quint64 revision) const;

  Lobby noted_;
  quint64 revision_ = 0;          ///< grows by one each time the lobby is found changed
  quint64 setupAt_ = 0;           ///< revision at which the setup changed last
  std::vector<quint64> seatsAt_;  ///< the same of each seat
};

}  // namespace tapu
