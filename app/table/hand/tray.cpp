// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/tray.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>
#include <array>

#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kClock = 26;  ///< pixels

/// A thin line between two parts of the tray.
class Upright : public QWidget {
 public:
  explicit Upright(QWidget* parent) : QWidget(parent) { setFixedWidth(3); }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(QRect(1, 4, 1, height() - 8), themeOf(this).line); }
};

}  // namespace

Tray::Tray(QWidget* parent)
    : Sheet(parent),
      hand_(new HandStrip(this)),
      next_(new ActionButton(u"end-turn"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Tile, this)),
      want_(new WantButton(this)),
      clock_(new ClockRing(next_, kClock)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 10, 10, 10);
  line->setSpacing(6);
  line->addWidget(hand_, 1);
  line->addWidget(new Upright(this));
  line->addSpacing(4);
  builds_ = new BuildRow(line, this);
  line->addSpacing(4);
  next_->setObjectName(u"next"_s);
  next_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // as high as what lies beside it
  line->addWidget(next_);
  line->addWidget(want_);
  want_->hide();
  auto* corner = new QHBoxLayout(next_);
  corner->setContentsMargins(3, 3, 3, 3);
  corner->addWidget(clock_, 0, Qt::AlignTop | Qt::AlignRight);
  clock_->setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(next_, &ActionButton::clicked, this, [this] { Q_EMIT act(nextAction_); });
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void Tray::nameKeys(const GameActions* actions) {
  actions_ = actions;
  want_->nameKey(actions->at(GameActions::WantBuild));
}

void Tray::setHeight(TrayHeight height) {
  static constexpr std::array kAbove{10, 6, 3};  // by height
  hand_->setHeight(height);
  builds_->setHeight(height);
  want_->setHeight(height);
  next_->setMaximumHeight(height == TrayHeight::Low ? scaled(46) : QWIDGETSIZE_MAX);
  // Over the words lies their picture, or the words themselves.
  const Qt::Alignment edge = height == TrayHeight::Tall ? Qt::AlignTop : Qt::AlignBottom;
  next_->layout()->setAlignment(clock_, edge | Qt::AlignRight);
  const int above = kAbove[static_cast<std::size_t>(height)];
  layout()->setContentsMargins(14, above, 10, above);
}

void Tray::retranslate() {
  hand_->retranslate();
  update();
}

void Tray::refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked) {
  hand_->refresh(sight);
  builds_->refresh(sight, picked);
  refreshNext(sight);
  refreshWant(sight);
}

/// Shows the button of the wish in the turns of others. Both buttons are as wide as the wider one, so that nothing
/// moves when they change places. At a computer of several persons it lies, slim, beside the other one as well:
/// somebody there has the turn most of the time, and the others wish meanwhile.
void Tray::refreshWant(const PlaySight& sight) {
  const bool isHere = sight.hasHand() && hasBuilding(sight.definition) && sight.state.head.phase == Phase::Play;
  const bool isShared = sight.sharing == Sharing::Yes;
  const bool isTurn = (sight.isMyTurn() && !sight.isBetween()) || sight.legal.has(ActionKind::DeclareVictory);
  const bool showsWant = isHere && (!isTurn || isShared), showsNext = !isHere || isTurn;
  want_->setForm(isTurn ? WantButton::Form::Slim : WantButton::Form::Full);
  if (isHere) want_->refresh(sight);
  const int wide = isHere && !isShared ? std::max(next_->sizeHint().width(), want_->sizeHint().width()) : 0;
  for (QWidget* button : std::initializer_list<QWidget*>{next_, want_}) button->setMinimumWidth(wide);
  const bool leavesNext = next_->hasFocus() && !showsNext, leavesWant = want_->hasFocus() && !showsWant;
  next_->setVisible(showsNext);
  want_->setVisible(showsWant);
  if (leavesNext) want_->setFocus(Qt::OtherFocusReason);
  if (leavesWant) next_->setFocus(Qt::OtherFocusReason);
}

void Tray::refreshNext(const PlaySight& sight) {
  const bool rolls = sight.must() == Decision::Roll;
  const bool freeRoads = sight.must() == Decision::FreeRoute;
  const bool wins = sight.legal.has(ActionKind::DeclareVictory);
  QString topic = u"turn"_s;
  if (wins) {
    nextAction_ = declareVictory();
    topic = u"winning"_s;
    next_->setIconName(u"star"_s);
    //: The one button that is next: ends the game, for the player has enough points.
    next_->setText(tr("Declare victory"));
    next_->setNote({});
  } else if (rolls) {
    nextAction_ = roll();
    topic = u"before-throw"_s;
    next_->setIconName(u"roll"_s);
    //: The one button that is next.
    next_->setText(tr("Roll dice"));
    next_->setNote(actions_ ? keyOf(actions_->at(GameActions::Roll)) : QString());
  } else if (freeRoads) {
    nextAction_ = pass();
    topic = u"progress"_s;
    next_->setIconName(u"ready"_s);
    next_->setText(sight.definition.hasShips
                       //: The one button that is next: the player does without their second free road or ship.
                       ? tr("Enough pieces")
                       //: The one button that is next: the player does without their second free road.
                       : tr("Enough roads"));
    next_->setNote({});
  } else {
    nextAction_ = sight.isBetween() ? done() : endTurn();
    next_->setIconName(u"end-turn"_s);
    //: The one button that is next.
    next_->setText(tr("End turn"));
    const QString key = actions_ ? keyOf(actions_->at(GameActions::EndTurn)) : QString();
    const bool isOwed = sight.isMyTurn() && sight.must() == Decision::Gold;
    //: On the button "End turn", in place of its key: the reader has to choose cards from the gold first
    next_->setNote(isOwed ? tr("after the gold") : key);
  }
  setRuleTopic(next_, topic);
  next_->setEnabled(sight.legal.contains(nextAction_));
  tellRefusal(next_, sight.refusalOf(nextAction_));
}

}  // namespace tapu

#include "moc_tray.cpp"
