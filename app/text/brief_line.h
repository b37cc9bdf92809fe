// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/text/describe.h"

namespace tapu {

/// A seat's act in a few words and pictures (glyphs.h) beside its name: "built", a road, the place. `place` is that of
/// the event (placeGlyphs). Empty: the sentence of `describe` is short enough, or no picture can say it.
QString briefLine(const Event& event, const SeatNames& names, const QString& place);

}  // namespace tapu
