// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "app/files/board_file.h"
#include "engine/board/chain.h"

namespace tapu {

/// A `*.tapuchain` file: a chain of boards for a Big Game (9.2), as the editor shows and tries it and as an organizer
/// opens it. A, B and C come with the program; all other boards are in the file.
struct ChainFile {
  struct Own {
    QChar letter;  ///< in `order`, from `kFirstOwnLetter` on
    BoardFile file;
  };

  QString name;   ///< of the chain; may be empty
  QString order;  ///< repeated along the chain
  int boards = 1;
  Ends ends = Ends::Open;
  std::vector<Own> own;  ///< by letter
  QCborMap unknown;      ///< unknown keys of the file, which are written again

  /// The letters of `own`.
  QString ownLetters() const;
  /// The chain that is played. Boards that no letter of the order names are not in it.
  Chain chain() const;
};

/// The text of the file.
QByteArray writeChain(const ChainFile& file);
/// Reads it. The order must name boards that are there, and each own board must do for a chain of its like; `problems`
/// of the chain finds out whether the boards join one another.
std::optional<ChainFile> readChain(const QByteArray& text, Complaint& complaint);

/// Reads from and writes to disk; writing is atomic. Files above 16 MiB are refused.
std::optional<ChainFile> loadChain(const QString& path, Complaint& complaint);
bool saveChain(const QString& path, const ChainFile& file, Complaint& complaint);

}  // namespace tapu
