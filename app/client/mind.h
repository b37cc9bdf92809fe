// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/bot.h"

namespace tapu {

/// The way in which a decision is made.
enum class Choice : quint8 {
  Own,  ///< by the player's own thought
  Any   ///< any legal action by lot: their choices were refused again and again
};

/// The mind that decides for a seat, at once or later. One object plays one seat of one game and belongs to one thread.
class Mind {
 public:
  /// The action to take; nothing = wait, allowed only while others must decide.
  using Answer = std::function<void(const std::optional<Action>& action)>;
  virtual ~Mind() = default;
  /// Asks for a decision. `answer` is called once: from within this call, or later by the loop of this thread. Another
  /// question, `withdraw` and the end of this object take the question back: then it is not called. The view is looked
  /// at during this call alone.
  virtual void ask(const SeatView& view, Choice choice, Answer answer) = 0;
  /// Takes the open question back, if there is one.
  virtual void withdraw() = 0;
  /// Reports moves as its seat sees them, and the position after them; minds that judge by positions ignore it.
  virtual void saw(const GameDefinition&, const std::vector<Move>&, const State& /*after*/) {}
};

/// Answers from within `ask`.
std::unique_ptr<Mind> mindAtOnce(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng);
/// Thinks in another thread, on copies of the question, and comes to the same decisions. An abandoned thought runs to
/// its end there, and its answer is dropped: nobody waits for it, not even the destructor. The thread that asks needs a
/// loop.
std::unique_ptr<Mind> mindApart(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng);

/// Makes the player of a seat from a kind of bot; null if it knows no such kind.
using MakeMind = std::function<std::unique_ptr<Mind>(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng)>;
/// Those of `botNames()`, all of which answer at once.
std::unique_ptr<Mind> makeMindAtOnce(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng);
/// The same, but the slow ones (`takesTime`) think apart.
std::unique_ptr<Mind> makeMind(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng);

}  // namespace tapu
