// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/query.h"

namespace tapu::rules {

/// The rule of one kind of action. It is asked for the seat that acts, an action of the table for the seat that it is
/// about.
struct ActionRule {
  enum class About : std::uint8_t { Nobody, Seat, SeatOrAll };
  enum class Stands : std::uint8_t { Unpaused, Running, Always };

  ActionKind kind;
  std::uint16_t when = 0;            ///< of a seat: a bit for each decision that it may answer; 0 = of the table
  About about = About::Nobody;       ///< of the table
  Stands stands = Stands::Unpaused;  ///< of the table: while the game runs, even while it is paused, or after its end
  Refused (*whyNot)(const Query& ask, const Action& action);
  void (*apply)(Change& change);
  const ChanceRule* chance = nullptr;

  constexpr bool fits(Decision must) const { return when >> static_cast<int>(must) & 1; }
};

/// The rules of all kinds, in the order of ActionKind.
extern const std::array<ActionRule, static_cast<std::size_t>(kLastAction) + 1> kRuleTable;
inline const ActionRule& ruleOf(ActionKind kind) { return kRuleTable[static_cast<std::size_t>(kind)]; }

}  // namespace tapu::rules
