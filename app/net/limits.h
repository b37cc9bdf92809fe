// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QtGlobal>

namespace tapu {

/// TCP port of a hosted game where no other is named.
inline constexpr quint16 kDefaultPort = 4710;

/// What a server takes from its peers; 0 = no limit. Times end in Ms and are in milliseconds. `...AtOnce` is how many
/// may come in one burst (TokenBucket). Peers inside this process are not limited.
struct Limits {
  /// Acts of peers that are on other computers; requests and pings of all.
  double actionsPerSecond = 20, actionsAtOnce = 40;
  double chatsPerSecond = 1, chatsAtOnce = 6;
  double resyncsPerSecond = 0.5, resyncsAtOnce = 6;     ///< the answer to one is the whole position
  double refusalsPerSecond = 50, refusalsAtOnce = 500;  ///< acts that the rules refuse
  /// Of peers that are on other computers.
  double bytesPerSecond = 64 * 1024, bytesAtOnce = 256 * 1024;
  int connectionsPerAddress = 32;
  int connections = 4096;
  int unwelcomed =
      256;             ///< connections that wait for a welcome, or the number of seats, if larger; the oldest is closed
  int helloMs = 3000;  ///< from the connection to its Hello
  int heartbeatMs = 5000;
  int silentMs = 7500;        ///< without a word: then Link::Silent is shown
  int deadMs = 15000;         ///< without a word: then the connection is closed
  int lobbyGraceMs = 10000;   ///< a lost person's seat in the lobby is kept so long
  int lobbyReturnMs = 30000;  ///< the same after a restart of the server: clients dial ever more slowly
  int storeRetryMs = 5000;    ///< after a failure of the store
  double pausesPerSecond = 0.5, pausesAtOnce = 10;  ///< of the host: each is kept in the log for ever
};

/// The same for a process that may have only so many descriptors: files and the system's own take some of them, and
/// who has not been welcomed may take a quarter.
Limits within(const Limits& limits, int descriptors);

/// A bucket that fills at a steady rate; each thing let through takes some out.
class TokenBucket {
 public:
  TokenBucket(double perSecond, double atOnce) : perMs_(perSecond / 1000), most_(atOnce), level_(atOnce) {}
  /// False: there is not so much in it, and nothing was taken. `nowMs` never goes back.
  bool take(qint64 nowMs, double amount = 1) {
    if (perMs_ <= 0) return true;
    level_ = std::min(most_, level_ + static_cast<double>(nowMs - last_) * perMs_);
    last_ = nowMs;
    if (level_ < amount) return false;
    level_ -= amount;
    return true;
  }

 private:
  double perMs_, most_, level_;
  qint64 last_ = 0;
};

}  // namespace tapu
