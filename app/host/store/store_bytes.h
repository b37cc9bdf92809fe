// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <compare>
#include <optional>

namespace tapu {

/// The progress of a store: the number of its newest game, and how many moves of it are committed.
struct StoreStand {
  qint64 game = -1, moves = 0;
  auto operator<=>(const StoreStand&) const = default;
};

/// The kind of the files of a store, by their bytes alone: the file itself and the write-ahead log beside it (`-wal`).
/// Found out before SQLite opens them, since SQLite writes into whatever it opens.
struct StoreBytes {
  enum class Kind : quint8 {
    Empty,      ///< no such file, or nothing in it: a store can be made there
    Store,      ///< of this program, in a version that it reads
    Foreign,    ///< no store of this program
    Newer,      ///< a store of a newer version
    Damaged,    ///< a store whose first bytes contradict themselves
    Unreadable  ///< the system refuses; see `remark`
  } kind = Kind::Empty;
  /// Commits that were once safe can be read no more: a frame in the middle of the log is damaged. A frame of the last
  /// commit alone is no proof: a loss of power may have torn it before anybody was told of it.
  bool isLogDamaged = false;
  /// The log is gone from a store that nobody closed (`markOpen`): commits are missing, unless another program has
  /// brought them into the file. `marked` tells.
  bool isLogGone = false;
  /// The progress of the store when it was last written to; nothing if no mark says so.
  std::optional<StoreStand> marked;
  QString remark;  ///< of the system, for `systemWords`
};
/// Reads the first bytes of the file, and the whole log.
StoreBytes readStoreBytes(const QString& path);

/// Notes beside the file of a store (`-open`) that it has a log, which only closing the store removes, and the progress
/// of the store. After each commit: a crash between the two leaves a mark that asks for less than there is, never for
/// more.
void markOpen(const QString& path, StoreStand stand);
/// Takes the mark away, unless there still is something in the log. Before the store is closed, which removes the log:
/// a crash between the two must not look as if commits were missing.
void markClosed(const QString& path);

/// True if another process has this file open as a database and writes. Takes no lock itself.
bool isStoreInUse(const QString& path);

/// Lets nobody but the owner read the files of a store, since everybody's hidden cards are in them: 0600 on POSIX; on
/// Windows they have the rights of their folder, which is the user's own unless somebody chose another. Makes an
/// empty file if there is none. False if there is none and it cannot be made; `remark` then says why.
bool keepPrivate(const QString& path, QString& remark);

/// Copies file and log under another name, as they are. False and a remark if the system refuses.
bool copyStore(const QString& from, const QString& to, QString& remark);
/// Puts a damaged store out of the way together with its write-ahead log: renames it to the first free of
/// `FILE.damaged`, `FILE.damaged-2`, ... The new name; empty if the system refuses.
QString setStoreAside(const QString& path);
/// The same with a copy: the store itself stays. The name of the copy; empty if the system refuses, and `remark` says
/// why.
QString copyStoreAside(const QString& path, QString& remark);
/// Removes what lies beside the file of a store, such as its log: nothing may come of it once the file is another.
void removeBeside(const QString& path);

}  // namespace tapu
