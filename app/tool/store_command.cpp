// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <optional>

#include "app/files/record_reader.h"
#include "app/files/whole_file.h"
#include "app/host/game/authoritative_game.h"
#include "app/host/seats/stored_table.h"
#include "app/host/store/store_look.h"
#include "app/net/chance.h"
#include "app/text/system_words.h"
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

Ended badInput(const QString& name, const QString& sentence) {
  Complaint complaint;
  complaint.sentence = sentence;
  printError(complaint.at(name));
  return Ended::BadInput;
}

/// A game of a store, as far as it is sound.
struct Found {
  std::optional<RecordHeader> header;  ///< nothing: there is no game that could be read
  std::vector<Move> moves;
  QString problem;  ///< a sentence; empty = all that the store says there is, is there
};

/// Plays the stored moves, so that the result is a game.
void play(const StoredGame& game, Found& found) {
  const auto lobby = lobbyOf(game);
  if (!lobby) {
    //: tapu-tool on the command line: what is wrong with the store of a game
    if (found.problem.isEmpty()) found.problem = ToolWords::tr("The game in this store cannot be read.");
    return;
  }
  found.header.emplace();
  found.header->setup = lobby->setup;
  for (const LobbySeat& seat : lobby->seats) {
    found.header->names << seat.name;
    found.header->colors.push_back(seat.color);
  }
  SystemChance unused;
  AuthoritativeGame replayed(lobby->setup, unused);
  const QString problem = replayed.replay(game.moves);
  found.moves = replayed.moves();
  //: tapu-tool on the command line: what is wrong with the store of a game; %1 ends the sentence
  if (found.problem.isEmpty() && !problem.isEmpty())
    found.problem = ToolWords::tr("The store cannot be used: %1.").arg(problem);
}

Found lookAt(const QString& name, std::optional<int> number) {
  Found found;
  if (found.problem = whyNotOpened(name); !found.problem.isEmpty()) return found;
  if (QFile file(name); !file.open(QIODevice::ReadOnly)) {
    found.problem = cannotRead(file);
    return found;
  }
  const StoreLook look = lookForGame(name, number);
  if (!look.problem.isEmpty())
    //: tapu-tool on the command line: what is wrong with the store of a game; %1 ends the sentence
    found.problem = ToolWords::tr("The store cannot be used: %1.").arg(systemWords(look.problem));
  if (look.game && (look.isCutShort || look.game->status == GameStatus::Doubtful))
    //: tapu-tool on the command line: what is wrong with the store of a game; %1 the number of a move
    found.problem =
        ToolWords::tr("The store is damaged: moves after number %1 may be missing.").arg(look.game->moves.size());
  if (look.game)
    play(*look.game, found);
  else if (found.problem.isEmpty())
    //: tapu-tool on the command line: what is wrong with the store of a game
    found.problem = number ? ToolWords::tr("There is no game of number %1 in this store.").arg(*number)
                           //: tapu-tool on the command line: what is wrong with the store of a game
                           : ToolWords::tr("There is no game in this store.");
  return found;
}

/// The number that `--game` names. Returns a sentence with the fault; empty = none.
QString readGame(const QCommandLineParser& given, std::optional<int>& number) {
  constexpr int kMostNumber = 1'000'000;
  if (!given.isSet(u"game"_s)) return {};
  return readNumber(given, u"game"_s, 1, kMostNumber, number.emplace());
}

Ended checkStore(const QCommandLineParser& given) {
  const QString name = given.positionalArguments()[0];
  std::optional<int> number;
  if (const QString fault = readGame(given, number); !fault.isEmpty()) return usage(fault);
  const Found found = lookAt(name, number);
  if (!found.problem.isEmpty()) return badInput(name, found.problem);
  const int moves = static_cast<int>(found.moves.size());
  if (moves == 0)
    //: tapu-tool on the command line: the store of a game was checked
    printLine(ToolWords::tr("Nothing in this store is damaged; no move has been made yet."));
  else
    //: tapu-tool on the command line: the store of a game was checked
    printLine(
        ToolWords::tr("Nothing in this store is damaged: all of its %n move(s) can be played again.", nullptr, moves));
  return Ended::Well;
}

Ended takeOut(const QCommandLineParser& given) {
  const QString name = given.positionalArguments()[0], record = given.positionalArguments()[1];
  std::optional<int> number;
  if (const QString fault = readGame(given, number); !fault.isEmpty()) return usage(fault);
  const Found found = lookAt(name, number);
  Complaint complaint;
  // Where no move can be saved, a record that stands there is worth more.
  const bool isWorthIt = found.header && (found.problem.isEmpty() || !found.moves.empty());
  if (isWorthIt && !saveRecord(record, *found.header, found.moves, complaint))
    return badInput(record, complaint.sentence);
  return found.problem.isEmpty() ? Ended::Well : badInput(name, found.problem);
}

constexpr CommandOption kOfGame[] = {
    {"game", "NUMBER", "",
     //: Help of tapu-tool: what an option of a command does. A server plays one game after the other into one file
     QT_TRANSLATE_NOOP("Tool",
                       "The game of the file, of which the first has number 1; without it the last one in which a "
                       "move was made.")},
};

constexpr Command kStoreCommands[] = {
    {"store check", "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Reads the file that keeps a game and checks that all of it is there."), kOfGame,
     checkStore},
    {"store export", "FILE RECORD",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Writes the game of such a file as a record, up to the last good move."), kOfGame,
     takeOut},
};

}  // namespace

std::span<const Command> storeCommands() { return kStoreCommands; }

}  // namespace tapu
