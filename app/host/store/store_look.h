// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/host/store/event_store.h"

namespace tapu {

/// The contents of the file of a store, found out without changing it: the files are copied into a folder of their own,
/// and the copy is judged. Takes no lock; of a store that another program plays it tells what was there at some moment.
/// Not for a store that this process has open: SQLite's locks on it would be lost.
struct StoreLook {
  enum class Health : quint8 {
    Empty,      ///< no such file, or nothing in it: a store can be made there
    Sound,      ///< complete and undamaged; `game` is nothing if no game was begun
    Damaged,    ///< `game` holds what is sound of the newest game, if anything is
    Foreign,    ///< no store of this program
    Newer,      ///< written by a newer version
    Unreadable  ///< the system refuses
  } state = Health::Empty;
  /// If neither Empty nor Sound: why, a remark for `systemWords`.
  QString problem;
  std::optional<StoredGame> game;  ///< the newest one, over or not
  /// Sound, but some commits that were safe once can no longer be read: moves after those of `game` may be missing.
  bool isCutShort = false;
};
/// Copies and judges the store at `path`; waits for the disk.
StoreLook lookIntoStore(const QString& path);
/// The same for another game than the newest: a server plays one game after the other into its store. With a number
/// that one, of which the first has 1; without the last one in which a move was made, if there is any.
StoreLook lookForGame(const QString& path, std::optional<int> number);

}  // namespace tapu
