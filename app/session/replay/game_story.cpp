// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/game_story.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/board/tally.h"
#include "engine/play/game.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/validation.h"
#include "engine/rules/between.h"
#include "engine/rules/strikes.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

constexpr int kThrowsInAll = 36;  ///< of two dice
/// The throws that give a number: its pips; the seven, which has no token and so no pips, falls in six.
int waysTo(int number) {
  constexpr int kSeven = 7, kWaysToSeven = 6;
  return number == kSeven ? kWaysToSeven : pipsOf(number);
}

/// The moves that happened: a take-back undoes the last one of those that are left (0.13), but no wish (13.4).
std::vector<const Move*> movesThatStay(const std::vector<Move>& moves) {
  std::vector<const Move*> stay;
  for (const Move& move : moves) {
    if (move.action.kind != ActionKind::TakeBack)
      stay.push_back(&move);
    else
      takeLastPlayed(stay, [](const Move* played) -> const Move& { return *played; });
  }
  return stay;
}

/// Whether a GiftTaken brought victory points.
bool bringsPoints(const Event& gift) { return gift.more == static_cast<std::uint8_t>(Gift::Kind::Points); }

/// The cause of this seat's win, from all events of its move. An award counts more than the piece that won it.
WinningMove winningMove(SeatId winner, const std::vector<Event>& events, const State& after) {
  using How = WinningMove::How;
  WinningMove told{How::Points, winner, {}, 0};
  const auto foundAs = [&](EventKind kind, How how) {
    const auto at =
        std::ranges::find_if(events, [&](const Event& event) { return event.kind == kind && event.seat == winner; });
    if (at == events.end()) return false;
    told.how = how;
    told.from = at->other;
    return true;
  };
  if (foundAs(EventKind::LargestArmyMoved, How::LargestArmy)) {
    told.knights = after.seat(winner).played[Card::Knight];
    return told;
  }
  if (foundAs(EventKind::LongestRoadMoved, How::LongestRoad)) return told;
  const auto gift = std::ranges::find_if(
      events, [&](const Event& event) { return event.kind == EventKind::GiftTaken && event.seat == winner; });
  // A settlement that takes a gift may do without its points, or not: the gift is the rarer thing.
  if (gift != events.end() && bringsPoints(*gift)) told.how = How::Gift;
  if (gift != events.end() && gift->card == Card::Point) told.how = How::PointCard;
  if (told.how != How::Points || foundAs(EventKind::IslandBonus, How::Island) ||
      foundAs(EventKind::CityBuilt, How::City) || foundAs(EventKind::SettlementBuilt, How::Settlement) ||
      foundAs(EventKind::CardBought, How::PointCard))
    return told;
  // Those who do not see the card learn of the win alone that it counts a point.
  if (gift != events.end() && gift->card == Card::Unknown) told.how = How::PointCard;
  return told;
}

/// The cards of each seat at a throw of this number under the event of the round (8.13), if the bank had enough. Only a
/// game on one board has such events.
rules::Claims promisedUnderEvent(const GameDefinition& definition, const State& state, int number) {
  rules::Claims claims;
  for (std::size_t s = 0; s < static_cast<std::size_t>(definition.seats); ++s)
    claims[s] = state.seat(SeatId(static_cast<int>(s))).yieldByThrow[static_cast<std::size_t>(number - 2)];
  State asked = state;  // a flood that strikes is over
  const Move asking;
  rules::Change change{definition, asked, asking, {}};
  rules::changeClaims(change, claims, number);
  return claims;
}

/// Folds one event after the other into a story.
class Teller {
 public:
  Teller(const GameDefinition& definition, GameStory& story)
      : definition_(definition), story_(story), cardCost_(definition.rules.cardCost) {
    const auto seats = static_cast<std::size_t>(definition.seats);
    story_.seats.resize(seats);
    story_.trades.assign(seats, std::vector<int>(seats));
    story_.taken = story_.trades;
    waits_.resize(seats);
  }
  /// Takes a move with its events, and the positions before and after it.
  void tell(const Move& move, const State& before, const std::vector<Event>& events, const State& after) {
    // The event of a round (8.7) comes over its first turn, not over the one before it.
    const bool beginsRound = move.action.kind == ActionKind::StartRound;
    const auto begun = std::ranges::find(events, EventKind::TurnStarted, &Event::kind);
    if (beginsRound && begun != events.end()) beginTurn(begun->seat, before);
    if (const SeatId seat = whoMayWin(before); seat && after.points(seat) > before.points(seat))
      gain_ = winOf(seat, before, events, after);
    for (const Event& event : events) {
      const bool isThrowForCards = event.kind == EventKind::Rolled && move.action.kind != ActionKind::FirstThrow;
      if (isThrowForCards) addThrow(event.count + event.more, before);
      if (event.kind == EventKind::TurnStarted && !beginsRound) beginTurn(event.seat, after);
      addPiece(event);
      addCards(event);
      addDeed(event);
      addToWaits(event, events);
      if (event.kind != EventKind::GameWon) continue;
      const bool isDeclared = move.action.kind == ActionKind::DeclareVictory && gain_.winner == event.seat;
      story_.won = isDeclared ? gain_ : winOf(event.seat, before, events, after);
    }
    addBlocked(move, before, events);
  }
  /// `state`: the end of the turn before.
  void beginTurn(SeatId seat, const State& state) {
    endTurn(state);
    gain_ = {};
    story_.turns.push_back(seat);
  }
  /// Ends a turn, also the set-up or a last turn that nobody ends.
  void endTurn(const State& state) {
    TurnStory& now = story_.after.emplace_back();
    for (std::size_t s = 0; s < story_.seats.size(); ++s) {
      const SeatStory& seat = story_.seats[s];
      const SeatId id(static_cast<int>(s));
      now.points.push_back(state.points(id));
      now.hands.push_back(state.seat(id).cardsInHand());
      now.received.push_back(seat.of(CardWay::FromThrows).total());
      now.luck.push_back(seat.luck());
    }
    endWaits();
  }

 private:
  /// The seat that has the turn, or its part after it (13.5).
  SeatId whoMayWin(const State& before) const {
    if (hasPairs(definition_) && betweenSeat(before)) return betweenSeat(before);
    return story_.turns.empty() ? SeatId() : story_.turns.back();
  }
  WinningMove winOf(SeatId winner, const State& before, const std::vector<Event>& events, const State& after) const {
    WinningMove told = winningMove(winner, events, after);
    if (told.how != WinningMove::How::Points) told.when = momentOf(winner, before);  // else their turn has just begun
    return told;
  }
  WinningMove::When momentOf(SeatId winner, const State& before) const {
    const SeatId between = betweenSeat(before);
    if (hasPairs(definition_) && between == winner) return WinningMove::When::Part;
    if (between && !hasPairs(definition_)) return WinningMove::When::Building;
    return before.isActive(winner) ? WinningMove::When::Turn : WinningMove::When::Others;
  }
  SeatStory& of(SeatId seat) { return story_.seats[static_cast<std::size_t>(seat.value)]; }
  void add(SeatId seat, CardWay way, CardCounts cards) {
    if (seat) of(seat).cards[static_cast<std::size_t>(way)] += cards;
  }
  void addThrow(int number, const State& before) {
    ++story_.throws[static_cast<std::size_t>(number)];
    for (std::size_t s = 0; s < waits_.size(); ++s)
      story_.seats[s].dryThrows = std::max(story_.seats[s].dryThrows, waits_[s].throws++);
    const bool isUnderEvent = before.head.event == RoundEvent::Cybele || before.head.strikes != 0;
    for (int each = 2; each <= 12; ++each) {
      const auto promised = isUnderEvent ? promisedUnderEvent(definition_, before, each) : rules::Claims{};
      for (std::size_t s = 0; s < story_.seats.size(); ++s) {
        const Seat& seat = before.seat(SeatId(static_cast<int>(s)));
        const CardCounts cards = isUnderEvent ? promised[s] : seat.yieldByThrow[static_cast<std::size_t>(each - 2)];
        story_.seats[s].promised += waysTo(each) * cards.total();
      }
    }
  }
  void addPiece(const Event& event) {
    static constexpr std::pair<EventKind, int SeatStory::*> kPieces[] = {
        {EventKind::SettlementBuilt, &SeatStory::settlements},
        {EventKind::CityBuilt, &SeatStory::cities},
        {EventKind::RoadBuilt, &SeatStory::roads},
        {EventKind::ShipBuilt, &SeatStory::ships}};
    for (const auto& [kind, count] : kPieces)
      if (kind == event.kind) ++(of(event.seat).*count);
  }
  void addCards(const Event& event) {
    using enum EventKind;
    const EventKind kind = event.kind;
    if (kind == StartCardsTaken) return add(event.seat, CardWay::FromStart, event.cards);
    if (kind == Produced) return add(event.seat, CardWay::FromThrows, event.cards);
    if (kind == PlentyPlayed || kind == InsurancePlayed || kind == KnightHelped)
      return add(event.seat, CardWay::FromCards, event.cards);
    if (kind == GoldTaken) return add(event.seat, CardWay::FromGold, event.cards);
    if (kind == CellTurned || kind == GiftTaken) return add(event.seat, CardWay::FromFinds, event.cards);
    if (kind == Paid) return add(event.seat, CardWay::Spent, event.cards);
    if (kind == CardBought) return add(event.seat, CardWay::Spent, cardCost_);
    if (kind == Discarded) return add(event.seat, CardWay::Discarded, event.cards);
    if (kind == BankTraded) {
      add(event.seat, CardWay::ToBank, event.cards);
      return add(event.seat, CardWay::FromBank, event.got);
    }
    if (kind == MonopolyTaken) {
      add(event.seat, CardWay::FromCards, event.cards);
      return add(event.other, CardWay::ToMonopolies, event.cards);
    }
    if (kind == CardStolen) {
      add(event.seat, CardWay::FromRobbing, event.cards);
      return add(event.other, CardWay::ToRobbers, event.cards);
    }
    if (kind == Traded) {
      add(event.seat, CardWay::ToTrades, event.cards);
      add(event.seat, CardWay::FromTrades, event.got);
      add(event.other, CardWay::ToTrades, event.got);
      return add(event.other, CardWay::FromTrades, event.cards);
    }
  }
  void addDeed(const Event& event) {
    using Award = AwardMove::Award;
    using enum EventKind;
    const EventKind kind = event.kind;
    if (kind == CardStolen) {
      ++of(event.seat).robberies;
      ++of(event.other).robbed;
      ++story_.taken[static_cast<std::size_t>(event.seat.value)][static_cast<std::size_t>(event.other.value)];
    }
    if (kind == CardBought) ++of(event.seat).bought;
    if (kind == KnightPlayed) ++of(event.seat).knights;
    if (kind == OfferMade) ++of(event.seat).offers;
    if (kind == Traded) {
      ++tradesOf(event.seat, event.other);
      ++tradesOf(event.other, event.seat);
    }
    using Source = PointsFound::Source;
    const bool isGift = kind == GiftTaken;
    if (kind == CellTurned || isGift || kind == IslandBonus) ++of(event.seat).finds;
    if (kind == IslandBonus || (isGift && bringsPoints(event)))
      story_.found.push_back({isGift ? Source::Gift : Source::Island, story_.turnCount(), event.seat, event.count});
    if (kind == LongestRoadMoved) note(Award::LongestRoad, event.seat);
    if (kind == LargestArmyMoved) note(Award::LargestArmy, event.seat);
  }
  /// Waits go on until a card comes, or something is built; how long they were is known at the next throw or turn.
  /// `events`: all of the move. Gold that a hex brings which is turned up no throw has brought (14.5).
  void addToWaits(const Event& event, const std::vector<Event>& events) {
    using enum EventKind;
    static constexpr std::array kBuilt{SettlementBuilt, CityBuilt, RoadBuilt, ShipBuilt, CardBought};
    const bool isGold = event.kind == GoldOwed && event.count > 0 &&
                        std::ranges::find(events, CellTurned, &Event::kind) == events.end();
    if (event.kind == Produced || isGold) waitOf(event.seat).throws = 0;
    if (std::ranges::find(kBuilt, event.kind) != kBuilt.end()) waitOf(event.seat).hasBuilt = true;
  }
  /// A turn is over, or the set-up, which is no turn.
  void endWaits() {
    for (std::size_t s = 0; s < waits_.size(); ++s) {
      Wait& wait = waits_[s];
      SeatStory& seat = story_.seats[s];
      wait.turns = wait.hasBuilt || story_.turns.empty() ? 0 : wait.turns + 1;
      wait.hasBuilt = false;
      seat.idleTurns = std::max(seat.idleTurns, wait.turns);
      seat.dryThrows = std::max(seat.dryThrows, wait.throws);
    }
  }
  /// Adds what the throw would have brought without a robber on its number: the rules apply the same move with the
  /// robber away, so that a short bank, a flood or a double harvest count as they do.
  void addBlocked(const Move& move, const State& before, const std::vector<Event>& events) {
    const auto rolled = std::ranges::find(events, EventKind::Rolled, &Event::kind);
    const bool answersWolf =
        std::ranges::any_of(before.seats, [](const Seat& seat) { return seat.pending.must == Decision::Answer; });
    if (move.action.kind == ActionKind::FirstThrow || (rolled == events.end() && !answersWolf)) return;
    const int number = rolled != events.end() ? rolled->count + rolled->more : before.head.thrown();
    State free = before;
    bool isFreed = false;
    for (HexId& robber : free.robbers) {
      if (!robber || groundAt(definition_, before, robber).number != number) continue;
      // Gold is reckoned hex by hex, not with the yields of a seat.
      const Resource kind = resourceOf(groundAt(definition_, before, robber).terrain);
      for (const auto& [seat, cards] : rules::earningsAt(definition_, before, robber))
        if (kind != Resource::None)
          free.seat(seat).yieldByThrow[static_cast<std::size_t>(number - 2)] += CardCounts::of(kind, cards);
      robber = {};
      isFreed = true;
    }
    if (!isFreed) return;
    std::vector<Event> would;
    apply(definition_, free, move, Observer{&would});
    for (std::size_t s = 0; s < story_.seats.size(); ++s) {
      const SeatId seat(static_cast<int>(s));
      story_.seats[s].blocked += std::max(0, broughtTo(seat, would) - broughtTo(seat, events));
    }
  }
  /// The cards that a throw brings a seat, those among them that it chooses for gold.
  static int broughtTo(SeatId seat, const std::vector<Event>& events) {
    int cards = 0;
    for (const Event& event : events) {
      if (event.seat != seat) continue;
      if (event.kind == EventKind::Produced) cards += event.cards.total();
      if (event.kind == EventKind::GoldOwed) cards += event.count;
    }
    return cards;
  }
  int& tradesOf(SeatId one, SeatId other) {
    return story_.trades[static_cast<std::size_t>(one.value)][static_cast<std::size_t>(other.value)];
  }
  void note(AwardMove::Award award, SeatId holder) { story_.awards.push_back({award, story_.turnCount(), holder}); }
  /// The wait of a seat so far.
  struct Wait {
    int throws = 0, turns = 0;
    bool hasBuilt = false;  ///< in the turn that goes on
  };
  Wait& waitOf(SeatId seat) { return waits_[static_cast<std::size_t>(seat.value)]; }
  const GameDefinition& definition_;
  GameStory& story_;
  CardCounts cardCost_;  ///< of a development card
  std::vector<Wait> waits_;
  WinningMove gain_;  ///< the last move of this turn or part that brought its player points
};

}  // namespace

int SeatStory::promisedCards() const { return (promised + kThrowsInAll / 2) / kThrowsInAll; }
double SeatStory::promisedExactly() const { return static_cast<double>(promised) / kThrowsInAll; }
int SeatStory::luck() const { return of(CardWay::FromThrows).total() - promisedCards(); }

CardSum& CardSum::operator+=(CardCounts cards) {
  for (std::size_t kind = 0; kind < byKind.size(); ++kind) byKind[kind] += cards[static_cast<int>(kind)];
  return *this;
}

int SeatStory::left() const {
  int sum = 0;
  for (int way = 0; way < kCardWays; ++way) {
    const int cardsSo = of(static_cast<CardWay>(way)).total();
    sum += bringsCards(static_cast<CardWay>(way)) ? cardsSo : -cardsSo;
  }
  return sum;
}

CardSum SeatStory::came() const {
  CardSum sum;
  for (int way = 0; way < kCardWays; ++way) {
    for (std::size_t kind = 0; bringsCards(static_cast<CardWay>(way)) && kind < sum.byKind.size(); ++kind)
      sum.byKind[kind] += of(static_cast<CardWay>(way)).byKind[kind];
  }
  return sum;
}

GameStory storyOf(const GameDefinition& definition, std::optional<Viewer> seenBy, const std::vector<Move>& moves) {
  GameStory story;
  Teller teller(definition, story);
  std::optional<SeenGame> seen;
  if (seenBy) seen.emplace(definition, *seenBy);
  State state = seen ? seen->state() : initialState(definition);
  // With fixed starts the first turn has begun before the first move, without an event.
  if (state.head.turn == 1) teller.beginTurn(state.head.active, state);
  for (const Move* move : movesThatStay(moves)) {
    std::vector<Event> events;
    const State before = state;
    if (!seen)
      apply(definition, state, *move, Observer{&events});
    else if (seen->play(*move, Observer{&events}))
      state = seen->state();
    else
      break;
    teller.tell(*move, before, events, state);
  }
  teller.endTurn(state);
  story.end = state;
  return story;
}

double expectedThrows(int number, int throws) {
  return static_cast<double>(throws * waysTo(number)) / static_cast<double>(kThrowsInAll);
}

DiceJudgment judged(const std::array<int, 13>& throws) {
  using Word = DiceJudgment::Word;
  const int all = std::accumulate(throws.begin(), throws.end(), 0);
  DiceJudgment told;
  if (all < DiceJudgment::kFewest) return told;
  for (int number = 2; number <= 12; ++number) {
    const double expected = expectedThrows(number, all);
    const double off = throws[static_cast<std::size_t>(number)] - expected;
    told.squares += off * off / expected;
  }
  // For an even number of degrees of freedom, here ten, the tail is a finite sum: e^-x Σ xⁱ/i! with x half the squares.
  const double half = told.squares / 2;
  double term = 1, sum = 1;
  for (int i = 1; i < 5; ++i) {
    term *= half / i;
    sum += term;
  }
  told.further = std::exp(-half) * sum;
  told.word = told.further >= 0.05 ? Word::Ordinary : told.further >= 0.01 ? Word::Unusual : Word::VeryUnusual;
  return told;
}

}  // namespace tapu
