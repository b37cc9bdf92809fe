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

QString fillSentence(const TableFacts& facts, qint64 passedMs) {
  if (facts.fillLeftMs < 0) return {};
  const auto left = static_cast<int>(std::max<qint64>(0, facts.fillLeftMs - passedMs) / 1000);
  const QString shown = QLocale().toString(left / 60) + u':' +
                        QLocale().toString(left % 60).rightJustified(2, QLocale().zeroDigit().at(0));
  //: Lobby; %1 a time such as 4:30
  return TableWords::tr("Bots take the empty seats in %1.").arg(shown);
}

}  // namespace tapu
