// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace tapu {

/// Where bots are named, another program stands as "ext:" and its command.
inline constexpr char kExternalPrefix[] = "ext:";

/// A command that starts a bot: no shell reads it.
struct BotCommand {
  QString typed;    ///< without the prefix: the bot's name in faults
  QString program;  ///< the first word
  QStringList arguments;
};
/// True for a name that begins with the prefix.
bool isExternal(const QString& bot);
/// The command of such a name, split at spaces, with double quotes around words with spaces; nothing if no word follows
/// the prefix.
std::optional<BotCommand> botCommandFrom(const QString& bot);

/// The resources that a bot may use.
struct BotLimits {
  int seconds = 10;      ///< for an answer, or for its start
  int megabytes = 1024;  ///< of memory, its program and libraries included
};
/// Seats that programs may have in one game: each has a process of its own.
inline constexpr int kMostExternalSeats = 64;
inline constexpr int kMostBotSeconds = 3600, kLeastBotMegabytes = 16, kMostBotMegabytes = 1'048'576;
/// Bytes that it may write for an answer, on each of its two outputs.
inline constexpr qsizetype kMostBotOutput = 1'000'000;
/// Bytes of its output for errors that are passed on in all; the rest is read and dropped.
inline constexpr qsizetype kMostBotErrors = 10 * kMostBotOutput;

}  // namespace tapu
