// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "app/external/external_seat.h"

namespace tapu {

/// The programs that play in games of bots without a table: one for each command and seat, kept for all games. The
/// thread that decides waits for them. After a fault none of them decides any more.
class ExternalBots {
 public:
  explicit ExternalBots(const BotLimits& limits) : limits_(limits) {}
  ~ExternalBots();
  /// The bot of a seat in a game that begins, by a name with the prefix "ext:"; null for a name that is no such
  /// command. It must not outlive this object.
  std::unique_ptr<Bot> makeBot(std::string_view name, SeatId seat);
  /// What stopped the games.
  struct Stopped {
    BotFault fault;
    QString bot;  ///< its command
    SeatId seat;
  };
  const std::optional<Stopped>& stopped() const { return stopped_; }

 private:
  class Player;
  std::optional<Action> decide(ExternalSeat& seat, const QString& bot, const SeatView& view, Rng& rng);
  BotLimits limits_;
  std::map<std::pair<std::string, SeatId>, std::unique_ptr<ExternalSeat>> seats_;
  std::optional<Stopped> stopped_;
};

}  // namespace tapu
