// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/play_finish.h"

#include <QApplication>
#include <QTimer>

#include "app/session/game/afterwards.h"
#include "app/session/game/help_words.h"
#include "app/session/words/bot_names.h"
#include "app/table/end/end_sheet.h"
#include "app/table/frame/play_layout.h"
#include "app/table/frame/play_stage.h"
#include "app/table/sight/evening_words.h"
#include "app/text/option_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

PlayFinish::PlayFinish(ShownGame* game, const Settings& settings, const Parts& parts)
    : game_(game), settings_(settings), at_(parts) {
  at_.end->offerStory(EndSheet::Offered::Yes);
  connect(at_.end, &EndSheet::storyAsked, this, &PlayFinish::open);
  connectStory();
}

void PlayFinish::connectStory() {
  connect(at_.page, &TablePage::announced, at_.story->head(), &StoryHead::say);
  connect(at_.story, &StoryPage::closed, at_.end, [this] { at_.end->takeFocus(); });
  connect(at_.story->head(), &StoryHead::newGame, at_.page, &TablePage::newGameWanted);
  connect(at_.story->head(), &StoryHead::startPage, at_.page, &TablePage::startPageWanted);
  connect(at_.story->head(), &StoryHead::replayAsked, at_.page, &TablePage::replayWanted);
  connect(at_.story->head(), &StoryHead::againWanted, at_.page, &TablePage::againWanted);
  connect(at_.story->head(), &StoryHead::saveAsked, at_.page, &TablePage::saveRecordWanted);
}

void PlayFinish::refresh(const PlaySight& now) {
  if (now.state.head.phase != Phase::Over) {
    at_.story->hide();
    return won_.reset();
  }
  sayLastMove();
  at_.end->refresh(now);
  at_.end->offerReplay(game_->afterwards().hasReplay() ? EndSheet::Offered::Yes : EndSheet::Offered::No);
  if (language_.isAnother() && !at_.story->isHidden()) tellStory(now);
}

void PlayFinish::offerAgain(Again again) {
  at_.end->offerAgain(again);
  at_.story->head()->offerAgain(again);
}

/// The moves are looked through once, when the game is over.
void PlayFinish::sayLastMove() {
  if (!won_)
    if (const std::optional<GameStory> told = game_->afterwards().story()) won_ = told->won;
  const WinningMove move = won_.value_or(WinningMove());
  at_.end->sayLastMove(lastMoveSentence(move, move.from ? game_->seen().seatName(move.from) : QString()));
  QStringList help = helpWords(game_->seen());
  if (const QString bots = botWords(game_->seen()); !bots.isEmpty()) help << bots;
  at_.end->sayHelp(help.join(u" · "_s));
}

void PlayFinish::open() {
  at_.stage->endJoy();
  tellStory(sightOf(*game_));
  at_.story->open();
  at_.frame->place();
  Q_EMIT opened();
}

/// Tells the facts that this computer knows now, in the language of the moment.
void PlayFinish::tellStory(const PlaySight& now) {
  std::vector<StoryPage::Player> those;
  for (int i = 0; i < game_->seen().definition().seats; ++i)
    those.push_back({shownName(game_->seen().lobby().seats, SeatId(i)), game_->seen().seatColor(SeatId(i))});
  const std::optional<GameStory> told = game_->afterwards().story();
  at_.story->tell(told, those, game_->seen().definition().rules.target);
  at_.story->showEnd(endOf(now, told), now);
}

StoryPage::End PlayFinish::endOf(const PlaySight& now, const std::optional<GameStory>& told) const {
  StoryPage::End shown;
  shown.title = endSentence(now);
  if (!game_->seen().boardName.isEmpty()) shown.facts << game_->seen().boardName;
  shown.facts << nameOfRules(game_->seen().lobby().setup.ruleSet);
  //: A fact under the head of the results of a game
  shown.facts << tr("%n player(s)", nullptr, now.definition.seats);
  //: A fact under the head of the results of a game: the turns of all players
  if (told) shown.facts << tr("%n turn(s)", nullptr, static_cast<int>(told->after.size()) - 1);
  shown.facts += helpWords(game_->seen());
  if (const QString bots = botWords(game_->seen()); !bots.isEmpty()) shown.facts << bots;
  if (now.state.head.winner) shown.winner = now.color(now.state.head.winner);
  const WinningMove move = told ? told->won : WinningMove();
  shown.lastMove = lastMoveSentence(move, move.from ? game_->seen().seatName(move.from) : QString());
  return shown;
}

void PlayFinish::openSoon() {
  QTimer::singleShot(millisecondsOf(Moves::Joy, wishedMotion(settings_, at_.page)), this, [this] {
    const bool isOver = game_->seen().hasGame() && game_->seen().phase() == Client::Phase::Over && at_.end->isVisible();
    const QWidget* focus = QApplication::focusWidget();
    const bool writes = focus && at_.page->isAncestorOf(focus) && focus->testAttribute(Qt::WA_InputMethodEnabled);
    if (isOver && at_.story->isHidden() && !writes && !QApplication::activePopupWidget()) open();
  });
}

}  // namespace tapu

#include "moc_play_finish.cpp"
