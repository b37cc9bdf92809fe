// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "app/host/seats/connections.h"
#include "app/wire/lobby.h"
#include "engine/play/chain_window.h"

namespace tapu {

/// Tells people of the lobby: all of it once to those who have just come, later only changes. On a long chain a seat is
/// told of the seats around its own alone, so that a thousand who sit down cost about ten thousand small messages; only
/// those without a seat hear of all. Nothing is sent where nothing has changed, or to bots of the server, which do not
/// need it.
class LobbyFeed {
 public:
  /// Sends the lobby as it is now, or the part of it around their seat, to somebody who has just come.
  void sendAll(Connection& connection, const Lobby& lobby);
  /// Sends each connection what has changed since it was last told; nothing to those who know it all.
  void tell(Connections& connections, const Lobby& lobby);
  /// While No, delayed watchers are not told that the game is over, nor changes of the lobby after that.
  enum class EndKnown : quint8 { No, Yes };
  void setEndKnown(EndKnown known) { endKnown_ = known; }

 private:
  void note(const Lobby& now);
  void sendPart(Connection& connection, const Lobby& lobby);
  void tellParts(const std::vector<Connection*>& connections, const Lobby& lobby);
  wire::LobbyChange since(quint64 revision) const;

  Lobby noted_;
  quint64 revision_ = 0;          ///< grows by one each time the lobby is found changed
  quint64 setupAt_ = 0;           ///< revision at which the setup changed last
  quint64 stageAt_ = 0;           ///< the same of the stage
  std::vector<quint64> seatsAt_;  ///< the same of each seat
  /// By board: the window of the part that was sent to seats of this board last.
  std::map<int, ChainWindow> windows_;
  bool isHeldBack(const Connection& connection, const Lobby& lobby) const;
  EndKnown endKnown_ = EndKnown::Yes;
};

}  // namespace tapu
