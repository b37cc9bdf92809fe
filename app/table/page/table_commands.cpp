// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/table_commands.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>

#include "app/client/refusal_words.h"
#include "app/kit/plain_text.h"
#include "app/session/game/bot_pacing.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/hand/want_button.h"
#include "app/table/people/undo_corner.h"
#include "app/table/show/play_voice.h"
#include "app/table/sight/sight_words.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/bargain_panel.h"
#include "app/text/names_of_things.h"
#include "app/wire/requests.h"

namespace tapu {

TableCommands::TableCommands(ShownGame* game, GameActions* actions, Settings& settings, TableFace& face)
    : game_(game), actions_(actions), face_(face) {
  using enum GameActions::Command;
  connect(actions->at(TakeBack), &QAction::triggered, game, [game] { game->acts().takeBack(); });
  connect(actions->at(Redo), &QAction::triggered, game, [game] { game->acts().redo(); });
  connect(actions->at(Roll), &QAction::triggered, this, [this] { Q_EMIT wanted(roll()); });
  connect(actions->at(EndTurn), &QAction::triggered, this, [this] { Q_EMIT wanted(face_.ending()); });
  connect(actions->at(WantBuild), &QAction::triggered, this, [this] {
    actions_->offerWish(sightOf(*game_));  // checked as it was, until the server has answered
    if (WantButton* button = face_.parts().want) button->wish();
  });
  connect(actions->at(Trade), &QAction::triggered, this, [this] {
    face_.open(TableFace::Corner::Trade);
    const TableParts& parts = face_.parts();
    // While cards are to be chosen, the choice lies in its place.
    const bool isHidden = parts.choices->isVisible() && !parts.trade->isVisible();
    isHidden ? focusPartAfter({parts.choices}) : parts.trade->takeFocus();
  });
  connect(actions->at(AcceptOffer), &QAction::triggered, this, [this] { answerOffer(OfferAnswer::Accepted); });
  connect(actions->at(DeclineOffer), &QAction::triggered, this, [this] { answerOffer(OfferAnswer::Declined); });
  for (int i = 0; i < GameActions::kBuilds; ++i)
    connect(actions->at(BuildRoad + i), &QAction::triggered, this,
            [this, i] { Q_EMIT picked(static_cast<BuildButton::Thing>(i)); });
  for (std::size_t i = 0; i < kPlayableCards.size(); ++i)
    connect(actions->cards[i], &QAction::triggered, this, [this, i] { play(kPlayableCards[i]); });
  connect(actions->at(Stand), &QAction::triggered, this, [this] {
    const PlaySight now = sightOf(*game_);
    const QString hand = now.hasHand() ? standingText(now) + QLatin1Char(' ') : QString();  // none behind the curtain
    Q_EMIT told(hand + game_->seen().prompt().sentence);
  });
  connectBots(settings);
  connectTalk();
}

void TableCommands::connectBots(Settings& settings) {
  using enum GameActions::Command;
  connect(actions_->at(Hurry), &QAction::triggered, game_, [game = game_] { game->bots().hurry(); });
  connect(actions_->at(Next), &QAction::triggered, game_, [game = game_] { game->bots().step(); });
  for (QAction* pace : actions_->paces)
    connect(pace, &QAction::triggered, this, [game = game_, pace, &settings] {
      settings.game.botPace.set(static_cast<BotPace>(pace->data().toInt()));
      game->bots().setPace(settings.game.botPace());  // this game may have had another pace than the settings
    });
  connect(actions_->at(Demo), &QAction::triggered, this, &TableCommands::switchDemo);
}

void TableCommands::connectTalk() {
  using enum GameActions::Command;
  TalkPanel* talk = face_.parts().talk;
  connect(actions_->at(Log), &QAction::triggered, this, [this, talk] {
    talk->bringLogBack();
    face_.open(TableFace::Corner::Talk);
    talk->show(TalkPanel::Page::Log);
  });
  connect(actions_->at(Chat), &QAction::triggered, this, [this, talk] {
    face_.open(TableFace::Corner::Talk);
    talk->show(TalkPanel::Page::Chat);
    talk->message()->setFocus(Qt::ShortcutFocusReason);
  });
  for (QAction* action : actions_->of({Log, Chat})) action->setEnabled(true);
}

void TableCommands::play(Card card) {
  face_.open(TableFace::Corner::Table);
  if (const auto action = actionBeforeBoard(sightOf(*game_), card)) return Q_EMIT wanted(*action);
  face_.parts().choices->askCard(card);
}

/// Accepts or declines the uppermost offer once it is in sight; brings it there before.
void TableCommands::answerOffer(OfferAnswer answer) {
  OfferList& offers = face_.parts().trade->incoming();
  const bool inSight = offers.isVisible();
  face_.open(TableFace::Corner::Offers);
  if (inSight) offers.answerFirst(answer);
}

void TableCommands::refresh(const PlaySight& now) {
  using enum GameActions::Command;
  actions_->at(TakeBack)->setEnabled(game_->seen().mayTakeBack());
  actions_->at(Redo)->setEnabled(game_->seen().mayRedo());
  actions_->at(Roll)->setEnabled(now.legal.has(ActionKind::Roll));
  actions_->at(EndTurn)->setEnabled(now.legal.contains(face_.ending()));
  for (QAction* ofPlayer : actions_->of({Stand, Type})) {
    ofPlayer->setEnabled(now.hasHand());
    if (!game_->seen().isWatching()) continue;
    ofPlayer->setToolTip(turnedAwaySentence(Refusal::OnlyWatching, {}));
    ofPlayer->setStatusTip(ofPlayer->toolTip());
  }
  const OfferList& offers = face_.parts().trade->incoming();
  actions_->at(AcceptOffer)->setEnabled(offers.firstToAccept() != nullptr);
  actions_->at(DeclineOffer)->setEnabled(offers.firstToDecline() != nullptr);
  actions_->at(Trade)->setEnabled(now.hasHand() && now.state.head.phase == Phase::Play);
  actions_->offerBuilds(now);
  actions_->offerWish(now);
  actions_->offerEnding(now);
  refreshBots(now);
  refreshCards(now);
}

Complaint TableCommands::whyNot(const QKeyEvent& key) const {
  if (!game_->seen().hasGame()) return {};
  for (const QAction* action : actions_->all()) {
    if (!action->isVisible() || action->isEnabled() || !isKeyOf(key, *action)) continue;
    const Complaint why = whyOff(action);
    //: Answer to the key of an entry of a menu that is off; %1 the entry
    return why.isEmpty() ? Complaint{tr("“%1” is not possible now.").arg(plainText(action)), {}, 0, {}} : why;
  }
  return {};
}

/// The reason why an entry is off; empty: there is none to be told.
Complaint TableCommands::whyOff(const QAction* action) const {
  using enum GameActions::Command;
  const auto isOff = [this, action](int command) { return actions_->at(command) == action; };
  if (game_->seen().isWatching()) {
    for (int move = TakeBack; move < ZoomIn; ++move)
      if (isOff(move)) return {turnedAwaySentence(Refusal::OnlyWatching, {}), {}, 0, {}};
    return {};
  }
  for (int i = 0; i < GameActions::kBuilds; ++i)
    if (isOff(BuildRoad + i)) return face_.parts().builds->button(static_cast<BuildButton::Thing>(i))->whyNot();
  const PlaySight now = sightOf(*game_);
  if (isOff(Roll)) return now.refusalOf(roll());
  if (isOff(WantBuild)) return now.refusalOf(wantBuild(BuildWish::On));
  if (isOff(EndTurn)) return now.refusalOf(face_.ending());
  if (isOff(Trade)) return now.refusalOf(offerTrade({}, {}, {}));
  if (isOff(TakeBack)) return takeBackRefusal(game_->seen().whyNoTakeBack());
  if (!now.hasHand() || (!isOff(AcceptOffer) && !isOff(DeclineOffer))) return {};
  //: Answer to the key that accepts or declines an offer
  if (now.offerers().empty()) return {tr("Nobody offers you a trade."), {}, 0, {}};
  const SeatId first = now.offerers().front();
  return now.refusalOf(isOff(AcceptOffer) ? accept(first) : decline(first));
}

void TableCommands::refreshBots(const PlaySight& now) {
  using enum GameActions::Command;
  actions_->at(Hurry)->setEnabled(game_->bots().mayHurry());
  actions_->at(Next)->setEnabled(game_->bots().mayStep());
  for (QAction* pace : actions_->paces) {
    pace->setEnabled(game_->bots().pace().has_value());
    pace->setChecked(game_->bots().pace() && pace->data().toInt() == static_cast<int>(*game_->bots().pace()));
  }
  actions_->at(Demo)->setEnabled(!game_->seen().isWatching() && !game_->seen().isGuided() && game_->seen().viewer() &&
                                 now.state.head.phase != Phase::Over);
  actions_->at(Demo)->setChecked(game_->seen().isPlayedByBot());
}

/// The entries of the development cards: those in the hand, and why none can be played.
void TableCommands::refreshCards(const PlaySight& now) {
  QString why = game_->seen().isWatching() ? turnedAwaySentence(Refusal::OnlyWatching, {})
                                           //: Menu Move, in the submenu "Play a card"
                                           : tr("You have no card to play");
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
  if (game_->seen().isHotSeat()) {
    actions_->at(GameActions::Demo)->setChecked(false);
    //: Answer to the wish that a bot plays for the reader
    return Q_EMIT refused(tr("Several people share this computer, so no bot can play for one of them."));
  }
  game_->acts().ask(requests::LetBotPlay{game_->seen().isPlayedByBot() ? YesNo::No : YesNo::Yes});
  actions_->at(GameActions::Demo)->setChecked(game_->seen().isPlayedByBot());  // until the server has answered
}

}  // namespace tapu

#include "moc_table_commands.cpp"
