// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/past_deed.h"

#include <algorithm>
#include <array>

#include "engine/play/validation.h"

namespace tapu {

namespace {

/// The event is about the seat that brought it about: of a deal that is either of the two.
bool isDoers(const Event& event, SeatId doer) {
  return doer && (event.seat == doer || (event.kind == EventKind::Traded && event.other == doer));
}

/// The index of the move behind the event, from 0, if the event's seat made it, for a deal one of the two.
std::optional<std::size_t> moveBehind(const GameDefinition& definition, const SeenMoves& told, std::size_t event) {
  SeenGame game(definition, told.viewer);
  std::size_t heard = 0;
  std::vector<Event> events;
  for (std::size_t i = 0; i < told.moves.size(); ++i) {
    events.clear();
    if (!game.play(told.moves[i], Observer{&events})) return std::nullopt;
    if (event < heard + events.size()) {
      const SeatId doer = told.moves[i].seat;
      return isDoers(events[event - heard], doer) ? std::optional(i) : std::nullopt;
    }
    heard += events.size();
  }
  return std::nullopt;
}

/// Others' trades are hidden (6.9), and so are answers to wolves at first (8.15): one viewer may have seen them, and
/// another not.
bool mayBeUntold(const Move& move) {
  using enum ActionKind;
  static constexpr std::array kUntold{Offer,         Accept,       Decline, Withdraw, Confirm,
                                      WithdrawOffer, StrikeAnswer, Dog,     Pass};
  return std::ranges::find(kUntold, move.action.kind) != kUntold.end();
}

bool isSame(const Move& a, const Move& b) {
  const bool isAlike = a.seat == b.seat && a.action.kind == b.action.kind && a.action.seat == b.action.seat;
  if (!isAlike || a.action.kind != ActionKind::Offer) return isAlike;
  return a.action.give == b.action.give && a.action.want == b.action.want;
}

/// The index in `looked` of the move at index `wanted` of `told`.
std::optional<std::size_t> sameMove(const std::vector<Move>& told, std::size_t wanted,
                                    const std::vector<Move>& looked) {
  std::size_t next = 0;
  for (std::size_t i = 0; i <= wanted; ++i) {
    std::size_t at = next;
    while (at < looked.size() && !isSame(told[i], looked[at]) && mayBeUntold(looked[at])) ++at;
    const bool isThere = at < looked.size() && isSame(told[i], looked[at]);
    if (!isThere && (i == wanted || !mayBeUntold(told[i]))) return std::nullopt;
    if (isThere && i == wanted) return at;
    if (isThere) next = at + 1;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PastDeed> deedOf(const GameDefinition& definition, const SeenMoves& told, const SeenMoves& looker,
                               std::size_t event) {
  const auto at = moveBehind(definition, told, event);
  const auto own = at ? sameMove(told.moves, *at, looker.moves) : std::nullopt;
  if (!own) return std::nullopt;
  SeenGame game(definition, looker.viewer);
  for (std::size_t i = 0; i < *own; ++i)
    if (!game.play(looker.moves[i])) return std::nullopt;
  const auto first = looker.moves.begin(), doing = first + static_cast<std::ptrdiff_t>(*own);
  if (!isPlausible(definition, game.state(), *doing)) return std::nullopt;  // a caller that asks for reasons plays it
  PastDeed deed{game.state(), *doing};
  if (!definition.map.isChain()) deed.seen.assign(first, doing);  // on a chain no hands are counted
  return deed;
}

// If one news has several moves, only the first was made in the position before; those of the table follow it.
void LatestDeeds::hear(const State& before, const std::vector<Move>& moves, const std::vector<Event>& events,
                       std::size_t first) {
  if (moves.empty() || !moves.front().seat) return;
  const SeatId doer = moves.front().seat;
  if (std::ranges::count(moves, doer, &Move::seat) != 1) return;
  const auto deed = std::make_shared<const PastDeed>(PastDeed{before, moves.front()});
  for (std::size_t i = 0; i < events.size(); ++i)
    if (isDoers(events[i], doer)) known_[first + i] = deed;
  while (known_.size() > kMost) known_.erase(known_.begin());
}

const PastDeed* LatestDeeds::of(std::size_t event) const {
  const auto found = known_.find(event);
  return found == known_.end() ? nullptr : found->second.get();
}

}  // namespace tapu
