// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/text/describe.h"

namespace tapu {

/// What a seat did, in a few words and pictures (glyphs.h) to be shown beside its name: "built", a road, where. `place`
/// is that of the event (placeGlyphs). Empty: the sentence of `describe` is short enough, or says what no picture can.
QString briefLine(const Event& event, const SeatNames& names, const QString& place);

}  // namespace tapu
