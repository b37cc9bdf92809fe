// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_seats.h"

#include <QLocale>
#include <algorithm>

#include "app/host/seats/roster.h"
#include "app/session/words/bot_names.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

SeatLamp lampOf(const LobbySeat& seat, Activity activity) {
  if (seat.holder == SeatHolder::Nobody) return SeatLamp::Free;
  if (seat.holder == SeatHolder::Bot) return SeatLamp::Bot;
  if (seat.link == Link::Lost) return activity == Activity::Left ? SeatLamp::Left : SeatLamp::Lost;
  return activity == Activity::Idle ? SeatLamp::Idle : SeatLamp::Connected;
}

/// "1:12"
QString clockText(int ms) {
  const int seconds = ms / 1000;
  return u"%1:%2"_s.arg(QLocale().toString(seconds / 60),
                        QLocale().toString(seconds % 60).rightJustified(2, QLocale().zeroDigit().front()));
}

}  // namespace

QString SeatLine::connection() const {
  switch (lamp) {
    case SeatLamp::Lost:
      //: How a player's connection is; %1 a time such as 1:12
      return now.heardAgoMs < 0 ? tr("lost")
                                : /*: How a player's connection is; %1 a time such as 1:12 */ tr("lost for %1")
                                      .arg(clockText(now.heardAgoMs));
    //: How a player is: they have done nothing in two rounds of their own
    case SeatLamp::Idle: return tr("idle");
    //: Who has a seat
    case SeatLamp::Bot: return tr("bot");
    //: Who has a seat: somebody who has given it up
    case SeatLamp::Left: return tr("left");
    //: Nobody has a seat
    case SeatLamp::Free: return tr("free");
    case SeatLamp::Connected: break;
  }
  //: How a player's connection is
  if (now.link == Link::Silent) return tr("silent");
  //: How a player's connection is; %1 a number of milliseconds
  return now.pingMs < 0 ? tr("connected")
                        : /*: How a player's connection is; %1 a number of milliseconds */ tr("%1 ms").arg(
                              QLocale().toString(now.pingMs));
}

QString SeatLine::detail() const {
  if ((lamp == SeatLamp::Lost || lamp == SeatLamp::Left) && !now.bot.isEmpty())
    //: What else is to be known of a player who is not connected
    return tr("a bot plays");
  if (lamp == SeatLamp::Lost && now.graceLeftMs >= 0)
    //: What else is to be known of a player who is not connected: a bot takes over in %1 seconds; short
    return tr("bot in %1 s").arg(QLocale().toString((now.graceLeftMs + 999) / 1000));
  if (!keptFor.isEmpty())
    //: A seat is kept for somebody; %1 a name
    return tr("kept for %1").arg(keptFor);
  const bool isHere = lamp == SeatLamp::Idle || lamp == SeatLamp::Connected;
  //: What else is to be known of a player: they were asked whether they are there
  if (isHere && asked == Asked::Waits) return tr("was asked");
  //: What else is to be known of a player: they have answered that they are there
  if (isHere && asked == Asked::IsThere) return tr("is there");
  //: How a player's connection is
  if (lamp == SeatLamp::Idle) return tr("connected");
  //: What else is to be known of a seat that a bot has
  if (lamp == SeatLamp::Bot) return tr("free seat");
  //: What else is to be known of a player who sits at a board before the game begins
  if (lamp == SeatLamp::Connected && points < 0 && now.ready == Ready::No) return tr("not ready");
  return {};
}

QString SeatLine::offer() const {
  if (!keptFor.isEmpty() && lamp != SeatLamp::Lost)
    //: A seat for somebody who came late: %1 a seat such as “8 Sun”, %2 the name of whom it is kept for
    return tr("%1 (kept for %2)").arg(placeOf(seat), keptFor);
  if (lamp != SeatLamp::Lost) return placeOf(seat);
  //: A seat for somebody who came late, although it has a player: %1 a seat such as “8 Sun”, %2 the name of the player
  return tr("%1 (%2 is not connected)").arg(placeOf(seat), name);
}

QString placeOf(SeatId seat) {
  if (!seat) return {};
  const QString board = QLocale().toString(seat.value / kSeatsAtBoardOfChain + 1);
  //: A seat of the Big Game; %1 number of its board
  if (State::groupOf(seat) == Territory::Moon) return SeatLine::tr("%1 Moon").arg(board);
  //: A seat of the Big Game; %1 number of its board
  return SeatLine::tr("%1 Sun").arg(board);
}

std::vector<SeatLine> seatLines(const Lobby& lobby, const State* state, const OrganizerDesk& desk) {
  std::vector<SeatLine> lines;
  const QStringList names = shownNames(lobby.seats);
  for (int i = 0; i < lobby.seats.size(); ++i) {
    SeatLine line;
    line.seat = SeatId(i);
    line.now = lobby.seats[i];
    const DeskSeat told = desk.seats.value(i);
    line.code = told.code;
    line.lamp = lampOf(line.now, told.activity);
    if (line.lamp != SeatLamp::Free) line.name = names[i];
    // A player who is not there yet will have the color of the seat.
    const Chain& chain = lobby.setup.chain;
    line.color = line.lamp == SeatLamp::Free ? colorOnChain(i, chain.size(), chain.ends) : line.now.color;
    if (line.now.holder != SeatHolder::Person) line.keptFor = told.keptFor;
    if (state) line.points = state->shownPoints(line.seat);
    if (state && state->head.phase == Phase::Over) {  // nobody comes or is awaited any more
      line.now.graceLeftMs = -1;
      line.keptFor.clear();
      if (line.lamp == SeatLamp::Idle) line.lamp = SeatLamp::Connected;
    }
    const bool isAway = line.lamp == SeatLamp::Lost || line.lamp == SeatLamp::Left;
    if (state && state->head.paused == Paused::Yes && isAway) {  // no bot plays or is awaited
      line.now.bot.clear();
      line.now.graceLeftMs = -1;
    }
    lines.push_back(std::move(line));
  }
  std::ranges::stable_sort(lines, {}, &SeatLine::lamp);
  return lines;
}

namespace {

bool isKeptFor(const SeatLine& line, const QString& name) {
  return !name.isEmpty() && line.keptFor.simplified().compare(name.simplified(), Qt::CaseInsensitive) == 0;
}

}  // namespace

bool isOfSomebodyElse(const SeatLine& line, const QString& name) {
  return line.lamp == SeatLamp::Lost || (!line.keptFor.isEmpty() && !isKeptFor(line, name));
}

std::vector<SeatLine> seatsForLate(std::vector<SeatLine> lines, const QString& name) {
  std::erase_if(lines,
                [](const SeatLine& line) { return line.lamp == SeatLamp::Idle || line.lamp == SeatLamp::Connected; });
  enum class Order { KeptForThem, Free, OfABot, KeptForOthers, OfALostPlayer };
  const auto order = [&](const SeatLine& line) {
    if (isKeptFor(line, name)) return Order::KeptForThem;
    if (line.lamp == SeatLamp::Lost) return Order::OfALostPlayer;
    if (!line.keptFor.isEmpty()) return Order::KeptForOthers;
    return line.lamp == SeatLamp::Free ? Order::Free : Order::OfABot;
  };
  std::ranges::stable_sort(lines, {}, order);
  return lines;
}

LampCounts lampCounts(const std::vector<SeatLine>& lines) {
  LampCounts counts;
  for (const SeatLine& line : lines) switch (line.lamp) {
      case SeatLamp::Lost: ++counts.lost; break;
      case SeatLamp::Idle: ++counts.idle; break;
      case SeatLamp::Left:
      case SeatLamp::Bot: ++counts.bot; break;
      case SeatLamp::Free: ++counts.free; break;
      case SeatLamp::Connected: ++counts.connected; break;
    }
  return counts;
}

int unreadyPeople(const Lobby& lobby) {
  return static_cast<int>(std::ranges::count_if(lobby.seats, [](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link != Link::Lost && seat.ready == Ready::No;
  }));
}

int freeSeats(const Lobby& lobby) {
  return static_cast<int>(std::ranges::count(lobby.seats, SeatHolder::Nobody, &LobbySeat::holder));
}

ExpectedPeople expectedAt(const Lobby& lobby, const OrganizerDesk& desk) {
  ExpectedPeople count;
  for (int seat = 0; seat < desk.seats.size(); ++seat) {
    if (desk.seats[seat].keptFor.isEmpty()) continue;
    ++count.people;
    if (lobby.seats.value(seat).holder != SeatHolder::Person) ++count.missing;
  }
  return count;
}

}  // namespace tapu
