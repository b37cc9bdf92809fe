// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// Why a program that plays was stopped.
struct BotFault {
  enum class Kind : quint8 {
    NotStarted,  ///< `detail`: the system's remark
    Ended,       ///< by itself, with the status in `detail`
    Killed,      ///< `detail`: by the signal of this number
    Silent,      ///< `detail`: the seconds
    TooMuch,     ///< it wrote more than `kMostOutput` bytes without an answer
    NotAsked,    ///< `detail`: its words, although nothing was asked
    Unreadable,  ///< `detail`: its answer, which cannot be read
    NotAllowed,  ///< `detail`: the action that it chose
    Waits        ///< it waits where everybody waits for it
  } kind;
  QString detail = {};
};

/// The same as a sentence; `bot`: the command that it was started with.
QString sentenceFor(const BotFault& fault, const QString& bot);
/// The same with the seat, of a game at a table that goes on with a stand-in.
QString standInSentence(const BotFault& fault, const QString& bot, int seat);

}  // namespace tapu
