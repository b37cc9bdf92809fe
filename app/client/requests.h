// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/messages.h"
#include "engine/state/setup.h"

/// What a person at a table may ask of its server, each as one value for `Client::ask` and `GameController::ask`. The
/// server answers with news of the lobby or of the game to all, or to the one who asked with a refusal
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

}  // namespace tapu::requests
