// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "engine/state/move.h"

// A number over all moves of games: equal if all of them are equal.

namespace tapu {

namespace signature {

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  a = (a ^ b) * 0x9e3779b97f4a7c15ULL;
  return a ^ (a >> 32);
}

constexpr std::uint64_t at(int digit, std::uint64_t value) { return value << digit; }

/// Kinds of moves that come with hands, counts of cards, or forced results; others at most with a seat (9.22).
constexpr bool carriesMore(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Gold || kind == ActionKind::Offer ||
         kind == ActionKind::Accept || kind == ActionKind::Confirm || kind == ActionKind::Monopoly ||
         kind == ActionKind::MoveShip || (kind >= ActionKind::FirstThrow && kind <= ActionKind::Reveal) ||
         kind == ActionKind::StartRound;
}

inline std::uint64_t signMore(std::uint64_t before, const Move& move) {
  const Chance& chance = move.chance;
  const std::uint64_t forced = at(0, chance.hex.value) | at(16, chance.seat.value) | at(32, chance.counts[0]) |
                               at(40, chance.counts[1]) | at(48, chance.counts[2]) | at(56, chance.counts[3]);
  return mixed(mixed(mixed(before, move.action.give.lanes), mixed(move.action.want.lanes, chance.cards.lanes)), forced);
}

}  // namespace signature

/// The signature of the moves so far and one more: all of it, read in the order in which it lies in memory.
inline std::uint64_t sign(std::uint64_t before, const Move& move) {
  using namespace signature;
  const Action& action = move.action;
  const Chance& chance = move.chance;
  const std::uint64_t asked = at(0, action.placeLow) | at(16, action.seat.value) |
                              at(32, static_cast<unsigned>(action.kind)) | at(40, static_cast<unsigned>(action.first)) |
                              at(48, static_cast<unsigned>(action.second)) | at(56, action.placeHigh);
  const std::uint64_t drawn = at(0, chance.dice[0]) | at(8, chance.dice[1]) |
                              at(16, static_cast<unsigned>(chance.card)) |
                              at(24, static_cast<unsigned>(chance.stolen)) | at(32, chance.winner.value) |
                              at(48, chance.wonWith) | at(56, chance.throwCount);
  constexpr std::uint64_t kMover = 0xbb67ae8584caa73bULL;  // an odd fraction: of the square root of three
  const std::uint64_t with = mixed(before + kMover * move.seat.value, asked ^ std::rotl(drawn, 29));
  const bool isTurned = chance.counts[2] != 0;  // a cell under the fog (14.5); else only of kinds that carry more
  return carriesMore(action.kind) || chance.seat || isTurned ? signMore(with, move) : with;
}

}  // namespace tapu
