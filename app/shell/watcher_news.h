// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_page.h"

namespace tapu {

/// Tells those who play that somebody watches now: each name once, and of a crowd no more than a few. The menu of the
/// table and “/watchers” have all of them at any time.
class WatcherNews : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostTold = 10;
  /// A child of `table`; `game` must outlive it.
  WatcherNews(ShownGame* game, TablePage* table);

 private:
  void look();
  ShownGame* game_;
  TablePage* table_;
  QSet<QString> told_;
};

}  // namespace tapu
