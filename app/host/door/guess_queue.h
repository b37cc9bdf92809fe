// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "app/host/door/wrong_guesses.h"
#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/net/network_of.h"

namespace tapu {

/// Judges the codes or the passwords that people show, of which only so many a minute may be wrong. Those from networks
/// that have shown a wrong one and those from all others are counted apart. A guess that may not be judged yet waits
/// for its turn. The next turn goes to the network from which no wrong guess has come for longest: first among the two
/// widest (the networks of this computer, and all others), then among the narrower ones within it (`nestedNetworksOf`),
/// down to the address. So somebody who guesses from one address holds up only that address, somebody with all
/// addresses of a network only that network, and nobody can save turns up. Among equals a guess from where a right one
/// came lately is next, then the one that came first.
class GuessQueue {
 public:
  /// The judgment of a key, code or password that was shown. `Void`: they have gone, or need not be judged any more.
  enum class Verdict : quint8 { Right, Wrong, Void };
  struct Guess {
    QString from;                    ///< an address
    NetworksAround around;           ///< in which it lies, the widest first
    std::function<bool()> isThere;   ///< whether they wait still
    std::function<Verdict()> judge;  ///< looks at it, and answers whoever has shown it
    std::function<void()> refuse;    ///< says that it was not looked at
  };
  static constexpr int kMostWaitMs = 9'000;  ///< in all; a client that is judged waits ten seconds (`Conversation`)
  static constexpr std::size_t kMostWaiting = 256;
  GuessQueue(std::shared_ptr<Clock> clock, const Limits& limits);

  /// Milliseconds that a caller from this address waits before their guess is shown to the queue.
  int waitMs(const QString& from) const { return wrong_.waitMs(from, clock_->nowMs()); }
  /// Judges a guess at once or in its turn, or refuses it. `waitedMs`: how long it has been held up already.
  void show(Guess guess, int waitedMs);
  /// See `WrongGuesses::shown`.
  QList<WrongCodes> shown() const { return wrong_.shown(clock_->nowMs()); }

 private:
  /// The order of turns, the least first: for each network around somebody, the widest first, the number of the last
  /// wrong guess from there; at last whether no right one came from near them.
  using Blame = std::array<qint64, std::tuple_size_v<NetworksAround> + 1>;
  struct Waiting {
    Guess guess;
    qint64 until = 0;
    Blame blame = {};
    bool isSuspect = false;  ///< a wrong one came from its network lately
  };
  struct LastWrong {
    qint64 number = 0;  ///< of all wrong ones, from 1
    qint64 at = 0;
  };
  using Candidate = std::vector<Waiting>::iterator;
  bool isTrusted(const Waiting& waiting) const;
  void reckon(Waiting& waiting) const;
  void reckonAll();
  Candidate next();
  void serve();
  void wakeInTime();
  void note(const Waiting& waiting);
  void forgetOld();
  void judge(const Waiting& waiting);
  void makeRoom();
  void refuseOverdue();
  void refuse(Candidate candidate);

  std::shared_ptr<Clock> clock_;
  WrongGuesses wrong_;
  TokenBucket later_;                       ///< of networks from which wrong ones came already
  TokenBucket first_;                       ///< of all others
  std::map<QString, qint64> rightAt_;       ///< when the last right one came, by the network of `kNear`
  std::map<QString, LastWrong> lastWrong_;  ///< of the last minutes, by network
  qint64 wrongs_ = 0;
  std::vector<Waiting> waiting_;  ///< in the order in which they came
  Alarm alarm_;
};

}  // namespace tapu
