// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <QMap>
#include <QString>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "app/text/complaint.h"
#include "engine/board/board.h"
#include "engine/board/chain.h"

namespace tapu {

/// The form of board files that this program writes at most.
inline constexpr int kBoardVersion = 2;

/// The numbers of seats that a board is made for, as its designer says (14.15). Others can play on it all the same.
struct SeatAdvice {
  int from = 2, to = 8;
  bool operator==(const SeatAdvice&) const = default;
};

/// A `*.tapuboard` file: the board that the rules need, and all else that the file holds. Keys that this program does
/// not know are kept and written again.
struct BoardFile {
  Board board;
  QMap<QString, QString> names;         ///< by language; key "" = for all
  QMap<QString, QString> descriptions;  ///< likewise
  QString author, license;
  QCborMap options;      ///< rule options that the board asks for, as in a record (11B)
  std::set<Hex> locked;  ///< hexes that the editor and its generator leave as they are until they are unlocked
  std::optional<SeatAdvice> seats;
  int version = 1;   ///< of the form of the file when it was read
  QCborMap unknown;  ///< unknown keys of the file
  std::map<Hex, QCborMap> unknownOfHexes;
  std::map<QString, QCborMap> unknownOfParts;  ///< of harbors and start pieces, by the way to them: "harbors at 3,-4"

  /// A later version than this program writes is kept; else it is 2 only where the file has keys that version 1 lacks.
  int versionToWrite() const;

  /// The name in the language of a locale like "hi_IN"; else the one for all, else English, else any.
  QString name(const QString& locale) const;
  QString description(const QString& locale) const;  ///< likewise
};

/// The board as files and record headers write it, without format, version and all that is no part of `Board`.
QCborMap boardToJson(const Board& board);
/// Reads that back. `path` leads to it, for the complaint.
std::optional<Board> boardFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint);

/// A chain as record headers write it: which boards lie in it, and each of them once (9.2).
QCborMap chainToJson(const Chain& chain);
std::optional<Chain> chainFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint);

/// The text of a `*.tapuboard` file.
QByteArray writeBoard(const BoardFile& file);
/// For a game a board must be playable. The editor opens unfinished ones too, also files of a later version: parts that
/// this program does not know are kept and written again.
enum class Accept { Playable, Unfinished };
/// Reads and checks a whole file, including the errors that make a board unplayable (`problems` of the engine).
std::optional<BoardFile> readBoard(const QByteArray& text, Complaint& complaint, Accept accept = Accept::Playable);

/// The same as a value, where a board lies within another file; `path` leads to it, for the complaint.
QCborMap boardFileToJson(const BoardFile& file);
std::optional<BoardFile> boardFileFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint,
                                           Accept accept = Accept::Playable);

/// The seats that a board is for: as many as it asks for, or else as many as suit it.
int seatsFor(const BoardFile& file);

/// Reads from and writes to disk; writing is atomic. Files above 4 MiB are refused.
std::optional<BoardFile> loadBoard(const QString& path, Complaint& complaint, Accept accept = Accept::Playable);
/// Reads a board to tell all that is wrong: every error that keeps it from being played, with its line. Nothing, and
/// one error: it cannot be read.
std::optional<BoardFile> inspectBoard(const QString& path, std::vector<Complaint>& errors);
/// The same errors of a board that was read from a file of another form.
std::vector<Complaint> errorsFor(const BoardFile& file);
bool saveBoard(const QString& path, const BoardFile& file, Complaint& complaint);

}  // namespace tapu
