// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>

#include "app/files/board_file.h"

namespace tapu {

/// A board that a program left behind when it died.
struct Recovered {
  BoardFile file;
  QString path;  ///< where the board was last saved; empty: never
};

/// Keeps a copy of the board under edit in a folder: `NAME.tapuboard`, beside it `NAME.lock` while its program lives
/// and `NAME.path` with the place of the file it belongs to. What is left after a crash is found by the next start.
class Autosave {
 public:
  /// Makes the folder if it is not there.
  explicit Autosave(const QString& folder);
  ~Autosave();  ///< a copy for which `letGo` was not called stays in the folder
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// `path`: where the board was last saved, empty if never. False: the disk refused; what was kept before is still
  /// there.
  bool keep(const BoardFile& file, const QString& path);
  void letGo();  ///< saved or given up: nothing to recover
  bool isKept() const;

  /// The newest copy that no running program owns. From now on it is this one's: it stays in the folder until it is let
  /// go of, so that a second crash loses nothing. Copies that cannot be read are left where they are.
  std::optional<Recovered> recover();

 private:
  QString folder_, base_;
  std::unique_ptr<QLockFile> lock_;
};

}  // namespace tapu
