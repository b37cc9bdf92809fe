// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <algorithm>

#include "app/wire/table_identity.h"

namespace tapu {

/// Whether a game went on from a copy at another table than that of this note or seat, so that the game here is a
/// branch of it: its player was there, or `known`, the tables of all games and seats of this computer, has such a
/// table.
template <class Left>
bool hasGoneOn(const Left& left, const QList<TableIdentity>& known) {
  const auto isLater = [&left](const TableIdentity& table) { return left.table.isEarlierThan(table); };
  return left.goesOnElsewhere || std::ranges::any_of(known, isLater);
}

}  // namespace tapu
