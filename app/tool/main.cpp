// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cstdio>

#include "app/formats/language.h"
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

class Tool {
  Q_DECLARE_TR_FUNCTIONS(Tool)
};

/// A command as it is typed, and what it does.
struct CommandHelp {
  const char* typed;
  const char* does;
};

constexpr CommandHelp kHelp[] = {
    {"simulate --rules classic --seats N --bots NAME,... --games N --seed S\n"
     "           [--no-player-trade] [--json] [--record FILE]",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Plays games of bots against bots. One name fills all seats; FILE keeps the last game.")},
    {"record check FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Reads a recorded game and checks every move.")},
    {"record states FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints the position at the start and after each move, one JSON object a line.")},
    {"record tell FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints the game for people: each move and what it changed.")},
    {"board check FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Reads a board, checks that it can be played, and tells what is unusual on it.")},
    {"board convert IN OUT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Writes a board in another form, by the ends of the names: .tapuboard, .game (Pioneers) or .txt "
                       "(a drawing of letters). What is lost is told.")},
    {"board render FILE PNG",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Draws a plain picture of a board.")},
    {"board generate [--on FILE] [--seed S] OUT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Writes a random board, on the land of a file or on the classic island.")},
    {"board stats FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints pips per resource, half and start, and the balance, as one JSON object.")},
    {"join HOST:PORT --bot NAME [--seats N] [--token-file FILE]",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Plays in a game on the network without a screen. FILE keeps the secrets of its seats while the "
                       "game runs: the same command after a crash comes back to them.")},
    {"--language hi|en, --version, --help", nullptr},
};

void printHelp() {
  //: Help of tapu-tool, its first line; COMMAND stays as it is
  QString text = Tool::tr("Usage: tapu-tool COMMAND …") + u"\n\n"_s;
  for (const CommandHelp& command : kHelp) {
    text += u"  "_s + QString::fromLatin1(command.typed) + u'\n';
    if (command.does) text += u"      "_s + Tool::tr(command.does) + u'\n';
  }
  //: Help of tapu-tool, its last line
  text += u'\n' +
          Tool::tr(
              "Status: 0 good, 1 not finished, 2 wrong usage, 3 bad input, told on stderr as “FILE:LINE: "
              "sentence (rule N)”.") +
          u'\n';
  std::fputs(text.toUtf8().constData(), stdout);
}

Ended run(const QStringList& arguments) {
  const QString command = arguments.value(0);
  if (command == u"simulate") return simulateCommand(arguments.mid(1));
  if (command == u"record") return recordCommand(arguments.mid(1));
  if (command == u"board") return boardCommand(arguments.mid(1));
  if (command == u"join") return joinCommand(arguments.mid(1));
  if (command == u"--version") return printLine("tapu-tool " TAPU_VERSION " (" TAPU_BUILD ")"), Ended::Well;
  if (command == u"--help") return printHelp(), Ended::Well;
  //: What is wrong with the command line of tapu-tool
  if (command.isEmpty()) return usage(Tool::tr("A command is needed."));
  //: What is wrong with the command line of tapu-tool; %1 what was typed
  return usage(Tool::tr("There is no command “%1”.").arg(command));
}

}  // namespace

Ended usage(const QString& sentence) {
  //: %1 = what was wrong with the command line, a sentence
  printError(Tool::tr("%1 Try: tapu-tool --help").arg(sentence));
  return Ended::Usage;
}

void printLine(const QByteArray& line) {
  std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

void printError(const QString& line) { std::fprintf(stderr, "%s\n", line.toUtf8().constData()); }

}  // namespace tapu

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");
  QCoreApplication app(argc, argv);
  QCoreApplication::setApplicationName(u"tapu-tool"_s);
  QStringList arguments = QCoreApplication::arguments().mid(1);
  if (QString wished; !tapu::speakOnConsole(arguments, wished))
    return static_cast<int>(tapu::usage(tapu::noSuchLanguage(wished)));
  return static_cast<int>(tapu::run(arguments));
}
