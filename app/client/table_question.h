// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/wire/messages.h"
#include "engine/board/rng.h"

namespace tapu {

/// Whether a table has proved that it is the one of the caller's seat.
enum class Proved : bool { No, Yes };

/// A caller's first question: which table is there, and does it know the key of the caller's seat? It holds no name and
/// no key; see seat_proof.h.
struct TableQuestion {
  QByteArray keyHash;    ///< `seat_proof::hashOf` of the key; empty: asks for no proof
  QByteArray challenge;  ///< the proof answers it: wire::kTokenBytes of chance, fresh in each question
  /// Fresh bytes for a Hello: a nonce or a challenge.
  static QByteArray freshBytes(Rng& chance);
  wire::Hello hello() const;
  /// Always No without a key.
  Proved provedBy(const wire::Introduction& answer) const;
};

}  // namespace tapu
