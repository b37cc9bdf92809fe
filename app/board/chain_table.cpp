// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_table.h"

#include <QLocale>

namespace tapu {

ChainTable::ChainTable(const ChainPicture& picture, QObject* parent) : QAbstractTableModel(parent), picture_(picture) {}

void ChainTable::reset() {
  beginResetModel();
  endResetModel();
}

void ChainTable::tellChanged(const std::vector<int>& boards) {
  for (int board : boards)
    if (board < rowCount()) Q_EMIT dataChanged(index(board, 0), index(board, kColumns - 1));
}

int ChainTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : picture_.layout().plan().boards();
}
int ChainTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant ChainTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || role != Qt::DisplayRole) return {};
  const int board = index.row();
  if (index.column() == Board) return picture_.layout().plan().name(board);
  const bool moon = index.column() >= MoonName;
  const std::size_t seat = static_cast<std::size_t>(board) * kSeatsAtBoardOfChain + (moon ? 1 : 0);
  const int what = index.column() - (moon ? MoonName : SunName);
  if (what == 0) return seat < picture_.seats().size() ? picture_.seats()[seat].name : QString();
  if (!picture_.hasBoards()) return {};
  const ChainFigures& figures = picture_.board(board).seats[moon ? 1 : 0];
  return what == 1 ? figures.points : figures.cards;
}

QVariant ChainTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    //: Head of a column: number and letter of a board of the chain
    case Board: return tr("Board");
    //: Head of a column: who plays for the group Sun on a board
    case SunName: return tr("Sun");
    //: Head of a column: points of the player of Sun
    case SunPoints: return tr("Points of Sun");
    //: Head of a column: resource cards in the hand of the player of Sun
    case SunCards: return tr("Cards of Sun");
    //: Head of a column: who plays for the group Moon on a board
    case MoonName: return tr("Moon");
    //: Head of a column: points of the player of Moon
    case MoonPoints: return tr("Points of Moon");
    //: Head of a column: resource cards in the hand of the player of Moon
    case MoonCards: return tr("Cards of Moon");
    default: return {};
  }
}

QString ChainTable::sentence(int board) const {
  const auto cell = [&](int column) { return data(index(board, column)).toString(); };
  //: One board of the chain, for screen readers: %1 is its number and letter, %2 and %5 are names of players, %3 and
  //: %6 numbers of points, %4 and %7 numbers of cards.
  return tr("Board %1. Sun: %2, points: %3, cards: %4. Moon: %5, points: %6, cards: %7.")
      .arg(cell(Board), cell(SunName), cell(SunPoints), cell(SunCards), cell(MoonName), cell(MoonPoints),
           cell(MoonCards));
}

}  // namespace tapu

#include "moc_chain_table.cpp"
