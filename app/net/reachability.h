// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpSocket>
#include <memory>
#include <optional>
#include <vector>

#include "app/net/clock.h"
#include "app/net/neighborhood.h"
#include "app/net/tcp_channel.h"

namespace tapu {

/// Finds out who can reach a game hosted here. It connects from here to each address, which shows only that something
/// listens there, and asks programs on other computers of the network to dial back (dial_back.h): their answers show
/// whether a firewall is in between.
class Reachability : public QObject {
  Q_OBJECT
 public:
  static constexpr int kPatienceMs = 2000;
  enum class Answer {
    Waiting,
    Silent,   ///< not even from here
    Answers,  ///< from here; no other computer could be asked about it
    Blocked,  ///< from here, and another computer could not reach it
    Reached   ///< by another computer
  };
  /// `neighbors` is the place to ask others at; without it nobody is asked.
  explicit Reachability(std::shared_ptr<Clock> clock, std::optional<DiscoveryNetwork> neighbors = std::nullopt,
                        QObject* parent = nullptr);
  /// Asks all of them, which have one port; forgets earlier questions.
  void test(const std::vector<Endpoint>& places);
  /// The answer of the index-th of these places so far.
  Answer answer(int index) const;
  /// Whether no answer is waited for any more.
  bool isDone() const;

 Q_SIGNALS:
  /// An `answer` has changed.
  void changed();

 private:
  enum class Heard { Nothing, No, Yes };
  struct Asked {
    Endpoint place;
    QTcpSocket socket;
    Heard here = Heard::Nothing, elsewhere = Heard::Nothing;
  };
  void tell(Asked& asked, Heard here);
  void askNeighbors(quint16 port);
  void hear();
  void endIfDone();
  std::vector<std::unique_ptr<Asked>> asked_;
  std::optional<DiscoveryNetwork> neighbors_;
  std::unique_ptr<NeighborSocket> socket_;
  QByteArray nonce_;
  Alarm patience_;
};

}  // namespace tapu
