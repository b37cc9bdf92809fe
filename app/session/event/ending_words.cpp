// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/ending_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/session/event/event_results.h"
#include "app/wire/names.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct EndingWords {
  Q_DECLARE_TR_FUNCTIONS(EndingWords)
};

QString numeral(int number) { return QLocale().toString(number); }

QString boardOf(SeatId seat) {
  const QString board = numeral(seat.value / kSeatsAtBoardOfChain + 1);
  //: Where a player sits at a Big Game; %1 number of the board
  const QString moon = EndingWords::tr("board %1, Moon");
  //: Where a player sits at a Big Game; %1 number of the board
  const QString sun = EndingWords::tr("board %1, Sun");
  return (State::groupOf(seat) == Territory::Moon ? moon : sun).arg(board);
}

QStringList namesOf(const Ending& ending) {
  QStringList names;
  for (const SpokenSeat& who : ending.first) names << spokenName(who);
  return names;
}

bool isFirst(const Ending& ending, SeatId reader) {
  return reader && std::ranges::find(ending.first, reader, &SpokenSeat::seat) != ending.first.end();
}

}  // namespace

QString spokenName(const SpokenSeat& who) {
  if (who.name.isEmpty()) return boardOf(who.seat);
  return who.holder == SeatHolder::Bot ? botNameHere(who.name) : who.name;
}

QString reachedSentence(const SpokenSeat& who, SeatId reader, int target) {
  //: Big Game; %n how many victory points end the game, when the round is over
  if (who.seat == reader) return EndingWords::tr("You have reached the target of %n point(s).", nullptr, target);
  //: Big Game; %1 a player, %2 where they sit, as "board 8, Sun", %n how many victory points end the game
  return EndingWords::tr("%1 (%2) has reached the target of %n point(s).", nullptr, target)
      .arg(spokenName(who), boardOf(who.seat));
}

QString winnersSentence(const QStringList& first, int sharing, int points) {
  if (sharing == 1)
    //: Head of the results of an event; %1 a player, %n points
    return EventResults::tr("%1 wins with %n point(s)", nullptr, points).arg(first[0]);
  if (sharing == 2 && first.size() == 2)
    //: Head of the results of an event; %1 and %2 players, %n points
    return EventResults::tr("%1 and %2 share the first place with %n point(s)", nullptr, points)
        .arg(first[0], first[1]);
  //: Head of the results of an event; %1 a number of players, more than two, %n points
  return EventResults::tr("%1 players share the first place with %n point(s)", nullptr, points).arg(numeral(sharing));
}

QString leadersSentence(const QStringList& first, int sharing, int points) {
  return sharing == 1
             //: Head of the results of an event that goes on; %1 a player, %n points
             ? EventResults::tr("%1 leads with %n point(s)", nullptr, points).arg(first[0])
             //: Head of the results of an event that goes on; %n points, %1 a number of players
             : EventResults::tr("%1 players lead with %n point(s)", nullptr, points).arg(numeral(sharing));
}

QString tieSentence(GameEnd how) {
  if (how == GameEnd::Target)
    //: Under a ranking of a game that somebody won by the target
    return EventResults::tr(
        "Of those who reached the target with equal points, whoever had them first stands above; if one move gave them "
        "to both, the lower board number. All others with equal points share a place.");
  //: Under a ranking of a game that nobody won by the target: it goes on, was stopped, or came to its last round or
  //: time
  return EventResults::tr(
      "If points are equal, those of settlements and cities decide, then the cards in hand. Whoever is equal in these "
      "too shares the place.");
}

QString endReason(GameEnd how, int round, int target) {
  switch (how) {
    //: How an event ended; %1 the target, %2 number of the round
    case GameEnd::Target: return EventResults::tr("reached %1 in round %2").arg(numeral(target), numeral(round));
    //: How an event ended; %1 number of the last round, %2 the target
    case GameEnd::LastRound:
      return EventResults::tr("after round %1, nobody reached %2").arg(numeral(round), numeral(target));
    //: How an event ended; %1 number of the round
    case GameEnd::TimeLimit: return EventResults::tr("the time was over after round %1").arg(numeral(round));
    case GameEnd::Stopped: break;
  }
  //: How an event ended; %1 number of the round
  return EventResults::tr("stopped in round %1").arg(numeral(round));
}

QString endingHeadline(const Ending& ending) {
  const QStringList names = namesOf(ending);
  return ending.how == GameEnd::Stopped ? leadersSentence(names, ending.sharing, ending.points)
                                        : winnersSentence(names, ending.sharing, ending.points);
}

QString endingTitle(const Ending& ending, SeatId reader) {
  //: Head of the end of a Big Game that was ended before its last round
  if (ending.how == GameEnd::Stopped) return EndingWords::tr("The game was stopped");
  if (!isFirst(ending, reader)) return endingHeadline(ending);
  return ending.sharing == 1
             //: Head of the end of a Big Game: the reader won
             ? EndingWords::tr("You won with %n point(s)!", nullptr, ending.points)
             //: Head of the end of a Big Game: several players have equally much, the reader among them
             : EndingWords::tr("You share the first place with %n point(s)", nullptr, ending.points);
}

QString endingNote(const Ending& ending, int target) {
  QStringList parts;
  if (ending.how == GameEnd::Stopped) parts << endingHeadline(ending);
  if (ending.sharing == 1) {
    if (const SpokenSeat& who = ending.first[0]; !who.name.isEmpty()) parts << boardOf(who.seat);
  } else if (ending.sharing == ending.first.size() && (ending.sharing > 2 || ending.how == GameEnd::Stopped)) {
    parts << namesOf(ending).join(u", "_s);
  }
  parts << endReason(ending.how, ending.round, target);
  return parts.join(u" · "_s);
}

}  // namespace tapu
