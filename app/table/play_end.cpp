// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_end.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/kit/badge.h"
#include "engine/play/play.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

EndSheet::EndSheet(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      tableHolder_(new QWidget(this)),
      newGame_(new ActionButton({}, ActionButton::Role::Next, this)),
      startPage_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 10, 18, 10);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(10);
  head->addWidget(title_, 1);
  head->addWidget(startPage_);
  head->addWidget(newGame_);
  column->addLayout(head);
  column->addWidget(tableHolder_);
  newGame_->setObjectName(u"newGame"_s);
  startPage_->setObjectName(u"startPage"_s);
  connect(newGame_, &ActionButton::clicked, this, &EndSheet::newGame);
  connect(startPage_, &ActionButton::clicked, this, &EndSheet::startPage);
  hide();
}

void EndSheet::refresh(const PlaySight& sight) {
  //: Button of the final table.
  newGame_->setText(tr("New game"));
  //: Button of the final table: back to the first page of the program.
  startPage_->setText(tr("Start page"));
  const SeatId winner = sight.state.head.winner;
  //: Head of the final table, where nobody won.
  const QString stopped = tr("The game was stopped");
  //: Head of the final table: the reader won.
  const QString mine = tr("You won!");
  //: Head of the final table: %1 is a player.
  title_->setText(winner.isNone() ? stopped : winner == sight.viewer ? mine : tr("%1 won").arg(sight.name(winner)));
  fill(sight);
}

void EndSheet::fill(const PlaySight& sight) {
  for (QObject* old : tableHolder_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete old;
  delete grid_;
  grid_ = new QGridLayout(tableHolder_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(12);
  grid_->setVerticalSpacing(3);
  //: Head of the names in the final table; the next columns are settlements, cities, awards and cards.
  auto* names = new Words(tr("Points from:"), kNoteText, Weight::Bold, &Theme::ink2, tableHolder_);
  names->setWordWrap(false);
  names->setAlignment(Qt::AlignRight | Qt::AlignBottom);
  grid_->addWidget(names, 0, 2);
  const QStringList heads = {//: Head of a column of the final table.
                             tr("Settlements"),
                             //: Head of a column of the final table.
                             tr("Cities"),
                             //: Head of a column of the final table: the award.
                             tr("Longest Road"),
                             //: Head of a column of the final table: the award.
                             tr("Largest Army"),
                             //: Head of a column of the final table.
                             tr("Point cards"),
                             //: Head of a column of the final table: the sum.
                             tr("Total")};
  for (int i = 0; i < heads.size(); ++i) {
    auto* head = new Words(heads[i], kNoteText, Weight::Bold, &Theme::ink2, tableHolder_);
    head->setWordWrap(false);
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    grid_->addWidget(head, 0, i + 3);
  }
  int line = 1;
  for (const Standing& row : standings(sight.definition, sight.state)) {
    const PointSources from = pointSources(sight.definition, sight.state, row.seat);
    grid_->addWidget(new Words(QLocale().toString(row.rank), 15, Weight::Bold, &Theme::ink2, tableHolder_), line, 0);
    grid_->addWidget(new Badge(sight.color(row.seat), 24, tableHolder_), line, 1);
    grid_->addWidget(new Words(sight.name(row.seat), kBodyText, Weight::Bold, &Theme::ink, tableHolder_), line, 2);
    const int values[] = {from.settlements, from.cities, from.longestRoad, from.largestArmy, from.cards, row.points};
    for (int i = 0; i < 6; ++i) {
      auto* cell = new Words(QLocale().toString(values[i]), i == 5 ? 17 : 15, i == 5 ? Weight::Bold : Weight::Regular,
                             values[i] == 0 ? &Theme::ink3 : &Theme::ink, tableHolder_);
      cell->setWordWrap(false);
      cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
      grid_->addWidget(cell, line, i + 3);
    }
    ++line;
  }
  // Keeps the numbers near the names on a wide sheet.
  grid_->setColumnStretch(2, 1);
  grid_->setColumnStretch(grid_->columnCount(), 1);
}

}  // namespace tapu

#include "moc_play_end.cpp"
