// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/tool/commands.h"

namespace tapu {

/// The commands of all files, in the order of the help.
std::vector<const Command*> allCommands();

/// "board generate [--on FILE] [--seed S] OUT"
QString lineOf(const Command& command);
/// The help of these commands and their options.
QString helpOf(const std::vector<const Command*>& commands);
/// The help of the program: all commands, and common notes.
QString wholeHelp();

}  // namespace tapu
