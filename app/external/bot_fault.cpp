// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_fault.h"

#include <QCoreApplication>

namespace tapu {

namespace {
class ExternalWords {
  Q_DECLARE_TR_FUNCTIONS(ExternalBot)
};
}  // namespace

QString sentenceFor(const BotFault& fault, const QString& bot) {
  switch (fault.kind) {
    case BotFault::Kind::NotStarted:
      //: A bot that is another program; %1 its command, %2 the system’s own remark
      return ExternalWords::tr("The bot “%1” cannot be started: %2.").arg(bot, fault.detail);
    case BotFault::Kind::Ended:
      //: A bot that is another program; %1 its command, %2 a number
      return ExternalWords::tr("The bot “%1” has ended with status %2.").arg(bot, fault.detail);
    case BotFault::Kind::Killed:
      //: A bot that is another program; %1 its command, %2 the number of a signal of the system
      return ExternalWords::tr("The bot “%1” was killed by signal %2.").arg(bot, fault.detail);
    case BotFault::Kind::Silent:
      //: A bot that is another program; %1 its command, %2 seconds
      return ExternalWords::tr("The bot “%1” gave no answer within %2 s.").arg(bot, fault.detail);
    case BotFault::Kind::TooMuch:
      //: A bot that is another program; %1 its command
      return ExternalWords::tr("The bot “%1” wrote more than 1 MB without an answer.").arg(bot);
    case BotFault::Kind::NotAsked:
      //: A bot that is another program; %1 its command, %2 what it wrote
      return ExternalWords::tr("The bot “%1” said something that it was not asked: “%2”.").arg(bot, fault.detail);
    case BotFault::Kind::Unreadable:
      //: A bot that is another program; %1 its command, %2 what it wrote
      return ExternalWords::tr("The bot “%1” gave an answer that is none: “%2”.")
          .arg(bot, QString(fault.detail).replace(QChar(), QChar::ReplacementCharacter));
    case BotFault::Kind::NotAllowed:
      //: A bot that is another program; %1 its command, %2 an action as records write it
      return ExternalWords::tr("The bot “%1” chose what is not allowed there: “%2”.").arg(bot, fault.detail);
    case BotFault::Kind::Waits: break;
  }
  //: A bot that is another program; %1 its command
  return ExternalWords::tr("The bot “%1” waits, though everybody waits for it.").arg(bot);
}

QString standInSentence(const BotFault& fault, const QString& bot, int seat) {
  //: A bot that is another program; %1 a sentence that says what is wrong with it, %2 the number of its seat
  return ExternalWords::tr("%1 A usual bot plays on at seat %2.").arg(sentenceFor(fault, bot), QString::number(seat));
}

}  // namespace tapu
