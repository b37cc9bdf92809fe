// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <functional>
#include <memory>

#include "app/table/sight/play_sight.h"
#include "engine/bots/bot.h"
#include "engine/play/game.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"

namespace tapu {

/// A classic game among four bots, without a server, that panels look at through the eyes of seat 0.
class PlayDesk {
 public:
  explicit PlayDesk(std::uint64_t seed = 3, TradeSelect select = Options{}.tradeSelect)
      : rng_(seed), game_(setupFrom(seed, select)) {
    for (auto& bot : bots_) bot = makeBot("random");
    look();
  }

  const Game& game() const { return game_; }
  const State& state() const { return seen_; }
  const State& all() const { return game_.state(); }  ///< with everybody's cards
  const GameDefinition& definition() const { return game_.definition(); }
  PlaySight sight() const {
    return {game_.definition(),
            seen_,
            legal_,
            SeatId(0),
            curtain,
            [](SeatId seat) { return nameOf(seat); },
            [](SeatId seat) { return static_cast<int>(seat.value); },
            [](SeatId seat) { return nameOf(seat); }};
  }
  static QString nameOf(SeatId seat) { return QString(QLatin1Char(static_cast<char>('A' + seat.value))); }

  /// Plays until seat 0 sees a position that fits; false if the game ends before.
  bool playUntil(const std::function<bool(const PlaySight&)>& fits) {
    for (int steps = 0; steps < 20000 && !fits(sight()); ++steps)
      if (!step()) break;
    return fits(sight());
  }
  /// Another deal until it fits: some positions are rare.
  static std::unique_ptr<PlayDesk> where(const std::function<bool(const PlaySight&)>& fits) {
    for (std::uint64_t seed = 1; seed < 60; ++seed)
      if (auto desk = std::make_unique<PlayDesk>(seed); desk->playUntil(fits)) return desk;
    return nullptr;
  }
  bool play(SeatId seat, const Action& action) {
    rng_.startMove(static_cast<std::uint64_t>(game_.moveCount()));
    const bool played = !game_.play(seat, action, rng_).refused;
    while (const auto due = dueMove(game_.definition(), game_.state())) game_.play({}, *due, rng_);
    look();
    return played;
  }

  Curtain curtain = Curtain::Up;
  void look() {
    const bool hidden = curtain == Curtain::Down;
    seen_ = visibleTo(hidden ? Viewer::watcher() : Viewer(SeatId(0)), game_.definition(), game_.state());
    legal_ = hidden ? LegalActions{} : legalActions(game_.definition(), seen_, SeatId(0));
  }

 private:
  static Setup setupFrom(std::uint64_t seed, TradeSelect select) {
    Setup setup;
    setup.options = defaultOptions(RuleSet::Classic);
    setup.options.tradeSelect = select;
    SeededRng rng(seed);
    setup.board = boardFor(setup.options, rng);
    setup.first = SeatId(0);
    return setup;
  }
  bool step() {
    for (int i = 0; i < 4; ++i) {
      const SeatId seat((waitingFor(game_.state()).value + i) % 4);
      if (game_.state().head.phase == Phase::Over) return false;
      const SeatView view(game_.definition(), game_.state(), seat, PlayerTrade::LeftOut);
      if (view.legal().empty()) continue;
      const auto action = bots_[seat.value]->decide(view, rng_);
      if (action && play(seat, *action)) return true;
    }
    return false;
  }

  SeededRng rng_;
  Game game_;
  std::array<std::unique_ptr<Bot>, 4> bots_;
  State seen_;
  LegalActions legal_;
};

}  // namespace tapu
