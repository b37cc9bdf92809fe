// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/board/resource.h"
#include "engine/state/card_counts.h"
#include "engine/state/move.h"
#include "engine/state/options.h"

// The names of the game's things, in the language of the moment.

namespace tapu {

/// The same text with the digits 0 to 9 as the default locale shows them. For numbers that were written for machines.
QString withShownDigits(QString text);

/// "Brick"; for Unknown a card whose kind is not known, for None any kind.
QString nameOfResource(Resource resource);
/// "Knight"; for Unknown and None a development card of any kind.
QString nameOfCard(Card card);
/// "Forest".
QString nameOfTerrain(Terrain terrain);
/// A line on the effect of the played card.
QString whatCardDoes(Card card);

/// "Flood": the event that a round brings (8.8); empty for None.
QString nameOfEvent(RoundEvent event);
/// A line on the event's effect under these options.
QString whatEventDoes(RoundEvent event, const Options& options);

/// "Ravi, Meera and Karl": names, resources or numbers in a sentence. A name comes in isolated.
QString listOf(const QStringList& parts);
/// "2 × Brick, 1 × Wool" in canonical order (0.7).
QString listOf(CardCounts resources);

}  // namespace tapu
