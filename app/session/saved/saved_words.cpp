// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/saved_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/session/settings/languages.h"
#include "app/session/words/bot_names.h"
#include "app/text/language.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class SavedTexts {
  Q_DECLARE_TR_FUNCTIONS(SavedGames)
};

}  // namespace

QString whenPlayed(const QDateTime& played, const QDateTime& now) {
  const QDateTime then = played.toLocalTime();
  const QString time = inShownDigits(then.toString(u"H:mm"_s));
  const qint64 days = then.date().daysTo(now.toLocalTime().date());
  //: When a saved game was last played; %1 a time such as 9:40
  if (days == 0) return SavedTexts::tr("%1 today").arg(time);
  //: When a saved game was last played; %1 a time such as 9:40
  if (days == 1) return SavedTexts::tr("%1 yesterday").arg(time);
  // Month names in the language of the texts: the default locale may be another one, because of its digits.
  const QString day = inShownDigits(localeOf(languageInUse()).toString(then.date(), u"d MMMM yyyy"_s));
  //: When a saved game was last played; %1 a date such as 14 October 2026, %2 a time such as 9:40
  return SavedTexts::tr("%1, %2").arg(day, time);
}

QString peopleOf(const GameNote& note) {
  QStringList people;
  int bots = 0;
  for (int seat = 0; seat < note.seats.size(); ++seat) {
    if (note.seats[seat].holder == SeatHolder::Person) people << isolated(shownName(note.seats, SeatId(seat)));
    bots += note.seats[seat].holder == SeatHolder::Bot;
  }
  QStringList facts;
  if (!people.isEmpty()) facts << people.join(u", "_s);
  //: Who plays in a saved game besides the people named
  if (bots > 0) facts << SavedTexts::tr("%n bot(s)", nullptr, bots);
  return facts.join(u" · "_s);
}

QString progressOf(const SavedGame& game) {
  //: How far a saved game is, where its position is not known
  if (!game.view) return SavedTexts::tr("after %n move(s)", nullptr, game.note.moves);
  const Header& head = game.view->position.head;
  //: How far a saved game is: the first settlements are being placed
  if (head.phase == Phase::Setup) return SavedTexts::tr("Starting placement");
  //: How far a saved game is; %1 a number
  return SavedTexts::tr("Round %1").arg(QLocale().toString(head.round));
}

QString factsOf(const SavedGame& game, const QDateTime& now) {
  // A line ends between two facts or two people, and never within a time: it would stand alone in the next.
  const auto whole = [](QString fact) { return fact.replace(u' ', QChar::Nbsp); };
  QStringList facts{whole(progressOf(game)), whole(whenPlayed(game.note.played, now)), peopleOf(game.note)};
  facts.removeAll(QString());
  return facts.join(u" · "_s);
}

QString whyNotContinued(const SavedGame& game) {
  //: Why a saved game cannot be continued now
  if (game.use == SavedGame::Use::Taken) return SavedTexts::tr("This game is being played at the moment.");
  if (game.use == SavedGame::Use::PutAside)
    //: Why a saved game cannot be continued; %1 name of a file, “tapu-tool store check” is a command to be typed like
    //: that
    return SavedTexts::tr(
               "The file of this game is damaged and kept as %1. “tapu-tool store check” tells what can be used of it.")
        .arg(shownFileName(game.store));
  if (game.problem.isEmpty()) return {};
  //: Why a saved game cannot be continued; %1 the reason, such as “the file is damaged”
  return SavedTexts::tr("This game cannot be continued: %1.").arg(systemWords(game.problem));
}

}  // namespace tapu
