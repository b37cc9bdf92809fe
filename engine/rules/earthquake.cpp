// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/earthquake.h"

#include "engine/rules/awards.h"
#include "engine/rules/building.h"
#include "engine/rules/decisions.h"
#include "engine/rules/finds.h"
#include "engine/rules/free_places.h"
#include "engine/rules/islands.h"
#include "engine/rules/routes.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu::rules {

namespace {

struct Loss {
  CornerId corner;
  SeatId owner;
};
using Losses = SmallVector<Loss, 16>;

/// The piece goes back to stock; its points, its yield and, until it is refunded, its price are gone (8.11, 8.14).
void takeOff(Change& change, const Loss& loss) {
  Seat& seat = change.seat(loss.owner);
  changeYield(change, loss.owner, loss.corner, -2);
  change.state.corners[loss.corner.value] = {};
  ++seat.cities;
  seat.points = static_cast<std::uint8_t>(seat.points - 2);
  if (seat.unrefundedCities < 255) ++seat.unrefundedCities;
}

Losses takeOffCities(Change& change) {
  Losses losses;
  for (int c = 0; c < change.definition.map.cornerCount(); ++c) {
    const Piece piece = change.state.at(CornerId(c));
    if (piece.isEmpty() || piece.kind() != Piece::City) continue;
    losses.push_back({CornerId(c), piece.owner()});
    takeOff(change, losses[losses.size() - 1]);
  }
  return losses;
}

/// Puts a settlement in place of a fallen city (crazy.earthquake = downgrade), while the stock lasts.
void putBack(Change& change, const Loss& loss) {
  Seat& seat = change.seat(loss.owner);
  if (seat.settlements == 0) return;
  change.state.corners[loss.corner.value] = Piece(loss.owner, Piece::Settlement);
  --seat.settlements;
  ++seat.points;
  change.state.reachOf(loss.owner, blockOf(loss.corner)).own |= bitOf(loss.corner);
  changeYield(change, loss.owner, loss.corner, 1);
}

/// Harbors (6.8) and the hexes beside it are lost with the building.
void lookAround(Change& change) {
  for (Seat& seat : change.state.seats) seat.rates = seat.freshRates = 0;
  for (Reach& reach : change.state.reach) reach.hexes = 0;
  for (int c = 0; c < change.definition.map.cornerCount(); ++c) {
    const SeatId owner = change.state.at(CornerId(c)).owner();
    if (!owner) continue;
    const auto& place = change.definition.map.corner(CornerId(c));
    change.seat(owner).rates |= place.harbors;
    change.state.reachOf(owner, blockOf(CornerId(c))).hexes |= place.hexBits;
  }
}

}  // namespace

void earthquake(Change& change) {
  const Losses losses = takeOffCities(change);
  if (change.options().earthquake == Earthquake::Downgrade)
    for (const Loss& loss : losses) putBack(change, loss);
  for (const Loss& loss : losses) {
    const bool isLeft = !change.state.at(loss.corner).isEmpty();
    if (!isLeft) reopen(change, loss.corner);
    change.tell([&] {
      return Event{.kind = EventKind::CityLost,
                   .seat = loss.owner,
                   .place = loss.corner.value,
                   .count = static_cast<std::uint8_t>(isLeft)};
    });
  }
  if (losses.empty()) return;
  lookAround(change);
  for (int s = 0; s < change.state.seats.size(); ++s)  // an opponent's block may have vanished
    change.state.seats[s].route = static_cast<std::uint8_t>(longestRoute(change.definition, change.state, SeatId(s)));
  judgeLongestRoad(change, 0);
}

// ---- relief ---------------------------------------------------------------------------------------------------------

namespace {

std::uint64_t ownCorners(const Query& ask, int block) {
  return ask.state.reachOf(ask.id, block).settle & ask.state.blocks[block].corners;
}

bool hasOwnCorner(const Query& ask) {
  for (int block : ask.state.blocksOf(ask.id))
    if (ownCorners(ask, block) != 0) return true;
  return false;
}

}  // namespace

std::uint64_t reliefCorners(const Query& ask, int block) {
  return hasOwnCorner(ask) ? ownCorners(ask, block) : startCorners(ask.definition, ask.state, block);
}

bool owesRelief(const Query& ask) {
  if (ask.rules().relief == Switch::Off || ask.seat().settlements == 0) return false;
  if (ask.seat().settlements != ask.rules().settlements || ask.seat().cities != ask.rules().cities) return false;
  for (int block : ask.state.blocksOf(ask.id))
    if (ask.state.blocks[block].corners != 0) return true;
  return false;
}

Refused whyNoRelief(const Query& ask, CornerId corner) {
  if (const auto closed = whyCornerClosed(ask, corner)) return closed;
  if (hasCorner(reliefCorners(ask, blockOf(corner)), corner)) return std::nullopt;
  return hasOwnCorner(ask) ? Reject::NotConnected : Reject::NotStartLand;
}

namespace {

void placeRelief(Change& change, SeatId seat, CornerId corner) {
  placeSettlement(change, seat, corner);
  settleOnIsland(change, seat, corner, BringsBonus::No);
  find(change, seat, corner);
}

}  // namespace

void relieve(Change& change, CornerId corner) {
  const SeatId seat = change.state.head.active;
  settled(change, seat);
  placeRelief(change, seat, corner);
  goOn(change, change.state.head.active);
}

// The legal corner with most pips, ties in reading order.
CornerId forcedRelief(const Query& ask) {
  const auto pips = [&](CornerId at) { return pipsAt(ask.definition, ask.state, at); };
  CornerId best;
  for (int c = 0; c < ask.definition.map.cornerCount(); ++c) {
    const CornerId corner(c);
    if (!hasCorner(reliefCorners(ask, blockOf(corner)), corner)) continue;
    if (!best || pips(corner) > pips(best)) best = corner;
  }
  return best;
}

void forceRelief(Change& change, SeatId seat) {
  const CornerId corner = forcedRelief(change.as(seat));
  if (corner) placeRelief(change, seat, corner);
}

}  // namespace tapu::rules
