// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/play/play.h"
#include "engine/rules/between.h"
#include "engine/rules/trade.h"

namespace tapu {

class CountedHands;
class Courtesy;
class NearView;

/// Whether the cards of all seats may be looked at: only in a world that somebody has made up.
enum class Eyes : std::uint8_t { OfSeat, OfWorld };

/// The notes of a bot on the game so far.
struct SeatNotes {
  /// The moves that led here, from the first on, as the seat saw them; null: they are not known.
  const std::vector<Move>* history = nullptr;
  /// The hands of the others in this position, where they can be counted from what all have seen; null: nobody has
  /// counted.
  const CountedHands* counted = nullptr;
  /// The offers that others have declined; null: everybody may be asked for a trade.
  const Courtesy* courtesy = nullptr;
};

/// The view of a bot: its seat's legal actions and the position as its seat sees it. The visible position is made only
/// when asked for.
class SeatView {
 public:
  /// `state` may be a full state: a bot reads it only through `visible()`. With `around`, that shows the boards around
  /// its own (`NearView`), else all of them; nobody else may use `around` before the bot has decided.
  SeatView(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade = PlayerTrade::Listed,
           Eyes eyes = Eyes::OfSeat, const SeatNotes& notes = {}, NearView* around = nullptr);
  const GameDefinition& definition() const { return definition_; }
  SeatId seat() const { return seat_; }
  Eyes eyes() const { return eyes_; }
  /// Whether `legal` lists trades with players.
  PlayerTrade trade() const { return trade_; }
  const LegalActions& legal() const { return legal_; }
  const std::vector<Move>* history() const { return notes_.history; }
  const CountedHands* counted() const { return notes_.counted; }
  const Courtesy* courtesy() const { return notes_.courtesy; }
  /// Whether the bot may ask this seat for a trade in its own turn, and whether it may offer them this deal.
  bool mayAsk(SeatId other) const;
  bool mayOffer(SeatId other, CardCounts give, CardCounts want) const;
  const State& visible() const;
  /// Answers of the rules that are the same for the full and for the visible position, so no visible copy is made.
  PartnerSet partners() const { return tradePartners(definition_, state_, seat_); }
  bool isActive() const { return state_.isActive(seat_); }
  /// Whether the hand pays for a piece that has a place, or for a card.
  bool couldBuy() const { return rules::couldBuy({definition_, state_, seat_}); }
  bool allows(const Action& action) const { return !check(definition_, state_, seat_, action); }
  /// The bot's own seat, of which it may see everything (6.9); no visible copy is made.
  const Seat& own() const { return state_.seat(seat_); }

 private:
  const GameDefinition& definition_;
  const State& state_;
  SeatId seat_;
  Eyes eyes_;
  PlayerTrade trade_;
  SeatNotes notes_;
  LegalActions legal_;
  NearView* around_;
  mutable std::optional<State> visible_;
  mutable const State* near_ = nullptr;  ///< the state from `around_`
};

/// A program that plays. One object plays one seat of one game and may remember what it did there.
class Bot {
 public:
  virtual ~Bot() = default;
  /// The action to take now; nothing = wait, allowed only while others must decide.
  virtual std::optional<Action> decide(const SeatView& view, Rng& rng) = 0;
  /// Whether it makes use of the history of a view: for others nobody need keep one.
  virtual bool looksBack() const { return false; }
  /// Whether it looks at no more of a chain than the boards around its own (`NearView`).
  virtual bool looksNear() const { return false; }
};

/// Names for `makeBot`: "random", "greedy", "keen", "deep", and the levels.
std::span<const std::string_view> botNames();
/// The levels that people choose from, the easiest first: "shepherd", "farmer", "trader", "navigator".
std::span<const std::string_view> botLevels();
/// Whether a bot of this name thinks so long about a decision that a window which waited for it would stand still.
bool takesTime(std::string_view name);
/// Behind one of these names: a bot that makes no use of gold, islands, fog, gifts and the pirate (14), to measure in a
/// match what that is worth. Not of `botNames`: nobody else seats one.
inline constexpr std::string_view kIgnoresSea = ":nosea";
/// A new bot of this name; null if there is no such bot.
std::unique_ptr<Bot> makeBot(std::string_view name);

}  // namespace tapu
