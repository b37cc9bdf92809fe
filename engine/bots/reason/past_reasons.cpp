// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/past_reasons.h"

#include <algorithm>
#include <optional>

#include "engine/bots/reason/built_with.h"

namespace tapu {

namespace {

bool beginsTurn(const Event& event) {
  return event.kind == EventKind::TurnStarted || event.kind == EventKind::RoundStarted;
}

/// The move of robber or pirate that an event tells, without its victim.
Action robbingTold(const Event& event) {
  const HexId hex(static_cast<int>(event.place));
  return event.kind == EventKind::PirateMoved ? movePirate(hex, {}) : moveRobber(hex, {});
}

/// The move of robber or pirate that the knight of this index caused, with its victim; nothing if the log does not
/// tell. A take-back of one of the two ends the search: no act lies between them (8.4), and a stolen card is not given
/// back (0.13).
std::optional<Action> robbingAfter(const std::vector<Event>& log, std::size_t knight) {
  std::optional<Action> robbing;
  bool isLatest = true;  // nothing was done since that could be taken back before it
  for (std::size_t i = knight + 1; i < log.size() && !beginsTurn(log[i]); ++i) {
    if (log[i].seat != log[knight].seat) continue;
    const EventKind kind = log[i].kind;
    if (kind == EventKind::CardStolen) {
      if (robbing) robbing->seat = log[i].other;
      return robbing;
    }
    if (kind == EventKind::RobberMoved || kind == EventKind::PirateMoved) {
      if (robbing) return robbing;  // that of a seven
      robbing = robbingTold(log[i]);
    } else if (kind == EventKind::TakenBack) {
      if (!isLatest) return robbing;
      if (!robbing) return std::nullopt;
      robbing.reset();
    } else {
      isLatest = isLatest && !robbing;
    }
  }
  return robbing;
}

/// Cards of a seat that are known to be in its hand: those that came in by trade, and others.
struct KnownCards {
  CardCounts traded, others;
  void give(CardCounts cards) {
    for (const Resource each : kAllResources) {
      const int left = cards[each] - std::min(cards[each], traded[each]);
      traded -= CardCounts::of(each, cards[each] - left);
      others -= CardCounts::of(each, std::min(left, others[each]));
    }
  }
};

/// The cards of a purchase that the seat had traded for earlier in the same turn and would have lacked otherwise.
CardCounts justTraded(const Rules& rules, const std::vector<Event>& log, std::size_t purchase) {
  const SeatId seat = log[purchase].seat;
  std::size_t first = purchase;
  while (first > 0 && !beginsTurn(log[first - 1])) --first;
  KnownCards known;
  for (std::size_t i = first; i < purchase; ++i) {
    const Event& each = log[i];
    const bool isIts = each.seat == seat;
    using enum EventKind;
    const bool isTrade = each.kind == BankTraded || each.kind == Traded;
    if (isTrade && isIts) {
      known.give(each.cards);
      known.traded += each.got;
    }
    if (each.kind == Traded && each.other == seat) {
      known.give(each.got);
      known.traded += each.cards;
    }
    const bool comesIn = each.kind == Produced || each.kind == PlentyPlayed || each.kind == MonopolyTaken ||
                         each.kind == KnightHelped || each.kind == InsurancePlayed || each.kind == GoldTaken ||
                         each.kind == CellTurned || each.kind == GiftTaken;
    if (comesIn && isIts) known.others += each.cards;
    if ((each.kind == Paid || each.kind == CardBought) && isIts) known = {};  // it may have taken any of them
  }
  CardCounts paid;
  for (const Resource each : kAllResources) {
    const int lacking = std::max(0, rules.cardCost[each] - known.others[each]);
    if (const int count = std::min(known.traded[each], lacking); count > 0) paid += CardCounts::of(each, count);
  }
  return paid;
}

Move dealOf(const Event& traded, SeatId reader) {
  const bool byOfferer = traded.seat != reader;
  const Action deal = byOfferer ? offerTrade(traded.cards, traded.got, {}) : offerTrade(traded.got, traded.cards, {});
  return Move{byOfferer ? traded.seat : traded.other, deal, {}};
}

/// The reader's knowledge of the hands of others by then.
std::optional<Belief> beliefOf(const GameDefinition& definition, const PastDeed& past, SeatId reader) {
  if (past.seen.empty() || !reader || definition.map.isChain()) return std::nullopt;
  std::optional<Belief> belief(std::in_place, definition, reader);
  belief->follow(past.seen);
  if (!belief->fits(past.before)) belief.reset();
  return belief;
}

}  // namespace

PastReasons reasonsOfPast(const GameDefinition& definition, const PastDeed& past, SeatId reader,
                          const std::vector<Event>& log, std::size_t event) {
  const Event& told = log[event];
  const Move move = told.kind == EventKind::Traded ? dealOf(told, reader) : past.move;
  const std::optional<Belief> belief = beliefOf(definition, past, reader);
  const Deed deed{.definition = definition,
                  .before = past.before,
                  .viewer = reader,
                  .move = move,
                  .belief = belief ? &*belief : nullptr};
  PastReasons why{move.seat, reasonsFor(deed)};
  std::vector<Reason>& found = why.reasons;
  const bool isOthers = move.seat != reader;
  if (const auto built = builtWith(definition.rules, log, event); built && isOthers && move.seat == told.seat) {
    // A place that waits says nothing of cards that went elsewhere.
    if (*built != Goal::Kind::Settlement)
      std::erase_if(found, [](const Reason& each) { return is(each, because::Site::Waits); });
    found.insert(found.begin(), because::Aim{because::Aim::Built, *built});
  }
  if (told.kind == EventKind::CardBought && isOthers)
    if (const CardCounts paid = justTraded(definition.rules, log, event); !paid.isEmpty())
      found.insert(found.begin(), because::Cards{because::Cards::JustTraded, paid});
  if (told.kind == EventKind::KnightPlayed && isOthers)
    if (const auto robbing = robbingAfter(log, event)) {
      const auto its = reasonsFor(Deed{definition, past.before, reader, Move{move.seat, *robbing, {}}});
      // The number of knights is the weakest reason.
      auto place = std::ranges::find_if(found, [](const Reason& each) { return is(each, because::ArmyRace::Counts); });
      for (const Reason& each : its)
        if (std::ranges::none_of(found, [&](const Reason& other) { return isAlike(each, other); }))
          place = found.insert(place, each) + 1;
    }
  if (found.size() > kMostReasons) found.resize(kMostReasons);
  return why;
}

}  // namespace tapu
