// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "engine/board/ids.h"

namespace tapu {

/// A set of up to eight members that are numbered 0 to 7, in one byte. Loops see the lowest number first:
/// for (SeatId seat : state.head.guarded). A member above 7, or none, is in no set and cannot be put into one.
template <class Member>
struct SetOf {
  static constexpr int kMost = 8;
  std::uint8_t bits = 0;  ///< bit n for the member with the number n; in this form it travels and lies on disk

  constexpr SetOf() = default;
  constexpr SetOf(std::initializer_list<Member> members) {
    for (Member member : members) insert(member);
  }
  static constexpr SetOf fromBits(std::uint8_t bits) {
    SetOf set;
    set.bits = bits;
    return set;
  }
  /// The members with the numbers from 0 to below `count`; all eight if `count` is larger.
  static constexpr SetOf below(int count) {
    return fromBits(count < kMost ? static_cast<std::uint8_t>((1 << count) - 1) : std::uint8_t{0xff});
  }

  constexpr bool isEmpty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr bool contains(Member member) const { return member.value < kMost && (bits >> member.value & 1) != 0; }
  /// Every member is one of `other` too.
  constexpr bool isWithin(SetOf other) const { return (bits & ~other.bits) == 0; }
  /// The lowest member; the set must not be empty.
  constexpr Member first() const {
    assert(!isEmpty());
    return Member(std::countr_zero(bits));
  }

  /// Nothing changes where the member is in the set already.
  constexpr void insert(Member member) {
    assert(member.value < kMost);
    bits = static_cast<std::uint8_t>(bits | 1 << member.value);
  }
  /// Nothing changes where the member is not in the set.
  constexpr void erase(Member member) {
    if (contains(member)) bits = static_cast<std::uint8_t>(bits & ~(1 << member.value));
  }
  /// Those of either set, and those of one that are not in the other.
  constexpr SetOf operator|(SetOf other) const { return fromBits(static_cast<std::uint8_t>(bits | other.bits)); }
  constexpr SetOf operator-(SetOf other) const { return fromBits(static_cast<std::uint8_t>(bits & ~other.bits)); }
  bool operator==(const SetOf&) const = default;

  /// Goes from member to member, upward.
  struct Iterator {
    unsigned rest;  ///< bits of those still to come
    constexpr Member operator*() const { return Member(std::countr_zero(rest)); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {bits}; }
  constexpr Iterator end() const { return {0}; }
};

/// Some seats of a game on one board.
using SeatSet = SetOf<SeatId>;

/// A seat as another one numbers those that it can ever trade with, 0 to 7: each seat has numbers of its own, see
/// GameDefinition::partner. None: no partner.
using PartnerId = Id<struct PartnerTag>;
/// Some of the seats that one seat can trade with. It means other seats for another seat's partners.
using PartnerSet = SetOf<PartnerId>;

/// The most seats of a game on one board (13.1).
inline constexpr int kMostSeatsOfTable = 8;
/// A number for each seat of a game on one board.
using SeatCounts = std::array<std::uint8_t, kMostSeatsOfTable>;

static_assert(kMostSeatsOfTable <= SeatSet::kMost);
static_assert(sizeof(SeatSet) == 1 && sizeof(PartnerSet) == 1,
              "they stand in positions and moves, of which many are kept");

}  // namespace tapu
