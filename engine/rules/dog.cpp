// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dog.h"

#include <algorithm>
#include <utility>

#include "engine/rules/cards.h"
#include "engine/rules/decisions.h"
#include "engine/rules/production.h"
#include "engine/rules/strikes.h"

namespace tapu::rules {

namespace {

void guard(Change& change, SeatId id) {
  spendCard(change, id, Card::Dog);
  change.state.head.guarded.insert(id);
  change.tell([&] { return Event{.kind = EventKind::DogPlayed, .seat = id}; });
}

}  // namespace

Refused whyNoAnswer(const Query& ask) {
  return ask.seat().answer == Answer::None ? Refused{} : Refused{Reject::AlreadyAnswered};
}

// 8.15: the seat whose turn it is needs its card of the turn for it, others are free of that.
Refused whyNoDog(const Query& ask) {
  const bool isAnswer = ask.seat().pending.must == Decision::Answer;
  if (isAnswer)
    if (const auto refused = whyNoAnswer(ask)) return refused;
  if (isAnswer && !ask.isActive()) return ask.seat().cards[Card::Dog] > 0 ? Refused{} : Refused{Reject::NoSuchCard};
  if (const auto refused = whyNotPlay(ask, Card::Dog)) return refused;
  if (!(ask.state.head.strikes & Strike::Wolf)) return Reject::NoWolf;
  return ask.state.head.guarded.contains(ask.id) ? Refused{Reject::AlreadyGuarded} : Refused{};
}

void carryOutDog(Change& change) { guard(change, change.move.seat); }

// The card is spent when the window closes: the number of unplayed cards is public, the answer is not yet.
void answer(Change& change, Answer answer) {
  Seat& seat = change.seat(change.move.seat ? change.move.seat : change.move.action.seat);
  if (seat.known == Knowledge::Own) seat.answer = answer;
}

bool askForDogs(Change& change) {
  const Header& head = change.state.head;
  if (!(head.strikes & Strike::Wolf) || change.options().dog == DogTiming::OwnTurn) return false;
  SeatSet asked;
  const auto struck = struckHexes(change.definition, change.state, Resource::Wool, head.thrown());
  for (HexId hex : struck) {
    for (CornerId corner : change.definition.map.hex(hex).corners)
      if (const SeatId owner = corner ? change.state.at(corner).owner() : SeatId{}) asked.insert(owner);
  }
  asked = asked - head.guarded;
  for (SeatId seat : asked) owe(change, seat, Decision::Answer);
  if (asked.isEmpty()) return false;
  for (HexId hex : struck)
    change.tell([&] { return Event{.kind = EventKind::WolfCame, .place = hex.value, .count = asked.bits}; });
  return true;
}

SeatCounts dogAnswers(const State& state) {
  SeatCounts dogs{};
  for (int s = 0; s < state.seats.size(); ++s) dogs[static_cast<std::size_t>(s)] = state.seats[s].answer == Answer::Dog;
  return dogs;
}

Refused whyNoClosing(const GameDefinition&, const State& state, const Action& timeUp) {
  if (timeUp.number() != 0) return Reject::NotATableMove;
  return windowIsOpen(state) ? Refused{} : Refused{Reject::NothingToDecide};
}

Refused completeAnswers(const State& state, Chance& chance) {
  const auto dogs = dogAnswers(state);
  const SeatCounts told = chance.bySeat();
  if (told != SeatCounts{} && told != dogs) return Reject::WrongAnswers;
  chance.setBySeat(dogs);
  return std::nullopt;
}

bool takeAnswers(const GameDefinition& definition, Chance& rest) {
  const SeatCounts answers = rest.takeBySeat();
  for (int s = 0; s < static_cast<int>(answers.size()); ++s)
    if (answers[static_cast<std::size_t>(s)] > (s < definition.seats ? 1 : 0)) return false;
  return true;
}

bool couldAnswer(const State& seen, const Chance& chance) {
  const SeatCounts dogs = chance.bySeat();
  for (int s = 0; s < seen.seats.size(); ++s) {
    if (dogs[static_cast<std::size_t>(s)] == 0) continue;
    const Seat& seat = seen.seats[s];
    const bool hasDog = seat.known == Knowledge::Own ? seat.cards[Card::Dog] > 0 : !seat.cards.isEmpty();
    if (seat.pending.must != Decision::Answer || !hasDog) return false;
  }
  return true;
}

// Then the whole throw is paid at once.
void closeWindow(Change& change) {
  const SeatCounts dogs = change.move.chance.bySeat();
  for (int s = 0; s < change.state.seats.size(); ++s) {
    const SeatId id(s);
    if (change.seat(id).pending.must != Decision::Answer) continue;
    settled(change, id);
    change.seat(id).answer = Answer::None;
    if (dogs[static_cast<std::size_t>(s)] > 0) guard(change, id);
  }
  produce(change, change.state.head.thrown());
  goOn(change, change.state.head.active);
}

}  // namespace tapu::rules

namespace tapu {

bool windowIsOpen(const State& state) {
  return state.head.open > 0 && state.head.strikes != 0 &&
         std::any_of(state.seats.begin(), state.seats.end(),
                     [](const Seat& seat) { return seat.pending.must == Decision::Answer; });
}

SeatId awaitedAnswer(const GameDefinition& definition, const State& state) {
  const bool passes = definition.rules.options.absent == AbsentSeat::Pass;
  for (int s = 0; s < state.seats.size(); ++s) {
    const Seat& seat = state.seats[s];
    const bool isSilent = passes && seat.presence == Presence::Away;
    if (seat.pending.must == Decision::Answer && seat.answer == Answer::None && !isSilent) return SeatId(s);
  }
  return {};
}

std::optional<Action> windowMove(const GameDefinition& definition, const State& state) {
  if (!windowIsOpen(state) || state.head.paused == Paused::Yes || awaitedAnswer(definition, state)) return std::nullopt;
  return tableMove(ActionKind::TimeUp);
}

}  // namespace tapu
