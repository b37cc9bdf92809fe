// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/prompt.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "app/formats/files.h"
#include "engine/game/legal_actions.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Prompt {
  Q_DECLARE_TR_FUNCTIONS(Prompt)
};

QString beforeTheGame(const Situation& now) {
  switch (now.phase) {
    case Client::Phase::Connecting:
      //: Prompt line
      return Prompt::tr("Connecting…");
    case Client::Phase::Reconnecting:
      //: Prompt line
      return Prompt::tr("The connection was lost. Trying again…");
    case Client::Phase::Closed:
      //: Prompt line
      return Prompt::tr("This game is closed.");
    default: break;
  }
  if (now.lobby && now.lobby->stage == Lobby::Stage::Gathering) {
    const QString blocked = startBlockedBy(*now.lobby);
    //: Prompt line of the lobby
    return blocked.isEmpty() ? Prompt::tr("Everybody is ready. The host can start the game.") : blocked;
  }
  //: Prompt line
  return Prompt::tr("The game is about to begin…");
}

QString overSentence(const Situation& now) {
  const SeatId winner = now.state->head.winner;
  //: Prompt line after the end
  if (!winner) return Prompt::tr("The game is over. Nobody won.");
  //: Prompt line after the end: the reader won
  if (winner == now.viewer) return Prompt::tr("Victory is yours!");
  //: Prompt line after the end; %1 a player
  return Prompt::tr("%1 won the game.").arg(now.names(winner));
}

bool mayLayShip(const Situation& now) {
  return now.table->hasShips &&
         legalActions(*now.table, *now.state, now.viewer, PlayerTrade::LeftOut).has(ActionKind::Ship);
}

QString myDecision(const Situation& now, const Pending& pending) {
  const Rules& rules = now.table->rules;
  const Seat& me = now.state->seat(now.viewer);
  switch (pending.must) {
    case Must::Start:
      //: Prompt line, start of the Big Game: first the cards, then the city
      if (pending.left == 2) return Prompt::tr("Choose the settlement that gives you cards.");
      //: Prompt line, start of the Big Game
      return Prompt::tr("Choose the settlement that becomes a city.");
    case Must::Done:
      //: Prompt line of the Big Game: the reader has ended this round
      return Prompt::tr("You are done – waiting for the others of this round.");
    case Must::Settlement:
      if (now.state->head.phase == Phase::Play) {
        //: Prompt line: the player lost every building in an earthquake
        return Prompt::tr("Your turn – place a settlement free of charge.");
      }
      if (me.settlements == rules.settlements) {
        //: Prompt line, set-up
        return Prompt::tr("Your turn – place your first settlement.");
      }
      //: Prompt line, set-up
      return Prompt::tr("Your turn – place your second settlement for your first cards.");
    case Must::Road:
      if (mayLayShip(now)) {
        //: Prompt line, set-up on a map with ships
        return Prompt::tr("Your turn – place a road or a ship beside the new settlement.");
      }
      //: Prompt line, set-up
      return Prompt::tr("Your turn – place a road beside the new settlement.");
    case Must::Roll:
      //: Prompt line
      return Prompt::tr("Your turn – roll the dice.");
    case Must::Act:
      //: Prompt line: the reader's own open offer waits for the others
      if (me.offer.isOpen()) return Prompt::tr("Your turn – your offer waits for an answer.");
      //: Prompt line
      return Prompt::tr("Your turn – trade, build, or end the turn.");
    case Must::Discard:
      //: Prompt line, after a seven
      return Prompt::tr("You must return %n card(s) to the bank.", nullptr, pending.left);
    case Must::Robber:
      //: Prompt line
      return Prompt::tr("Your turn – move the robber to another hex.");
    case Must::FreeRoute:
      if (mayLayShip(now)) {
        //: Prompt line, after Road Building on a map with ships
        return Prompt::tr("Your turn – place %n free road(s) or ship(s).", nullptr, pending.left);
      }
      //: Prompt line, after Road Building
      return Prompt::tr("Your turn – place %n free road(s).", nullptr, pending.left);
    case Must::Answer:
      if (me.answer != Answer::None) {
        //: Prompt line: the reader has answered to the wolves, the time for the others runs on
        return Prompt::tr("Wolves attack – waiting for the other answers…");
      }
      //: Prompt line: wolves attack a hex with a building of the reader
      return Prompt::tr("Wolves attack – play a Dog or let them come.");
    case Must::Nothing: break;
  }
  return {};
}

QString othersDiscard(const Situation& now) {
  SeatId first;
  int owing = 0;
  for (int i = 0; i < now.state->seats.size(); ++i) {
    if (now.state->seats[i].pending.must != Must::Discard) continue;
    if (!owing++) first = SeatId(i);
  }
  //: Prompt line, after a seven; %1 a player
  if (owing == 1) return Prompt::tr("Waiting for %1 to return cards to the bank…").arg(now.names(first));
  //: Prompt line, after a seven; %n at least 2
  return Prompt::tr("Waiting for %n player(s) to return cards to the bank…", nullptr, owing);
}

QString othersDecision(const Situation& now, SeatId waited) {
  const QString name = now.names(waited);
  switch (now.state->seat(waited).pending.must) {
    case Must::Start:
      //: Prompt line, start of the Big Game; %1 a player
      return Prompt::tr("Waiting for the start choices of %1…").arg(name);
    case Must::Settlement:
      //: Prompt line, set-up or after an earthquake that left no building; %1 a player
      return Prompt::tr("%1’s turn: waiting for a settlement…").arg(name);
    case Must::Road:
      if (now.table->hasShips) {
        //: Prompt line, set-up on a map with ships; %1 a player
        return Prompt::tr("%1’s turn: waiting for a road or a ship…").arg(name);
      }
      //: Prompt line, set-up; %1 a player
      return Prompt::tr("%1’s turn: waiting for a road…").arg(name);
    case Must::Roll:
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for the dice…").arg(name);
    case Must::Robber:
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for the robber to move…").arg(name);
    case Must::FreeRoute:
      if (now.table->hasShips) {
        //: Prompt line, after Road Building on a map with ships; %1 a player
        return Prompt::tr("%1’s turn: waiting for free roads or ships…").arg(name);
      }
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for free roads…").arg(name);
    case Must::Discard: return othersDiscard(now);
    case Must::Answer:
      //: Prompt line: wolves attack a hex with buildings of other players
      return Prompt::tr("Wolves attack – waiting for answers…");
    case Must::Act:
    case Must::Done:
    case Must::Nothing: break;
  }
  //: Prompt line; %1 a player who trades and builds
  return Prompt::tr("%1’s turn.").arg(name);
}

}  // namespace

SeatId offererTo(const Table& table, const State& state, SeatId seat) {
  for (int bit = 0; seat && bit < Table::kMostPartners; ++bit)
    if (const SeatId other = table.partner(seat, bit); other && isAsked(table, state, seat, other)) return other;
  return {};
}

namespace {

/// What the viewer has to do now, as a sentence to the viewer; empty if the game waits for others.
QString viewersTask(const Situation& now) {
  if (!now.viewer) return {};
  const Pending& mine = now.state->seat(now.viewer).pending;
  if (mine.must != Must::Nothing) {
    // Whoever still thinks about their turn while others owe cards waits for them.
    const bool isFirst = mine.must == Must::Discard || now.state->head.open == 0 || mine.must == Must::Robber ||
                         mine.must == Must::FreeRoute || mine.must == Must::Answer;
    if (isFirst || waitingFor(*now.state) == now.viewer) return myDecision(now, mine);
  } else if (const SeatId asking = offererTo(*now.table, *now.state, now.viewer); asking) {
    //: Prompt line; %1 a player
    return Prompt::tr("%1 offers you a trade – accept or decline.").arg(now.names(asking));
  }
  return {};
}

}  // namespace

QString promptFor(const Situation& now) {
  if (now.phase != Client::Phase::Playing && now.phase != Client::Phase::Over) return beforeTheGame(now);
  if (!now.state || !now.table) return beforeTheGame(now);
  const Header& head = now.state->head;
  if (head.phase == Phase::Over) return overSentence(now);
  //: Prompt line
  if (head.paused == Paused::Yes) return Prompt::tr("The game is paused.");
  //: Prompt line and curtain of a game on one computer; %1 the player to pass it to
  if (now.curtain == Curtain::Down) return Prompt::tr("Pass the computer to %1.").arg(now.names(now.viewer));
  if (const QString task = viewersTask(now); !task.isEmpty()) {
    if (now.sharing == Sharing::No) return task;
    //: Prompt line where several people share a computer; %1 who is meant, %2 a whole sentence: what is to be done
    return Prompt::tr("%1: %2").arg(now.names(now.viewer), task);
  }
  const SeatId waited = waitingFor(*now.state);
  //: Prompt line: the throw for the first turn
  if (!waited) return Prompt::tr("The dice decide who starts…");
  return othersDecision(now, waited);
}

QString startBlockedBy(const Lobby& lobby) {
  bool anybody = false;
  for (const LobbySeat& seat : lobby.seats) {
    if (seat.holder != SeatHolder::Person) continue;
    anybody = true;
    //: Lobby; %1 a player
    if (seat.link == Link::Lost) return Prompt::tr("Waiting for %1 to come back…").arg(seat.name);
    if (seat.ready == Ready::No && seat.role == Role::Guest) {
      //: Lobby; %1 a player
      return Prompt::tr("Waiting for %1 to be ready…").arg(seat.name);
    }
  }
  //: Lobby
  return anybody ? QString() : Prompt::tr("Waiting for players…");
}

QString unshownBecause(const Rules& rules) {
  if (!playsOnChain(rules)) return {};
  //: Why one cannot join a game
  return Prompt::tr("This version cannot show the Big Game yet.");
}

namespace {

/// What is told of a refusal; the last sentence of all others.
constexpr struct {
  Refusal why;
  const char* sentence;
} kRefusals[] = {
    //: Why joining failed; %1 the version of the host's program
    {Refusal::VersionTooOld,
     QT_TRANSLATE_NOOP("Prompt", "This program is too old for the host’s game (version %1). Please update it.")},
    //: Why joining failed; %1 the version of the host's program
    {Refusal::VersionTooNew,
     QT_TRANSLATE_NOOP("Prompt",
                       "The host’s program is too old for this one (version %1). Please ask the host to update it.")},
    //: Why joining failed
    {Refusal::GameFull, QT_TRANSLATE_NOOP("Prompt", "This game is full.")},
    //: Why coming back failed
    {Refusal::NotThisGame, QT_TRANSLATE_NOOP("Prompt", "The game you were in is no longer running there.")},
    //: Why coming back failed
    {Refusal::BadToken, QT_TRANSLATE_NOOP("Prompt", "Your seat in this game could not be confirmed.")},
    //: Why joining failed
    {Refusal::NameTaken,
     QT_TRANSLATE_NOOP("Prompt", "Somebody at this table already has your name. Please choose another.")},
    //: Why the game was left
    {Refusal::Kicked, QT_TRANSLATE_NOOP("Prompt", "The host has removed you from the game.")},
    //: Why the game was left
    {Refusal::ServerClosing, QT_TRANSLATE_NOOP("Prompt", "The host has closed the game.")},
    //: Why joining failed
    {Refusal::ServerFull, QT_TRANSLATE_NOOP("Prompt", "The host cannot take more connections.")},
    //: Why joining failed
    {Refusal::Protocol,
     QT_TRANSLATE_NOOP("Prompt", "There is no game of Tapu at this address: another program answers there.")},
    //: Why joining failed
    {Refusal::Unreachable, QT_TRANSLATE_NOOP("Prompt", "Nobody answers at this address.")},
    //: Why the game was left: the same player came back from another window or computer
    {Refusal::Replaced, QT_TRANSLATE_NOOP("Prompt", "Your seat was taken over from another window of yours.")},
    //: Why a wish was not granted
    {Refusal::HostOnly, QT_TRANSLATE_NOOP("Prompt", "Only the host can do that.")},
    //: Why the game cannot start
    {Refusal::NotReady, QT_TRANSLATE_NOOP("Prompt", "Somebody at the table is not ready yet.")},
    //: Why a wish was not granted
    {Refusal::NotNow, QT_TRANSLATE_NOOP("Prompt", "That is not possible now.")},
    //: Why joining failed; %1 is the system's own remark, such as "disk full"
    {Refusal::NotSaved,
     QT_TRANSLATE_NOOP("Prompt", "Your seat could not be saved on the host’s computer (%1). Please try again later.")},
    //: Why the game was left
    {Refusal::MovesMissing,
     QT_TRANSLATE_NOOP("Prompt",
                       "The host has stopped the game: moves are missing from its file, which is kept to be mended.")},
    //: Why the game was left: the program of the host told something that no game can lead to
    {Refusal::Nonsense,
     QT_TRANSLATE_NOOP(
         "Prompt", "The host’s program said what cannot be so. The game was left, so that nothing false is shown.")},
    //: Why joining failed
    {Refusal::None, QT_TRANSLATE_NOOP("Prompt", "The game could not be joined.")},
};

}  // namespace

QString turnedAwaySentence(Refusal why, const QString& detail) {
  const auto* told = std::ranges::find_if(kRefusals, [why](const auto& each) { return each.why == why; });
  if (told == std::end(kRefusals)) --told;
  const QString sentence = Prompt::tr(told->sentence);
  // The version of the other program, or what its system remarked.
  return sentence.contains("%1"_L1) ? sentence.arg(why == Refusal::NotSaved ? systemWords(detail) : detail) : sentence;
}

}  // namespace tapu
