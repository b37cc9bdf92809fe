// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/playouts.h"

#include <algorithm>
#include <bit>

#include "engine/bots/greedy_bot.h"
#include "engine/bots/search/position_key.h"
#include "engine/bots/search/worlds.h"
#include "engine/play/play.h"
#include "engine/play/round_time.h"
#include "engine/rules/dog.h"
#include "engine/rules/finds.h"

namespace tapu {

namespace {

/// A way with all of its actions up to the end of the turn, or to the first whose outcome the seat cannot know.
struct Line {
  SmallVector<Action, 16> actions;
  State end;  ///< where it leads, as far as the seat knows
  double sum = 0;

  bool endsTurn() const {
    const ActionKind last = actions[actions.size() - 1].kind;
    return last == ActionKind::EndTurn || last == ActionKind::Done;
  }
};

class Playouts {
 public:
  Playouts(const SeatView& view, const Outlook& outlook, const Effort& effort)
      : definition_(view.definition()),
        seen_(view.visible()),
        seat_(view.seat()),
        outlook_(outlook),
        effort_(effort),
        seed_(positionKey(seen_, seat_)),
        policy_(outlook.sense()) {}

  Action best(const Candidates& ways, const LegalActions& allowed) {
    for (int i = 0; i < std::min(ways.size(), effort_.candidates); ++i) add(ways[i].first);
    const SeatView own(definition_, seen_, seat_, PlayerTrade::LeftOut);
    if (const auto greedy = policy_.decide(own, rng_); greedy && allowed.contains(*greedy)) add(*greedy);
    return count_ == 1 ? lines_[0].actions[0] : halved();
  }

 private:
  static constexpr int kMost = 12;

  /// Adds the line that begins so, unless another one leads to the same.
  void add(const Action& first) {
    if (count_ == kMost) return;
    Line& line = lines_[static_cast<std::size_t>(count_)];
    line.actions.clear();
    line.end = seen_;
    line.sum = 0;
    TurnSearch search(definition_, seat_, outlook_);
    for (Action action = first;;) {
      line.actions.push_back(action);
      if (isDrawn(action.kind) || action.kind == ActionKind::Roll || line.endsTurn() ||
          action.kind == ActionKind::Discard || findsByChance(definition_, line.end, action))
        break;
      apply(definition_, line.end, Move{seat_, action, {}});
      if (line.end.head.phase != Phase::Play || line.end.head.active != seat_ || line.actions.size() == 16) break;
      const LegalActions legal = legalActions(definition_, line.end, seat_, PlayerTrade::LeftOut);
      const Candidates next = search.ways(line.end, legal, effort_.positions / 4);
      if (next.empty()) break;
      action = next[0].first;
    }
    for (int i = 0; i < count_; ++i)
      if (isSame(lines_[static_cast<std::size_t>(i)], line)) return;
    ++count_;
  }

  static bool isSame(const Line& a, const Line& b) {
    return a.actions[0] == b.actions[0] || (a.endsTurn() && b.endsTurn() && a.end == b.end);
  }

  Action halved() {
    std::array<Line*, kMost> left;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count_); ++i) left[i] = &lines_[i];
    const int rounds = std::bit_width(static_cast<unsigned>(count_ - 1));
    int played = 0;
    for (int size = count_; size > 1; size = (size + 1) / 2) {
      const int each = std::max(1, effort_.playouts / (rounds * size));
      for (int i = 0; i < each; ++i, ++played) {
        rng_ = SeededRng(seedOf(played));
        dealWorld(definition_, seen_, seat_, rng_, world_, outlook_.belief());
        for (Line* line : std::span(left.data(), static_cast<std::size_t>(size))) line->sum += run(*line, played);
      }
      std::sort(left.begin(), left.begin() + size,
                [](const Line* a, const Line* b) { return a->sum != b->sum ? a->sum > b->sum : a < b; });
    }
    return left[0]->actions[0];
  }

  std::uint64_t seedOf(int number) const { return seed_ + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15ULL; }

  /// Plays one line on in the world, and judges where it comes to.
  double run(const Line& line, int number) {
    constexpr int kMostMoves = 1000;
    state_ = world_;
    rng_ = SeededRng(seedOf(number) ^ 0x2545f4914f6cdd1dULL);
    int moves = 0;
    for (const Action& action : line.actions) carryOut(seat_, action, ++moves);
    const std::uint32_t last = seen_.head.turn + static_cast<std::uint32_t>(effort_.turns);
    for (++moves; state_.head.phase != Phase::Over && moves < kMostMoves; ++moves) {
      const bool isOwnThrow = state_.head.active == seat_ && state_.seat(seat_).pending.must == Decision::Roll;
      if ((state_.head.turn >= last && isOwnThrow) || !step(moves)) break;
    }
    return static_cast<double>(outlook_.chance(state_));
  }

  bool step(int moves) {
    if (const auto only = onlyChoice(definition_, state_))
      return carryOut(state_.head.active, Action::bare(*only), moves);
    SeatId seat = state_.head.active;
    if (!awaitsActiveAlone(state_)) {
      if (const auto due = dueMove(definition_, state_)) return carryOut({}, *due, moves);
      if (const auto closing = windowMove(definition_, state_)) return carryOut({}, *closing, moves);
      seat = windowIsOpen(state_) ? awaitedAnswer(definition_, state_) : waitingFor(state_);
      if (!seat) return false;
    }
    const SeatView view(definition_, state_, seat, PlayerTrade::LeftOut, Eyes::OfWorld);
    const auto action = policy_.decide(view, rng_);
    return action && carryOut(seat, *action, moves);
  }

  /// The throw of a turn is the same in all lines.
  bool carryOut(SeatId seat, const Action& action, int moves) {
    constexpr std::uint64_t kOtherMoves = 1 << 20;
    rng_.startMove(action.kind == ActionKind::Roll ? state_.head.turn
                                                   : kOtherMoves + static_cast<std::uint64_t>(moves));
    apply(definition_, state_, Move{seat, action, draw(definition_, state_, seat, action, rng_)});
    return true;
  }

  const GameDefinition& definition_;
  const State& seen_;
  SeatId seat_;
  const Outlook& outlook_;
  const Effort& effort_;
  std::uint64_t seed_;
  GreedyBot policy_;
  SeededRng rng_{0};
  State world_, state_;
  std::array<Line, kMost> lines_;
  int count_ = 0;
};

}  // namespace

Action bestByPlayouts(const SeatView& view, const Candidates& ways, const LegalActions& allowed, const Outlook& outlook,
                      const Effort& effort) {
  return Playouts(view, outlook, effort).best(ways, allowed);
}

}  // namespace tapu
