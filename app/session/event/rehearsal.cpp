// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/rehearsal.h"

#include <QLocale>
#include <utility>

namespace tapu {

QString RehearsalNotes::sentence() const {
  //: How a rehearsal went; %n number of rounds, %1 number of seats with simulated players
  const QString length = tr("The rehearsal had %n round(s), with simulated players at %1 seats.", nullptr, rounds)
                             .arg(QLocale().toString(seats));
  using namespace requests;
  const std::pair<std::size_t, QString> acts[] = {
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<PauseGame>(), tr("a pause")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<Lengthen>(), tr("15 seconds more")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<EndRound>(), tr("an early end of a round")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<EnterThrow>(), tr("a throw by hand")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<Announce>(), tr("a message to all")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<Show>(), tr("a choice for the big screen")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<NewCode>(), tr("a new code")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<KeepSeat>(), tr("a reserved seat")},
      //: What an organizer has tried in a rehearsal, in a list
      {wire::kindOf<EndGame>(), tr("the end of the game")},
  };
  QStringList words;
  for (const auto& [act, name] : acts)
    if (tried.contains(act)) words << name;
  //: How a rehearsal went: its organizer has only looked on
  const QString deeds =
      words.isEmpty() ? tr("Nothing was tried by hand.")
                      : /*: Part of the line about a rehearsal; %1 a list of what was tried */ tr("Tried by hand: %1.")
                            .arg(words.join(QStringLiteral(", ")));
  return length + u' ' + deeds;
}

}  // namespace tapu
