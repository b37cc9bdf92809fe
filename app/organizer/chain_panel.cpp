// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/chain_panel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <algorithm>

#include "app/kit/page_words.h"
#include "app/organizer/seat_list_view.h"
#include "app/wire/messages.h"
#include "engine/play/initial_state.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

ChainStyle withLamps() {
  ChainStyle style;
  style.perRow = 8;
  style.labels = ChainLabels::Lamps;
  style.ground = ChainStyle::Ground::Sheet;
  style.side = ChainStyle::LabelSide::Below;
  return style;
}

}  // namespace

ChainPanel::ChainPanel(const EventDesk& desk, QWidget* parent)
    : Sheet(parent),
      desk_(desk),
      //: Note beside a heading: the lamps under each board
      legend_(makeNote(this, [] { return tr("left lamp Sun, right lamp Moon"); })),
      counts_(new ElidedWords(kChoiceText, Weight::Regular, &Theme::ink, this)),
      view_(new ChainView(withLamps(), this)) {
  view_->setObjectName(u"deskChain"_s);
  //: Heading on the organizer's desk: all boards
  auto* title = makeHeading(this, [] { return tr("Chain"); });
  for (Words* words : {title, legend_}) words->setWordWrap(false);
  auto* head = new QHBoxLayout;
  head->addWidget(title);
  head->addSpacing(6);
  head->addWidget(legend_);
  head->addStretch(1);
  head->addWidget(counts_);
  QVBoxLayout* lines = layLines();
  lines->addLayout(head);
  lines->addWidget(view_, 1);
}

void ChainPanel::refresh(const std::vector<SeatLine>& lines) {
  const LampCounts counts = lampCounts(lines);
  const auto number = [](int count) { return QLocale().toString(count); };
  //: Over the chain of boards: how many seats are how; %1 to %4 numbers
  counts_->setText(tr("%1 connected, %2 of them idle · %3 lost · %4 bot or free")
                       .arg(number(counts.connected + counts.idle), number(counts.idle), number(counts.lost),
                            number(counts.bot + counts.free)));
  const Setup& setup = desk_.lobby().setup;
  if (setup.chain.isEmpty()) return;
  if (!hasChain_ || hasGame_ != desk_.hasGame()) {
    hasChain_ = true;
    hasGame_ = desk_.hasGame();
    const auto table = hasGame_ ? nullptr : wire::definitionOf(setup);
    view_->setGame(hasGame_ ? desk_.definition() : *table, setup.chain);
    if (!hasGame_) view_->setState(*table, initialState(*table));
  }
  if (hasGame_) view_->setState(desk_.definition(), desk_.state());
  std::vector<ChainSeat> seats(static_cast<std::size_t>(setup.seats()));
  ChainMarks marks;
  for (const SeatLine& line : lines) {
    if (line.seat.value >= seats.size()) continue;
    seats[line.seat.value] = {line.name, line.color, lampFor(line.lamp)};
    if (line.lamp == SeatLamp::Lost) marks.lost.push_back(line.board());
  }
  std::ranges::sort(marks.lost);
  view_->setSeats(std::move(seats));
  view_->setMarks(marks);
  fit();
}

/// The room that few boards leave is for the list of seats.
void ChainPanel::fit() {
  if (!hasChain_ || !isVisible() || view_->zoom() != 0) return;
  const int around = height() - view_->viewport()->height();
  setMaximumHeight(around + std::max(view_->picture().layout().size().height(), view_->minimumHeight()));
}

}  // namespace tapu

#include "moc_chain_panel.cpp"
