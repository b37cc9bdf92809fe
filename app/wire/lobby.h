// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "engine/state/setup.h"

namespace tapu {

/// A person's part at a table: a player has a seat. The others have none and see what everybody may see: a screen; the
/// organizer, who shows a key and may also make requests of organizers (9.5, 9.6); a watcher, whose name all see, and
/// who sees the game as late as the host wants.
enum class Attendance : quint8 { Player, Screen, Organizer, Watcher };
/// The holder of a seat.
enum class SeatHolder : quint8 { Nobody, Person, Bot };
/// Whether something that a request or news names is so.
enum class YesNo : quint8 { No, Yes };
/// Whether a person has said that the game may begin.
using Ready = YesNo;
/// The host may change the table and start the game; everybody else is a guest.
enum class Role : quint8 { Guest, Host };
/// The connection of the person at a seat, shown as the lamp beside the name. Silent: nothing was heard for a while.
enum class Link : quint8 { Up, Silent, Lost };

/// One seat before and during the game, as everybody at the table sees it.
struct LobbySeat {
  SeatHolder holder = SeatHolder::Nobody;
  /// As `cleanName` left it; shown as plain text. For a free seat before the game: the person it is kept for.
  QString name;
  QString bot;    ///< kind of bot (`botNames()`), also of one that plays for an absent person; else empty
  int color = 0;  ///< 0..9, index into the player colors of the theme
  Ready ready = Ready::No;
  Role role = Role::Guest;
  Link link = Link::Up;
  int pingMs = -1;       ///< round trip in milliseconds; -1 = not known
  int graceLeftMs = -1;  ///< Link::Lost: milliseconds until a bot takes over; -1 = no such time runs
  int heardAgoMs = -1;   ///< Silent or Lost: milliseconds since the person was last heard; -1 = not known
  bool operator==(const LobbySeat&) const = default;
};

/// Everything about a table that is not the position on the board: its name, its setup and who sits where.
struct Lobby {
  QString gameName;
  Setup setup;  ///< rules, options, board; does not change once the game has started
  QList<LobbySeat> seats;
  enum class Stage : quint8 { Gathering, Playing, Over } stage = Stage::Gathering;
  bool operator==(const Lobby&) const = default;
};

/// Whether somebody plays: idle is a person who did nothing in two rounds of their own; one who has left gave the seat
/// up, or had to, and is awaited by nobody.
enum class Activity : quint8 { Plays, Idle, Left };

/// An organizer's facts about a seat.
struct DeskSeat {
  int code = -1;                        ///< with which somebody sits down there (join_code.h); -1 = it has none
  Activity activity = Activity::Plays;  ///< of its person
  QString keptFor;                      ///< the name of the person it is kept for; empty = nobody
  bool operator==(const DeskSeat&) const = default;
};

/// Somebody who came without a code while the game goes on, and waits for the organizer or the host to let them in
/// (9.20).
struct LateArrival {
  quint32 number = 0;  ///< of this arrival
  QString name;        ///< as `cleanName` left it
  /// The seat that they asked for; without a wish the server's proposal, where no organizer gives out seats; none: any,
  /// or there is none.
  SeatId wished = {};
  bool operator==(const LateArrival&) const = default;
};

/// Wrong codes that came from one address in the last minutes: somebody who mistypes, or who guesses.
struct WrongCodes {
  QString from;   ///< the address
  int count = 0;  ///< those that were judged
  bool operator==(const WrongCodes&) const = default;
};

/// An organizer's facts about a table, beside its lobby.
struct OrganizerDesk {
  QList<DeskSeat> seats;
  QList<LateArrival> late;
  QList<WrongCodes> wrongCodes = {};  ///< the addresses with the most of them first
  bool operator==(const OrganizerDesk&) const = default;
};

/// The watchers that the host lets in without a seat. Hands stay hidden from all of them.
enum class WatchRule : quint8 {
  Nobody,
  Live,    ///< watchers see each move when the players do
  Delayed  ///< some minutes later
};
/// Whether a newcomer may sit down while a game on one board runs, on the seat of a bot or of a person who has left.
enum class SitDown : quint8 {
  Closed,
  Asked,  ///< once the host has let them in
  Open
};

/// Whether players may ask the program for advice.
enum class HintRule : quint8 { Allowed, Forbidden };

/// The host's rules for guests of a table.
struct TablePolicy {
  static constexpr int kMostMinutes = 60;
  WatchRule watching = WatchRule::Live;
  int delayMinutes = 2;  ///< Delayed: how much later watchers see the game, 1..kMostMinutes
  SitDown sitDown = SitDown::Asked;
  int fillMinutes = 0;  ///< after so long in the lobby bots take the empty seats, and the game begins; 0 = never
  HintRule hints = HintRule::Allowed;
  bool operator==(const TablePolicy&) const = default;
};

/// A watcher without a seat, as all see them.
struct Watcher {
  quint32 number = 0;       ///< of this visit
  QString name;             ///< as `cleanName` left it
  YesNo muted = YesNo::No;  ///< Yes: the host has turned their chat off
  bool operator==(const Watcher&) const = default;
};

/// Whether a table asks for a password.
enum class Password : quint8 { None, Asked };

/// The facts about a table for everybody at it, beside the lobby: policy, watchers, requests, hints.
struct TableFacts {
  static constexpr quint16 kMostHints = 9999;  ///< of one seat in one game; more are not counted
  TablePolicy policy;
  Password password = Password::None;
  int fillLeftMs = -1;  ///< until bots take the empty seats; -1 = no such time runs
  QList<Watcher> watchers;
  QList<LateArrival> late;     ///< people who ask to sit down (SitDown::Asked)
  QList<SeatId> muted;         ///< the seats whose chat the host has turned off
  QList<SeatId> minuteWanted;  ///< whose persons want a minute's halt; the one that asked comes first
  /// The number of hints that the player of each seat has taken in this game, by the number of the seat; shorter if the
  /// others took none. A player at a long chain gets the seats of their window, by its numbers (chain_window.h).
  QList<quint16> hints;
  int minuteLeftMs = -1;  ///< of the minute that was granted; -1 = none runs
  quint32 you = 0;        ///< the reader's own number among the watchers; 0 = the reader has a seat
  bool operator==(const TableFacts&) const = default;
};

/// The contents of the big screens.
enum class ScreenView : quint8 {
  FollowsGame,   ///< the game's own views: announcement, number, clock, results
  Announcement,  ///< the group of the round, and the throw
  Clock,
  Ranking,
  Chain,   ///< the whole chain of boards
  Message  ///< the organizer's last announcement
};

/// The purpose of a table. In a rehearsal simulated players try out an event, and nobody plays for a result.
enum class Occasion : quint8 { Event, Rehearsal };

/// The organizer's choice for the screens.
struct OnScreens {
  ScreenView view = ScreenView::FollowsGame;
  QString message;  ///< the organizer's last announcement; empty = none
  int choice = 0;   ///< counts the organizer's choices: the same view with another number is a new choice
  int said = 0;     ///< the number of announcements: equal words with another number are new
  Occasion occasion = Occasion::Event;  ///< of the table: screens say that it is a rehearsal
  bool operator==(const OnScreens&) const = default;
};

/// One line of the chat.
struct ChatLine {
  /// Notice: said by the server itself; `phrase` is then a `Notice` (notice.h).
  enum class Kind : quint8 { Person, Notice } kind = Kind::Person;
  SeatId seat;  ///< the writer's seat, or the subject of a notice; none: nobody with a seat
  QString name, text;
  /// Kind::Person: index of a quick phrase, which each reader sees in their own language; -1 = the words are in `text`.
  int phrase = -1;
  bool operator==(const ChatLine&) const = default;
};

}  // namespace tapu
