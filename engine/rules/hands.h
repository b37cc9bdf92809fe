// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

#include "engine/rules/query.h"

// Cards change hands (0.4), whether their kinds are known or only counted.

namespace tapu::rules {

/// The cards as this seat's hand holds them: where their kinds are hidden all of them count as Unknown.
inline CardCounts asKnown(const Seat& seat, CardCounts cards) {
  return seat.known == Knowledge::Own ? cards : CardCounts::of(Resource::Unknown, cards.total());
}
/// The cards come into the hand of a seat, or leave it; the hand must hold them.
inline void take(Seat& seat, CardCounts cards) { seat.hand += asKnown(seat, cards); }
inline void give(Seat& seat, CardCounts cards) { seat.hand -= asKnown(seat, cards); }

/// A seat pays these into its bank; its hand must hold them.
void payBank(Change& change, SeatId seat, CardCounts cards);
/// A seat gets these from its bank, which must hold them.
void takeFromBank(Change& change, SeatId seat, CardCounts cards);

/// A development card that was drawn from the deck comes into the hand of a seat (8.2), as one that was bought in this
/// turn (8.3). Returns it as this position knows it: Unknown where the cards of the seat are hidden.
Card takeCard(Change& change, SeatId seat, Card drawn);

/// Whether the bank of the seat holds these cards; an unlimited one holds any.
bool bankCovers(const Query& ask, CardCounts cards);
/// The resources with at least `each` cards in the seat's bank, as a set: bit 8 * resource.
std::uint64_t bankCovering(const Query& ask, int each);

/// Takes one card of a kind out of a pack in which it may be hidden.
template <class Kind>
void removeOne(CardCounts& pack, Kind kind) {
  pack -= pack[kind] > 0 ? CardCounts::of(kind) : CardCounts::of(Kind::Unknown);
}

/// The kind of the index-th card of a pack, counted kind by kind; 0 <= index < pack.total().
template <class Kind>
Kind pick(CardCounts pack, int index) {
  assert(0 <= index && index < pack.total());
  int lane = 0;
  for (; index >= pack[static_cast<Kind>(lane)]; ++lane) index -= pack[static_cast<Kind>(lane)];
  return static_cast<Kind>(lane);
}

}  // namespace tapu::rules
