// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>
#include <variant>

#include "app/external/bot_fault.h"
#include "engine/bots/bot.h"

namespace tapu {

// The messages between the game and a bot that is another program, a line of JSON each: README.md beside this file.

/// The line that begins a game: the seat, its view, the rules, and the board with all its places.
QByteArray gameLine(const SeatView& view);
/// A question: the view, and the seat's legal actions. `number` comes back with the answer; `lot`: a number drawn for
/// bots that play by lot.
QByteArray questionLine(const SeatView& view, int number, quint32 lot);

/// A move, as the seat sees it; it is not answered.
QByteArray moveNews(const GameDefinition& definition, const Move& move);
/// The end of the game: the winner, if any, and the points of all seats; `state` as the seat sees it. It has no answer.
QByteArray endNews(const State& state);

/// True if a line is the answer to `gameLine`.
bool isReady(const QByteArray& line);
/// The answer to a question: an action that the seat may take, or nothing, it waits; else its fault.
std::variant<std::optional<Action>, BotFault> answerFrom(const QByteArray& line, const SeatView& view, int number);
/// The part of a line that a sentence can show.
QString excerptOf(const QByteArray& line);

}  // namespace tapu
