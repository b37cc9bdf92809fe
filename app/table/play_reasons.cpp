// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_reasons.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include "app/table/play_talk.h"
#include "app/table/play_why.h"
#include "app/table/play_words.h"
#include "app/table/table_page.h"

namespace tapu {

PlayReasons::PlayReasons(GameController* game, Place place)
    : game_(game), place_(std::move(place)), hint_(game, place_.sheet, place_.mark) {
  connect(&hint_, &PlayHint::changed, this, &PlayReasons::follow);
  connect(&hint_, &PlayHint::deedWanted, this, &PlayReasons::deedWanted);
  connect(place_.talk, &TalkPanel::whyAsked, this,
          [this](std::size_t event, const QRect& row) { openWhy(*game_, event, row, place_.page); });
}

bool PlayReasons::isAboutOffer(const PlaySight& now) const { return isShown() && now.legal.has(ActionKind::Decline); }

void PlayReasons::toggle() {
  if (!game_->hasGame()) return;
  askedFrom_ = QApplication::focusWidget();
  hint_.toggle(place_.sight());
}

QString PlayReasons::whyNot(const QKeyEvent& key) const {
  const bool isAsked = place_.key->shortcuts().contains(QKeySequence(key.keyCombination()));
  if (!isAsked || place_.key->isEnabled() || !game_->hasGame()) return {};
  const PlaySight now = place_.sight();
  return hint_.isOffered(now) ? hint_.whyNone(now) : QString();
}

void PlayReasons::refresh(const PlaySight& now) {
  hint_.refresh(now);
  const QString why = hint_.whyNone(now);
  const bool isOffered = hint_.isOffered(now);
  place_.key->setEnabled(isOffered && why.isEmpty());
  place_.showLamp(isOffered ? InSight::Yes : InSight::No, why);
}

/// The hint comes when the table answers: whoever has gone elsewhere meanwhile, or writes, would press its button
/// unseen.
bool PlayReasons::mayTakeFocus(const QWidget* typed) const {
  const bool writes = qobject_cast<const QLineEdit*>(typed) || qobject_cast<const QAbstractSpinBox*>(typed);
  return typed == askedFrom_ && !writes;
}

void PlayReasons::follow() {
  const QWidget* typed = QApplication::focusWidget();
  const bool wasInSheet = typed && place_.sheet->isAncestorOf(typed);
  const bool goesToSheet = isShown() && mayTakeFocus(typed);
  place_.showSheet(isShown() ? InSight::Yes : InSight::No);
  Q_EMIT changed();
  if (goesToSheet) return place_.sheet->takeFocus();
  if (isShown()) return;
  if (wasInSheet || !QApplication::focusWidget()) place_.keys()->setFocus(Qt::OtherFocusReason);
}

void PlayReasons::tellLost(SeatId offerer) { place_.tell(offerGoneText(game_->seatName(offerer))); }

}  // namespace tapu

#include "moc_play_reasons.cpp"
