// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/action.h"

namespace tapu {

/// The meaning of the bits in a group of legal actions (LegalActions::Group): places, seats, resources, or pairs of
/// resources.
enum class Bits : std::uint8_t { Places, Seats, Resources, Pairs };

/// Their meaning in actions of this kind.
constexpr Bits bitsOf(ActionKind kind) {
  switch (kind) {
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm: return Bits::Seats;
    case ActionKind::Monopoly: return Bits::Resources;
    case ActionKind::YearOfPlenty:
    case ActionKind::Bank: return Bits::Pairs;
    default: return Bits::Places;
  }
}

}  // namespace tapu
