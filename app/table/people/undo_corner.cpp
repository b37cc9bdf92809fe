// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/undo_corner.h"

#include <QHBoxLayout>

#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct UndoText {
  Q_DECLARE_TR_FUNCTIONS(UndoCorner)
};

QString reasonOf(TakeBackBar bar) {
  switch (bar) {
    //: Why the button "Take back" is off
    case TakeBackBar::NothingYet: return UndoText::tr("You have done nothing yet that could be taken back.");
    //: Why the button "Take back" is off
    case TakeBackBar::Over: return UndoText::tr("The game is over.");
    //: Why the button "Take back" is off
    case TakeBackBar::Paused: return UndoText::tr("The game is paused.");
    //: Why the button "Take back" is off
    case TakeBackBar::Answers: return UndoText::tr("Others are asked for an answer, which is final.");
    //: Why the button "Take back" is off
    case TakeBackBar::OthersMoved: return UndoText::tr("Your last move is past: the game has gone on since.");
    //: Why the button "Take back" is off
    case TakeBackBar::Drawn: return UndoText::tr("Dice were thrown or a card was revealed: that is final.");
    //: Why the button "Take back" is off
    case TakeBackBar::FinalMove: return UndoText::tr("Moves of this kind are final.");
    case TakeBackBar::None:
    case TakeBackBar::Off: break;
  }
  return {};
}

}  // namespace

Complaint takeBackRefusal(TakeBackBar bar) { return {reasonOf(bar), u"0.13"_s, 0, {}}; }

UndoCorner::UndoCorner(QWidget* parent)
    : Sheet(parent),
      button_(new ActionButton(u"undo"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      lamp_(new ActionButton(u"hint"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(3, 3, 3, 3);
  line->setSpacing(2);
  line->addWidget(button_);
  line->addWidget(lamp_);
  setObjectName(u"undoCorner"_s);
  setRuleTopic(this, u"play-undo"_s);
  button_->setObjectName(u"takeBack"_s);
  button_->setFocusPolicy(Qt::TabFocus);
  connect(button_, &ActionButton::clicked, this, &UndoCorner::wanted);
  lamp_->setObjectName(u"hintLamp"_s);
  lamp_->setFocusPolicy(Qt::TabFocus);
  setRuleTopic(lamp_, u"play-hint"_s);
  lamp_->hide();
  connect(lamp_, &ActionButton::clicked, this, &UndoCorner::hintWanted);
}

void UndoCorner::refresh(Offer offer, TakeBackBar bar) {
  const bool may = offer == Offer::May;
  button_->setVisible(bar != TakeBackBar::Off && bar != TakeBackBar::Over);
  showIfAny();
  button_->setEnabled(may);
  //: Button at the board: the player's last move
  const QString name = UndoText::tr("Take back");
  //: Tool tip of the button "Take back"
  const QString what = withKey(UndoText::tr("Take your last move back"), key_);
  setSpokenName(button_, name);
  tellRefusal(button_, may ? Complaint() : takeBackRefusal(bar), what);
}

void UndoCorner::refreshLamp(InSight lamp, const QString& whyNone) {
  lamp_->setVisible(lamp == InSight::Yes);
  lamp_->setEnabled(whyNone.isEmpty());
  //: Button at the board
  setSpokenName(lamp_, UndoText::tr("Hint"));
  //: Tool tip of the button “Hint”
  const QString what = withKey(UndoText::tr("Show what you could do now, and why"), hintKey_);
  setTip(lamp_, whyNone.isEmpty() ? what : what + u'\n' + whyNone);
  showIfAny();
}

void UndoCorner::showIfAny() { setVisible(button_->isVisibleTo(this) || lamp_->isVisibleTo(this)); }

}  // namespace tapu

#include "moc_undo_corner.cpp"
