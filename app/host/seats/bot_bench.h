// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "app/client/bot_player.h"
#include "app/host/seats/connection.h"

namespace tapu {

/// The bots of a server, by seat: each a client behind a channel of its own, like a person.
class BotBench : public QObject {
  Q_OBJECT
 public:
  /// The kind of bot that sits where nobody has said which.
  static constexpr QStringView kStandIn = u"farmer";
  /// Called for each new bot with the server's end of its channel.
  using Admit = std::function<void(std::unique_ptr<Channel>, SeatId seat, Connection::Kind)>;
  /// `paceMs`: milliseconds that each bot thinks before an answer; `rng` is asked for a generator for each bot and each
  /// client, `makeMind` for what decides at each seat.
  BotBench(std::shared_ptr<Clock> clock, int paceMs, std::function<std::unique_ptr<Rng>(SeatId seat)> rng,
           MakeMind makeMind, Admit admit);
  /// As BotPlayer::setPersons, for the bots to come.
  void setPersons(IsPerson isPerson) { isPerson_ = std::move(isPerson); }
  ~BotBench() override;

  /// Seats a bot of this kind, in the place of the bot that sits there. A kind that is not known gives the usual bot.
  void seat(SeatId seat, const QString& bot, Connection::Kind kind);
  /// Slows the bot of this seat down, while its person looks on: they can follow it, however fast the others are, and
  /// take over again before the game ends.
  void letLookOn(SeatId seat);
  /// Ends the connection of the bot at this seat; nothing happens if none of this bench sits there.
  void dismiss(SeatId seat);
  void dismissAll();
  /// As `paceMs`, for the bots that sit here and those to come.
  void setPace(int paceMs);
  /// Where the pace is BotPlayer::kByStep: the first bot that has something to do does one thing.
  void step();
  /// Yes: the bots do nothing until No.
  void hold(Held held);
  /// Counts the acts of all bots that sit or sat here, and how many of them were refused.
  BotPlayer::Counts counts() const;
  /// True for a kind of bot that can be seated.
  static bool knows(const QString& bot);

 private:
  void stepFrom(SeatId first);
  std::shared_ptr<Clock> clock_;
  int paceMs_;
  Held held_ = Held::No;
  std::function<std::unique_ptr<Rng>(SeatId seat)> rng_;
  MakeMind makeMind_;
  Admit admit_;
  IsPerson isPerson_;
  std::map<SeatId, std::unique_ptr<BotPlayer>> players_;
  BotPlayer::Counts gone_;  ///< of those who sat here
};

}  // namespace tapu
