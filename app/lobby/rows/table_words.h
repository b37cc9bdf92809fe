// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/wire/lobby.h"

namespace tapu {

/// The host's policy in one sentence: the allowed watchers, and whether there is a password.
QString policySentence(const TableFacts& facts);
/// The names of the watchers, the reader as “You”; empty = none.
QString watchersSentence(const TableFacts& facts);
/// News about the seats since a moment ago, as sentences: who came, left, is ready; not of the reader's own seat.
QStringList seatNews(const QList<LobbySeat>& before, const QList<LobbySeat>& now, SeatId mine);
/// The time until bots take the empty seats; empty = no such time runs. `passedMs`: since the facts came.
QString fillSentence(const TableFacts& facts, qint64 passedMs);

}  // namespace tapu
