// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace tapu {

/// Why a file of the folder of records is not counted.
enum class LeftOutReason : quint8 {
  None,            ///< it is counted
  NoFile,          ///< a pipe or a device
  TooLarge,        ///< more than `kLargestRecord` bytes
  NotOpened,       ///< the system does not let it be read
  Empty,           ///< nothing is in it
  Later,           ///< a later version of the program wrote it
  NoRecord,        ///< it does not begin as a record does
  Torn,            ///< its last line breaks off
  BadLine,         ///< a line is at fault: it cannot be read, or the rules do not allow it
  NotOver,         ///< the game was not over
  NobodyHere,      ///< it does not say who played at this computer
  NoResult,        ///< it is no result of a Big Game
  ResultTooLarge,  ///< more than `kLargestResult` bytes
  PlayedByBot,     ///< a bot played most turns of each person at this computer
  kLast = PlayedByBot
};

/// Why a file is left out; the line of the file that is at fault, 0 = none.
struct LeftOutWhy {
  LeftOutReason reason = LeftOutReason::None;
  int line = 0;
  bool operator==(const LeftOutWhy&) const = default;
};

/// A file that is not counted.
struct LeftOut {
  QString file;  ///< its name in the folder, as it stands there
  LeftOutWhy why;
};

/// Why it is left out, as a sentence in the language of the moment; empty if it is not.
QString sentenceOf(const LeftOutWhy& why);
/// All of them as text: a line for each, with its name and sentence parted by a tab.
QString textOf(const std::vector<LeftOut>& files);

}  // namespace tapu
