// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include <QtGlobal>

namespace tapu {

/// TCP port of a hosted game where no other is named.
inline constexpr quint16 kDefaultPort = 4710;

/// The limits of a server for the traffic of its peers, and its waits for them. Times end in Ms and are in
/// milliseconds. Rates end in PerSecond, 0 = no limit; the `...AtOnce` beside a rate is how many may come in one burst
/// (TokenBucket).
///
/// A peer is *inside the process* if it is a part of this program (the person who opened the game, further people at
/// this computer, bots of the server), *near* if it is another program on this computer, *far* if it is on another
/// computer. Messages of peers inside the process have no limit, nor have requests of organizers: they have shown their
/// key. Limits marked "far" do not apply to near peers. `Connections` says which message counts for which
/// rate.
struct Limits {
  /// Limits of messages of all kinds; an Act of a near peer is not counted.
  double actionsPerSecond = 20, actionsAtOnce = 40;
  double chatsPerSecond = 1, chatsAtOnce = 6;
  double hintsPerSecond = 1, hintsAtOnce = 6;                   ///< each goes to the whole table
  double resyncsPerSecond = 0.5, resyncsAtOnce = 6;             ///< the answer to one is the whole position
  double refusalsPerSecond = 50, refusalsAtOnce = 500;          ///< acts that the rules refuse
  double bytesPerSecond = 64 * 1024, bytesAtOnce = 256 * 1024;  ///< far
  /// Far, but for persons at seats: a hall behind a router is one address; at a table of more seats so many more.
  int connectionsPerAddress = 32;
  /// Connections in all, but for the bots of the server; at a table of more seats so many more.
  int connections = 4096;
  int possibleConnections = std::numeric_limits<int>::max();  ///< as many as the process has descriptors for
  /// Connections that wait for a welcome, but for the bots of the server; the number of seats, if that is larger. When
  /// full, the network and the address with the most of them lose the one that waits longest.
  int unwelcomed = 256;
  /// Screens, which anybody may be; organizers show a key, and players who look at the whole chain too. Screens near
  /// and at an organizer's address have as many places of their own.
  int eyes = 64;
  int eyesPerAddress = 8;  ///< far, and not an organizer's address
  /// Codes of seats and passwords that are wrong, of all networks together from which one came already. With 11,000
  /// codes in use every ninth guess would hit one, so a guesser at one address would find a seat every 90 s at most,
  /// and the organizer sees it; people who mistype are far fewer, since most mistakes do not leave their own program
  /// (join_code.h).
  double wrongCodesPerSecond = 0.1, wrongCodesAtOnce = 3;
  /// The same of all networks together with their first wrong code, of which a guesser may have thousands. In a hall of
  /// a hundred a few mistype at once.
  double firstWrongPerSecond = 0.2, firstWrongAtOnce = 10;
  int helloMs = 3000;         ///< from the connection to its Hello
  int heartbeatMs = 5000;     ///< the interval of a client's Pings
  int silentMs = 7500;        ///< without a message over the network: then Link::Silent is shown
  int deadMs = 15000;         ///< without a message over the network: then the connection is closed
  int lobbyGraceMs = 10000;   ///< a lost person's seat in the lobby is kept so long
  int lobbyReturnMs = 30000;  ///< the same after a restart of the server: clients dial ever more slowly
  int storeRetryMs = 5000;    ///< after a failure of the store
  int storeLookMs = 3000;     ///< between looks whether its file is still the one that was written to
  double pausesPerSecond = 0.5, pausesAtOnce = 10;  ///< of the host: each is kept in the log for ever
};

/// The same for a process that may have only so many descriptors: files and the system's own take some of them, and
/// callers without a welcome may take a quarter.
Limits within(const Limits& limits, int descriptors);

/// A bucket that fills at a steady rate; each thing let through takes some out.
class TokenBucket {
 public:
  TokenBucket(double perSecond, double atOnce) : perMs_(perSecond / 1000), most_(atOnce), level_(atOnce) {}
  /// False: there is too little in it, and nothing was taken. `nowMs` never goes back.
  bool take(qint64 nowMs, double amount = 1) {
    if (perMs_ <= 0) return true;
    level_ = levelAt(nowMs);
    last_ = nowMs;
    if (level_ < amount) return false;
    level_ -= amount;
    return true;
  }
  /// Whether one could be taken.
  bool holds(qint64 nowMs) const { return perMs_ <= 0 || levelAt(nowMs) >= 1; }
  /// Milliseconds until one can be taken; 0 = now.
  qint64 fillsInMs(qint64 nowMs) const {
    return holds(nowMs) ? 0 : static_cast<qint64>(std::ceil((1 - levelAt(nowMs)) / perMs_));
  }

 private:
  double levelAt(qint64 nowMs) const { return std::min(most_, level_ + static_cast<double>(nowMs - last_) * perMs_); }
  double perMs_, most_, level_;
  qint64 last_ = 0;
};

}  // namespace tapu
