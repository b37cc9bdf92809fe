// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "engine/state/setup.h"

namespace tapu {

enum class SeatHolder : quint8 { Nobody, Person, Bot };
enum class Ready : quint8 { No, Yes };
enum class Role : quint8 { Guest, Host };
/// Connection of a person's seat: the lamp beside the name (expectation 25).
enum class Link : quint8 { Up, Silent, Lost };

/// One seat before and during the game, as everybody at the table sees it.
struct LobbySeat {
  SeatHolder holder = SeatHolder::Nobody;
  QString name;   ///< cleaned by the server (ROBUSTNESS row 8), shown as plain text
  QString bot;    ///< kind of bot, for a bot and for a bot that plays for somebody absent
  int color = 0;  ///< 0..9, index into the player colors of the theme
  Ready ready = Ready::No;
  Role role = Role::Guest;
  Link link = Link::Up;
  int pingMs = -1;       ///< round trip, -1 unknown
  int graceLeftMs = -1;  ///< Link::Lost: until a bot (or pass) takes over; -1 = none running
  int heardAgoMs = -1;   ///< not Link::Up: time since the person was last heard; -1 = not known
  bool operator==(const LobbySeat&) const = default;
};

/// Everything about a table that is not the position.
struct Lobby {
  QString gameName;
  Setup setup;  ///< rules, options, board: fixed once started
  QList<LobbySeat> seats;
  enum class Stage : quint8 { Gathering, Playing, Over } stage = Stage::Gathering;
  bool operator==(const Lobby&) const = default;
};

struct ChatLine {
  enum class Kind : quint8 { Person, Notice } kind = Kind::Person;
  SeatId seat;  ///< of who said it; none: the server, or somebody without a seat
  QString name, text;
  /// Index of a quick phrase (each reader sees it in their own language), -1 = `text` counts.
  int phrase = -1;
  bool operator==(const ChatLine&) const = default;
};

}  // namespace tapu
