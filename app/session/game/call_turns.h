// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <optional>

#include "app/client/table_question.h"
#include "app/session/settings/address.h"

namespace tapu {

/// The order of calls to places that claim to be a lost table. Anybody can claim so again and again: a proved place
/// comes first, then the one called least often. A silent place is not called any more.
class CallTurns {
 public:
  static constexpr int kMost = 256;           ///< places that wait for their turn
  static constexpr qint64 kFreshMs = 12'000;  ///< an answer counts so long; the place is asked again meanwhile
  /// Notes that somebody at this address has just claimed to be the table.
  void answered(const Address& place, Proved proved, qint64 nowMs);
  /// The place to call now, and again only after another answer; nothing: none waits. It counts as a call.
  std::optional<Address> next(qint64 nowMs);
  bool wasLastProved() const { return wasLastProved_; }  ///< the place called last
  bool wasCalled(const Address& place) const { return called_.contains(textOf(place)); }
  /// Forgets all answers and calls.
  void clear();

 private:
  struct Answer {
    Address place;
    Proved proved = Proved::No;
    qint64 at = 0;
  };
  QList<Answer> answers_;  ///< the first who said so first
  QHash<QString, int> called_;
  bool wasLastProved_ = false;
};

}  // namespace tapu
