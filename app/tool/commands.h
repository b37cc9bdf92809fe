// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStringList>
#include <span>

#include "app/text/complaint.h"

namespace tapu {

/// The result of a command, which is the exit status of the program. Badly: it did not reach its aim, such as a game
/// that was not finished.
enum class Ended : int { Well = 0, Badly = 1, Usage = 2, BadInput = 3 };

/// Texts of this program.
class ToolWords {
  Q_DECLARE_TR_FUNCTIONS(Tool)
};

/// An option of a command. It is typed the same in every language; `does` is a source text of `ToolWords`.
struct CommandOption {
  const char* name;
  const char* value;      ///< the value's name in the help; empty = it takes none
  const char* otherwise;  ///< the value without it; empty = none
  const char* does;
};

/// A command: the source of its parser, its help, and the complaint about a line that does not fit.
struct Command {
  const char* typed;  ///< "board convert"
  const char* words;  ///< "IN OUT": the words after it, each needed
  const char* does;   ///< source text of `ToolWords`
  std::span<const CommandOption> options;
  Ended (*run)(const QCommandLineParser& given);
};
// The commands of each file, as the help lists them.
std::span<const Command> simulateCommands();
std::span<const Command> matchCommands();
std::span<const Command> fitCommands();
std::span<const Command> recordCommands();
std::span<const Command> boardCommands();
std::span<const Command> storeCommands();
std::span<const Command> joinCommands();

/// Carries out `board render`.
Ended renderBoard(const QCommandLineParser& given);

/// Reads the number of an option, from `least` to `most`, into `number`. Returns a sentence with the fault; empty =
/// none.
QString readNumber(const QCommandLineParser& given, const QString& option, int least, int most, int& number);
/// The same of `--seed`: any number from 0 to 2^64 - 1.
QString readSeed(const QCommandLineParser& given, std::uint64_t& seed);
/// The sentence for a bot that does not exist.
QString noSuchBot(const QString& name);

/// Reports the fault of a command line, on stderr.
Ended usage(const QString& sentence);
/// Prints one line and flushes it, so that a reader at the other end of a pipe sees each as it comes.
void printLine(const QByteArray& line);
void printLine(const QString& line);
/// Prints one line on stderr.
void printError(const QString& line);
/// Reports the fault of a file on stderr.
Ended tell(const QString& path, const Complaint& complaint);

}  // namespace tapu
