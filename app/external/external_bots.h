// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
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
  /// `eyes`: whether they are shown all cards, in questions and in moves.
  ExternalBots(const BotLimits& limits, Eyes eyes) : limits_(limits), eyes_(eyes) {}
  ~ExternalBots();
  /// Sets a callback, asked again and again while a program is awaited: on true none of them decides any more.
  void stopWhen(std::function<bool()> isAsked) { isAskedToStop_ = std::move(isAsked); }
  /// The bot of a seat in a game that begins, by a name with the prefix "ext:"; null for a name that is no such
  /// command. It must not outlive this object.
  std::unique_ptr<Bot> makeBot(std::string_view name, SeatId seat);
  /// To be called for each game after its bots were made, and for each of its moves: the programs hear of them.
  void began(const State& state) { before_ = state; }
  void moved(const GameDefinition& definition, const State& after, const Move& move);
  /// The reason why no more games are played.
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
  Eyes eyes_;
  std::map<std::pair<std::string, SeatId>, std::unique_ptr<ExternalSeat>> seats_;
  std::map<SeatId, ExternalSeat*> playing_;  ///< in this game
  State before_;                             ///< of this game before the next move
  std::optional<Stopped> stopped_;
  std::function<bool()> isAskedToStop_ = [] { return false; };
};

}  // namespace tapu
