// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/topology.h"
#include "engine/state/card_counts.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"

namespace tapu {

/// An exchange from the viewer's side: "You get 1 × Grain for 4 × Ore".
QString exchangeText(CardCounts get, CardCounts give);
/// What a settlement at a corner would yield: "Forest 8, Hills 5, Sea: pays in 9 of 36 throws".
QString cornerText(const Topology& map, CornerId corner);

/// The number of a board as players read it, from 1. It alone knows how the boards that a player has are numbered in
/// the whole chain.
int boardNumber(const GameDefinition& definition, int board);

/// The id of the section of the rules about a development card, or about an event of a round, for `setRuleTopic`.
QString topicOfCard(Card kind);
QString topicOfEvent(RoundEvent event);

}  // namespace tapu
