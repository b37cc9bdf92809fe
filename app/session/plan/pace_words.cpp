// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/pace_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/client/bot_player.h"

namespace tapu {

namespace {

struct PaceText {
  Q_DECLARE_TR_FUNCTIONS(BotPace)
};

}  // namespace

QString nameOfPace(BotPace pace, int seats) {
  const QString seconds = QLocale().toString(BotPlayer::paceInTurn(millisecondsOf(pace), seats) / 1000.0, 'f', 1);
  switch (pace) {
    //: Pace of the bots
    case BotPace::Instant: return PaceText::tr("Instant");
    //: Pace of the bots; %1 seconds, such as 0.3
    case BotPace::Fast: return PaceText::tr("Fast: %1 s a move").arg(seconds);
    //: Pace of the bots; %1 seconds, such as 0.8
    case BotPace::Normal: return PaceText::tr("Normal: %1 s a move").arg(seconds);
    //: Pace of the bots; %1 seconds, such as 1.6
    case BotPace::Slow: return PaceText::tr("Slow: %1 s a move").arg(seconds);
    case BotPace::Steps: break;
  }
  //: Pace of the bots: each move waits for a click
  return PaceText::tr("Step by step: one move each time");
}

QStringList namesOfPaces() {
  QStringList names;
  for (const BotPace pace : kBotPaces) names << nameOfPace(pace, kUsualSeats);
  return names;
}

}  // namespace tapu
