// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_commands.h"

#include <QAction>

#include "app/client/requests.h"
#include "app/table/play_choices.h"
#include "app/table/play_hand.h"
#include "app/table/play_prompt.h"
#include "app/table/play_trade.h"
#include "app/table/play_undo.h"
#include "app/text/names_of_things.h"

namespace tapu {

TableCommands::TableCommands(GameController* game, GameActions* actions, Settings& settings, const Parts& at)
    : game_(game), actions_(actions), at_(at) {
  connect(actions->takeBack, &QAction::triggered, game, &GameController::takeBack);
  connect(actions->redo, &QAction::triggered, game, &GameController::redo);
  connect(actions->hurry, &QAction::triggered, game, &GameController::hurryBots);
  connect(actions->nextMove, &QAction::triggered, game, &GameController::stepBots);
  for (QAction* pace : actions->paces)
    connect(pace, &QAction::triggered, this, [game, pace, &settings] {
      settings.game.botPace.set(static_cast<BotPace>(pace->data().toInt()));
      game->setBotPace(settings.game.botPace());
    });
  for (std::size_t i = 0; i < kPlayableCards.size(); ++i)
    connect(actions->cards[i], &QAction::triggered, this, [this, i] { at_.choices->askCard(kPlayableCards[i]); });
  connect(actions->demo, &QAction::triggered, this, [this] { switchDemo(); });
}

void TableCommands::refresh(const PlaySight& now) {
  actions_->takeBack->setEnabled(game_->mayTakeBack());
  actions_->redo->setEnabled(game_->mayRedo());
  at_.undo->refresh(game_->mayTakeBack() ? UndoCorner::Offer::May : UndoCorner::Offer::Not, game_->whyNoTakeBack());
  actions_->roll->setEnabled(now.legal.has(ActionKind::Roll));
  actions_->hurry->setEnabled(game_->mayHurry());
  actions_->nextMove->setEnabled(game_->mayStep());
  at_.prompt->setStep(game_->mayStep() ? PromptBar::Step::Offered : PromptBar::Step::Hidden);
  for (QAction* pace : actions_->paces) {
    pace->setEnabled(game_->botPace().has_value());
    pace->setChecked(game_->botPace() && pace->data().toInt() == static_cast<int>(*game_->botPace()));
  }
  at_.prompt->setHurry(game_->mayHurry() ? PromptBar::Hurry::Offered : PromptBar::Hurry::Hidden);
  actions_->endTurn->setEnabled(now.legal.has(ActionKind::EndTurn));
  actions_->acceptOffer->setEnabled(at_.trade->incoming().firstToAccept());
  actions_->declineOffer->setEnabled(at_.trade->incoming().firstToDecline());
  actions_->trade->setEnabled(now.hasHand() && now.state.head.phase == Phase::Play);
  actions_->offerBuilds(now);
  refreshCards(now);
  actions_->demo->setEnabled(!game_->isWatching() && !game_->isGuided() && game_->viewer() &&
                             now.state.head.phase != Phase::Over);
  actions_->demo->setChecked(game_->isPlayedByBot());
}

/// The entries of the development cards: those in the hand, and why none can be played.
void TableCommands::refreshCards(const PlaySight& now) {
  //: Menu Move, in the submenu "Play a card"
  QString why = tr("You have no card to play");
  bool plays = false;
  for (std::size_t i = 0; i < kPlayableCards.size(); ++i) {
    QAction* action = actions_->cards[i];
    const Card kind = kPlayableCards[i];
    const std::optional<Action> trial = trialOf(kind);
    const bool held = trial && now.hasHand() && now.mine().cards[kind] > 0, may = held && now.legal.has(trial->kind);
    action->setVisible(held);
    action->setEnabled(may);
    plays = plays || may;
    const QString refusal = held && !may ? now.refusalOf(*trial).sentence : QString();
    const QString tip = refusal.isEmpty() ? whatCardDoes(kind) : refusal;
    action->setToolTip(tip);
    action->setStatusTip(tip);
    if (!refusal.isEmpty()) why = refusal;
  }
  actions_->setNoCard(plays ? QString() : why);
}

/// A bot plays for the person from now on, or the person again. The server decides: the entry shows what holds.
void TableCommands::switchDemo() {
  if (game_->isHotSeat()) {
    actions_->demo->setChecked(false);
    //: Answer to the wish that a bot plays for the reader
    return Q_EMIT refused(tr("Several people share this computer, so no bot can play for one of them."));
  }
  game_->ask(requests::letBotPlay(game_->isPlayedByBot() ? Ready::No : Ready::Yes));
  actions_->demo->setChecked(game_->isPlayedByBot());  // until the server has answered
}

}  // namespace tapu

#include "moc_table_commands.cpp"
