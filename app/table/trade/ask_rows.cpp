// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/ask_rows.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/action_button.h"
#include "app/kit/art.h"
#include "app/kit/badge.h"
#include "app/kit/clear_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

AskRows::AskRows(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(3);
}

void AskRows::add(SeatId seat, Resource kind) {
  const Asked asked{seat, kind};
  if (std::ranges::find(asked_, asked) == asked_.end()) asked_.push_back(asked);
}

void AskRows::refresh(const PlaySight& sight) {
  if (turn_ != sight.state.head.turn || !sight.hasHand()) {
    turn_ = sight.state.head.turn;
    asked_.clear();
  }
  std::erase_if(asked_, [&](const Asked& asked) { return asked.seat == sight.viewer; });
  if (std::ranges::equal(asked_, rows_, {}, {}, &Row::asked)) return showTexts(sight);
  clearLayout(column_);
  rows_.clear();
  for (const Asked& asked : asked_) rows_.push_back(addRow(asked, sight));
  showTexts(sight);
}

AskRows::Row AskRows::addRow(const Asked& asked, const PlaySight& sight) {
  auto* row = new Sheet(this, Paper::Row);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(8, 2, 6, 2);
  line->setSpacing(6);
  line->addWidget(new Badge(sight.color(asked.seat), 20, row));
  auto* words = new Words({}, kSmallText, Weight::Regular, &Theme::ink, row);
  line->addWidget(words, 1);
  line->addWidget(new IconLabel(drawingOf(asked.kind), 22, &Theme::ink, row));
  auto* give = new ActionButton({}, ActionButton::Role::Quiet, row);
  give->setObjectName(u"giveAsked"_s);
  give->setFocusPolicy(Qt::TabFocus);
  connect(give, &ActionButton::clicked, this, [this, kind = asked.kind] { Q_EMIT offered(kind); });
  line->addWidget(give);
  column_->addWidget(row);
  return {asked, words, give};
}

/// Shows what may have changed: the hand, the language, a name.
void AskRows::showTexts(const PlaySight& sight) {
  for (const Row& row : rows_) {
    //: In the trade panel: %1 is a player, %2 a resource that they asked for in the chat.
    row.words->setText(tr("%1 asks for %2").arg(sight.name(row.asked.seat), nameOfResource(row.asked.kind)));
    //: Button beside what another player asked for: puts a card of that kind into what the reader gives.
    row.give->setText(tr("Give"));
    row.give->setEnabled(sight.mine().hand[row.asked.kind] > 0);
  }
}

}  // namespace tapu

#include "moc_ask_rows.cpp"
