// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/lobby.h"

namespace tapu {

/// What the host of a table allows, in one sentence: who may watch, and whether there is a password.
QString policySentence(const TableFacts& facts);
/// Who watches, by name, the reader as “You”; empty = nobody.
QString watchersSentence(const TableFacts& facts);
/// How long until bots take the empty seats; empty = no such time runs. `passedMs`: since the facts were told.
QString fillSentence(const TableFacts& facts, qint64 passedMs);

}  // namespace tapu
