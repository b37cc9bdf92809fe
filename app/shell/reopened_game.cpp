// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/reopened_game.h"

#include <QCoreApplication>

namespace tapu {

namespace {

class ReopenedGame {
  Q_DECLARE_TR_FUNCTIONS(ReopenedGame)
};

}  // namespace

Question::Texts reopenedGameTexts(const QString& host) {
  Question::Texts told;
  //: Question to a guest whose host had closed the game, and has opened it again: title, text, and its two answers
  told.title = ReopenedGame::tr("The game is open again");
  //: Under that question; %1 who hosts the game
  told.text = ReopenedGame::tr("%1 has opened this game again. Your seat is kept for you.").arg(host);
  //: Answer to the question whether to come back to a game: the page stays as it is
  told.safe = ReopenedGame::tr("Not now");
  //: Answer to the question whether to come back to a game
  told.other = ReopenedGame::tr("Back to my seat");
  return told;
}

}  // namespace tapu
