// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/trade_history.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/kit/badge.h"
#include "app/kit/dialog_size.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/session/game/game_log.h"
#include "app/session/game/shown_game.h"

namespace tapu {

using namespace Qt::StringLiterals;

TradeHistory::TradeHistory(const ShownGame& game, QWidget* parent) : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(u"tradeHistory"_s);
  //: Title of a dialog: all that was traded in this game, with players and the bank.
  setWindowTitle(tr("Trades of this game"));
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setSpacing(6);
  const auto addLine = [&](const QString& text, int color) {
    auto* row = new QHBoxLayout;
    if (color >= 0) row->addWidget(new Badge(color, 20, page), 0, Qt::AlignTop);
    row->addWidget(new Words(text, kBodyText, Weight::Regular, color >= 0 ? &Theme::ink : &Theme::ink2, page), 1);
    column->addLayout(row);
    lines_ << text;
  };
  const auto& log = game.seen().log->events();
  int round = 0;
  std::vector<int> rounds;  // of each event
  for (const Event& event : log) {
    if (event.kind == EventKind::TurnStarted || event.kind == EventKind::RoundStarted) round = event.count;
    rounds.push_back(round);
  }
  for (int told = 0, i = static_cast<int>(log.size()) - 1; i >= 0; --i) {
    const auto place = static_cast<std::size_t>(i);
    const Event& event = log[place];
    if (event.kind != EventKind::Traded && event.kind != EventKind::BankTraded) continue;
    //: Heading in the list of trades; %1 a number.
    if (std::exchange(told, rounds[place]) != rounds[place])
      addLine(tr("Round %1").arg(QLocale().toString(rounds[place])), -1);
    addLine(game.seen().logLine(event), game.seen().seatColor(event.seat));
  }
  //: In place of the list of trades while it is empty.
  if (lines_.isEmpty()) addLine(tr("Nobody has traded yet."), -1);
  column->addStretch(1);
  auto* scroller = new QScrollArea(this);
  setSpokenName(scroller, windowTitle());
  scroller->setWidget(page);
  scroller->setWidgetResizable(true);
  scroller->setFrameShape(QFrame::NoFrame);
  auto* whole = new QVBoxLayout(this);
  whole->addWidget(scroller);
  fitSize(this, QSize(460, 480));
}

}  // namespace tapu

#include "moc_trade_history.cpp"
