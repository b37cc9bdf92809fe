// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/play_reasons.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include "app/table/frame/table_board.h"
#include "app/table/hint/why_bubble.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/sight_words.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/bargain_panel.h"

namespace tapu {

PlayReasons::PlayReasons(ShownGame* game, QAction* key, TablePage* page, TableFace& face)
    : game_(game),
      key_(key),
      page_(page),
      face_(face),
      hint_(game, face.parts().hint, [board = face.parts().board](const auto& signs) { board->setAdvised(signs); }) {
  connect(&hint_, &PlayHint::changed, this, &PlayReasons::follow);
  connect(&hint_, &PlayHint::deedWanted, this, &PlayReasons::deedWanted);
  connect(&hint_, &PlayHint::tradeWanted, this, &PlayReasons::fillIn);
  connect(face.parts().trade, &BargainPanel::counterLost, this, &PlayReasons::tellLost);
  connect(face.parts().talk, &TalkPanel::whyAsked, this,
          [this](std::size_t event, const QRect& row) { openWhy(*game_, event, row, page_); });
  connect(key, &QAction::triggered, this, &PlayReasons::toggle);
}

bool PlayReasons::isAboutOffer(const PlaySight& now) const { return isShown() && now.legal.has(ActionKind::Decline); }

void PlayReasons::toggle() {
  if (!game_->seen().hasGame()) return;
  face_.open(TableFace::Corner::Table);
  askedFrom_ = QApplication::focusWidget();
  hint_.toggle(sightOf(*game_));
}

QString PlayReasons::whyNot(const QKeyEvent& key) const {
  if (!isKeyOf(key, *key_) || key_->isEnabled() || !game_->seen().hasGame()) return {};
  const PlaySight now = sightOf(*game_);
  return hint_.isOffered(now) ? hint_.whyNone(now) : QString();
}

void PlayReasons::refresh(const PlaySight& now) {
  const ChoicePanel::Kind asked = face_.parts().choices->kind();
  if (std::exchange(askedBefore_, asked) != asked && asked != ChoicePanel::Kind::None)
    close();  // a new question has come: the sheet would hide it
  hint_.narrowTo(face_.parts().choices->robbers());
  hint_.refresh(now);
  const QString why = hint_.whyNone(now);
  const bool isOffered = hint_.isOffered(now);
  key_->setEnabled(isOffered && why.isEmpty());
  face_.showLamp(isOffered ? InSight::Yes : InSight::No, why);
}

/// The hint comes when the table answers: whoever has gone elsewhere meanwhile, or writes, would press its button
/// unseen.
bool PlayReasons::mayTakeFocus(const QWidget* typed) const {
  const bool writes = qobject_cast<const QLineEdit*>(typed) || qobject_cast<const QAbstractSpinBox*>(typed);
  return typed == askedFrom_ && !writes;
}

void PlayReasons::follow() {
  const QWidget* typed = QApplication::focusWidget();
  const bool wasInSheet = typed && face_.parts().hint->isAncestorOf(typed);
  const bool goesToSheet = isShown() && mayTakeFocus(typed);
  face_.showHint(isShown() ? InSight::Yes : InSight::No);
  Q_EMIT changed();
  if (goesToSheet) return face_.parts().hint->takeFocus();
  if (isShown()) return;
  if (wasInSheet || !QApplication::focusWidget()) face_.home()->setFocus(Qt::OtherFocusReason);
}

/// Fills an advised trade in in the trade panel, where Enter makes it. Nobody went there: digits build as before.
void PlayReasons::fillIn(const Action& trade) {
  close();
  face_.open(TableFace::Corner::Trade);
  face_.parts().trade->propose(sightOf(*game_), trade);
  face_.parts().trade->takeFocus(BargainPanel::Digits::Left);
}

void PlayReasons::tellLost(SeatId offerer) {
  const QString news = offerGoneText(game_->seen().seatName(offerer));
  face_.tellLostOffer(news);
  page_->announce(news);
}

}  // namespace tapu

#include "moc_play_reasons.cpp"
