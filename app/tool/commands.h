// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tapu {

/// How a command ended, as the status of the program.
enum class Ended : int { Well = 0, Badly = 1, Usage = 2, BadInput = 3 };

/// Each takes what follows its own name on the command line.
Ended simulateCommand(const QStringList& arguments);
Ended recordCommand(const QStringList& arguments);
Ended boardCommand(const QStringList& arguments);
Ended joinCommand(const QStringList& arguments);

/// Tells what is wrong with a command line, on stderr.
Ended usage(const QString& sentence);
/// Prints one line and flushes it, so that a reader at the other end of a pipe sees each as it comes.
void printLine(const QByteArray& line);
/// One line on stderr.
void printError(const QString& line);

}  // namespace tapu
