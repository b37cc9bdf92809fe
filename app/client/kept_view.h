// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/counted_hands.h"
#include "engine/bots/courtesy.h"
#include "engine/bots/game_mark.h"

namespace tapu {

/// The contents of a SeatView, kept for later or for another thread.
struct KeptView {
  std::shared_ptr<const GameDefinition> definition;
  State state;  ///< as the view showed it
  SeatId seat;
  PlayerTrade trade = PlayerTrade::Listed;
  Eyes eyes = Eyes::OfSeat;
  std::optional<std::vector<Move>> history = std::nullopt;  ///< of the view, if it had one
  std::shared_ptr<const CountedHands> counted = nullptr;    ///< a copy of the view's count
  std::optional<Courtesy> courtesy = std::nullopt;          ///< likewise
  /// The kept view, as long as this value lives.
  SeatView view() const {
    const SeatNotes notes{.history = history ? &*history : nullptr,
                          .counted = counted.get(),
                          .courtesy = courtesy ? &*courtesy : nullptr};
    return {*definition, state, seat, trade, eyes, notes};
  }
};

/// Keeps views of one game after the other, with one copy of the definition for all views of a game: bots keep results
/// for a definition by its address, and would mistake another game there for it.
class ViewKeeper {
 public:
  /// The next view is of another game, even if its definition has the address of the last one.
  void beginGame() { known_ = nullptr; }
  KeptView keep(const SeatView& view) {
    const std::uint64_t mark = markOf(view.definition());
    if (known_ != &view.definition() || mark_ != mark) {
      known_ = &view.definition();
      mark_ = mark;
      definition_ = std::make_shared<const GameDefinition>(*known_);
    }
    KeptView kept{.definition = definition_,
                  .state = view.visible(),
                  .seat = view.seat(),
                  .trade = view.trade(),
                  .eyes = view.eyes()};
    if (view.history()) kept.history = *view.history();
    if (view.counted()) kept.counted = std::make_shared<const CountedHands>(*view.counted());
    if (view.courtesy()) kept.courtesy = *view.courtesy();
    return kept;
  }

 private:
  const GameDefinition* known_ = nullptr;
  std::uint64_t mark_ = 0;  ///< of that game
  std::shared_ptr<const GameDefinition> definition_;
};

}  // namespace tapu
