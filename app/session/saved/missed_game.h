// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <optional>

#include "app/net/discovery.h"
#include "app/session/settings/address.h"

namespace tapu {

/// A game that did not answer a call, and whether the network has reported it since.
class MissedGame {
 public:
  /// `table`: the id of its table; empty if only the address is known. `games`: those heard as the call fails.
  MissedGame(Address address, QByteArray table, const QList<FoundGame>& games);
  /// Whether it is heard and still does not answer, as far as is known.
  bool isSilent(const QList<FoundGame>& games) const { return !silent_.isEmpty() && among(games).has_value(); }
  /// The game, once it is heard anew: before, it was not heard, or by another start of its host. A game that was heard
  /// all the while, and did not answer, does not count.
  std::optional<FoundGame> heardAnew(const QList<FoundGame>& games);

 private:
  std::optional<FoundGame> among(const QList<FoundGame>& games) const;
  Address address_;
  QByteArray table_;
  QByteArray silent_;  ///< the start of its host that was heard as the call failed; empty: none, or it has gone since
};

}  // namespace tapu
