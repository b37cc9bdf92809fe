// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/topology.h"
#include "engine/state/card_counts.h"
#include "engine/state/move.h"

namespace tapu {

/// "You get 1 × Grain for 4 × Ore": the exchange from the reader's side.
QString exchangeText(CardCounts get, CardCounts give);

/// "Forest 8, Hills 5, Sea: pays in 9 of 36 throws".
QString cornerText(const Topology& map, CornerId corner);

/// The section of the rules about a card, or about an event of a round.
QString topicOfCard(Card kind);
QString topicOfEvent(RoundEvent event);

}  // namespace tapu
