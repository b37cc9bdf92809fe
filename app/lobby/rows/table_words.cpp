// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/table_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct TableWords {
  Q_DECLARE_TR_FUNCTIONS(TableWords)
};

}  // namespace

QString policySentence(const TableFacts& facts) {
  QString watching;
  switch (facts.policy.watching) {
    case WatchRule::Nobody:
      //: Lobby: what the host allows
      watching = TableWords::tr("Nobody may watch.");
      break;
    case WatchRule::Live:
      //: Lobby: what the host allows; hands of cards stay hidden
      watching = TableWords::tr("Others may watch, without seeing hands.");
      break;
    case WatchRule::Delayed:
      //: Lobby: what the host allows; %n at least 1
      watching = TableWords::tr("Others may watch, %n minute(s) behind.", nullptr, facts.policy.delayMinutes);
      break;
  }
  if (facts.policy.hints == HintRule::Forbidden)
    //: Lobby: what the host allows; %1 a sentence that says who may watch
    watching = TableWords::tr("%1 Hints are not allowed.").arg(watching);
  if (facts.password == Password::None) return watching;
  //: Lobby: what the host allows; %1 a sentence that says who may watch
  return TableWords::tr("%1 The table has a password.").arg(watching);
}

QString watchersSentence(const TableFacts& facts) {
  QStringList names;
  for (const Watcher& watcher : facts.watchers) {
    //: In a list of those who watch a game: the reader
    const QString name = watcher.number == facts.you ? TableWords::tr("You") : isolated(watcher.name);
    watcher.number == facts.you ? names.prepend(name) : names.append(name);
  }
  if (names.isEmpty()) return {};
  //: Who watches a game; %1 their names
  return TableWords::tr("%n watch(es): %1", nullptr, static_cast<int>(names.size())).arg(names.join(u", "_s));
}

namespace {

bool sits(const QList<LobbySeat>& seats, const LobbySeat& who) {
  return std::ranges::any_of(seats,
                             [&](const LobbySeat& seat) { return seat.holder == who.holder && seat.name == who.name; });
}

QString newsOf(const LobbySeat& was, const LobbySeat& is) {
  const QString name = isolated(is.name);
  if (is.holder == SeatHolder::Bot && was.holder != SeatHolder::Bot)
    //: Said aloud in the lobby: %1 the name of a bot
    return TableWords::tr("A bot takes a seat: %1").arg(name);
  if (is.holder != SeatHolder::Person) return {};
  if (was.holder != SeatHolder::Person || was.name != is.name)
    //: Said aloud in the lobby: %1 is a player
    return TableWords::tr("%1 has joined the game.").arg(name);
  if (was.ready == is.ready) return {};
  //: Said aloud in the lobby: %1 is a player
  const QString ready = TableWords::tr("%1 is ready.");
  //: Said aloud in the lobby: %1 is a player
  return (is.ready == Ready::Yes ? ready : TableWords::tr("%1 is not ready any more.")).arg(name);
}

}  // namespace

QStringList seatNews(const QList<LobbySeat>& before, const QList<LobbySeat>& now, SeatId mine) {
  QStringList news;
  if (before.size() != now.size()) return news;  // another table
  const auto isRenamed = [&](qsizetype i) {
    return before[i].holder == SeatHolder::Person && now[i].holder == SeatHolder::Person && !sits(now, before[i]) &&
           !sits(before, now[i]);
  };
  for (qsizetype i = 0; i < now.size(); ++i) {
    const LobbySeat& was = before[i];
    if (i == mine.value || sits(now, was) || isRenamed(i)) continue;
    if (was.holder == SeatHolder::Person)
      //: Said aloud in the lobby: %1 is a player
      news << TableWords::tr("%1 has left the game.").arg(isolated(was.name));
    if (was.holder == SeatHolder::Bot && now[i].holder == SeatHolder::Nobody)
      //: Said aloud in the lobby: %1 the name of a bot
      news << TableWords::tr("A seat is free again, which a bot had: %1").arg(isolated(was.name));
  }
  for (qsizetype i = 0; i < now.size(); ++i) {
    const bool isElsewhere = now[i].name != before[i].name && sits(before, now[i]);
    if (i == mine.value || isElsewhere) continue;
    if (isRenamed(i))
      //: Said aloud in the lobby: %1 the name of a player so far, %2 the new one
      news << TableWords::tr("%1 is called %2 now.").arg(isolated(before[i].name), isolated(now[i].name));
    else if (const QString line = newsOf(before[i], now[i]); !line.isEmpty())
      news << line;
  }
  return news;
}

QString fillSentence(const TableFacts& facts, qint64 passedMs) {
  if (facts.fillLeftMs < 0) return {};
  const auto left = static_cast<int>(std::max<qint64>(0, facts.fillLeftMs - passedMs) / 1000);
  const QString shown = QLocale().toString(left / 60) + u':' +
                        QLocale().toString(left % 60).rightJustified(2, QLocale().zeroDigit().at(0));
  //: Lobby; %1 a time such as 4:30
  return TableWords::tr("Bots take the empty seats in %1.").arg(shown);
}

}  // namespace tapu
