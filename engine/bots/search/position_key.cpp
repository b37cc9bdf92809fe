// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/position_key.h"

namespace tapu {

namespace {

class Mixer {
 public:
  Mixer& operator<<(std::uint64_t part) {
    key_ = (key_ ^ part) * 0xff51afd7ed558ccdULL;  // of MurmurHash3's finalizer
    key_ ^= key_ >> 32;
    return *this;
  }
  std::uint64_t key() const { return key_; }

 private:
  std::uint64_t key_ = 0x9e3779b97f4a7c15ULL;
};

}  // namespace

std::uint64_t positionKey(const State& seen, SeatId id) {
  const Seat& seat = seen.seat(id);
  Mixer mixer;
  mixer << seat.hand.lanes << seat.cards.lanes << seat.played.lanes << seen.head.turn;
  mixer << (std::uint64_t{seat.cities} | std::uint64_t{seat.settlements} << 8 | std::uint64_t{seat.pending.left} << 16 |
            static_cast<std::uint64_t>(seat.pending.must) << 24 | std::uint64_t{seat.points} << 32 |
            std::uint64_t{seat.cardsPlayed} << 40 | std::uint64_t{seat.newShips} << 48);
  for (const SeatBlock& at : seen.seatBlocks(id))
    mixer << at.reach.own << at.reach.settle << at.reach.routes[0] << at.reach.routes[1];
  for (HexId robber : seen.robbers) mixer << robber.value;
  return mixer.key();
}

}  // namespace tapu
