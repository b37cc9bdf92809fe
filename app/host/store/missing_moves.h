// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The decision about a game whose store has lost moves that were acknowledged.
enum class OnMissingMoves : quint8 {
  Ask,   ///< it stands still until its host decides
  Stop,  ///< it ends, and the store is kept to be mended (`Server::stoppedToMend`)
  GoOn   ///< it goes on without them; everybody is told
};

/// The knowledge of moves that were acknowledged and are no longer in the store.
struct MissingMoves {
  int kept = 0;    ///< moves that the store still has
  int seen = 0;    ///< moves that somebody has seen; 0 = not known, but the store shows that some may be missing
  QString seenBy;  ///< name of the person who has seen them; empty = none
};

}  // namespace tapu
