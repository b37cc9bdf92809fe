// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/table/sight/play_sight.h"
#include "engine/board/topology.h"
#include "engine/play/chain_window.h"
#include "engine/play/legal_actions.h"
#include "engine/state/card_counts.h"
#include "engine/state/move.h"

namespace tapu {

/// An exchange from the viewer's side: "You get 1 × Grain for 4 × Ore".
QString exchangeText(CardCounts get, CardCounts give);
/// What is told when the offer of this player has gone while the viewer wrote an answer to it.
QString offerGoneText(const QString& name);
/// The action that plays a card, to ask whether it is legal; nothing for a card that is never played.
std::optional<Action> trialOf(Card kind);
/// A sentence about something that costs nothing and may still be done: "You can still move a ship." Empty: nothing.
QString freeActText(const LegalActions& legal);
/// What a settlement at a corner would yield: "Forest 8, Hills 5, Sea: pays in 9 of 36 throws".
QString cornerText(const Topology& map, CornerId corner);

/// The number of a board as players read it: in the whole chain, from 1. `board` is its number in the window; null:
/// that is the whole chain.
int boardNumber(const ChainWindow* window, int board);

/// The name of the picture that stands for a group of a chain.
QString emblemOf(Territory group);

/// The id of the section of the rules about what the viewer has to do, for `setPageTopic`.
QString topicOfTask(const PlaySight& sight);

/// The id of the section of the rules about a development card, or about an event of a round, for `setRuleTopic`.
QString topicOfCard(Card kind);
QString topicOfEvent(RoundEvent event);

}  // namespace tapu
