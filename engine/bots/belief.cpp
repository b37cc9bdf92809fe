// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/belief.h"

#include <algorithm>
#include <cassert>

#include "engine/play/game.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"

namespace tapu {

namespace {

/// Cards that come into a hand with a move, and that leave it.
struct HandChange {
  CardCounts in, out;
};

/// As many of each kind as the bank has at first (2.1), and few enough for what may still come in (6.10).
constexpr int kPlenty = 19;
constexpr CardCounts kFull = CardCounts::resources(kPlenty, kPlenty, kPlenty, kPlenty, kPlenty);

/// The move as if its theft took a brick, if its kind is hidden; the thief and the victim.
struct Theft {
  SeatId thief, victim;
};
Theft openTheft(Move& move) {
  if (move.chance.stolen != Resource::Unknown) return {};
  move.chance.stolen = Resource::Brick;
  if (move.action.kind == ActionKind::TimeUp) return {move.action.seat, move.chance.seat};
  return {move.seat, move.action.seat};
}

/// The change that the move makes to any hands, found by carrying it out where everybody has plenty. A hidden theft is
/// left out.
std::array<HandChange, kMostSeatsOfTable> changesOf(const GameDefinition& definition, const State& seen, Move move) {
  State rich = seen;
  for (Seat& seat : rich.seats) {
    seat.known = Knowledge::Own;
    seat.hand = kFull;
  }
  for (Supply& supply : rich.supplies)
    supply.deck += CardCounts::of(Card::Unknown);  // others' cards stay unknown when the deck is sold
  const Theft theft = openTheft(move);
  apply(definition, rich, move);
  std::array<HandChange, kMostSeatsOfTable> changes{};
  for (int s = 0; s < rich.seats.size(); ++s) {
    for (const Resource r : kAllResources) {
      int more = rich.seats[s].hand[r] - kPlenty;
      if (r == Resource::Brick && theft.thief) more += (theft.victim.value == s) - (theft.thief.value == s);
      HandChange& change = changes[static_cast<std::size_t>(s)];
      (more > 0 ? change.in : change.out) += CardCounts::of(r, more > 0 ? more : -more);
    }
  }
  return changes;
}

}  // namespace

Belief::Belief(const GameDefinition& definition, SeatId viewer) : definition_(definition), viewer_(viewer) {
  possible_.reserve(kMost * kResources);  // a theft makes so many of each: nothing is allocated later
  after_.reserve(kMost * kResources);
  begin();
}

void Belief::begin() {
  const State start = initialState(definition_);
  seen_ = visibleTo(viewer_, definition_, start);
  Hands hands{{}, 1};
  for (int s = 0; s < start.seats.size(); ++s)
    if (s != viewer_.value) hands.of[static_cast<std::size_t>(s)] = start.seats[s].hand;
  possible_.assign(1, hands);
  followed_ = 0;
  isWhole_ = true;
  isLost_ = false;
}

void Belief::follow(std::span<const Move> history) {
  if (history.size() < followed_) begin();
  for (; followed_ < history.size(); ++followed_) {
    if (history[followed_].action.kind != ActionKind::TakeBack) {
      see(history[followed_]);
      continue;
    }
    // Taken back (0.13): follows the remaining moves anew.
    std::vector<Move> left;
    for (const Move& move : history.first(followed_ + 1)) {
      if (move.action.kind != ActionKind::TakeBack)
        left.push_back(move);
      else
        takeLastPlayed(left, [](const Move& played) -> const Move& { return played; });
    }
    const std::size_t here = followed_;
    begin();
    for (const Move& move : left) see(move);
    followed_ = here;
  }
}

void Belief::see(const Move& move) {
  isLost_ = isLost_ || !isPlausible(definition_, seen_, move);
  if (isLost_) return possible_.clear();
  const auto changes = changesOf(definition_, seen_, move);
  Move shown = move;
  const Theft theft = openTheft(shown);
  std::erase_if(possible_, [&](Hands& hands) {
    for (std::size_t s = 0; s < static_cast<std::size_t>(definition_.seats); ++s) {
      if (s == viewer_.value) continue;
      if (!hands.of[s].covers(changes[s].out)) return true;
      hands.of[s] = hands.of[s] - changes[s].out + changes[s].in;
      if (move.action.kind == ActionKind::Monopoly && s != move.seat.value && hands.of[s][move.action.first] > 0)
        return true;  // it takes all of them (8.5)
    }
    return move.action.kind == ActionKind::Offer && move.seat != viewer_ &&
           !hands.of[move.seat.value].covers(move.action.give);  // 6.6
  });
  if (theft.thief && theft.victim) stolen(theft.thief, theft.victim);
  keepLikeliest();
  apply(definition_, seen_, move);
}

/// Each card of the victim is as likely as the other.
void Belief::stolen(SeatId thief, SeatId victim) {
  after_.clear();
  for (const Hands& hands : possible_) {
    const CardCounts hand = hands.of[victim.value];
    for (const Resource r : kAllResources) {
      if (hand[r] == 0) continue;
      after_.push_back(hands);
      after_.back().weight *= static_cast<float>(hand[r]) / static_cast<float>(hand.total());
      after_.back().of[victim.value] -= CardCounts::of(r);
      after_.back().of[thief.value] += CardCounts::of(r);
    }
  }
  std::swap(possible_, after_);
}

/// Equal hands become one, unlikely ones go, and the rest has the weight 1.
void Belief::keepLikeliest() {
  constexpr float kHardly = 1e-4F;
  if (possible_.size() > 1) {
    const auto comesBefore = [](const Hands& a, const Hands& b) {
      return std::ranges::lexicographical_compare(a.of, b.of, {}, &CardCounts::lanes, &CardCounts::lanes);
    };
    std::ranges::sort(possible_, comesBefore);
    std::size_t last = 0;
    for (std::size_t i = 1; i < possible_.size(); ++i)
      if (possible_[i].of == possible_[last].of)
        possible_[last].weight += possible_[i].weight;
      else
        possible_[++last] = possible_[i];
    possible_.resize(last + 1);
    std::ranges::sort(possible_, [&](const Hands& a, const Hands& b) {
      return a.weight != b.weight ? a.weight > b.weight : comesBefore(a, b);
    });
    if (possible_.size() > kMost) {
      possible_.resize(kMost);
      isWhole_ = false;
    }
  }
  float sum = 0;
  for (const Hands& hands : possible_) sum += hands.weight;
  for (Hands& hands : possible_) hands.weight /= sum;
  if (std::erase_if(possible_, [](const Hands& hands) { return hands.weight < kHardly; }) > 0) isWhole_ = false;
  const auto isBare = [](const Hands& hands) { return std::ranges::all_of(hands.of, &CardCounts::isEmpty); };
  if (possible_.size() == 1 && isBare(possible_[0])) isWhole_ = true;
}

bool Belief::fits(const State& seen) const {
  if (possible_.empty() || !(seen.supplies == seen_.supplies) || seen.seats.size() > kMostSeatsOfTable) return false;
  for (int s = 0; s < seen.seats.size(); ++s)
    if (s != viewer_.value && possible_[0].of[static_cast<std::size_t>(s)].total() != seen.seats[s].hand.total())
      return false;
  return true;
}

const Belief::Hands& Belief::drawn(Rng& rng) const {
  assert(!possible_.empty());
  constexpr std::uint32_t kFine = 1 << 24;
  float lot = static_cast<float>(rng.below(kFine)) / static_cast<float>(kFine);
  for (const Hands& hands : possible_) {
    lot -= hands.weight;
    if (lot < 0) return hands;
  }
  return possible_[0];
}

float Belief::expected(SeatId seat, Resource resource) const {
  float sum = 0;
  for (const Hands& hands : possible_) sum += hands.weight * static_cast<float>(hands.of[seat.value][resource]);
  return sum;
}

}  // namespace tapu
