// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/awaited_game.h"

#include <utility>

#include "app/text/shown_text.h"

namespace tapu {

void AwaitedGame::call(const QString& address, const QString& game) {
  address_ = address;
  game_ = game;
  door_.reset();
}

bool AwaitedGame::waitAtDoor(Refusal why, const QString& host) {
  const Door now{why, host};
  return std::exchange(door_, now) != now;
}

bool AwaitedGame::isBackAmong(const QList<FoundGame>& games) {
  if (!missed_) return false;
  missed_->isSilent = missed_->game.isSilent(games);
  missed_->back = missed_->game.heardAnew(games);
  return missed_->back.has_value();
}

QString AwaitedGame::sentence() const {
  if (door_ && door_->why == Refusal::HostIsAway)
    //: To somebody who came to a game that runs already; %1 who hosts it, and whose connection is lost
    return tr("The game has begun. Only its host, %1, can let you in, and is not there now. Asking goes on; "
              "“Cancel” ends that.")
        .arg(isolated(door_->host));
  if (door_ && !door_->host.isEmpty())
    //: To somebody who came to a game that runs already, until its host has answered; %1 who hosts it
    return tr("The game has begun. %1 hosts it and has been asked to let you in. This can take a while; “Cancel” ends "
              "the wait.")
        .arg(isolated(door_->host));
  if (door_)
    //: To somebody who came to a game that runs already, until its organizer has answered
    return tr(
        "The game has begun. Whoever leads it has been asked to let you in. This can take a while, and where nobody "
        "leads it nobody answers; “Cancel” ends the wait.");
  if (!game_.isEmpty())
    //: To somebody who wants back to their seat, until its host answers; %1 name of the game, %2 address of the host
    return tr("Looking for “%1” at %2, where its host was last. “Cancel” ends that; your seat stays kept.")
        .arg(isolated(game_), address_);
  if (!missed_) return {};
  if (missed_->back)
    //: A game that did not answer is heard on the network again; %1 name of the game
    return tr("“%1” is open now.").arg(isolated(missed_->back->name));
  if (missed_->seatIn.isEmpty()) return {};
  if (missed_->isSilent)
    //: To somebody whose host is heard on the network and did not answer, under that problem; %1 name of the game
    return tr("Your seat stays kept. The network tells of “%1”, but its computer does not answer.")
        .arg(isolated(missed_->seatIn));
  //: To somebody whose host did not answer, under that problem; %1 name of the game
  return tr("Your seat stays kept. This page goes on looking for “%1” and says when it is open.")
      .arg(isolated(missed_->seatIn));
}

QString AwaitedGame::callSentence() const {
  return isAtDoor()
             //: Foot of the page while somebody who came late waits for the host or organizer; %1 the address of the
             //: game
             ? tr("Waiting to be let in at %1…").arg(address_)
             //: While a game on the network is called; %1 its address
             : tr("Calling %1…").arg(address_);
}

}  // namespace tapu
