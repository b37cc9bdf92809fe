// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/ask_rows.h"

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
  if (asked_ == shown_) return;
  shown_ = asked_;
  clearLayout(column_);
  for (const Asked& asked : shown_) {
    auto* row = new Sheet(this, Paper::Row);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 2, 6, 2);
    line->setSpacing(6);
    line->addWidget(new Badge(sight.color(asked.seat), 20, row));
    //: In the trade panel: %1 is a player, %2 a resource that they asked for in the chat.
    const QString text = tr("%1 asks for %2").arg(sight.name(asked.seat), nameOfResource(asked.kind));
    line->addWidget(new Words(text, kSmallText, Weight::Regular, &Theme::ink, row), 1);
    line->addWidget(new IconLabel(drawingOf(asked.kind), 22, &Theme::ink, row));
    //: Button beside what another player asked for: puts a card of that kind into what the reader gives.
    auto* give = new ActionButton(tr("Give"), ActionButton::Role::Quiet, row);
    give->setObjectName(u"giveAsked"_s);
    give->setFocusPolicy(Qt::TabFocus);
    give->setEnabled(sight.mine().hand[asked.kind] > 0);
    connect(give, &ActionButton::clicked, this, [this, kind = asked.kind] { Q_EMIT offered(kind); });
    line->addWidget(give);
    column_->addWidget(row);
  }
}

}  // namespace tapu

#include "moc_ask_rows.cpp"
