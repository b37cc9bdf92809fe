// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

// Halves and their robbers (9.13, 9.14, 9.17, 9.19): territory 2k is Sun's of board k, 2k + 1 Moon's, as the seats.

namespace tapu::rules {
namespace {

/// The other territories that a seat can build in, as bits: two for each of the three boards around its home.
std::uint8_t bitOfTerritory(const Question& ask, SeatId territory) {
  const int boards = ask.definition.map.boards();
  const int step = (territory.value / 2 - ask.seat().home + 1 + boards) % boards;
  return static_cast<std::uint8_t>(1 << (2 * step + territory.value % 2));
}

/// The foreign half that a settlement here counts for, if it earns the bonus at all: of a seat that is taken, not
/// vacant; of two the lower board's (G8).
SeatId foreignHalf(const Question& ask, CornerId corner) {
  const auto& halves = ask.definition.map.corner(corner).halves;
  SeatId foreign;
  for (SeatId half : halves) {
    if (half == ask.id) return {};
    if (half && !foreign && ask.state.seat(half).presence != Presence::Vacant) foreign = half;
  }
  return foreign;
}

bool ownsCornerOf(const Question& ask, HexId hex) {
  const auto& corners = ask.definition.map.hex(hex).corners;
  return std::any_of(corners.begin(), corners.end(), [&](CornerId c) { return ask.state.at(c).isOf(ask.id); });
}

/// The first hex of a territory with this number in reading order; else where its robber started.
HexId hexFor(const GameDefinition& definition, int territory, int number) {
  const int board = territory / 2;
  for (int h = definition.map.firstHex(board); h < definition.map.firstHex(board + 1); ++h)
    if (definition.robberOf(HexId(h)) == territory && definition.map.hex(HexId(h)).cell.number == number)
      return HexId(h);
  return definition.robberStarts[static_cast<std::size_t>(territory)];
}

}  // namespace

void moveRobberTo(Change& change, int territory, HexId to) {
  HexId& robber = change.state.robbers[territory];
  if (robber == to) return;
  addYield(change, robber, +1);
  robber = to;
  addYield(change, to, -1);
  change.tell([&] { return Event{.kind = EventKind::RobberMoved, .place = to.value}; });
}

void takeBonus(Change& change, SeatId id, CornerId corner) {
  const Question ask = change.as(id);
  Seat& seat = change.seat(id);
  const SeatId half = foreignHalf(ask, corner);
  if (!half) return;
  const std::uint8_t bit = bitOfTerritory(ask, half);
  const bool isSpent = change.options().bonus == Bonus::Once ? seat.bonusFrom != 0 : (seat.bonusFrom & bit) != 0;
  if (isSpent) return;
  seat.bonusFrom |= bit;
  seat.points = static_cast<std::uint8_t>(seat.points + change.rules().bonusPoints);
  scored(change, id);
  change.tell([&] {
    return Event{.kind = EventKind::BonusTaken,
                 .seat = id,
                 .other = half,
                 .place = corner.value,
                 .count = static_cast<std::uint8_t>(change.rules().bonusPoints)};
  });
}

// G10: a robber where it started drives nothing away. The robbers near are those of the boards b-2 .. b+2.
std::vector<HexId> robbersBeside(const Question& ask) {
  std::vector<HexId> beside;
  const int boards = ask.definition.map.boards(), home = ask.seat().home;
  for (int step = -2; step <= 2; ++step) {
    const int board = ask.definition.map.isRing() ? (home + step + boards) % boards : home + step;
    if (board < 0 || board >= boards) continue;
    for (int territory : {2 * board, 2 * board + 1}) {
      const HexId robber = ask.state.robbers[territory];
      const bool isHome = robber == ask.definition.robberStarts[static_cast<std::size_t>(territory)];
      const bool isListed = std::find(beside.begin(), beside.end(), robber) != beside.end();  // in a ring of three
      if (!isHome && !isListed && ask.definition.map.hex(robber).cell.number != 0 && ownsCornerOf(ask, robber))
        beside.push_back(robber);
    }
  }
  return beside;
}

bool mayChooseCard(const Question& ask) {
  return robbersBeside(ask).empty() || ask.options().knightChoice == Switch::On;
}

Refused whyNoKnight(const Question& ask, const Action& action) {
  if (const auto refused = whyNotPlay(ask, Card::Knight)) return refused;
  if (ask.rules().helpfulKnights == Switch::Off) {  // 8.4: it names neither a robber nor a card
    if (action.place != 0xffff) return Reject::NoSuchRobber;
    return action.first == Resource::None ? Refused{} : Refused{Reject::NotAResource};
  }
  const auto beside = robbersBeside(ask);
  if (action.place != 0xffff)
    return std::find(beside.begin(), beside.end(), action.hex()) != beside.end() ? Refused{}
                                                                                 : Refused{Reject::NoSuchRobber};
  if (!beside.empty() && ask.options().knightChoice == Switch::Off) return Reject::ChooseRobber;
  const bool bankIsEmpty = ask.rules().unlimitedBank == Switch::Off && ask.state.bankOf(ask.id).isEmpty();
  const bool isFull = ask.seat().cardsInHand() >= ask.rules().handLimit;
  if (action.first == Resource::None) return bankIsEmpty || isFull ? Refused{} : Refused{Reject::ChooseCard};
  if (static_cast<int>(action.first) >= kResources) return Reject::NotAResource;
  if (isFull) return Reject::HandFull;
  return bankCovers(ask, CardCounts::of(action.first)) ? Refused{} : Refused{Reject::BankCannotGive};
}

void helpByKnight(Change& change) {
  const SeatId id = change.move.seat;
  const Action& action = change.move.action;
  Resource card = action.first;
  if (action.place != 0xffff) {
    card = resourceOf(change.definition.map.hex(action.hex()).cell.terrain);
    const int territory = change.definition.robberOf(action.hex());
    moveRobberTo(change, territory, change.definition.robberStarts[static_cast<std::size_t>(territory)]);
  }
  if (card == Resource::None || !bankCovers(change.as(id), CardCounts::of(card))) return;
  if (change.seat(id).cardsInHand() >= change.rules().handLimit) return;
  takeFromBank(change, id, CardCounts::of(card));
  change.tell([&] { return Event{.kind = EventKind::KnightHelped, .seat = id, .cards = CardCounts::of(card)}; });
}

// 9.19
void moveRobbers(Change& change, int thrown) {
  for (int territory = 0; territory < change.state.robbers.size(); ++territory)
    if (change.state.head.round > protectedUntil(change.definition, change.state, SeatId(territory)))
      moveRobberTo(change, territory, hexFor(change.definition, territory, thrown));
}

}  // namespace tapu::rules
