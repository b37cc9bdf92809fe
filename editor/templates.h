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

/// The templates that are part of the program, the usual one first.
const std::vector<BoardTemplate>& builtInTemplates();
/// Boards A, B and C of the Big Game, to begin with and to look at.
const std::vector<BoardTemplate>& bigGameTemplates();

}  // namespace tapu
