// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// What is to become of a game whose store has lost moves that were acknowledged.
enum class OnMissingMoves : quint8 {
  Ask,   ///< it stands still until its host decides
  Stop,  ///< it ends, and the store is kept to be mended (`Server::stoppedToMend`)
  GoOn   ///< it goes on without them; everybody is told
};

/// What is known of them.
struct MissingMoves {
  int kept = 0;  ///< the store has so many
  int seen = 0;  ///< somebody has seen so many; 0 = the store itself shows that some may be missing
  QString seenBy;
};

}  // namespace tapu
