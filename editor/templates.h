// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "app/files/board_file.h"

namespace tapu {

/// A board that another one can begin with.
struct BoardTemplate {
  std::function<QString()> title;  ///< in the language of the interface
  BoardFile file;
};

/// The templates that are part of the program, in their order.
enum class BuiltIn : std::uint8_t {
  Classic,
  ClassicWithStarts,
  Large,
  OfSix,
  OfEight,
  Chain,
  Ships,
  FewPointy,
  FewFlat
};
inline constexpr int kBuiltIn = static_cast<int>(BuiltIn::FewFlat) + 1;
/// All of them.
const std::vector<BoardTemplate>& builtInTemplates();
/// The board of one of them, for this author.
BoardFile boardOf(BuiltIn which, const QString& author);
/// Boards A, B and C of the Big Game, to begin with and to look at.
const std::vector<BoardTemplate>& bigGameTemplates();

}  // namespace tapu
