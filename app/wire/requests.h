// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <concepts>
#include <variant>

#include "app/wire/lobby.h"

/// Requests of those at a table to its server (`Client::ask`, `GameController::ask`). The server answers with news of
/// the lobby or of the game to all, or with a refusal to the one who asked (`requestRefused`). A text that is too long
/// is cut on its way: names to `wire::kMostName`, others to `wire::kMostAnnouncement`.
namespace tapu::requests {

// Everybody at a seat

/// Moves to another seat that is free. Refused (NotNow) if it is taken or the game has begun.
struct ChooseSeat {
  SeatId seat;
};
/// Takes another name and color (0..9), also while the game goes on. Refused (NameTaken) if the name is empty or
/// another person's; a color that is taken gives way to the next free one.
struct Choose {
  QString name;
  int color = 0;
};
/// Says that the game may begin, or takes that back.
struct SetReady {
  Ready ready = Ready::No;
};
/// Leaves the seat for good (4.8).
struct GiveUp {};
/// Wants a Snapshot: the client's position does not agree with the server's.
struct Resync {};
/// Takes back the last move of the game. Refused if it is not this seat's, or showed something hidden (0.13).
struct TakeBack {};
/// Yes: a vote for an end without a winner (10.4); No: takes this seat's vote back.
struct VoteToStop {
  YesNo stops = YesNo::Yes;
};
/// The throw that the table waits for, with dice thrown by hand (9.5): of the organizer; where there is none, of the
/// moderator at a seat.
struct EnterThrow {
  std::array<quint8, 2> dice{0, 0};
};
/// Asks the person of this seat whether they are there (Notice::AreYouThere). At a table without an organizer: the
/// person whom the game waits for. Of no seat, from somebody who was asked: they are there.
struct AskWhetherThere {
  SeatId seat = {};
};
/// Asks for a minute in which the clock stands, or agrees to one; No takes that back, or ends the minute.
struct TakeMinute {
  YesNo wanted = YesNo::Yes;
};
/// Lets a bot play for the own seat; No: the person plays again. The host may name the seat of somebody else.
struct LetBotPlay {
  YesNo bot = YesNo::Yes;
  SeatId seat = {};
};
/// Tells that the own seat has taken a hint, which is counted and shown to all.
struct TookHint {};

// The host and the organizer; refused (HostOnly) to others, and NotNow where it cannot be

/// Puts a bot of this kind (one of `botNames()`) on a seat that no person has.
struct PutBot {
  SeatId seat;
  QString bot;
};
/// Frees a seat before the game: a bot goes, a person is turned away.
struct ClearSeat {
  SeatId seat;
};
/// Another setup (`encodeSetup`), which a server decodes once it has found that the sender may change it. Refused
/// (NotNow) if it cannot be played, or somebody sits on a seat that it does not have.
struct ChangeSetup {
  QByteArray setup;
};
/// Begins the game; bots take the empty seats. Refused (NotReady) while another person is not ready.
struct StartGame {};
/// Halts the game and its clocks until `ResumeGame`.
struct PauseGame {};
struct ResumeGame {};
/// The store of the game has lost moves (Notice::MovesMissing): the game goes on without them.
struct GoOnWithoutMoves {};
/// Instead of `GoOnWithoutMoves`: the game ends, and its file is put aside for somebody to mend it.
struct KeepFileAside {};
/// The policy for guests (`wire::encodePolicy`). The right to watch is settled before the game begins.
struct ChangePolicy {
  QByteArray policy;
};
/// A password from now on: `key` as `password::keyOf` makes it; empty = none.
struct SetPassword {
  QByteArray key;
};
/// Removes the person of this seat, or a watcher; in a running game a bot plays on. They receive the reason, if any.
struct Remove {
  SeatId seat = {};
  QString reason = {};
  YesNo ban = YesNo::No;  ///< Yes: and they may not come back
  quint32 watcher = 0;
};
/// Turns the chat of this seat, or of a watcher, off, or (No) on again.
struct Mute {
  SeatId seat = {};
  YesNo muted = YesNo::Yes;
  quint32 watcher = 0;
};
/// Makes the person of this seat the host.
struct PassHost {
  SeatId seat;
};
/// Lets somebody who asks to sit down (`TableFacts::late`) do so on this seat, or (No) refuses it.
struct AnswerLate {
  quint32 arrival = 0;
  SeatId seat = {};
  YesNo may = YesNo::No;
};
/// Before the game: keeps the seat for a person of this name; empty: for nobody.
struct Reserve {
  SeatId seat;
  QString name;
};

// The organizer alone; refused (HostOnly) to others, and NotNow where it cannot be

/// 15 s more of the clock, gap or time to decide that runs for all (9.6).
struct Lengthen {};
/// Ends the clock of the round now (9.6).
struct EndRound {};
/// Ends the game without a vote (10.4).
struct EndGame {};
/// Before the game: gives the seat only to somebody who shows its code, under this name. An empty name: any name.
struct KeepSeat {
  SeatId seat;
  QString name;
};
/// The seat gets another code; its old one and the key of its person open nothing. A player who is there stays.
struct NewCode {
  SeatId seat;
};
/// Lets a latecomer in (`OrganizerDesk::late`), at the seat of a bot, of a person who has gone, or a free one (9.20).
struct LetIn {
  quint32 arrival = 0;
  SeatId seat = {};
};
/// Removes the person of this seat, and a bot plays on.
struct GiveToBot {
  SeatId seat;
};
/// Tells all a message of the organizer.
struct Announce {
  QString text;
};
/// The contents of the big screens.
struct Show {
  ScreenView view = ScreenView::FollowsGame;
};

template <class T, class... Others>
concept OneOf = (std::same_as<T, Others> || ...);

// Those who may make a request. The organizer may make those of the host, too.
template <class T>
concept OfOrganizer = OneOf<T, Lengthen, EndRound, EndGame, KeepSeat, NewCode, LetIn, GiveToBot, Announce, Show>;
template <class T>
concept OfHost = OneOf<T, PutBot, ClearSeat, ChangeSetup, StartGame, PauseGame, ResumeGame, GoOnWithoutMoves,
                       KeepFileAside, ChangePolicy, SetPassword, Remove, Mute, PassHost, AnswerLate, Reserve>;
template <class T>
concept OfPlayer = !OfHost<T> && !OfOrganizer<T>;

}  // namespace tapu::requests

namespace tapu::wire {

/// A request about the lobby or the table. The place of its kind in this list is its number on the wire.
struct Request
    : std::variant<requests::ChooseSeat, requests::Choose, requests::SetReady, requests::PutBot, requests::ClearSeat,
                   requests::ChangeSetup, requests::StartGame, requests::PauseGame, requests::ResumeGame,
                   requests::GiveUp, requests::Resync, requests::TakeBack, requests::VoteToStop, requests::EnterThrow,
                   requests::GoOnWithoutMoves, requests::KeepFileAside, requests::Lengthen, requests::EndRound,
                   requests::EndGame, requests::KeepSeat, requests::NewCode, requests::AskWhetherThere, requests::LetIn,
                   requests::GiveToBot, requests::Announce, requests::Show, requests::TakeMinute, requests::LetBotPlay,
                   requests::ChangePolicy, requests::SetPassword, requests::Remove, requests::Mute, requests::PassHost,
                   requests::AnswerLate, requests::Reserve, requests::TookHint> {
  using variant::variant;
  static constexpr int kType = 4;
};
/// The number of a kind of request on the wire.
template <class T>
std::size_t kindOf() {
  return Request(T()).index();
}
/// Whether both are the same on the wire.
bool operator==(const Request& one, const Request& other);
/// They have no order: Qt would else ask for that of the variant, and find none of its alternatives.
bool operator<(const Request&, const Request&) = delete;

/// A branch for each alternative of a variant (`std::visit`).
template <class... Branches>
struct Cases : Branches... {
  using Branches::operator()...;
};

}  // namespace tapu::wire
