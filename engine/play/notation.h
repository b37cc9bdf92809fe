// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/state/action.h"
#include "engine/state/setup.h"

namespace tapu {

// The one text form of an action, used in records, legal lists, typed moves and reports of faults:
//   settlement 0,0:N · road 0,0/NE · robber 1,-2 0 · robber 1,-2 - · discard ore*2 wool · bank ore grain
//   offer wool*1 brick for ore*2 to 0,3 · yearOfPlenty ore ore · timeUp 2
//   accept 2 wool for ore*2 (with the cards of the offer, for a viewer who did not see it)

/// The canonical text. A Discard or Offer without cards (see LegalActions) is only its word. `by`: who takes the
/// action; in a chain the partners that an offer names depend on it (9.8), and without it they are left out.
std::string toText(const GameDefinition& definition, const Action& action, SeatId by = {});

/// The action that a text means; nothing if it means none. Case matters, words are separated by single spaces, and
/// "ore" means ore*1. In a chain an offer without `by` means nothing.
std::optional<Action> actionFrom(const GameDefinition& definition, std::string_view text, SeatId by = {});

/// "brick*2 ore" as records and typed moves write packs of cards; empty for an empty pack.
std::string toText(CardCounts resources);
/// The cards in such a text; nothing if it is malformed.
std::optional<CardCounts> packFrom(std::string_view text);

}  // namespace tapu
