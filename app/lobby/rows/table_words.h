// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/lobby.h"

namespace tapu {

/// The host's policy in one sentence: the allowed watchers, and whether there is a password.
QString policySentence(const TableFacts& facts);
/// The names of the watchers, the reader as “You”; empty = none.
QString watchersSentence(const TableFacts& facts);
/// The time until bots take the empty seats; empty = no such time runs. `passedMs`: since the facts came.
QString fillSentence(const TableFacts& facts, qint64 passedMs);

}  // namespace tapu
