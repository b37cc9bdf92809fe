// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/game_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_length.h"
#include "app/text/language.h"
#include "app/text/option_words.h"
#include "app/text/problem_text.h"
#include "app/text/shown_text.h"
#include "engine/state/seats.h"

namespace tapu {

namespace {

class GameWords {
  Q_DECLARE_TR_FUNCTIONS(GameWords)
};

}  // namespace

QString nameOfPreset(Preset preset) {
  switch (preset) {
    //: Preset of options
    case Preset::Beginner: return GameWords::tr("Beginner");
    //: Preset of options
    case Preset::Standard: return GameWords::tr("Standard");
    case Preset::Crazy: return nameOfRules(RuleSet::Crazy);
    case Preset::BigGame: break;
  }
  return nameOfRules(RuleSet::BigGame);
}

QString whatPresetIs(Preset preset) {
  switch (preset) {
    //: What the preset “Beginner” is
    case Preset::Beginner: return GameWords::tr("A fixed island with the first pieces in place");
    //: What the preset “Standard” is
    case Preset::Standard: return GameWords::tr("A shuffled island; everybody places the first pieces");
    //: What the preset “Crazy” is
    case Preset::Crazy: return GameWords::tr("Floods, wolves and earthquakes; two more kinds of cards");
    case Preset::BigGame: break;
  }
  //: What the preset “Big Game” is
  return GameWords::tr("A chain of boards with two seats at each; two groups play in turn, against the clock");
}

QString titleOf(const GamePlan& plan) {
  if (plan.setup.options.mapKind == MapKind::File && !plan.isOnChain()) {
    const BoardFile* shelved = onTheShelf(plan.setup.board);
    return nameOfBoard(shelved ? *shelved : BoardFile{});
  }
  const auto preset = plan.preset();
  return preset ? nameOfPreset(*preset) : nameOfRules(plan.setup.ruleSet);
}

namespace {

int mostPlayersOn(const Setup& setup) { return seatsOn(setup.board, kMostSeatsOfTable); }

}  // namespace

QString playersOn(const Setup& setup) {
  if (!setup.chain.isEmpty()) return {};
  const int most = mostPlayersOn(setup);
  //: How many can play on a board
  if (most == kFewestAtOneBoard) return GameWords::tr("%n player(s)", nullptr, most);
  //: How many can play on a board; %1 the least and %2 the largest number
  return GameWords::tr("%1 to %2 players").arg(inDigits(kFewestAtOneBoard), inDigits(most));
}

QString figuresOn(const Setup& setup) {
  if (!setup.chain.isEmpty()) return {};
  const QString least = inDigits(kFewestAtOneBoard), most = inDigits(mostPlayersOn(setup));
  return least == most ? least : least + QChar(0x2013) + most;
}

QString playersOf(const SeatAdvice& seats) {
  if (seats.from == seats.to) return GameWords::tr("%n player(s)", nullptr, seats.to);
  //: The players that a board is made for; %1 their numbers: "3–4"
  return GameWords::tr("%1 players").arg(inDigits(seats.from) + QChar(0x2013) + inDigits(seats.to));
}

QString forPlayers(const SeatAdvice& seats) {
  //: The players that a board is made for, where others were asked for
  if (seats.from == seats.to) return GameWords::tr("for %n player(s)", nullptr, seats.to);
  if (seats.from + 1 == seats.to)
    //: The same; %1 and %2 two numbers that follow one another
    return GameWords::tr("for %1 or %2 players").arg(inDigits(seats.from), inDigits(seats.to));
  //: The same; %1 the least and %2 the largest number
  return GameWords::tr("for %1 to %2 players").arg(inDigits(seats.from), inDigits(seats.to));
}

QString pointsOf(const GamePlan& plan) {
  //: The points that win a game
  return GameWords::tr("%n point(s)", nullptr, rulesOf(plan.setup.ruleSet, plan.setup.options).target);
}

QString roomWarning(const Setup& setup) {
  if (setup.options.mapKind != MapKind::File || !setup.chain.isEmpty()) return {};
  const auto found = warnings(setup.board, setup.options.seats);
  const auto room = std::ranges::find(found, ProblemKind::RoomForSeats, &BoardProblem::kind);
  return room == found.end() ? QString() : problemText(*room);
}

QString lengthOf(const GamePlan& plan) {
  //: How long a game usually takes
  return GameWords::tr("about %n minute(s)", nullptr, usualLength(plan.setup, personsExpected(plan.seats)).minutes);
}

QString briefOf(const GamePlan& plan) {
  const auto bots = std::ranges::count(plan.seats, SeatHolder::Bot, &GamePlan::Seat::holder);
  //: What a click begins; %1 kind of game or name of a board, %n how many bots, %2 “about 30 minutes”
  return GameWords::tr("%1 · %n bot(s) · %2", nullptr, static_cast<int>(bots)).arg(titleOf(plan), lengthOf(plan));
}

QString goalOf(const GamePlan& plan) {
  const int target = rulesOf(plan.setup.ruleSet, plan.setup.options).target;
  //: What a game is before it begins; %1 the rules, such as Classic, %n points that win, %2 “about 30 minutes”
  return GameWords::tr("%1 · first to %n point(s) · %2", nullptr, target)
      .arg(nameOfRules(plan.setup.ruleSet), lengthOf(plan));
}

QString titleAndGoalOf(const GamePlan& plan) {
  const QString title = titleOf(plan), goal = goalOf(plan);
  if (title == nameOfRules(plan.setup.ruleSet)) return goal;
  //: What a game is before it begins; %1 which game, such as Standard, %2 its rules, its goal and how long it takes
  return GameWords::tr("%1: %2").arg(title, goal);
}

QString sentenceOf(const GamePlan::Obstacle& obstacle) {
  using Kind = GamePlan::Obstacle::Kind;
  switch (obstacle.kind) {
    //: Why a new game cannot start; %1 number of the seat
    case Kind::NoName: return GameWords::tr("Please enter a name for player %1.").arg(obstacle.seat + 1);
    //: Why a new game cannot start; %1 a name
    case Kind::SameName:
      return GameWords::tr("Two players are called %1. Please change one name.").arg(isolated(obstacle.name));
    case Kind::Setup: return problemAt(*obstacle.problem);
    case Kind::NoGameName: break;
  }
  //: Why a game on the network cannot be opened
  return GameWords::tr("Please give the game a name.");
}

}  // namespace tapu
