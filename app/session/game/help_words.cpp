// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/help_words.h"

#include <QCoreApplication>
#include <set>

#include "app/session/game/game_log.h"
#include "app/session/words/bot_levels.h"

namespace tapu {

namespace {

struct HelpText {
  Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

/// The turns of a seat that began while its person was away, or let a bot play.
int turnsOfStandIn(const Seen& seen, SeatId seat) {
  int turns = 0;
  bool isAway = false;
  for (const Event& event : seen.log->events()) {
    if (event.seat != seat) continue;
    if (event.kind == EventKind::SeatLeft) isAway = true;
    if (event.kind == EventKind::SeatTaken) isAway = false;
    turns += isAway && event.kind == EventKind::TurnStarted;
  }
  return turns;
}

}  // namespace

QStringList helpWords(const Seen& seen) {
  QStringList told;
  if (!seen.hasGame()) return told;
  const bool mayStandIn = seen.definition().rules.options.absent == AbsentSeat::Bot;
  for (int i = 0; i < static_cast<int>(seen.lobby().seats.size()); ++i) {
    if (seen.lobby().seats[i].holder != SeatHolder::Person) continue;
    const SeatId seat(i);
    //: A fact on a game that is over: %1 a player
    if (const int hints = seen.hintsTaken(seat))
      told << HelpText::tr("%1 took %n hint(s)", nullptr, hints).arg(seen.seatName(seat));
    const int turns = mayStandIn ? turnsOfStandIn(seen, seat) : 0;
    //: A fact on a game that is over: %1 a player, who was away or let a bot play
    if (turns > 0) told << HelpText::tr("a bot played %n turn(s) for %1", nullptr, turns).arg(seen.seatName(seat));
  }
  return told;
}

QString botWords(const Seen& seen) {
  QStringList levels, told;
  const auto& seats = seen.lobby().seats;
  for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
    if (seats[i].holder != SeatHolder::Bot || seats[i].bot.isEmpty()) continue;
    if (!levels.contains(seats[i].bot)) levels << seats[i].bot;
    //: A fact on a game that is over: %1 a bot, %2 its level, as "Trader"
    told << HelpText::tr("%1: %2").arg(seen.seatName(SeatId(i)), nameOfBot(seats[i].bot));
  }
  return levels.size() == 1 ? botsOfKind(levels.first()) : told.join(u", ");
}

}  // namespace tapu
