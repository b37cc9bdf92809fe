// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/board_shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <algorithm>

#include "app/session/plan/game_plan.h"
#include "app/text/language.h"
#include "app/text/problem_text.h"
#include "app/values/options_text.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {
using namespace Qt::StringLiterals;

namespace {

struct Shelf {
  std::vector<BoardFile> files;
  QStringList names;  ///< of the files, without their ending
};

const Shelf& shelf() {
  static const Shelf shelf = [] {
    Shelf read;
    const QDir folder(u":/boards"_s);
    for (const QFileInfo& found : folder.entryInfoList({u"*.tapuboard"_s}, QDir::Files, QDir::Name)) {
      Complaint complaint;
      auto file = loadBoard(found.filePath(), complaint);
      if (!file) continue;
      read.files.push_back(std::move(*file));
      read.names << found.completeBaseName();
    }
    return read;
  }();
  return shelf;
}

}  // namespace

const std::vector<BoardFile>& boardShelf() { return shelf().files; }

const BoardFile* onTheShelf(const Board& board) {
  const auto found = std::ranges::find_if(boardShelf(), [&](const BoardFile& file) {
    return file.board.cells == board.cells && file.board.ships == board.ships;
  });
  return found == boardShelf().end() ? nullptr : &*found;
}

QString fileNameOnTheShelf(const Board& board) {
  const BoardFile* file = onTheShelf(board);
  return file ? shelf().names[file - boardShelf().data()] : QString();
}

bool isOfTheSea(const Board& board) { return board.ships == AsksForShips::Yes || asksForSea(board); }

SeatAdvice seatsMadeFor(const BoardFile& file) {
  const int most = seatsOn(file.board, kMostSeatsOfTable);
  if (file.seats) return {std::min(file.seats->from, most), std::min(file.seats->to, most)};
  return {kFewestAtOneBoard, std::clamp(seatsWithRoom(file.board), kFewestAtOneBoard, most)};
}

QString nameOfBoard(const BoardFile& file) {
  const QString name = file.name(languageInUse());
  //: Name of a board that has none
  return name.isEmpty() ? QCoreApplication::translate("BoardShelf", "A board from a file") : name;
}

QString whyNotOn(const Board& board, Setup setup) {
  if (seatsOn(board, setup.options.seats) == setup.options.seats) return {};
  setup.chain = {};
  setup.board = board;
  return problemText(problems(setup).front());
}

void fitIsland(Setup& setup, MapKind usual, std::optional<MapKind>& givenUp) {
  MapKind& kind = setup.options.mapKind;
  const int seats = setup.options.seats;
  const auto hasRoom = [&](MapKind each) {
    Options with = setup.options;
    with.mapKind = each;
    return isDrawn(each) || seatsOn(drawBoard(with), seats) == seats;
  };
  if (givenUp && hasRoom(*givenUp)) {
    kind = *givenUp;
    givenUp.reset();
  } else if (kind != MapKind::File && !hasRoom(kind)) {
    givenUp = kind;
    kind = usual;
  } else {
    return;
  }
  setup.board = drawBoard(setup.options);
}

void useBoard(Setup& setup, const BoardFile& file) {
  takeOptions(file.options, setup.ruleSet, setup.options);
  setup.options.mapKind = MapKind::File;
  setup.options = withSeats(setup.options, setup.ruleSet, seatsOn(file.board, setup.options.seats));
  renewBoard(setup, file.board);
}

void renewBoard(Setup& setup, const Board& file) {
  setup.board = setup.options.mapKind == MapKind::File ? boardUnder(setup.options, file) : drawBoard(setup.options);
}

}  // namespace tapu
