// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/host/connections.h"
#include "app/wire/lobby.h"

namespace tapu {

/// What people are told of the lobby: all of it once, to who has just come, then to everybody what has changed since
/// they were last told, and nothing where nothing has. Bots of the server are not told: they need none of it.
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
  quint64 revision_ = 0;  ///< counts the times at which something was found changed
  quint64 setupAt_ = 0;   ///< revision at which it changed last, as for each seat
  std::vector<quint64> seatsAt_;
};

}  // namespace tapu
