// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tapu {

class GameController;

/// What helped the persons of a game, as short sentences: who took hints and how many, and for whom a bot has played
/// how many turns. Empty if nothing did. Turns are counted in what the log here has.
QStringList helpWords(const GameController& game);
/// Of which level the bots at the table are: "Bots: Farmer (medium)", or of each its name and its level. Empty without
/// bots.
QString botWords(const GameController& game);

}  // namespace tapu
