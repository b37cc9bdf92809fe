// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_words.h"

#include <QCoreApplication>

#include "app/game/describe.h"

namespace tapu {
namespace {

struct Say {
  Q_DECLARE_TR_FUNCTIONS(PlayWords)
};

QString taskWhilePicking(Picking picking) {
  switch (picking) {
    case Picking::Road:
      //: Prompt line while the player picks a place; Esc is the key.
      return Say::tr("Choose an edge for your road · Esc cancels");
    case Picking::Settlement:
      //: Prompt line while the player picks a place; Esc is the key.
      return Say::tr("Choose a corner for your settlement · Esc cancels");
    case Picking::City:
      //: Prompt line while the player picks a place; Esc is the key.
      return Say::tr("Choose a settlement to raise to a city · Esc cancels");
    case Picking::Nothing: break;
  }
  return {};
}

QString myTask(const PlaySight& sight) {
  const Pending& pending = sight.mine().pending;
  switch (pending.must) {
    case Must::Settlement:
      //: Prompt line in the set-up.
      return Say::tr("Choose a corner for your settlement");
    case Must::Road:
      //: Prompt line in the set-up.
      return Say::tr("Choose an edge for the road beside it");
    case Must::Roll:
      //: Prompt line before the throw.
      return Say::tr("Roll the dice");
    case Must::Act:
      //: Prompt line after the throw.
      return Say::tr("Trade, build, or end your turn");
    case Must::Discard:
      //: Prompt line after a seven: %n cards go back to the bank.
      return Say::tr("Choose %n card(s) to discard", nullptr, pending.left);
    case Must::Robber:
      //: Prompt line: the robber has to be moved.
      return Say::tr("Choose a hex for the robber");
    case Must::FreeRoute:
      //: Prompt line of the card Road Building: %n roads are free.
      return Say::tr("Choose an edge for %n free road(s)", nullptr, pending.left);
    case Must::Nothing: break;
  }
  return {};
}

QString waitTask(const PlaySight& sight) {
  const SeatId seat = waitingFor(sight.state);
  if (seat.isNone()) return {};
  const QString name = sight.name(seat);
  switch (sight.state.seat(seat).pending.must) {
    case Must::Settlement:
      //: Prompt line while others play: %1 is a player.
      return Say::tr("Waiting for %1 to place a settlement").arg(name);
    case Must::Road:
    case Must::FreeRoute:
      //: Prompt line while others play: %1 is a player.
      return Say::tr("Waiting for %1 to place a road").arg(name);
    case Must::Roll:
      //: Prompt line while others play: %1 is a player.
      return Say::tr("Waiting for %1 to roll the dice").arg(name);
    case Must::Discard:
      //: Prompt line while others play: %1 is a player.
      return Say::tr("Waiting for %1 to discard").arg(name);
    case Must::Robber:
      //: Prompt line while others play: %1 is a player.
      return Say::tr("Waiting for %1 to move the robber").arg(name);
    case Must::Act:
    case Must::Nothing: break;
  }
  //: Prompt line while others play: %1 is a player.
  return Say::tr("%1 trades and builds").arg(name);
}

}  // namespace

PromptWords promptWords(const PlaySight& sight, Picking picking) {
  const Header& head = sight.state.head;
  if (head.phase == Phase::Over) {
    //: Prompt line, bold.
    const QString over = Say::tr("The game is over");
    if (head.winner.isNone()) return {over, {}};
    //: Prompt line after the end: %1 is a player.
    return {over, Say::tr("%1 won").arg(sight.name(head.winner))};
  }
  if (head.active.isNone()) {
    //: Prompt line before the first throw, bold.
    return {Say::tr("The game begins"), {}};
  }
  //: Prompt line, bold: it is the reader's turn.
  const QString mine = Say::tr("Your turn");
  //: Prompt line, bold: %1 is a player.
  const QString title = sight.isMyTurn() ? mine : Say::tr("%1’s turn").arg(sight.name(head.active));
  if (head.paused == Paused::Yes) {
    //: Prompt line while the host has paused the game.
    return {title, Say::tr("The game is paused")};
  }
  if (picking != Picking::Nothing && sight.must() == Must::Act) return {title, taskWhilePicking(picking)};
  const bool mustDecide = sight.must() != Must::Nothing && (head.open == 0 || sight.must() != Must::Act);
  return {title, mustDecide ? myTask(sight) : waitTask(sight)};
}

QString exchangeText(Pack get, Pack give) {
  //: A trade from the reader's side: %1 and %2 are lists such as "1 × Grain".
  return Say::tr("You get %1 for %2").arg(listOf(get), listOf(give));
}

}  // namespace tapu
