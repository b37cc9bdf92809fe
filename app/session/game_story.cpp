// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_story.h"

#include <cmath>

#include "engine/board/tally.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"

namespace tapu {

namespace {

constexpr int kThrowsInAll = 36;  ///< of two dice
/// In how many of them a number falls: its pips, but the seven, which no token has, falls in all that are left.
int waysTo(int number) {
  constexpr int kSeven = 7, kWaysToSeven = 6;
  return number == kSeven ? kWaysToSeven : pipsOf(number);
}

/// The moves that happened: a take-back undoes the last one of those that are left (0.13).
std::vector<const Move*> movesThatStay(const std::vector<Move>& moves) {
  std::vector<const Move*> stay;
  for (const Move& move : moves) {
    if (move.action.kind != ActionKind::TakeBack)
      stay.push_back(&move);
    else if (!stay.empty())
      stay.pop_back();
  }
  return stay;
}

/// Folds one event after the other into a story.
class Teller {
 public:
  Teller(const GameDefinition& definition, GameStory& story) : story_(story), cardCost_(definition.rules.cardCost) {
    const auto seats = static_cast<std::size_t>(definition.seats);
    story_.seats.resize(seats);
    story_.trades.assign(seats, std::vector<int>(seats));
  }
  /// A move with what followed from it, and the positions before and after it.
  void tell(const Move& move, const State& before, const std::vector<Event>& events, const State& after) {
    for (const Event& event : events) {
      const bool isThrowForCards = event.kind == EventKind::Rolled && move.action.kind != ActionKind::FirstThrow;
      if (isThrowForCards) addThrow(event.count + event.more, before);
      if (event.kind == EventKind::TurnStarted) beginTurn(event.seat, after);
      addPiece(event);
      addCards(event);
      addDeed(event);
    }
  }
  /// `state`: the points at the end of what was before.
  void beginTurn(SeatId seat, const State& state) {
    notePoints(state);
    story_.turns.push_back(seat);
  }
  void notePoints(const State& state) {
    std::vector<int>& points = story_.points.emplace_back();
    for (std::size_t seat = 0; seat < story_.seats.size(); ++seat)
      points.push_back(state.points(SeatId(static_cast<int>(seat))));
  }

 private:
  SeatStory& of(SeatId seat) { return story_.seats[static_cast<std::size_t>(seat.value)]; }
  void add(SeatId seat, CardWay way, CardCounts cards) {
    if (seat) of(seat).cards[static_cast<std::size_t>(way)] += cards;
  }
  void addThrow(int number, const State& before) {
    ++story_.throws[static_cast<std::size_t>(number)];
    for (std::size_t s = 0; s < story_.seats.size(); ++s) {
      const Seat& seat = before.seat(SeatId(static_cast<int>(s)));
      for (int each = 2; each <= 12; ++each)
        story_.seats[s].promised += waysTo(each) * seat.yieldByThrow[static_cast<std::size_t>(each - 2)].total();
    }
  }
  void addPiece(const Event& event) {
    switch (event.kind) {
      case EventKind::SettlementBuilt: ++of(event.seat).settlements; break;
      case EventKind::CityBuilt: ++of(event.seat).cities; break;
      case EventKind::RoadBuilt: ++of(event.seat).roads; break;
      case EventKind::ShipBuilt: ++of(event.seat).ships; break;
      default: break;
    }
  }
  void addCards(const Event& event) {
    switch (event.kind) {
      case EventKind::StartCardsTaken: return add(event.seat, CardWay::FromStart, event.cards);
      case EventKind::Produced: return add(event.seat, CardWay::FromThrows, event.cards);
      case EventKind::PlentyPlayed:
      case EventKind::InsurancePlayed:
      case EventKind::KnightHelped: return add(event.seat, CardWay::FromCards, event.cards);
      case EventKind::Paid: return add(event.seat, CardWay::Spent, event.cards);
      case EventKind::CardBought: return add(event.seat, CardWay::Spent, cardCost_);
      case EventKind::Discarded: return add(event.seat, CardWay::Discarded, event.cards);
      case EventKind::BankTraded:
        add(event.seat, CardWay::ToBank, event.cards);
        return add(event.seat, CardWay::FromBank, event.got);
      case EventKind::MonopolyTaken:
        add(event.seat, CardWay::FromCards, event.cards);
        return add(event.other, CardWay::ToMonopolies, event.cards);
      case EventKind::CardStolen:
        add(event.seat, CardWay::FromRobbing, event.cards);
        return add(event.other, CardWay::ToRobbers, event.cards);
      case EventKind::Traded:
        add(event.seat, CardWay::ToTrades, event.cards);
        add(event.seat, CardWay::FromTrades, event.got);
        add(event.other, CardWay::ToTrades, event.got);
        return add(event.other, CardWay::FromTrades, event.cards);
      default: return;
    }
  }
  void addDeed(const Event& event) {
    using Award = AwardMove::Award;
    switch (event.kind) {
      case EventKind::CardStolen: ++of(event.seat).robberies, ++of(event.other).robbed; break;
      case EventKind::CardBought: ++of(event.seat).bought; break;
      case EventKind::KnightPlayed: ++of(event.seat).knights; break;
      case EventKind::OfferMade: ++of(event.seat).offers; break;
      case EventKind::Traded:
        ++tradesOf(event.seat, event.other);
        ++tradesOf(event.other, event.seat);
        break;
      case EventKind::LongestRoadMoved: note(Award::LongestRoad, event.seat); break;
      case EventKind::LargestArmyMoved: note(Award::LargestArmy, event.seat); break;
      default: break;
    }
  }
  int& tradesOf(SeatId one, SeatId other) {
    return story_.trades[static_cast<std::size_t>(one.value)][static_cast<std::size_t>(other.value)];
  }
  void note(AwardMove::Award award, SeatId holder) { story_.awards.push_back({award, story_.turnCount(), holder}); }
  GameStory& story_;
  CardCounts cardCost_;  ///< of a development card
};

}  // namespace

int SeatStory::promisedCards() const { return (promised + kThrowsInAll / 2) / kThrowsInAll; }

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

GameStory storyOf(const GameDefinition& definition, std::optional<Viewer> seenBy, const std::vector<Move>& moves) {
  GameStory story;
  Teller teller(definition, story);
  std::optional<SeenGame> seen;
  if (seenBy) seen.emplace(definition, *seenBy);
  State state = seen ? seen->state() : initialState(definition);
  // With fixed starts the first turn has begun before the first move, and nothing tells it.
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
  teller.notePoints(state);
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
  // Of an even number of degrees of freedom, here ten, the tail is a finite sum: e^-x Σ xⁱ/i! with x half the squares.
  const double half = told.squares / 2;
  double term = 1, sum = 1;
  for (int i = 1; i < 5; ++i) term *= half / i, sum += term;
  told.further = std::exp(-half) * sum;
  told.word = told.further >= 0.05 ? Word::Ordinary : told.further >= 0.01 ? Word::Unusual : Word::VeryUnusual;
  return told;
}

}  // namespace tapu
