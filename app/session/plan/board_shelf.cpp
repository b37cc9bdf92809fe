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

const std::vector<BoardFile>& boardShelf() {
  static const std::vector<BoardFile> shelf = [] {
    std::vector<BoardFile> files;
    const QDir folder(u":/boards"_s);
    for (const QString& name : folder.entryList({u"*.tapuboard"_s}, QDir::Files, QDir::Name)) {
      Complaint complaint;
      if (auto file = loadBoard(folder.filePath(name), complaint)) files.push_back(std::move(*file));
    }
    return files;
  }();
  return shelf;
}

const BoardFile* onTheShelf(const Board& board) {
  const auto found = std::ranges::find_if(boardShelf(), [&](const BoardFile& file) {
    return file.board.cells == board.cells && file.board.ships == board.ships;
  });
  return found == boardShelf().end() ? nullptr : &*found;
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
