// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/action.h"

namespace tapu {

/// The meaning of the bits in a group of legal actions (LegalActions::Group): places, seats, resources, or pairs of
/// resources.
enum class Bits : std::uint8_t { Places, Seats, Resources, Pairs };

/// Their meaning in actions of this kind.
constexpr Bits bitsOf(ActionKind kind) {
  using enum ActionKind;
  if (kind == Accept || kind == Decline || kind == Confirm) return Bits::Seats;
  if (kind == Monopoly) return Bits::Resources;
  return kind == YearOfPlenty || kind == Bank ? Bits::Pairs : Bits::Places;
}

}  // namespace tapu
