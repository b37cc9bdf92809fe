// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/past_reasons.h"

#include <algorithm>

#include "app/session/built_with.h"

namespace tapu {

namespace {

bool beginsTurn(const Event& event) {
  return event.kind == EventKind::TurnStarted || event.kind == EventKind::RoundStarted;
}

/// Where the robber went that a knight of this index sent away, and whom it robbed; nothing if the log does not tell.
std::optional<Action> robberAfter(const std::vector<Event>& log, std::size_t knight) {
  std::optional<Action> robber;
  for (std::size_t i = knight + 1; i < log.size() && !beginsTurn(log[i]); ++i) {
    if (log[i].seat != log[knight].seat) continue;
    if (log[i].kind == EventKind::TakenBack) return std::nullopt;
    if (log[i].kind == EventKind::RobberMoved && !robber)
      robber = moveRobber(HexId(static_cast<int>(log[i].place)), {});
    else if (log[i].kind == EventKind::CardStolen && robber)
      return moveRobber(robber->hex(), log[i].other);
  }
  return robber;
}

/// Which cards of a purchase the seat had traded for in the same turn before it.
CardCounts justTraded(const Rules& rules, const std::vector<Event>& log, std::size_t purchase) {
  CardCounts got;
  const SeatId seat = log[purchase].seat;
  for (std::size_t i = purchase; i-- > 0 && !beginsTurn(log[i]);) {
    const Event& each = log[i];
    if (each.seat == seat && (each.kind == EventKind::Traded || each.kind == EventKind::BankTraded)) got += each.got;
    if (each.other == seat && each.kind == EventKind::Traded) got += each.cards;
    // What was paid for since then may have taken them.
    if (each.seat == seat && (each.kind == EventKind::Paid || each.kind == EventKind::CardBought)) break;
  }
  CardCounts paid;
  for (const Resource each : kAllResources)
    if (const int count = std::min(got[each], rules.cardCost[each]); count > 0) paid += CardCounts::of(each, count);
  return paid;
}

Move dealOf(const Event& traded, SeatId reader) {
  const bool byOfferer = traded.seat != reader;
  const Action deal = byOfferer ? offerTrade(traded.cards, traded.got, {}) : offerTrade(traded.got, traded.cards, {});
  return Move{byOfferer ? traded.seat : traded.other, deal, {}};
}

}  // namespace

PastReasons reasonsOfPast(const GameDefinition& definition, const PastDeed& past, SeatId reader,
                          const std::vector<Event>& log, std::size_t event) {
  const Event& told = log[event];
  const Move move = told.kind == EventKind::Traded ? dealOf(told, reader) : past.move;
  PastReasons why{move.seat, reasonsFor(Deed{definition, past.before, reader, move})};
  std::vector<Reason>& found = why.reasons;
  const bool isOthers = move.seat != reader;
  if (const auto built = builtWith(definition.rules, log, event); built && isOthers && move.seat == told.seat) {
    // A place that waits says nothing of cards that went elsewhere.
    if (*built != Goal::Kind::Settlement)
      std::erase_if(found, [](const Reason& each) { return each.kind == ReasonKind::Waits; });
    found.insert(found.begin(), Reason{.kind = ReasonKind::Built, .goal = *built});
  }
  if (told.kind == EventKind::CardBought && isOthers)
    if (const CardCounts paid = justTraded(definition.rules, log, event); !paid.isEmpty())
      found.insert(found.begin(), Reason{.kind = ReasonKind::JustTraded, .cards = paid});
  if (told.kind == EventKind::KnightPlayed && isOthers)
    if (const auto robber = robberAfter(log, event); robber) {
      const auto its = reasonsFor(Deed{definition, past.before, reader, Move{move.seat, *robber, {}}});
      // How many knights it were says the least.
      const auto at = std::ranges::find(found, ReasonKind::KnightCount, &Reason::kind);
      auto place = at;
      for (const Reason& each : its)
        if (std::ranges::find(found, each.kind, &Reason::kind) == found.end()) place = found.insert(place, each) + 1;
    }
  if (found.size() > kMostReasons) found.resize(kMostReasons);
  return why;
}

}  // namespace tapu
