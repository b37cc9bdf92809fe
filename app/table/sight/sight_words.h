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
/// The sentence for an offer of this player that has gone while the viewer wrote an answer to it.
QString offerGoneText(const QString& name);
/// The points and the cards of the viewer, who has a hand, in sentences.
QString standingText(const PlaySight& sight);
/// The action that plays a card, to ask whether it is legal; nothing for a card that is never played.
std::optional<Action> trialOf(Card kind);
/// The action that plays a card now if all that it asks for is chosen on the board after it; else nothing: it asks
/// first, or may not be played.
std::optional<Action> actionBeforeBoard(const PlaySight& sight, Card kind);
/// The action of a player who must move the robber and points at this hex: at sea the pirate is meant, if there is one.
Action robberOrPirate(const PlaySight& sight, HexId hex);
/// A sentence about an act that costs nothing and is still possible: "You can still move a ship." Empty: there is none.
QString freeActText(const LegalActions& legal);
/// The throws left in the deck, by their sum (4.10): "Left in the deck: 2: 1, 3: 2 …". Empty: the table is not shown
/// them.
QString throwsLeftText(const GameDefinition& definition, const State& state);
/// The yield of a settlement at a corner: "Forest 8, Hills 5, Sea: pays in 9 of 36 throws".
QString cornerText(const Topology& map, CornerId corner);

/// The place of a player among those who build between turns, from 1 on: "2nd"; and as it is said: "builds second".
QString ordinal(int place);
QString buildsAs(int place);

/// The number of a board as players read it: in the whole chain, from 1. `board` is its number in the window; `window`
/// null: in the whole chain.
int boardNumber(const ChainWindow* window, int board);

/// The name of the picture that stands for a group of a chain.
QString emblemOf(Territory group);

/// The id of the section of the rules about the task of the viewer, for `setPageTopic`.
QString topicOfTask(const PlaySight& sight);

/// The id of the section of the rules about a development card, or about an event of a round, for `setRuleTopic`.
QString topicOfCard(Card kind);
QString topicOfEvent(RoundEvent event);

}  // namespace tapu
