// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/prompt.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "app/files/files.h"
#include "engine/play/legal_actions.h"
#include "engine/rules/trade.h"

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
  return now.definition->hasShips &&
         legalActions(*now.definition, *now.state, now.viewer, PlayerTrade::LeftOut).has(ActionKind::Ship);
}

/// A settlement outside of the course of turns: in the set-up, or free of charge after an earthquake.
QString mySettlement(const Situation& now) {
  const Seat& me = now.state->seat(now.viewer);
  if (now.state->head.phase == Phase::Play) {
    //: Prompt line: the player lost every building in an earthquake
    return Prompt::tr("Your turn – place a settlement free of charge.");
  }
  if (me.settlements == now.definition->rules.settlements) {
    //: Prompt line, set-up
    return Prompt::tr("Your turn – place your first settlement.");
  }
  //: Prompt line, set-up
  return Prompt::tr("Your turn – place your second settlement for your first cards.");
}

QString myDecision(const Situation& now, const Pending& pending) {
  const Seat& me = now.state->seat(now.viewer);
  switch (pending.must) {
    case Decision::Start:
      //: Prompt line, start of the Big Game: first the cards, then the city
      if (pending.left == 2) return Prompt::tr("Choose the settlement that gives you cards.");
      //: Prompt line, start of the Big Game
      return Prompt::tr("Choose the settlement that becomes a city.");
    case Decision::Done:
      //: Prompt line of the Big Game: the reader has ended this round
      return Prompt::tr("You are done – waiting for the others of this round.");
    case Decision::Settlement: return mySettlement(now);
    case Decision::Road:
      if (mayLayShip(now)) {
        //: Prompt line, set-up on a map with ships
        return Prompt::tr("Your turn – place a road or a ship beside the new settlement.");
      }
      //: Prompt line, set-up
      return Prompt::tr("Your turn – place a road beside the new settlement.");
    case Decision::Roll:
      //: Prompt line
      return Prompt::tr("Your turn – roll the dice.");
    case Decision::Act:
      //: Prompt line: the reader's own open offer waits for the others
      if (me.offer.isOpen()) return Prompt::tr("Your turn – your offer waits for an answer.");
      //: Prompt line
      return Prompt::tr("Your turn – trade, build, or end the turn.");
    case Decision::Discard:
      //: Prompt line, after a seven
      return Prompt::tr("You must return %n card(s) to the bank.", nullptr, pending.left);
    case Decision::Robber:
      //: Prompt line
      return Prompt::tr("Your turn – move the robber to another hex.");
    case Decision::FreeRoute:
      if (mayLayShip(now)) {
        //: Prompt line, after Road Building on a map with ships
        return Prompt::tr("Your turn – place %n free road(s) or ship(s).", nullptr, pending.left);
      }
      //: Prompt line, after Road Building
      return Prompt::tr("Your turn – place %n free road(s).", nullptr, pending.left);
    case Decision::Answer:
      if (me.answer != Answer::None) {
        //: Prompt line: the reader has answered to the wolves, the time for the others runs on
        return Prompt::tr("Wolves attack – waiting for the other answers…");
      }
      //: Prompt line: wolves attack a hex with a building of the reader
      return Prompt::tr("Wolves attack – play a Dog or let them come.");
    case Decision::Nothing: break;
  }
  return {};
}

QString othersDiscard(const Situation& now) {
  SeatId first;
  int owing = 0;
  for (int i = 0; i < now.state->seats.size(); ++i) {
    if (now.state->seats[i].pending.must != Decision::Discard) continue;
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
    case Decision::Start:
      //: Prompt line, start of the Big Game; %1 a player
      return Prompt::tr("Waiting for the start choices of %1…").arg(name);
    case Decision::Settlement:
      //: Prompt line, set-up or after an earthquake that left no building; %1 a player
      return Prompt::tr("%1’s turn: waiting for a settlement…").arg(name);
    case Decision::Road:
      if (now.definition->hasShips) {
        //: Prompt line, set-up on a map with ships; %1 a player
        return Prompt::tr("%1’s turn: waiting for a road or a ship…").arg(name);
      }
      //: Prompt line, set-up; %1 a player
      return Prompt::tr("%1’s turn: waiting for a road…").arg(name);
    case Decision::Roll:
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for the dice…").arg(name);
    case Decision::Robber:
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for the robber to move…").arg(name);
    case Decision::FreeRoute:
      if (now.definition->hasShips) {
        //: Prompt line, after Road Building on a map with ships; %1 a player
        return Prompt::tr("%1’s turn: waiting for free roads or ships…").arg(name);
      }
      //: Prompt line; %1 a player
      return Prompt::tr("%1’s turn: waiting for free roads…").arg(name);
    case Decision::Discard: return othersDiscard(now);
    case Decision::Answer:
      //: Prompt line: wolves attack a hex with buildings of other players
      return Prompt::tr("Wolves attack – waiting for answers…");
    case Decision::Act:
    case Decision::Done:
    case Decision::Nothing: break;
  }
  //: Prompt line; %1 a player who trades and builds
  return Prompt::tr("%1’s turn.").arg(name);
}

}  // namespace

SeatId offererTo(const GameDefinition& definition, const State& state, SeatId seat) {
  for (int bit = 0; seat && bit < GameDefinition::kMostPartners; ++bit)
    if (const SeatId other = definition.partner(seat, bit); other && isAsked(definition, state, seat, other))
      return other;
  return {};
}

namespace {

/// What the viewer has to do now, as a sentence to the viewer; empty if the game waits for others.
QString viewersTask(const Situation& now) {
  if (!now.viewer) return {};
  const Pending& mine = now.state->seat(now.viewer).pending;
  if (mine.must != Decision::Nothing) {
    // Whoever still thinks about their turn while others owe cards waits for them.
    const bool isFirst = mine.must == Decision::Discard || now.state->head.open == 0 || mine.must == Decision::Robber ||
                         mine.must == Decision::FreeRoute || mine.must == Decision::Answer;
    if (isFirst || waitingFor(*now.state) == now.viewer) return myDecision(now, mine);
  } else if (const SeatId asking = offererTo(*now.definition, *now.state, now.viewer); asking) {
    //: Prompt line; %1 a player
    return Prompt::tr("%1 offers you a trade – accept or decline.").arg(now.names(asking));
  }
  return {};
}

}  // namespace

QString promptFor(const Situation& now) {
  if (now.phase != Client::Phase::Playing && now.phase != Client::Phase::Over) return beforeTheGame(now);
  if (!now.state || !now.definition) return beforeTheGame(now);
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

}  // namespace tapu
