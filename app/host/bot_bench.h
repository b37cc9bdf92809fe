// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "app/client/bot_player.h"
#include "app/host/connection.h"

namespace tapu {

/// The bots of a server, by seat: each a client behind a channel of its own, like a person.
class BotBench : public QObject {
  Q_OBJECT
 public:
  using Admit = std::function<void(std::unique_ptr<Channel>, SeatId seat, Connection::Kind)>;
  BotBench(std::shared_ptr<Clock> clock, int paceMs, std::function<std::unique_ptr<Rng>(SeatId seat)> rng, Admit admit);
  ~BotBench() override;

  /// Seats a bot; an unknown name gets the sensible one.
  void seat(SeatId seat, const QString& bot, Connection::Kind kind);
  void dismiss(SeatId seat);
  void dismissAll();
  /// Of those who sit here and those to come.
  void setPace(int paceMs);
  void hold(Held held);
  /// Of all bots that sit or sat here.
  BotPlayer::Counts counts() const;
  static bool knows(const QString& bot);

 private:
  std::shared_ptr<Clock> clock_;
  int paceMs_;
  Held held_ = Held::No;
  std::function<std::unique_ptr<Rng>(SeatId seat)> rng_;
  Admit admit_;
  std::map<SeatId, std::unique_ptr<BotPlayer>> players_;
  BotPlayer::Counts gone_;  ///< of those who sat here
};

}  // namespace tapu
