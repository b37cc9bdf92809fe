// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/past_games.h"

#include <QLocale>
#include <algorithm>

#include "app/kit/theme.h"
#include "app/text/language.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Columns of words stand at the left, those of numbers at the right.
bool isWords(int column) {
  return column == PastGames::Played || column == PastGames::Board || column == PastGames::Opponents;
}

}  // namespace

// ---- the table ------------------------------------------------------------------------------------------------------

void PastGames::setGames(std::vector<const CareerGame*> games, const QString& me) {
  beginResetModel();
  games_ = std::move(games);
  me_ = me;
  endResetModel();
}

int PastGames::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}
int PastGames::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString PastGames::text(const CareerGame& game, int column) const {
  const CareerGame::Person& mine = game.of(me_);
  switch (column) {
    case Played: return QLocale().toString(game.played.toLocalTime().date(), QLocale::ShortFormat);
    case Board: return boardOf(game);
    case Opponents: return opponentsOf(game);
    case Players: return inDigits(game.seats);
    case Place: return inDigits(mine.place);
    case Points: return inDigits(mine.points);
    case Hints: return inDigits(mine.hints);
    default: return inDigits(game.rounds);
  }
}

QVariant PastGames::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const int column = index.column();
  if (role == Qt::FontRole)
    return textFont(kChoiceText, game(index.row()).of(me_).hasWon ? Weight::Bold : Weight::Regular);
  if (role == Qt::TextAlignmentRole)
    return QVariant((isWords(column) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && isWords(column))) return text(game(index.row()), column);
  return {};
}

QVariant PastGames::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::FontRole) return textFont(kNoteText, Weight::Bold);
  if (role == Qt::TextAlignmentRole)
    return QVariant((isWords(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  const QStringList heads{//: Head of a column of past games: when a game was over
                          tr("Date"),
                          //: Head of a column of past games
                          tr("Board"),
                          //: Head of a column of past games: against whom
                          tr("Opponents"),
                          //: Head of a narrow column of past games: how many people and bots played
                          tr("Players"),
                          //: Head of a narrow column of past games: first, second …
                          tr("Place"),
                          //: Head of a narrow column of past games
                          tr("Points"),
                          //: Head of a narrow column of past games: how many rounds were played
                          tr("Rounds"),
                          //: Head of a narrow column of past games: how many hints the player took
                          tr("Hints")};
  return heads.value(section);
}

// ---- the discs ------------------------------------------------------------------------------------------------------

Chart::Data chartOfLastGames(const std::vector<const CareerGame*>& games, const QString& me) {
  const auto shown = std::min<std::ptrdiff_t>(kLastGames, std::ssize(games));
  Chart::Data drawn;
  drawn.kind = Chart::Kind::Ranks;
  drawn.firstPlace = static_cast<int>(std::ssize(games) - shown) + 1;
  //: Screen reader: what a picture of past games shows
  drawn.name = PastGames::tr("The last games by place; Enter replays one");
  //: Name of the numbers in a picture of past games: the place of the player in the end
  drawn.series.push_back({PastGames::tr("Place"), Chart::kNoPlayer, {}});
  //: Name of the numbers in a picture of past games: the points of the player in the end
  drawn.series.push_back({PastGames::tr("Points"), Chart::kNoPlayer, {}});
  for (auto i = std::ssize(games) - shown; i < std::ssize(games); ++i) {
    const CareerGame& game = *games[static_cast<std::size_t>(i)];
    const CareerGame::Person& mine = game.of(me);
    const int number = static_cast<int>(i) + 1;
    //: A past game; %1 its number, %2 the board
    drawn.named.push_back({PastGames::tr("Game %1, %2").arg(inDigits(number), boardOf(game)), Chart::kNoPlayer});
    drawn.series[0].values.push_back(mine.place);
    drawn.series[1].values.push_back(mine.points);
    if (mine.hasWon) drawn.emphasized.push_back(number);
  }
  return drawn;
}

}  // namespace tapu

#include "moc_past_games.cpp"
