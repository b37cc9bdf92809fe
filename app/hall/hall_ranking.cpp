// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_ranking.h"

#include <QGridLayout>
#include <QLocale>

#include "app/hall/hall_seats.h"
#include "app/kit/badge.h"
#include "app/kit/clear_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/words.h"
#include "app/table/play_words.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

HallRanking::HallRanking(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(2, 2, 6, 2);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(3);
  grid_->setColumnStretch(3, 1);
}

void HallRanking::refresh(const PlaySight& sight) {
  auto list = standings(sight.definition, sight.state);
  std::erase_if(list, [&](const Standing& row) { return !sight.isInSight(row.seat); });
  QString key = QLocale().name();
  for (const Standing& row : list)
    key += u"%1:%2:%3:%4:%5;"_s.arg(row.rank)
               .arg(row.seat.value)
               .arg(row.points)
               .arg(sight.color(row.seat))
               .arg(sight.name(row.seat));
  if (std::exchange(shown_, key) == key) return;
  clearLayout(grid_);
  int line = 0;
  for (const Standing& row : list) {
    const bool mine = row.seat == sight.viewer;
    auto* rank = new Words(QLocale().toString(row.rank), kChoiceText, Weight::Regular, &Theme::ink2, this);
    auto* name = new Words(sight.name(row.seat), kChoiceText, mine ? Weight::Bold : Weight::Regular, &Theme::ink, this);
    //: In the ranking: %1 number of the board at which a player sits
    auto* board =
        new Words(tr("Board %1").arg(QLocale().toString(boardNumber(sight.window, sight.definition.homeOf(row.seat)))),
                  kSmallText, Weight::Regular, &Theme::ink2, this);
    auto* points = new Words(QLocale().toString(row.points), kBodyText, Weight::Bold, &Theme::ink, this);
    const QList<QWidget*> cells{rank,
                                new Badge(sight.color(row.seat), 20, this),
                                new IconLabel(emblemOf(State::groupOf(row.seat)), 18, &Theme::ink, this),
                                name,
                                board,
                                points};
    for (int i = 0; i < cells.size(); ++i) grid_->addWidget(cells[i], line, i);
    for (Words* words : {rank, name, board, points}) words->setWordWrap(false);
    ++line;
  }
  grid_->setRowStretch(line, 1);
}

}  // namespace tapu

#include "moc_hall_ranking.cpp"
