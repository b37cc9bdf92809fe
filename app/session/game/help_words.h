// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tapu {

struct Seen;

/// The help that persons of a game had, as short sentences: hints taken by each, and turns that a bot played for each.
/// Empty if none. Turns are counted in the log here.
QStringList helpWords(const Seen& seen);
/// The levels of the bots at the table: "Bots: Farmer (medium)", or name and level of each. Empty without bots.
QString botWords(const Seen& seen);

}  // namespace tapu
