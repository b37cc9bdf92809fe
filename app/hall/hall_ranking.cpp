// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_ranking.h"

#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/hall/hall_seats.h"
#include "app/kit/badge.h"
#include "app/kit/clear_layout.h"
#include "app/kit/elided_words.h"
#include "app/kit/icon_label.h"
#include "app/kit/rule_topics.h"
#include "app/kit/words.h"
#include "app/table/sight/sight_words.h"
#include "engine/play/public_ranks.h"

namespace tapu {

using namespace Qt::StringLiterals;

HallRanking::HallRanking(QWidget* parent)
    : QWidget(parent),
      own_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      near_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      grid_(new QGridLayout) {
  setRuleTopic(this, u"play-hall"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(2, 2, 6, 2);
  lines->setSpacing(2);
  lines->addWidget(own_);
  lines->addWidget(near_);
  lines->addLayout(grid_);
  lines->addStretch(1);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(3);
  grid_->setColumnStretch(3, 1);
}

void HallRanking::refresh(const PlaySight& sight) {
  const bool isAll = sight.showsAll();
  refreshHead(sight, isAll ? Known::All : Known::Near);
  auto list = placesNow(sight.definition, sight.state);
  std::erase_if(list, [&](const Standing& row) { return !sight.isInSight(row.seat); });
  QString key = QLocale().name() + (isAll ? u'a' : u'n');
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
    auto* rank =
        new Words(isAll ? QLocale().toString(row.rank) : QString(), kChoiceText, Weight::Regular, &Theme::ink2, this);
    auto* name = new ElidedWords(kChoiceText, mine ? Weight::Bold : Weight::Regular, &Theme::ink, this);
    name->setText(sight.name(row.seat));  // gives way, so that the points stay in sight
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
    for (Words* words : {rank, board, points}) words->setWordWrap(false);
    ++line;
  }
}

/// Shows the own rank and a note, where the list has only some of the players.
void HallRanking::refreshHead(const PlaySight& sight, Known known) {
  const bool isRanked = known == Known::Near && sight.rank.rank > 0;
  own_->setVisible(isRanked);
  near_->setVisible(known == Known::Near);
  if (isRanked)
    //: In the ranking of a Big Game: the reader's place among all players; %1 the place, %n all of them
    own_->setText(tr("Your place: %1 of %n", nullptr, sight.rank.of).arg(QLocale().toString(sight.rank.rank)));
  //: In the ranking of a Big Game, over a list of those at the boards around the reader's
  near_->setText(tr("Players near you, by points"));
}

}  // namespace tapu

#include "moc_hall_ranking.cpp"
