// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/client/client.h"
#include "app/text/describe.h"

namespace tapu {

/// Down: a hot-seat game hides all cards until the next person is at the screen.
enum class Curtain : quint8 { Up, Down };
/// Whether several people use this computer in turn: then the prompt names the person.
enum class Sharing : quint8 { No, Yes };

/// The kinds of places that the reader may be choosing to build.
enum class Choosing : quint8 { Nothing, Corner, Edge };

/// The facts that the prompt line may depend on: those that `viewer` sees, none hidden from them. `GameController`
/// explains viewer and curtain.
struct Situation {
  Client::Phase phase = Client::Phase::Playing;
  const Lobby* lobby = nullptr;                ///< null: not known
  const GameDefinition* definition = nullptr;  ///< null before the game
  const State* state = nullptr;                ///< as the viewer sees it; null before the game
  SeatId viewer;                               ///< none for somebody without a seat
  Curtain curtain = Curtain::Up;
  Sharing sharing = Sharing::No;
  SeatNames names;
  const CommonNews* common = nullptr;  ///< on a chain: the news for everybody
  SeatId whole = {};                   ///< the viewer by the number of the whole chain
  Choosing choosing = Choosing::Nothing;
  const std::vector<Action>* asked = nullptr;  ///< in a lesson: the only actions of the viewer; else null
};

/// The people whom a prompt asks for something: others whom the reader waits for, the reader, or the reader for a part
/// of an act that they have begun.
enum class Asks : quint8 { Others, Reader, ReaderForPart };

/// The prompt line in two parts and as a whole, translated.
struct PromptLine {
  QString title;     ///< the turn or the event, in bold
  QString task;      ///< the task or the wait; may be empty
  QString sentence;  ///< both as one sentence, for screen readers and the log
  Asks asks = Asks::Others;
  bool operator==(const PromptLine&) const = default;
};
/// The prompt line for such a situation: the turn, and the task or the wait.
PromptLine promptFor(const Situation& now);
/// A prompt line with the title "Your turn" for a part of an act; `task` is the second half of the sentence that it
/// begins.
PromptLine yourTurn(const QString& task);
/// A prompt line whose title is this sentence, without a task.
PromptLine plainPrompt(const QString& sentence);

/// The seat that asks this one for a trade and has no answer yet, the first of several; none if nobody does.
SeatId offererTo(const GameDefinition& definition, const State& state, SeatId seat);

/// Why the host cannot start yet; empty = they can.
QString startBlockedBy(const Lobby& lobby);

}  // namespace tapu
