// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/game_list.h"

#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "app/kit/bare_layout.h"
#include "app/kit/page_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kRowsToSearch = 8;  ///< more than these, and one can search them

/// Whether two games are one, as the browser tells them apart.
bool isSameRow(const FoundGame& a, const FoundGame& b) { return a.id == b.id && a.port == b.port; }

}  // namespace

GameList::GameList(Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), search_(new QLineEdit(this)), list_(new QVBoxLayout) {
  search_->setObjectName(u"searchGames"_s);
  search_->setClearButtonEnabled(true);
  search_->hide();
  say(
      search_,
      //: In the empty field over a long list of games on the network
      [] { return tr("Search by game or person"); },
      //: Screen reader: the field over a long list of games on the network
      [] { return tr("Search the games"); });
  connect(search_, &QLineEdit::textChanged, this, &GameList::showSought);
  list_->setSpacing(4);
  empty_ = makeEmptyList(
      u"network"_s, this,
      //: No game was found on the network
      [] { return tr("No open game found yet"); },
      //: No game was found on the network
      [] { return tr("Ask somebody to host a game, host one yourself, or join by address."); });
  auto* aside = new QVBoxLayout;
  aside->setContentsMargins(kRing, 0, kRing, 0);
  aside->addWidget(search_);
  auto* lines = bare<QVBoxLayout>(this);
  lines->setSpacing(8);
  lines->addLayout(aside);
  lines->addLayout(list_);
  lines->addWidget(empty_);
}

QList<FoundGame> GameList::games() const {
  QList<FoundGame> games;
  for (const GameRow* row : rows_) games << row->game();
  return games;
}

/// Rows keep their places, so that nobody clicks a row that has just moved there.
void GameList::showGames(const QList<FoundGame>& games) {
  dropRows(games);
  for (const FoundGame& game : games) {
    const auto known = std::ranges::find_if(rows_, [&](const GameRow* row) { return isSameRow(row->game(), game); });
    known == rows_.end() ? addRow(game) : (*known)->showGame(game);
  }
  empty_->setVisible(rows_.empty());
  markOurSeats();
  sortRows();
  showSought();
  Q_EMIT listed(static_cast<int>(rows_.size()));
}

/// Removes the rows of all games but these.
void GameList::dropRows(const QList<FoundGame>& games) {
  for (auto row = rows_.begin(); row != rows_.end();) {
    GameRow* const old = *row;
    if (std::ranges::any_of(games, [old](const FoundGame& game) { return isSameRow(game, old->game()); })) {
      ++row;
      continue;
    }
    const bool hadFocus = old->hasFocus();
    row = rows_.erase(row);
    Q_EMIT removing(*old);
    if (hadFocus) focusNear(static_cast<int>(row - rows_.begin()));
    old->hide();
    old->deleteLater();
  }
}

void GameList::addRow(const FoundGame& game) {
  auto* row = new GameRow(game, this);
  connect(row, &GameRow::clicked, this, [this, row] { Q_EMIT joinWanted(*row); });
  connect(row, &GameRow::watchWanted, this, [this, row] { Q_EMIT watchWanted(row->game()); });
  list_->addWidget(row);
  rows_.push_back(row);
}

/// For a game that was removed from the list while it had the keyboard: gives the keyboard to the next game, or to the
/// last one.
void GameList::focusNear(int index) {
  if (rows_.empty()) return focusLost();
  const int last = static_cast<int>(rows_.size()) - 1;
  rows_[static_cast<std::size_t>(std::min(index, last))]->setFocus(Qt::OtherFocusReason);
}

void GameList::moveFocus(int step) {
  if (rows_.empty()) return;
  const auto here = std::ranges::find(rows_, window()->focusWidget());
  const int count = static_cast<int>(rows_.size());
  const int at = here == rows_.end() ? (step > 0 ? -1 : 0) : static_cast<int>(here - rows_.begin());
  rows_[static_cast<std::size_t>((at + step + count) % count)]->setFocus(Qt::TabFocusReason);
}

void GameList::setHosted(QList<TableIdentity> tables) {
  hosted_ = std::move(tables);
  markOurSeats();
}

void GameList::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  markOurSeats();
}

/// Marks the rows of the game in which a seat is kept; the file of that seat is read once for all rows.
void GameList::markOurSeats() {
  const QList<Rejoin> kept = settings_.seats().all();
  for (GameRow* row : rows_) row->setOurSeat(ourSeatIn(row->game(), kept, hosted_));
}

/// The games of the reader first, then those that one can join, then by name; last those of other versions, which
/// nobody here can join. Not while somebody points at the list or walks through it by keys: nobody clicks a row that
/// has just moved there. The keyboard on a row that leads nowhere holds nothing back.
void GameList::sortRows() {
  const auto isUsed = [](const GameRow* row) {
    return (row->hasFocus() && row->foreignTo().isEmpty()) || row->underMouse();
  };
  if (std::ranges::any_of(rows_, isUsed)) return;
  const auto rank = [](const GameRow* row) {
    return std::tuple(!row->foreignTo().isEmpty(), row->ourSeat() == OurSeat::None, !row->remark().isEmpty(),
                      row->game().name.toCaseFolded());
  };
  if (std::ranges::is_sorted(rows_, {}, rank)) return;
  std::ranges::stable_sort(rows_, {}, rank);
  for (GameRow* row : rows_) list_->removeWidget(row);
  QWidget* before = search_;
  for (GameRow* row : rows_) {
    list_->addWidget(row);
    setTabOrder(before, row);
    before = row;
  }
}

void GameList::showSought() {
  const bool isLong = rows_.size() > kRowsToSearch;
  search_->setVisible(isLong || !search_->text().isEmpty());
  for (GameRow* row : rows_) row->setVisible(row->isAbout(search_->text().simplified()));
}

}  // namespace tapu

#include "moc_game_list.cpp"
