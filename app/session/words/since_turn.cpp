// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/since_turn.h"

#include <algorithm>
#include <array>

#include "engine/play/take_back.h"

namespace tapu {

namespace {

/// Deeds of others that a player wants to know when their turn comes.
bool isDeed(EventKind kind) {
  using enum EventKind;
  static constexpr std::array kDeeds{
      SettlementBuilt, CityBuilt,  RoadBuilt,        ShipBuilt,          ShipMoved,    RobberMoved,
      CardStolen,      CardBought, KnightPlayed,     RoadBuildingPlayed, PlentyPlayed, MonopolyPlayed,
      InsurancePlayed, DogPlayed,  LongestRoadMoved, LargestArmyMoved,   CityLost,     PirateMoved,
      CellTurned,      GiftTaken,  IslandBonus};
  return std::ranges::find(kDeeds, kind) != kDeeds.end();
}

/// Events that may come to the player in their own turn before they have done anything but throw.
bool comesByItself(EventKind kind) {
  using enum EventKind;
  static constexpr std::array kOfOthers{TurnStarted, Rolled,     Produced, GoldOwed,
                                        CityLost,    TimeRanOut, SeatLeft, SeatTaken};
  return std::ranges::find(kOfOthers, kind) != kOfOthers.end();
}

void addCards(SinceTurn& since, const Event& event, SeatId seat) {
  const bool mine = event.seat == seat, toMe = event.other == seat;
  using enum EventKind;
  const EventKind kind = event.kind;
  const bool isIncome = kind == Produced || kind == KnightHelped || kind == InsurancePlayed || kind == GoldTaken ||
                        kind == CellTurned || kind == GiftTaken;
  if (mine && isIncome) since.income += event.cards;
  if (mine && kind == Discarded) since.loss += event.cards;
  if (toMe && (kind == CardStolen || kind == MonopolyTaken))
    since.loss += event.cards.isEmpty() ? CardCounts::of(Resource::Unknown) : event.cards;
  if (mine && kind == Traded) {
    since.income += event.got;
    since.loss += event.cards;
  }
  if (toMe && kind == Traded) {
    since.income += event.cards;
    since.loss += event.got;
  }
}

/// The deeds and cards that there were to tell before a move that may be taken back. With the move goes what it
/// brought: an award, a gift, the points of an island.
struct Before {
  std::ptrdiff_t deeds = 0;
  CardCounts income, loss;
};

void goBack(SinceTurn& since, std::vector<Before>& moves) {
  if (moves.empty()) return;
  const Before before = moves.back();
  moves.pop_back();
  since.deeds.erase(since.deeds.begin() + before.deeds, since.deeds.end());
  since.income = before.income;
  since.loss = before.loss;
}

}  // namespace

SinceTurn sinceLastTurn(const std::vector<Event>& log, SeatId seat) {
  std::size_t now = log.size();
  while (now > 0 && log[now - 1].kind != EventKind::TurnStarted) --now;
  if (now == 0 || !seat || log[now - 1].seat != seat) return {};
  --now;
  for (std::size_t i = now; i < log.size(); ++i) {
    const bool isOver = beginsBetween(log[i].kind);
    if (isOver || (log[i].seat == seat && !comesByItself(log[i].kind))) return {};
  }
  const SinceTurn nothing{.turn = now, .income = {}, .loss = {}, .deeds = {}};
  SinceTurn since = nothing;
  std::vector<Before> moves;
  bool isAway = false, endsAtNext = true;  // the game begins with the first turn
  for (std::size_t i = 0; i < now; ++i) {
    const Event& event = log[i];
    const bool isOfSeat = event.seat == seat;
    if (isOfSeat && event.kind == EventKind::SeatLeft) isAway = true;
    if (isOfSeat && event.kind == EventKind::SeatTaken) isAway = false;
    if (event.kind == EventKind::TurnStarted) {
      if (endsAtNext) since = nothing;
      moves.clear();
      endsAtNext = isOfSeat && !isAway;
    }
    if (mayBeTakenBack(event.kind)) moves.push_back({std::ssize(since.deeds), since.income, since.loss});
    if (event.kind == EventKind::TakenBack) goBack(since, moves);
    addCards(since, event, seat);
    if (event.seat.isNone() || (isOfSeat && !isAway)) continue;
    if (isDeed(event.kind)) since.deeds.push_back(event);
  }
  return endsAtNext ? nothing : since;
}

}  // namespace tapu
