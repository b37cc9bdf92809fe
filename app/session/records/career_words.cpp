// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "app/files/csv_cells.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/records/career.h"
#include "app/session/words/bot_levels.h"
#include "app/text/option_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

class CareerWords {
  Q_DECLARE_TR_FUNCTIONS(CareerWords)
};

QStringList headsOfTable() {
  return {//: Head of a column: when a game was over
          CareerWords::tr("Date"),
          //: Head of a column: Classic, Crazy or Big Game
          CareerWords::tr("Rules"),
          //: Head of a column: on which board a game was played
          CareerWords::tr("Board"),
          //: Head of a column: how many people and bots played
          CareerWords::tr("Players"),
          //: Head of a column: against whom
          CareerWords::tr("Opponents"),
          //: Head of a column: name of a player
          CareerWords::tr("Player"),
          //: Head of a column: first, second …
          CareerWords::tr("Place"),
          //: Head of a column
          CareerWords::tr("Points"),
          //: Head of a column: points for settlements
          CareerWords::tr("Settlements"),
          //: Head of a column: points for cities
          CareerWords::tr("Cities"),
          //: Head of a column: points for the award
          CareerWords::tr("Longest Road"),
          //: Head of a column: points for the award
          CareerWords::tr("Largest Army"),
          //: Head of a column: points of development cards
          CareerWords::tr("Point cards"),
          //: Head of a column: points for a settlement in another’s half, in the Big Game
          CareerWords::tr("Bonus"),
          //: Head of a column: points for first settlements on other islands
          CareerWords::tr("Islands"),
          //: Head of a column: points for gifts that lay on the board
          CareerWords::tr("Gifts"),
          //: Head of a column: how many rounds were played
          CareerWords::tr("Rounds"),
          //: Head of a column: how many turns were played
          CareerWords::tr("Turns"),
          //: Head of a column: how many hints the player took
          CareerWords::tr("Hints"),
          //: Head of a column: name of a file
          CareerWords::tr("Record")};
}

}  // namespace

QString boardOf(const CareerGame& game) {
  //: On what a Big Game was played
  if (game.isOnChain()) return CareerWords::tr("Chain of %n board(s)", nullptr, game.size);
  //: Name of a board
  if (game.map == MapKind::Beginner) return CareerWords::tr("First island");
  for (const BoardFile& shelved : boardShelf())
    if (!game.board.isEmpty() && shelved.name(u"en"_s) == game.board) return nameOfBoard(shelved);
  //: A board that was drawn by lot, of the usual size
  if (game.map == MapKind::Random) return CareerWords::tr("Shuffled island");
  //: A board that was drawn by lot, of the larger size
  if (game.map == MapKind::Large) return CareerWords::tr("Large shuffled island");
  //: A board from a file; %n how many hexes of land it has
  return CareerWords::tr("Own board of %n hex(es)", nullptr, game.size);
}

QString opponentsOf(const CareerGame& game) {
  const bool hasPeople = game.others > 0 || game.here.size() > 1;
  //: Against whom games were played
  if (hasPeople && !game.bots.isEmpty()) return CareerWords::tr("People and bots");
  //: Against whom games were played
  if (hasPeople || game.bots.isEmpty()) return CareerWords::tr("People");
  QStringList kinds;  // "greedy" of older versions is a Farmer
  for (const QString& bot : game.bots)
    if (const QString words = botsOfKind(bot); !kinds.contains(words)) kinds << words;
  //: Against whom games were played
  return kinds.size() > 1 ? CareerWords::tr("Bots of several kinds") : kinds.front();
}

QByteArray careerAsCsv(const std::vector<const CareerGame*>& games) {
  QStringList lines{csvCells(headsOfTable()).join(u',')};
  for (const CareerGame* const each : games) {
    for (const CareerGame& game = *each; const CareerGame::Person& person : game.here) {
      QStringList cells{game.played.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), nameOfRules(game.rules),
                        boardOf(game)};
      cells = csvCells(cells);
      cells << csvCell(game.seats) << csvCell(opponentsOf(game)) << csvCell(person.name);
      for (const int number : {person.place, person.points, person.from.settlements, person.from.cities,
                               person.from.longestRoad, person.from.largestArmy, person.from.cards, person.from.bonus,
                               person.from.islands, person.from.gifts, game.rounds, game.turns, person.hints})
        cells << csvCell(number);
      lines << (cells << csvCell(game.file)).join(u',');
    }
  }
  return csvFile(lines);
}

}  // namespace tapu
