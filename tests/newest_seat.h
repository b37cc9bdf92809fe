// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/session/settings/settings.h"

namespace tapu::test {

/// The seat on the network that was kept last, whatever became of its game; nothing: there is none.
inline std::optional<Rejoin> newestSeat(const Settings& settings) {
  const QList<Rejoin> seats = settings.seats().all();
  return seats.isEmpty() ? std::nullopt : std::optional(seats.first());
}

}  // namespace tapu::test
