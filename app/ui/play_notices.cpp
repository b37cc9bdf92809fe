// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_notices.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QVBoxLayout>

#include "app/game/describe.h"
#include "app/net/notice.h"

namespace tapu {

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(GameController* game, QWidget* parent)
    : Sheet(parent),
      game_(game),
      icon_(new IconLabel(u"warning"_s, 20, &Theme::edge, this)),
      words_(new Words({}, 14, Weight::Bold, &Theme::ink, this)),
      buttons_(new QHBoxLayout) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 6, 12, 6);
  line->setSpacing(10);
  line->addWidget(icon_);
  line->addWidget(words_, 1);
  line->addLayout(buttons_);
  tick_.setInterval(500);
  connect(&tick_, &QTimer::timeout, this, &NoticeBar::refresh);
  connect(game, &GameController::turnedAway, this, [this](const QString& sentence) {
    ended_ = sentence;
    refresh();
  });
  connect(game, &GameController::chatted, this, [this](const ChatLine& said) {
    if (said.kind != ChatLine::Kind::Notice) return;
    notice_ = said;
    refresh();
  });
  for (const ChatLine& said : game->chat())
    if (said.kind == ChatLine::Kind::Notice) notice_ = said;
  hide();
}

QString NoticeBar::lostText() const {
  const int grace = game_->lobby().setup.options.graceSeconds;
  const auto gone = static_cast<int>(lost_.elapsed() / 1000);
  if (grace > gone) {
    //: Notice: the own connection broke; %n seconds until a bot takes over the own seat.
    return tr("Connection lost. Trying again… A bot takes over your seat in %n s.", nullptr, grace - gone);
  }
  //: Notice: the own connection broke some time ago.
  return tr("Connection lost. Trying again… A bot plays for you until you are back.");
}

QString NoticeBar::storeText() const {
  const bool fails = notice_ && notice_->phrase == static_cast<int>(Notice::StoreFailed);
  return fails ? chatText(*notice_) : QString();
}

void NoticeBar::refresh() {
  const Client::Phase phase = game_->phase();
  const bool lost = phase == Client::Phase::Reconnecting;
  if (!lost)
    lost_.invalidate();
  else if (!lost_.isValid())
    lost_.start();
  if (lost && !tick_.isActive()) tick_.start();
  if (!lost) tick_.stop();
  if (lost) return say(u"network"_s, lostText(), {});
  if (phase == Client::Phase::Closed || !ended_.isEmpty()) {
    //: Button: back to the first page of the program.
    const Button back{tr("Start page"), [this] { Q_EMIT startPage(); }};
    //: Notice: the server of the game has gone.
    const QString gone = tr("The connection is closed. The game goes on without you or has ended.");
    return say(u"network"_s, ended_.isEmpty() ? gone : ended_, {back});
  }
  if (const QString store = storeText(); !store.isEmpty()) return say(u"warning"_s, store, {});
  if (game_->hasGame() && game_->isPaused()) {
    QList<Button> buttons;
    //: Button of the host: the paused game goes on.
    if (game_->isHost()) buttons << Button{tr("Resume"), [this] { game_->resumeGame(); }};
    //: Notice.
    return say(u"pause"_s, tr("The game is paused. Time stands still."), buttons);
  }
  QList<Button> buttons;
  if (game_->hasGame() && !game_->isCurtainDown())
    for (const SeatId seat : game_->mayPassTo()) {
      //: Button, several players at one computer: hands the seat to %1, who is asked something.
      buttons << Button{tr("Pass to %1").arg(game_->seatName(seat)), [this, seat] { game_->passTo(seat); }};
    }
  //: Notice, several players at one computer: an offer or a decision waits for somebody else here.
  say(u"person"_s, buttons.isEmpty() ? QString() : tr("Somebody else here is asked."), buttons);
}

void NoticeBar::say(const QString& iconName, const QString& text, const QList<Button>& buttons) {
  QString key = text;
  for (const Button& button : buttons) key += u'\n' + button.text;
  setVisible(!text.isEmpty());
  if (key == shown_) return;
  shown_ = key;
  icon_->setName(iconName);
  words_->setText(text);
  setAccessibleName(text);
  while (QLayoutItem* item = buttons_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const Button& button : buttons) {
    auto* shown = new ActionButton(button.text, ActionButton::Role::Agree, this);
    connect(shown, &ActionButton::clicked, this, button.press, Qt::QueuedConnection);
    buttons_->addWidget(shown);
    shown->show();
  }
}

CurtainSheet::CurtainSheet(QWidget* parent)
    : Sheet(parent),
      badge_(new Badge(0, 44, this)),
      title_(new Words({}, 24, Weight::Bold, &Theme::ink, this)),
      hint_(new Words({}, 14, Weight::Regular, &Theme::ink2, this)),
      show_(new ActionButton({}, ActionButton::Role::Next, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(24, 18, 24, 18);
  line->setSpacing(16);
  auto* column = new QVBoxLayout;
  column->addWidget(title_);
  column->addWidget(hint_);
  line->addStretch(1);
  line->addWidget(badge_);
  line->addLayout(column);
  line->addSpacing(12);
  line->addWidget(show_);
  line->addStretch(1);
  hint_->setWordWrap(false);
  title_->setWordWrap(false);
  show_->setObjectName(u"liftCurtain"_s);
  connect(show_, &ActionButton::clicked, this, &CurtainSheet::lifted);
  hide();
}

void CurtainSheet::refresh(const QString& name, int color) {
  badge_->setColor(color);
  //: Curtain between two players at one computer: %1 takes over now.
  title_->setText(tr("Pass to %1").arg(name));
  //: Under the head of the curtain.
  hint_->setText(tr("Any key or a click shows the cards."));
  //: Button of the curtain.
  show_->setText(tr("Show my cards"));
}

void CurtainSheet::mousePressEvent(QMouseEvent*) { Q_EMIT lifted(); }

}  // namespace tapu
