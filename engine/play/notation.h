// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/state/action.h"
#include "engine/state/setup.h"

namespace tapu {

// The one text form of an action, used in records, legal lists, typed moves, golden games and bug reports:
//   settlement 0,0:N · road 0,0/NE · robber 1,-2 0 · robber 1,-2 - · discard ore*2 wool · bank ore grain
//   offer wool*1 brick for ore*2 to 0,3 · yearOfPlenty ore ore · timeUp 2

// A viewer who did not see the offer behind an accepted one gets its contents with it: accept 2 wool for ore*2
/// The canonical text. A blank Discard or Offer is its bare word.
/// `by`: who takes the action; on a chain an offer means other seats for each (9.8).
std::string toText(const GameDefinition& definition, const Action& action, SeatId by = {});

/// The action that a text means; nothing if it is none. Case and single spaces count; "ore" alone means ore*1.
std::optional<Action> actionFrom(const GameDefinition& definition, std::string_view text, SeatId by = {});

/// "brick*2 ore" as records and typed moves write packs of cards; empty for an empty pack.
std::string toText(CardCounts resources);
std::optional<CardCounts> packFrom(std::string_view text);

}  // namespace tapu
