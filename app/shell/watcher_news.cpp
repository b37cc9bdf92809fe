// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/watcher_news.h"

#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"

namespace tapu {

WatcherNews::WatcherNews(ShownGame* game, TablePage* table) : QObject(table), game_(game), table_(table) {
  connect(game, &ShownGame::tableChanged, this, &WatcherNews::look);
  QMetaObject::invokeMethod(this, &WatcherNews::look, Qt::QueuedConnection);
}

void WatcherNews::look() {
  if (!game_->seen().viewer()) return;
  QStringList come;
  for (const Watcher& watcher : game_->seen().table().watchers) {
    if (told_.size() >= kMostTold || told_.contains(watcher.name)) continue;
    told_.insert(watcher.name);
    come << isolated(watcher.name);
  }
  if (come.isEmpty()) return;
  //: To those who play, for some seconds; %1 one or several names, as "Asha" or "Asha and Ravi"
  table_->announce(tr("Watching now: %1.").arg(listOf(come)));
}

}  // namespace tapu

#include "moc_watcher_news.cpp"
