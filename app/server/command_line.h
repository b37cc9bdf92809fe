// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/external/bot_command.h"
#include "app/host/store/missing_moves.h"
#include "app/wire/lobby.h"
#include "engine/state/options.h"

namespace tapu {

/// The order given to `tapu-server`.
struct ServerOptions {
  QHostAddress bind{QHostAddress::Any};
  quint16 port = 0;  ///< 0: one that the system picks
  RuleSet rules = RuleSet::Classic;
  Options houseRules;  ///< of the rule set, as `--option` changed them
  int boards = 0;      ///< of a chain; 0 = one board
  int seats = kUsualSeats;
  int bots = 0;                                    ///< in the last seats
  QStringList botNames{QStringLiteral("greedy")};  ///< one for all of them, or one for each: of `botNames()`, or "ext:"
                                                   ///< and the command of a program (app/external)
  BotLimits botLimits;                             ///< of these programs
  int players = 0;                                 ///< that the game waits for; 0 = until all seats are taken
  int paceMs = 0;                                  ///< milliseconds that a bot waits before it moves
  int offerWaitMs = 8000;                 ///< milliseconds that bots leave an offer to the persons who are asked too
  QString name = QStringLiteral("Tapu");  ///< of the game, in the lists of those who search
  QString store;                          ///< the file that keeps the game; empty = memory
  QString organizerKeyFile;               ///< the key of the table's organizer, made if it is missing; empty = none
  QString admin;         ///< where lines of the console are heard: a port or the path of a socket; empty = nowhere
  QString adminKeyFile;  ///< the key that is asked for at a port, made if it is missing
  QString passwordFile;  ///< its first line is the password of the table; empty = none
  std::optional<TablePolicy> policy;  ///< none = the usual one
  std::optional<quint64> seed;        ///< of all chance; none = the system's
  OnMissingMoves onMissingMoves = OnMissingMoves::Stop;
  bool once = false;       ///< ends after one game
  bool demo = false;       ///< bots play on when everybody has gone
  bool rehearsal = false;  ///< screens say that simulated players try something out
  bool measure = false;    ///< prints what each round cost
  bool announce = true;    ///< answers those who search the network for games
};

/// The next step after reading the command line: serve, or print `text` and end with `status`.
struct CommandLine {
  ServerOptions options;
  QString text;
  int status = -1;  ///< -1 = serve
};
/// `arguments` begin with the name of the program. What is wrong is told in the language that they ask for.
CommandLine readCommandLine(const QStringList& arguments);

}  // namespace tapu
