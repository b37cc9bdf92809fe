// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/problem_text.h"

#include <QCoreApplication>

namespace tapu {

namespace {

/// Sentences of the engine's `problems`, for the translators.
[[maybe_unused]] const char* const kProblems[] = {
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board has at most 32 rows and 32 columns."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "This cell stands twice in the list."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Desert and sea carry no number."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "This hex needs a number from 2 to 12, but not 7."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A harbor needs a land hex of this board."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A harbor sits on a coast edge; this one faces land."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A harbor trades 3:1 for any resource or 2:1 for one."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start settlement must stand on a corner of the land."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Two start settlements stand too close."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start road needs an edge of the land of its own."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start ship needs a board that asks for ships."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start ship needs an edge of the coast or the sea of its own."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board needs land."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "The robber needs a land hex of this board."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start piece cannot touch a hex under the fog."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "The robber cannot stand under the fog."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A hex under the fog carries no number."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A harbor cannot border a hex under the fog."),
    //: What keeps a board from being played. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Hexes under the fog: %1 on the board, %2 in its counts."),
    //: What keeps a board from being played. %1: how many hexes, %2: how many numbers
    QT_TRANSLATE_NOOP("BoardProblem", "Under the fog %1 hexes need a number, and there are numbers for %2."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "The pirate needs a sea hex of this board."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A corner that is kept free of first settlements is no corner of this board."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A gift is 1 to 3 points, one development card or 1 to 5 cards of a resource."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A gift needs an edge or a corner of this board."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Two gifts lie on one place."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A gift cannot lie under a start piece."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A gift cannot touch a hex under the fog."),
    //: What keeps a board from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board has at most 64 gifts, with 60 points in all."),
    //: What keeps a board from being played. %1 and %2: how many islands
    QT_TRANSLATE_NOOP("BoardProblem",
                      "Where new islands bring points, a board has at most %1 of them, and this one has %2."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board of a chain has no gold, fog, start land, pirate or gifts."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "The pirate does nothing on a board without ships."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No piece can ever take this gift."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No route can ever lead to this fog, so it is never turned up."),
    //: What is unusual on a board: first settlements are kept from this piece of land
    QT_TRANSLATE_NOOP("BoardProblem", "Nobody may begin on this land, and no road leads there; ships would."),
    //: What is unusual on a board: first settlements are kept from this piece of land
    QT_TRANSLATE_NOOP("BoardProblem", "Nobody may begin on this land, and neither road nor ship leads there."),
    //: What is unusual on a board. %1 and %2: how many seats
    QT_TRANSLATE_NOOP("BoardProblem",
                      "Seats that find room for their two first settlements where they may begin: %1 of %2."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A chain has 1 to 5,500 boards."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board of a chain needs an offset to the next board."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board of a chain needs start pieces for Sun and for Moon."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Sun starts with three settlements: one with a road, one with a ship, one bare."),
    //: What keeps a board of the Big Game from being played; Moon is one of its groups
    QT_TRANSLATE_NOOP("BoardProblem",
                      "Moon starts with three settlements: one with a road, one with a ship, one bare."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A start ship needs an edge of the coast of its own."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board of a chain needs the hexes of its dividing line marked."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Each territory needs a desert or a place for its robber."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Each hex of a board of a chain belongs to Sun or to Moon."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "All boards of a chain need one orientation and one offset."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "A board of a chain has at most 64 corners."),
    //: What keeps a board from lying among others in a chain
    QT_TRANSLATE_NOOP("BoardProblem",
                      "This board lies elsewhere or is turned, so that it does not join the others of the chain."),
    //: What keeps a board from lying among others in a chain
    QT_TRANSLATE_NOOP("BoardProblem", "This board has another offset to the next board than the others of the chain."),
    //: What keeps a board from lying among others in a chain
    QT_TRANSLATE_NOOP("BoardProblem",
                      "This board has another outline than the others of the chain: it joins them nowhere."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Boards that climb cannot form a ring."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Two boards of a chain lie on each other."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "In a chain only neighbors touch, and no three boards in one corner."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "A 6 or 8 lies beside another one."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "Across the seam to the next board a 6 or 8 lies beside another one."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Forests: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Hills: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Pastures: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Fields: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Mountains: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 and %2: how many hexes
    QT_TRANSLATE_NOOP("BoardProblem", "Deserts: %1 here, %2 in the usual bag."),
    //: What is unusual on a board. %1 number of a token, %2 and %3: how often
    QT_TRANSLATE_NOOP("BoardProblem", "Number %1: %2 here, %3 in the usual bag."),
    //: What is unusual on a board. %1 number of a token; Sun is one of the two groups of the Big Game
    QT_TRANSLATE_NOOP("BoardProblem", "The number %1 is missing in the half of Sun."),
    //: What is unusual on a board. %1 number of a token; Moon is one of the two groups of the Big Game
    QT_TRANSLATE_NOOP("BoardProblem", "The number %1 is missing in the half of Moon."),
    //: What is unusual on a board. %1 number of a token
    QT_TRANSLATE_NOOP("BoardProblem", "The number %1 lies twice in this half."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No forest is on this board, so nobody gets lumber."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No hills are on this board, so nobody gets brick."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No pasture is on this board, so nobody gets wool."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No fields are on this board, so nobody gets grain."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No mountains are on this board, so nobody gets ore."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "This board has no harbors."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "A second robber stands here, and only a board of a chain has more than one."),
    //: What is unusual on a board. %1 and %2: how many seats
    QT_TRANSLATE_NOOP("BoardProblem", "Seats that find room for three settlements each: %1 of %2."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for any resource: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for lumber: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for brick: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for wool: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for grain: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board. %1 and %2: how many harbors
    QT_TRANSLATE_NOOP("BoardProblem", "Harbors for ore: %1 here, %2 usual on an island of this size."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "Two harbors share a corner."),
    //: What is unusual on a board of a chain
    QT_TRANSLATE_NOOP("BoardProblem", "Across the seam this harbor faces land of the next board."),
    //: What is unusual on a board of a chain
    QT_TRANSLATE_NOOP("BoardProblem", "Across the seam two harbors share a corner."),
    //: What keeps a board of the Big Game from being played
    QT_TRANSLATE_NOOP("BoardProblem", "Across the seam two start settlements stand too close."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No road leads to this land from the rest; ships would."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "Neither road nor ship leads to this land from the rest."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "No road leads to this land from the start pieces; ships would."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "Nobody can ever settle here: no route leads here from the start pieces."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "This hex lies in no territory, though others do."),
    //: What keeps a board from being played. %1: number of the seat, from 1
    QT_TRANSLATE_NOOP("BoardProblem", "Seat %1 has no start pieces, though others have some."),
    //: What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many
    QT_TRANSLATE_NOOP("BoardProblem", "Seat %1 starts with %2 settlements, and a player has %3."),
    //: What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many
    QT_TRANSLATE_NOOP("BoardProblem", "Seat %1 starts with %2 roads, and a player has %3."),
    //: What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many
    QT_TRANSLATE_NOOP("BoardProblem", "Seat %1 starts with %2 ships, and a player has %3."),
    //: What keeps a board from being played. %1 and %2: how many seats
    QT_TRANSLATE_NOOP("BoardProblem", "This board has start pieces for %1 seats, and the game has %2."),
    //: What is unusual on a board. %1: number of the seat, from 1
    QT_TRANSLATE_NOOP("BoardProblem", "Seat %1 starts with more or less than the first one."),
    //: What is unusual on a board
    QT_TRANSLATE_NOOP("BoardProblem", "This start road touches no settlement of its seat."),
};

}  // namespace

QString problemText(const BoardProblem& problem) {
  QString sentence = QCoreApplication::translate("BoardProblem", problem.sentence.c_str());
  if (problem.kind == ProblemKind::ChainOrigin) return sentence;  // its values say how the board moves (`joined`)
  for (const int value : problem.values) sentence = sentence.arg(value);
  return sentence;
}

QString problemAt(const BoardProblem& problem) {
  if (!problem.at) return problemText(problem);
  //: A fault of a board. %1 and %2: coordinates of a hex, %3: a whole sentence about it
  return QCoreApplication::translate("Formats", "Hex %1,%2: %3")
      .arg(QString::number(problem.at->q), QString::number(problem.at->r), problemText(problem));
}

Complaint complaintOf(const BoardProblem& problem) {
  Complaint complaint;
  complaint.sentence = problemAt(problem);
  complaint.rule = QString::fromLatin1(problem.rule);
  return complaint;
}

}  // namespace tapu
