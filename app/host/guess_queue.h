// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "app/host/wrong_guesses.h"
#include "app/net/clock.h"
#include "app/net/limits.h"

namespace tapu {

/// Judges the codes or the passwords that people show, of which only so many a minute may be wrong. Those from networks
/// that have shown a wrong one and those from all others are counted apart. What may not be judged yet waits for its
/// turn, and the turn is fair: whoever comes from where fewer wrong ones came is next, and of equals whoever comes from
/// where a right one came lately, so that a crowd of guessers holds up its own neighbors first.
class GuessQueue {
 public:
  /// What somebody has shown was. `Void`: they have gone, or need not be judged any more.
  enum class Verdict : quint8 { Right, Wrong, Void };
  struct Guess {
    QString from;                    ///< an address
    std::function<bool()> isThere;   ///< whether they wait still
    std::function<Verdict()> judge;  ///< looks at it, and answers whoever has shown it
    std::function<void()> refuse;    ///< says that it was not looked at
  };
  static constexpr int kMostWaitMs = 9'000;  ///< in all; a client that is judged waits ten seconds (`Conversation`)
  static constexpr std::size_t kMostWaiting = 256;
  GuessQueue(std::shared_ptr<Clock> clock, const Limits& limits);

  /// Milliseconds that whoever calls from there waits before a guess of theirs is shown to the queue.
  int waitMs(const QString& from) const { return wrong_.waitMs(from, clock_->nowMs()); }
  /// It is judged at once, or in its turn, or refused. `waitedMs`: how long it has been held up already.
  void show(Guess guess, int waitedMs);
  /// See `WrongGuesses::shown`.
  QList<WrongCodes> shown() const { return wrong_.shown(clock_->nowMs()); }

 private:
  struct Waiting {
    Guess guess;
    QString around;  ///< its `widerNetworkOf`
    qint64 until = 0;
  };
  using Place = std::vector<Waiting>::iterator;
  bool isSuspect(const Waiting& waiting) const { return waitMs(waiting.guess.from) > 0; }
  int blame(const Waiting& waiting) const;
  Place next();
  void serve();
  void judge(const Waiting& waiting);
  void makeRoom();
  void refuseOverdue();
  void refuse(Place place);

  std::shared_ptr<Clock> clock_;
  WrongGuesses wrong_;
  TokenBucket later_;                  ///< of networks from which wrong ones came already
  TokenBucket first_;                  ///< of all others
  std::map<QString, qint64> rightAt_;  ///< when the last right one came, by wider network
  std::vector<Waiting> waiting_;       ///< in the order in which they came
  Alarm alarm_;
};

}  // namespace tapu
