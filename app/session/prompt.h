// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/client/client.h"
#include "app/text/describe.h"

namespace tapu {

/// Down: a hot-seat game hides all cards until the next person is at the screen.
enum class Curtain : quint8 { Up, Down };
/// Whether several people use this computer in turn: then who is meant is named.
enum class Sharing : quint8 { No, Yes };

/// All that the prompt line may depend on: what `viewer` sees, never more.
struct Situation {
  Client::Phase phase = Client::Phase::Playing;
  const Lobby* lobby = nullptr;
  const GameDefinition* definition = nullptr;  ///< null before the game
  const State* state = nullptr;
  SeatId viewer;
  Curtain curtain = Curtain::Up;
  Sharing sharing = Sharing::No;
  SeatNames names;
};

/// The prompt line in two parts and as a whole, translated.
struct PromptLine {
  QString title;     ///< whose turn it is or what goes on, in bold
  QString task;      ///< what is to be done or waited for; may be empty
  QString sentence;  ///< both as one sentence, for screen readers and the log
  bool operator==(const PromptLine&) const = default;
};
/// Whose turn it is and what to do, or what is waited for.
PromptLine promptFor(const Situation& now);
/// "Your turn", and what to do in it: `task` as the second half of a sentence.
PromptLine yourTurn(const QString& task);
/// A sentence that is all title.
PromptLine plainPrompt(const QString& sentence);

/// Who asks this seat for a trade and has no answer yet, the first of several; none if nobody does.
SeatId offererTo(const GameDefinition& definition, const State& state, SeatId seat);

/// Why the host cannot start yet; empty = they can.
QString startBlockedBy(const Lobby& lobby);

/// Why a window cannot show a game of such rules yet; empty = it can.
QString unshownBecause(const Rules& rules);

}  // namespace tapu
