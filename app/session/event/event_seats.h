// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "app/wire/lobby.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

/// The state of a seat, as its lamp shows it; the worst first, which is the order for the organizer.
/// Left: its person gave it up, which is no problem of the network.
enum class SeatLamp : quint8 { Lost, Idle, Bot, Left, Free, Connected };

/// A line of the organizer's list of seats.
struct SeatLine {
  Q_DECLARE_TR_FUNCTIONS(tapu::SeatLine)

 public:
  SeatId seat;
  SeatLamp lamp = SeatLamp::Connected;
  QString name;     ///< as shown; empty: nobody is named
  QString keptFor;  ///< the name the seat is kept for, if that person does not sit there
  int code = -1;    ///< that opens the seat; -1 = none
  int color = 0;    ///< 0..9
  int points = -1;  ///< that everybody sees; -1 = no game yet
  /// Whether the player was asked whether they are there.
  enum class Asked : quint8 { No, Waits, IsThere } asked = Asked::No;
  LobbySeat now;

  int board() const { return seat.value / kSeatsAtBoardOfChain; }
  /// The columns of the list: the state of the connection, and other details.
  QString connection() const;
  QString detail() const;
  /// The seat's words in the choice for a latecomer.
  QString offer() const;
  bool operator==(const SeatLine&) const = default;
};

/// The place of a seat in words: “8 Sun”; empty for none.
QString placeOf(SeatId seat);

/// All seats of an event: problems first, then by board. `state`: null before the game.
std::vector<SeatLine> seatLines(const Lobby& lobby, const State* state, const OrganizerDesk& desk);

/// Those of `lines` that a latecomer of this name may have: first seats kept for them, then free ones, then those of
/// bots, then those kept for others, at last those whose player is only not connected.
std::vector<SeatLine> seatsForLate(std::vector<SeatLine> lines, const QString& name = {});
/// Whether a seat belongs to somebody, so that the organizer must choose it before a person of this name gets it.
bool isOfSomebodyElse(const SeatLine& line, const QString& name);

/// The number of seats with each lamp.
struct LampCounts {
  int lost = 0, idle = 0, bot = 0, free = 0, connected = 0;  ///< `bot`: also in the place of who has left
};
LampCounts lampCounts(const std::vector<SeatLine>& lines);

/// Players at the table who have not said that they are ready.
int unreadyPeople(const Lobby& lobby);
/// Seats that have neither player nor bot.
int freeSeats(const Lobby& lobby);
/// The number of people for whom seats are kept, and of those who sit nowhere yet.
struct ExpectedPeople {
  int people = 0, missing = 0;
};
ExpectedPeople expectedAt(const Lobby& lobby, const OrganizerDesk& desk);

}  // namespace tapu
