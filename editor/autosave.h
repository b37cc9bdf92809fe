// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/board_file.h"

namespace tapu {

/// A board that was being edited when the program crashed or was killed.
struct Recovered {
  BoardFile file;
  QString path;  ///< where the board was last saved; empty: never
  /// Hash of that file as the program knew it (`OpenBoards`); none: an older program kept the copy.
  std::optional<QByteArray> known;
};

/// Keeps a copy of the board that is being edited in a folder: `NAME.tapuboard`, beside it `NAME.lock` while its
/// program runs, and `NAME.path` with the path of the file that the board belongs to and a hash of its content. After a
/// crash the copy is still there, and the next program finds it.
class Autosave {
 public:
  /// Makes the folder if it is not there.
  explicit Autosave(const QString& folder);
  /// A copy for which `letGo` was not called stays in the folder.
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Writes the copy, in place of the one before. `path`: the board's last file, empty if none; `known`: hash of that
  /// file. False: it could not be written, and the copy before is still there.
  bool keep(const BoardFile& file, const QString& path, const QByteArray& known = {});
  /// Removes the copy, if there is one: the board was saved or is not wanted any more.
  void letGo();
  /// Whether there is a copy.
  bool isKept() const;
  /// The newest copy that no running program owns; nothing if there is none. This object owns it from now on: it stays
  /// in the folder until `letGo`, so that a second crash loses nothing. Copies that cannot be read are left there.
  std::optional<Recovered> recover();
  /// A copy that no running program owns and that cannot be read. It stays where it is.
  struct Damaged {
    QString copy;  ///< path of the copy
    QString path;  ///< where the board was last saved; empty: never, or that cannot be read either
    Complaint complaint;
  };
  static std::vector<Damaged> damagedIn(const QString& folder);

 private:
  QString folder_, base_;
  std::unique_ptr<QLockFile> lock_;
};

}  // namespace tapu
