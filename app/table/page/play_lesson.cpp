// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/play_lesson.h"

#include "app/board/board_view.h"
#include "app/session/game/game_controller.h"
#include "app/table/hand/tray.h"
#include "app/table/page/lesson_places.h"
#include "app/table/page/play_board.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/event_badge.h"
#include "app/table/trade/trade_panel.h"
#include "engine/rules/between.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr std::size_t kCountsOften = 20;  // among what is left free
}

QWidget* PlayLesson::panel(const QString& name) const {
  TradePanel* const trade = at_.trade;
  if (name == "hand"_L1) return at_.tray->hand();
  if (name == "end"_L1 && at_.tray->want()->isVisibleTo(page_)) return at_.tray->want();
  if (name == "end"_L1) return at_.tray->next();
  // In a low window the players are a tab of the talk.
  if (name == "players"_L1 || name == "seats"_L1)
    return at_.players->isVisibleTo(page_) ? static_cast<QWidget*>(at_.players) : at_.talk;
  if (name == "bank"_L1) return at_.bank;
  if (name == "dice"_L1) return at_.prompt->dice();
  if (name == "clock"_L1) return at_.prompt->clock();
  if (name == "prompt"_L1) return at_.prompt;
  if (name == "event"_L1) return at_.round->isVisibleTo(page_) ? static_cast<QWidget*>(at_.round) : at_.prompt;
  if (name == "offers"_L1) return trade;
  return nullptr;
}

std::vector<QRect> PlayLesson::kept(const TablePage::Spoken& spoken) const {
  std::vector<QRect> kept;
  for (const QWidget* part : std::initializer_list<QWidget*>{at_.prompt, at_.tray->next(), at_.tray->hand()})
    kept.push_back(placeOn(page_, part));
  kept.insert(kept.end(), kCountsOften, placeOn(page_, at_.prompt->dice()));
  if (!game_->seen().hasGame()) return kept;
  // Where players build between turns, their rows tell the order that the lesson speaks of.
  const std::size_t rows = hasBuilding(game_->seen().definition()) ? kCountsOften : 1;
  kept.insert(kept.end(), rows, placeOn(page_, at_.players));
  const QPoint origin = at_.view->mapTo(page_, QPoint(0, 0));
  if (!spoken.asked.empty() && spoken.asked.front().kind == ActionKind::Bank)
    for (const QRect& harbor : board_->harborsOf(game_->seen().state(), game_->seen().viewer()))
      kept.insert(kept.end(), kCountsOften, harbor.translated(origin));
  for (const QRect& hex : board_->land()) kept.push_back(hex.translated(origin));
  return kept;
}

}  // namespace tapu
