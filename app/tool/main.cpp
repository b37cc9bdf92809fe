// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cstdio>

#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr const char* kHelp =
    "Usage: tapu-tool COMMAND ...\n"
    "\n"
    "  simulate --rules classic --seats N --bots NAME,... --games N --seed S [--no-player-trade] [--json]\n"
    "           [--record FILE]\n"
    "             games of bots against bots; one name fills all seats; the last of them is kept in FILE\n"
    "  record check FILE     reads a recorded game and checks every move\n"
    "  record states FILE    prints the position at the start and after each move, one JSON object a line\n"
    "  record tell FILE      prints the game for people: each move and what it changed\n"
    "  board check FILE      reads a board and checks that it can be played; prints what is unusual on it\n"
    "  board convert IN OUT  writes a board in another form, by the ends of the names: .tapuboard, .game (Pioneers),\n"
    "             .txt (a drawing of letters); tells what is lost on stderr\n"
    "  board render FILE PNG draws a plain picture of it\n"
    "  board generate [--on FILE] [--seed S] OUT\n"
    "             a random board, on the land of a file or on the classic island\n"
    "  board stats FILE      prints pips per resource, half and start, and the balance, as one JSON object\n"
    "  join HOST:PORT --bot NAME [--seats N] [--token-file FILE]\n"
    "             plays in a game on the network without a screen; FILE keeps the secrets of its seats while the\n"
    "             game runs: the same command after a crash comes back to them\n"
    "  --version, --help\n"
    "\n"
    "Status: 0 good, 1 not finished, 2 wrong usage, 3 bad input, told on stderr as FILE:LINE: sentence (rule N).\n";

Ended run(const QStringList& arguments) {
  const QString command = arguments.value(0);
  if (command == u"simulate") return simulateCommand(arguments.mid(1));
  if (command == u"record") return recordCommand(arguments.mid(1));
  if (command == u"board") return boardCommand(arguments.mid(1));
  if (command == u"join") return joinCommand(arguments.mid(1));
  if (command == u"--version") return printLine("tapu-tool " TAPU_VERSION " (" TAPU_BUILD ")"), Ended::Well;
  if (command == u"--help") return std::fputs(kHelp, stdout), Ended::Well;
  if (command.isEmpty()) return usage(u"A command is needed."_s);
  return usage(u"There is no command “%1”."_s.arg(command));
}

}  // namespace

Ended usage(const QString& sentence) {
  printError(sentence + u" Try: tapu-tool --help"_s);
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
  return static_cast<int>(tapu::run(QCoreApplication::arguments().mid(1)));
}
