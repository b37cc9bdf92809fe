// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/rehearsal.h"

#include <QLocale>

namespace tapu {

namespace {

QString wordsFor(DeskDeed deed) {
  switch (deed) {
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::Pauses: return RehearsalNotes::tr("a pause");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::Lengthens: return RehearsalNotes::tr("15 seconds more");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::EndsRound: return RehearsalNotes::tr("an early end of a round");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::EntersThrow: return RehearsalNotes::tr("a throw by hand");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::Announces: return RehearsalNotes::tr("a message to all");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::ChoosesScreen: return RehearsalNotes::tr("a choice for the big screen");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::RenewsCode: return RehearsalNotes::tr("a new code");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::KeepsSeat: return RehearsalNotes::tr("a reserved seat");
    //: What an organizer has tried in a rehearsal, in a list
    case DeskDeed::EndsGame: return RehearsalNotes::tr("the end of the game");
  }
  return {};
}

}  // namespace

QString RehearsalNotes::sentence() const {
  //: How a rehearsal went; %n number of rounds, %1 number of seats with simulated players
  const QString length = tr("The rehearsal had %n round(s), with simulated players at %1 seats.", nullptr, rounds)
                             .arg(QLocale().toString(seats));
  QStringList words;
  for (const DeskDeed deed : tried) words << wordsFor(deed);
  //: How a rehearsal went: its organizer has only looked on
  const QString deeds =
      words.isEmpty() ? tr("Nothing was tried by hand.")
                      : /*: Part of the line about a rehearsal; %1 a list of what was tried */ tr("Tried by hand: %1.")
                            .arg(words.join(QStringLiteral(", ")));
  return length + u' ' + deeds;
}

}  // namespace tapu
