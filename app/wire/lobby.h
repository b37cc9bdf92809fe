// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "engine/state/setup.h"

namespace tapu {

/// Who has a seat.
enum class SeatHolder : quint8 { Nobody, Person, Bot };
/// Whether a person has said that the game may begin.
enum class Ready : quint8 { No, Yes };
/// The host may change the table and start the game; everybody else is a guest.
enum class Role : quint8 { Guest, Host };
/// The connection of the person at a seat, shown as the lamp beside the name. Silent: nothing was heard for a while.
enum class Link : quint8 { Up, Silent, Lost };

/// One seat before and during the game, as everybody at the table sees it.
struct LobbySeat {
  SeatHolder holder = SeatHolder::Nobody;
  QString name;   ///< as `cleanName` left it; shown as plain text
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

/// One line of the chat.
struct ChatLine {
  /// Notice: said by the server itself; `phrase` is then a `Notice` (notice.h).
  enum class Kind : quint8 { Person, Notice } kind = Kind::Person;
  SeatId seat;  ///< whose line it is, or whom a notice is about; none: nobody with a seat
  QString name, text;
  /// Kind::Person: index of a quick phrase, which each reader sees in their own language; -1 = `text` is what was said.
  int phrase = -1;
  bool operator==(const ChatLine&) const = default;
};

}  // namespace tapu
