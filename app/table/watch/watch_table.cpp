// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/watch/watch_table.h"

#include <QLayout>
#include <utility>

#include "app/board/board_scene.h"
#include "app/table/frame/play_layout.h"
#include "app/table/frame/table_page.h"
#include "app/table/hand/tray.h"
#include "app/table/people/players_panel.h"
#include "app/table/trade/trade_panel.h"
#include "app/table/watch/watch_numbers.h"
#include "app/table/watch/watch_sheet.h"

namespace tapu {

WatchTable::WatchTable(ShownGame* game, GameActions* actions, Settings& settings, const Parts& parts)
    : QObject(parts.page),
      game_(game),
      actions_(actions),
      settings_(settings),
      at_(parts),
      sheet_(new WatchSheet(game, parts.frame->left())),
      numbers_(new WatchNumbers(parts.page)) {
  auto* away = new QWidget(at_.page);  // the page keeps both panels, and nobody sees them
  away->hide();
  delete at_.frame->left()->layout()->replaceWidget(at_.trade, sheet_);
  at_.trade->setParent(away);
  at_.tray->setParent(away);
  offerSwitches();
  if (const auto left = settings_.seats().at(game->seen().first().identity.table)) sheet_->setOwnName(left->name);
  connect(sheet_, &WatchSheet::followedAnother, this, &WatchTable::highlight);
  connect(sheet_, &WatchSheet::seatWanted, at_.page, &TablePage::seatWanted);
  connect(sheet_, &WatchSheet::stopped, at_.page, &TablePage::startPageWanted);
}

void WatchTable::offerSwitches() {
  actions_->at(GameActions::NumberTable)->setChecked(settings_.view.numberTable() == NumberTable::Shown);
  actions_->at(GameActions::NumberTable)->setVisible(true);
  actions_->at(GameActions::NumberTable)->setEnabled(true);
  at_.frame->showBelow(numbers_, settings_.view.numberTable());
  connect(actions_->at(GameActions::NumberTable), &QAction::triggered, this,
          [this](bool shown) { settings_.view.numberTable.set(shown ? NumberTable::Shown : NumberTable::Hidden); });
  connect(&settings_.view.numberTable, &ChangeTeller::changed, this, [this] {  // as when all settings are reset
    actions_->at(GameActions::NumberTable)->setChecked(settings_.view.numberTable() == NumberTable::Shown);
    at_.frame->showBelow(numbers_, settings_.view.numberTable());
    Q_EMIT changed();
  });
  for (QAction* shown : actions_->of({GameActions::Chances, GameActions::Routes, GameActions::NumberTable}))
    sheet_->offer(shown);
}

void WatchTable::highlight(SeatId seat) {
  at_.players->setFollowed(seat);
  if (!seat.isNone()) at_.scene->breathe(game_->seen().seatColor(seat));
  Q_EMIT changed();
}

void WatchTable::refresh(const PlaySight& now, Room room) {
  numbers_->refresh(now);
  numbers_->setVisible(room == Room::Free && settings_.view.numberTable() == NumberTable::Shown);
  showFollowed(now);
}

/// At the beginning of the turn of whom the watcher follows, their pieces show themselves; if nobody was chosen, at
/// each.
void WatchTable::showFollowed(const PlaySight& now) {
  const SeatId active = now.state.head.active;
  const bool begins = std::exchange(activeBefore_, active) != active;
  if (begins && active && (sheet_->followed().isNone() || sheet_->followed() == active))
    at_.scene->breathe(now.color(active));
}

void WatchTable::retranslate() { sheet_->refresh(); }

}  // namespace tapu

#include "moc_watch_table.cpp"
