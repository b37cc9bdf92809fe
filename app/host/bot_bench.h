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
  /// Hands the far end of a bot's channel to the server.
  using Admit = std::function<void(std::unique_ptr<Channel>, SeatId seat, Connection::Kind)>;
  /// `paceMs`: how long each bot thinks; `rng` is asked for a generator for each bot and each client.
  BotBench(std::shared_ptr<Clock> clock, int paceMs, std::function<std::unique_ptr<Rng>(SeatId seat)> rng, Admit admit);
  ~BotBench() override;

  /// Seats a bot of this kind, in the place of the one that sits there; a kind that is not known gets the sensible one.
  void seat(SeatId seat, const QString& bot, Connection::Kind kind);
  /// Its connection ends. Nothing happens where no bot of the server sits.
  void dismiss(SeatId seat);
  void dismissAll();
  /// Of those who sit here and those to come.
  void setPace(int paceMs);
  /// Held, they do nothing.
  void hold(Held held);
  /// Of all bots that sit or sat here.
  BotPlayer::Counts counts() const;
  /// True for a kind of bot that can be seated.
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
