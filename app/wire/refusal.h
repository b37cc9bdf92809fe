// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tapu {

/// Why a server refuses or ends a connection, or refuses a request; `turnedAwaySentence` of app/client says it in
/// words. The numbers travel: new reasons come last.
enum class Refusal : quint8 {
  None,
  VersionTooOld,
  VersionTooNew,
  GameFull,
  NotThisGame,
  BadToken,
  NameTaken,
  Kicked,
  ServerClosing,
  ServerFull,
  Protocol,
  Unreachable,  ///< said by no server: nobody answers at this address
  Replaced,     ///< the same player came back from somewhere else
  // to a request (requestRefused)
  HostOnly,  ///< only the host may do that
  NotReady,  ///< somebody at the table is not ready
  NotNow,    ///< it cannot be done at this moment
  // to a greeting
  NotSaved,  ///< the server's store failed: nobody has sat down
  // in a goodbye
  MovesMissing,  ///< the host has stopped the game: its file has lost moves, and is kept to be mended
  // said by no server
  Nonsense  ///< what the server told cannot be so
};

}  // namespace tapu
