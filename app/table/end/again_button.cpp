// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/again_button.h"

#include <QMenu>

#include "app/kit/passing_menu.h"

namespace tapu {

using namespace Qt::StringLiterals;

AgainButton::AgainButton(QWidget* parent) : ActionButton({}, Role::Next, parent) {
  connect(this, &ActionButton::clicked, this, &AgainButton::press);
  retell();
}

void AgainButton::offer(Again again) {
  if (std::exchange(offered_, again) != again) retell();
}

void AgainButton::retell() {
  //: Button of the final table.
  if (offered_ == Again::No) return rename(this, tr("New game"));
  //: Button of the final table of a game hosted here: opens the page where it is hosted once more
  const QString host = tr("Host again…");
  //: Tool tip of that button
  const QString hostTip = tr("Sets the same game up again to be hosted: the others join it anew");
  //: Button of the final table: the same people play once more
  const QString again = tr("Play again");
  //: Tool tip of that button: the one after whoever began this game
  const QString againTip = tr("The same people, the same seats; the next one begins");
  //: Button of the final table, for a guest: calls the host until their next game is open
  const QString join = tr("Join the next game");
  //: Tool tip of that button
  const QString joinTip = tr("Waits for the next game of the same host, and joins it");
  if (offered_ == Again::Host) return rename(this, host, hostTip);
  if (offered_ == Again::Join) return rename(this, join, joinTip);
  rename(this, again, againTip);
}

/// A menu asks on which island, and offers a game of another kind.
void AgainButton::press() {
  if (offered_ == Again::No) return Q_EMIT newGame();
  if (offered_ == Again::Host || offered_ == Again::Join) return Q_EMIT againWanted(Island::Same);
  QMenu* menu = passingMenu(this);
  menu->setObjectName(u"againMenu"_s);
  //: Entry of the menu of the button "Play again"
  const QString newIsland = tr("New island");
  if (offered_ == Again::AnyIsland) menu->addAction(newIsland, this, [this] { Q_EMIT againWanted(Island::New); });
  //: Entry of the menu of the button "Play again"
  menu->addAction(tr("Same island"), this, [this] { Q_EMIT againWanted(Island::Same); });
  //: Entry of the menu of the button "Play again": opens the page for a new game
  menu->addAction(tr("Other settings…"), this, &AgainButton::newGame);
  menu->popup(mapTo(window(), QPoint()).y() < window()->height() / 2
                  ? mapToGlobal(QPoint(0, height()))
                  : mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

}  // namespace tapu

#include "moc_again_button.cpp"
