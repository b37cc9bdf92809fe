// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/leave_words.h"

#include "app/shell/main_window.h"

namespace tapu {

namespace {

QString hostsWords(const Leaving& leaving) {
  const bool isAlone = !leaving.hasOthers && !leaving.hasWatchers;
  if (leaving.isLost)
    //: Question before a host leaves a running game that is not kept in a file
    return MainWindow::tr("You host this game, and it is not saved: it ends for everybody and is gone when you leave.");
  if (leaving.hasBegun && !isAlone)
    //: Question before a host leaves a running game
    return MainWindow::tr("You host this game: it stops for everybody. You can continue it later.");
  //: Question before a host leaves a running game that nobody else is at
  if (leaving.hasBegun) return MainWindow::tr("You host this game: it stops. You can continue it later.");
  //: Question before a host closes a lobby
  if (!isAlone) return MainWindow::tr("You host this game: it closes for everybody.");
  //: Question before a host closes a lobby that nobody else is in
  return MainWindow::tr("You host this game: nobody can come to it any more.");
}

QString guestsWords(const Leaving& leaving) {
  if (leaving.nobodyPlays)
    //: Question before a guest leaves a running game
    return MainWindow::tr("The others play on, and nobody plays at your seat. You can come back to it with “Rejoin”.");
  if (leaving.hasBegun && !leaving.hasOthers)
    //: Question before the last person leaves a running game that another computer hosts
    return MainWindow::tr(
        "Only bots are left then: they play the game to its end. Until then you can come back with “Rejoin”.");
  //: Question before a guest leaves a running game
  return MainWindow::tr("The others play on, a bot plays for you. You can come back to your seat with “Rejoin”.");
}

}  // namespace

Question::Texts leaveWords(const Leaving& leaving) {
  Question::Texts texts;
  //: Title of a question
  texts.title = MainWindow::tr("Leave this game?");
  if (leaving.isLost && !(leaving.isHost && (leaving.hasOthers || leaving.hasWatchers)))
    //: Question before a game is left that is not kept in a file
    texts.text = MainWindow::tr("This game is not saved: it is gone when you leave.");
  else
    texts.text = leaving.isHost ? hostsWords(leaving) : guestsWords(leaving);
  //: Button, the safe answer to "Leave this game?"
  texts.safe = MainWindow::tr("Stay");
  //: Button: leave a game that one hosts
  const QString leave = MainWindow::tr("Leave");
  //: Button: leave a running game
  const QString leaveToBot = MainWindow::tr("Leave (a bot takes over)");
  texts.other = leaving.isHost || leaving.isLost || leaving.nobodyPlays ? leave : leaveToBot;
  return texts;
}

}  // namespace tapu
