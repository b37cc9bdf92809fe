// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/client.h"
#include "app/net/clock.h"

namespace tapu {

/// Waits of a program's clients for their server: figures for a table of hundreds of seats.
class CrowdTimes : public QObject {
 public:
  explicit CrowdTimes(std::shared_ptr<Clock> clock);
  /// Listens to a client from now on; the time begins with the first one.
  void watch(Client& client);

  struct Figures {
    int welcomed = 0;           ///< clients that got their first welcome
    double welcomeSeconds = 0;  ///< from the first dial to the last of these
    double diceP50 = 0,
           diceP99 = 0;             ///< milliseconds from the first client that heard of a throw to each of the others
    double ackP50 = 0, ackP99 = 0;  ///< milliseconds from an act to its answer
  };
  Figures figures() const;

 private:
  struct Watched {
    bool isWelcome = false;
    std::optional<qint64> askedUs;
  };
  std::shared_ptr<Clock> clock_;
  qint64 startUs_ = 0, lastWelcomeUs_ = 0;
  int welcomed_ = 0;
  std::map<int, qint64> firstHeard_;  ///< by round: when the first client heard of its throw
  std::vector<qint64> dice_, acks_;   ///< in microseconds
};

}  // namespace tapu
