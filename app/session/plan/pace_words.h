// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <array>

#include "app/session/settings/settings.h"

namespace tapu {

/// All paces, in the order in which they are offered.
inline constexpr std::array kBotPaces{BotPace::Instant, BotPace::Fast, BotPace::Normal, BotPace::Slow, BotPace::Steps};
/// "Normal: 0.8 s a move", at a table of so many seats.
QString nameOfPace(BotPace pace, int seats);
/// The names of all of them, in that order, for the usual table of four.
QStringList namesOfPaces();

}  // namespace tapu
