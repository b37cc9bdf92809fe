// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/messages.h"
#include "engine/state/setup.h"

/// Requests of a person at a table to its server, each as one value for `Client::ask` and `GameController::ask`. The
/// server answers with news of the lobby or of the game to all, or with a refusal to the one who asked
/// (`requestRefused`).
namespace tapu::requests {

// Anybody, while the table gathers

/// Moves to another seat that is free. Refused (NotNow) if it is taken or the game has begun.
wire::Request chooseSeat(SeatId seat);
/// Takes another name (the first `wire::kMostName` characters of it) and color (0..9), also while the game goes on.
/// Refused (NameTaken) if the name is empty or another person's; a color that is taken gives way to the next free one.
wire::Request choose(const QString& name, int color);
/// Says that the game may begin, or takes that back.
wire::Request setReady(Ready ready);

// The host, while the table gathers; refused (HostOnly) to others

/// Puts a bot of this kind (one of `botNames()`) on a seat that no person has.
wire::Request putBot(SeatId seat, const QString& bot);
/// Frees a seat: a bot goes, a person is turned away.
wire::Request clearSeat(SeatId seat);
/// Another setup. Refused (NotNow) if it cannot be played, or somebody sits on a seat that it does not have.
wire::Request changeSetup(const Setup& setup);
/// Begins the game; bots take the empty seats. Refused (NotReady) while another person is not ready.
wire::Request startGame();

// The host, while the game goes on

/// Halts the game and its clocks until `resumeGame`.
wire::Request pauseGame();
wire::Request resumeGame();
/// The store of the game has lost moves (Notice::MovesMissing): the game goes on without them.
wire::Request goOnWithoutMoves();
/// Instead of `goOnWithoutMoves`: the game ends, and its file is put aside for somebody to mend it.
wire::Request keepFileAside();

// Anybody, while the game goes on

/// Takes back the last move of the game. Refused if it is not this seat's, or showed something hidden (0.13).
wire::Request takeBack();
/// Yes: a vote for an end without a winner (10.4); No: takes this seat's vote back.
wire::Request voteToStop(Ready stops = Ready::Yes);

/// Asks for a minute in which the clock stands, or agrees to one; No takes that back, or ends the minute.
/// The own seat has taken a hint.
wire::Request tookHint();
wire::Request takeMinute(Ready wanted = Ready::Yes);
/// A bot plays for the own seat from now on; No: the person plays again.
wire::Request letBotPlay(Ready bot = Ready::Yes);

// The host, at any time; refused (HostOnly) to others, and NotNow where it cannot be

/// The host's policy for guests. The right to watch is settled before the game begins.
wire::Request changePolicy(const TablePolicy& policy);
/// A password from now on: `key` as `password::keyOf` makes it; empty = none.
wire::Request setPassword(const QByteArray& key);
/// Whether a person who has to go may come back.
enum class Ban : quint8 { No, Yes };
/// The person of this seat has to go; in a running game a bot plays on. They receive the reason, if any.
wire::Request remove(SeatId seat, const QString& reason, Ban ban);
/// The same for a watcher.
wire::Request removeWatcher(quint32 watcher, const QString& reason, Ban ban);
/// The chat of this seat is off, or (No) on again.
wire::Request mute(SeatId seat, Ready muted = Ready::Yes);
/// The same for a watcher.
wire::Request muteWatcher(quint32 watcher, Ready muted = Ready::Yes);
/// The person of this seat is the host from now on.
wire::Request passHost(SeatId seat);
/// Somebody who asks to sit down (`TableFacts::late`) may, on this seat, or (No) may not.
wire::Request answerLate(quint32 arrival, SeatId seat, Ready may);
/// Before the game: the seat is for who comes under this name; empty: for anybody.
wire::Request reserve(SeatId seat, const QString& name);

// The organizer, who may ask for all that the host may; refused (HostOnly) to others, and NotNow where it cannot be

/// The throw that the table waits for, with dice thrown by hand (9.5). Until organizers come, that is for the host.
wire::Request enterThrow(const std::array<quint8, 2>& dice);
/// 15 s more of the clock, gap or time to decide that runs for all (9.6).
wire::Request lengthen();
/// Ends the clock of the round now (9.6).
wire::Request endRound();
/// Ends the game (10.4).
wire::Request endGame();
/// Before the game: only who shows the seat's code gets it, under this name. An empty name: for anybody.
wire::Request keepSeat(SeatId seat, const QString& name);
/// The seat gets another code; its old one opens nothing. The player stays.
wire::Request newCode(SeatId seat);
/// Asks the person of this seat whether they are there (Notice::AreYouThere).
wire::Request askWhetherThere(SeatId seat);
/// Lets a latecomer in (`OrganizerDesk::late`), at the seat of a bot, of a person who has gone, or a free one.
wire::Request letIn(quint32 arrival, SeatId seat);
/// The person of this seat has to go, and a bot plays on.
wire::Request giveToBot(SeatId seat);
/// Told to all: the first `wire::kMostAnnouncement` characters of it.
wire::Request announce(const QString& text);
/// The contents of the big screens.
wire::Request show(ScreenView view);

}  // namespace tapu::requests
