// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/ids.h"
#include "engine/state/card_counts.h"

namespace tapu {

/// Kinds of events, and the fields of Event that each fills.
enum class EventKind : std::uint8_t {
  FirstThrown,         ///< seat starts
  SettlementBuilt,     ///< seat, place
  CityBuilt,           ///< seat, place
  RoadBuilt,           ///< seat, place
  ShipBuilt,           ///< seat, place
  ShipMoved,           ///< seat, place, from
  Paid,                ///< seat, cards to the bank
  StartCardsTaken,     ///< seat, cards
  Rolled,              ///< seat (none: the table), count = die, other die in `more`
  Produced,            ///< seat, cards
  BankShort,           ///< resource in cards: nobody, or only a part, could be paid (4.5)
  Discarded,           ///< seat, cards
  RobberMoved,         ///< seat, place = hex
  CardStolen,          ///< seat takes from other; cards (lane Unknown if hidden)
  CardBought,          ///< seat, card (Unknown if hidden)
  KnightPlayed,        ///< seat
  RoadBuildingPlayed,  ///< seat
  PlentyPlayed,        ///< seat, cards
  MonopolyPlayed,      ///< seat, resource in cards with the sum taken
  MonopolyTaken,       ///< seat took from other, cards
  BankTraded,          ///< seat, cards = given, got
  OfferMade,           ///< seat, cards given, got wanted
  OfferAccepted,       ///< seat accepted other's offer (collected, 6.5)
  OfferDeclined,       ///< seat declined other's offer; count = 1, in a log: the program did so, unseen by its player
  OfferClosed,         ///< seat's offer (cards given, got wanted) is gone; count = 1: by answers, 0: it has lapsed
  Traded,              ///< seat (offerer) gave cards to other and got `got`
  LongestRoadMoved,    ///< to seat (none: nobody) from other, count = length
  LargestArmyMoved,    ///< to seat from other, count = knights
  TurnStarted,         ///< seat, count = round
  TimeRanOut,          ///< seat
  TakenBack,           ///< seat, whose last move did not happen (0.13)
  SeatLeft,            ///< seat
  SeatTaken,           ///< seat
  Paused,
  Resumed,
  GameWon,  ///< seat, count = points, more = point cards shown
  GameStopped,
  TargetReached,    ///< seat, count = the target; the round goes on (9.22)
  RoundStarted,     ///< count = round, more = its RoundEvent (8.8); shared rounds: seat = the first of the group
  CityLost,         ///< seat, place: an earthquake took it; count = 1 if a settlement is left there (8.11)
  FloodStruck,      ///< place = hex that yields nothing on this throw (8.9)
  WolfCame,         ///< place = hex: its owners may answer with a Dog now (8.15)
  WolfStruck,       ///< place = hex that pays only the protected (8.15), count = these seats as bits
  DogPlayed,        ///< seat (8.15)
  InsurancePlayed,  ///< seat, cards refunded (8.14)
  BonusTaken,       ///< seat, place, other = whose half, count = points (9.13)
  KnightHelped,     ///< seat, cards that the knight brought (9.14)
  CardsShown,       ///< seat, cards = hand, got = development cards
  SecondThrown,     ///< count = die, other die in `more`: robbers go to the hexes of this number (9.19)
  BuildWished,      ///< seat, count = 1: it wishes to build between turns, 0: it takes that back (13.4)
  PhaseStarted,     ///< seat builds between turns (13.4)
  PartStarted,      ///< seat has its part between turns (13.5)
  GoldOwed,         ///< seat, count = cards that it may choose for gold; 0: the bank or its hand has no room (14.1)
  GoldTaken,        ///< seat, cards chosen for gold (14.1)
  PirateMoved,      ///< seat, place = hex (14.2); CardStolen follows
  CellTurned,       ///< seat, place = hex, count = its terrain, more = its number; cards = what the seat got (14.5)
  GiftTaken,    ///< seat, place = corner, or from = edge where it lay, more = its Gift::Kind; count = points, or card
                ///< (Unknown if hidden, None: no deck left), or cards (14.6)
  IslandBonus,  ///< seat, place = corner, count = points (14.3)
};
inline constexpr EventKind kLastEvent = EventKind::IslandBonus;

/// Whether a seat begins to build, or its part, between two turns with it (13.4, 13.5).
constexpr bool beginsBetween(EventKind kind) {
  return kind == EventKind::PhaseStarted || kind == EventKind::PartStarted;
}

/// A result of a move, reported while it is applied: for log, animation and statistics. Never stored, never sent.
struct Event {
  EventKind kind;
  SeatId seat{}, other{};
  std::uint32_t place = HexId::kNone, from = HexId::kNone;
  std::uint16_t count = 0;
  std::uint8_t more = 0;
  Card card = Card::None;
  CardCounts cards{}, got{};
  bool operator==(const Event&) const = default;
};

/// Appends events to `log`; without one they are never even made. Rules say `tell([&] { return Event{...}; })`.
struct Observer {
  std::vector<Event>* log = nullptr;
  template <class Make>
  void operator()(Make make) {
    if (log) [[unlikely]]
      log->push_back(make());
  }
};

}  // namespace tapu
