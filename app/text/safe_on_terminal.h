// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdio>

namespace tapu {

/// A text that a stranger may have written, such as that of a file or of another program, for the console: characters
/// that would steer the terminal, or turn the line round, become their numbers ("\u001b"). Tabs and line feeds stay,
/// and the end of a line of Windows becomes a line feed.
QString safeOnTerminal(const QString& text);

/// The only print function: the text made safe for a terminal, in UTF-8, at once.
void printSafely(std::FILE* to, const QString& text);
/// Makes the log safe on a terminal too, in all outputs. Called once, as a program begins.
void makeLogSafe();

}  // namespace tapu
