// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tapu {

/// Why a server refuses or ends a connection, or refuses a request; `turnedAwaySentence` of app/client has the words.
/// The numbers travel: new reasons come last.
enum class Refusal : quint8 {
  None,
  VersionTooOld,  ///< the client speaks only protocols older than the server's
  VersionTooNew,  ///< the client speaks only newer ones
  GameFull,       ///< no seat is free, or the running game takes no newcomers
  /// Reserved: the game of the token is no longer played there. No server sends it (they answer BadToken); a client
  /// that gets it forgets the seat, as after BadToken.
  NotThisGame,
  BadToken,   ///< the token of the Hello opens no seat here
  NameTaken,  ///< by another person at the table, or nothing is left of the name once it is cleaned
  Kicked,     ///< the host freed the seat
  ServerClosing,
  ServerFull,   ///< too many connections, in all or from this address
  Protocol,     ///< a message was malformed or missing, or too many came
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
  Nonsense,  ///< the server's news cannot be so
  // to a greeting without a seat
  BadOrganizerKey,  ///< the key is not that of this table's organizer, or the table has none
  TooManyEyes,      ///< the server has all the screens it takes, from that address or in all
  // to a greeting with the code of a seat, or without one
  WrongCode,          ///< no seat of this table has that code
  MistypedCode,       ///< said by no server: the digits of the code do not fit together
  TooManyWrongCodes,  ///< too many wrong codes came lately, so this one was not judged
  SeatTaken,          ///< somebody has the seat of that code
  NotLetInYet,        ///< the organizer or host has to let them in: the client asks again; `detail` names the host
  GameIsOver,         ///< the game has ended: nobody sits down any more
  // of the host's means
  NobodyMayWatch,  ///< the host lets nobody watch this game
  PasswordNeeded,  ///< said by no server: the table asks for a password, and the client has none
  WrongPassword,   ///< the password is not that of the table
  Banned,          ///< the host wants them no more in this game; `detail` is the host's reason, if there is one
  TurnedDown,      ///< the host does not want them to sit down now
  Muted,           ///< the host has turned this seat's chat off
  OnlyWatching,    ///< a watcher may not do that
  // to the wish that a bot plays for a while
  StandsStill,  ///< the game is paused
  NoStandIns,   ///< under the options of the game nobody stands in for an absent player
  // said by no server
  NotProved,  ///< the peer claims to be the table of the seat, and does not know its key
  // to a greeting
  HostIsAway,  ///< only the host could let them in, and is not there; `detail` is their name, and the client asks again
  // said by no server
  NotTapu  ///< what answers at the address is no program of this kind
};

}  // namespace tapu
