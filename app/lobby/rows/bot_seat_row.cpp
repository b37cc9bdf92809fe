// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/bot_seat_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/field_limit.h"
#include "app/kit/focus_ring.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_levels.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBotNameLength = 24;
}

BotSeatRow::BotSeatRow(int number, QWidget* parent)
    : Sheet(parent, Paper::Row),
      badge_(new Badge(0, 34, this)),
      field_(new QLineEdit(this)),
      name_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      level_(new Picker(this)),
      remove_(new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  setObjectName(u"botSeat%1"_s.arg(number));
  field_->setObjectName(u"botName%1"_s.arg(number));
  level_->setObjectName(u"botLevel%1"_s.arg(number));
  remove_->setObjectName(u"botRemove%1"_s.arg(number));
  limitLength(field_, kBotNameLength);
  setMinimumHeight(50);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(20, 3, 6, 3);
  line->setSpacing(6);
  line->addWidget(badge_);
  line->addSpacing(4);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(name_);
  words->addWidget(note_);
  words->addWidget(field_);
  line->addLayout(words, 2);
  line->addWidget(level_, 3);
  line->addWidget(remove_);
  field_->setMinimumWidth(84);
  for (QObject* part : std::initializer_list<QObject*>{field_, level_}) part->installEventFilter(this);
  connect(field_, &QLineEdit::textEdited, this, [this](const QString& text) { Q_EMIT nameTyped(text.simplified()); });
  connect(level_, &Picker::picked, this,
          [this](int index) { Q_EMIT levelPicked(levelsBeside(seat_.bot).value(index)); });
  connect(remove_, &ActionButton::clicked, this, &BotSeatRow::removeWanted);
  whenLanguageChanges(this, [this] { refresh(); });
}

void BotSeatRow::showSeat(const BotSeat& seat) {
  seat_ = seat;
  refresh();
}

void BotSeatRow::setMarked(Marked marked) { setPaper(marked == Marked::Yes ? Paper::Chosen : Paper::Row); }

void BotSeatRow::refresh() {
  const bool isBot = !seat_.bot.isEmpty(), isFree = seat_.naming == BotSeat::Naming::Free;
  setFocusPolicy(isBot ? Qt::StrongFocus : Qt::NoFocus);
  setBar(seat_.color < 0 ? QColor() : playerColor(seat_.color).fill);
  badge_->setVisible(seat_.color >= 0);
  if (seat_.color >= 0) badge_->setColor(seat_.color);
  name_->setText(seat_.name);
  note_->setText(seat_.note);
  name_->setVisible(!isFree);
  note_->setVisible(!isFree && !seat_.note.isEmpty());
  field_->setVisible(isFree);
  field_->setFont(textFont(kBodyText, Weight::Bold));
  if (field_->text().simplified() != seat_.name) field_->setText(seat_.name);
  //: Field for the name of a bot
  setSpokenName(field_, tr("Name of the bot"));
  QStringList words;
  for (const QString& level : levelsBeside(seat_.bot)) words << nameOfBot(level);
  level_->setChoices(words);
  level_->choose(placeBeside(seat_.bot));
  //: Screen reader: which level a bot has; %1 its name
  setSpokenName(level_, tr("Level of %1").arg(isolated(seat_.name)));
  level_->setToolTip(plainTip(isBot ? unknownBotSentence(seat_.bot) : QString()));
  level_->setVisible(isBot);
  remove_->setVisible(seat_.leaving == BotSeat::Leaving::Allowed);
  //: Tool tip of a button: takes a bot from the table; %1 its name
  remove_->setToolTip(plainTip(tr("Remove %1").arg(isolated(seat_.name))));
  setSpokenName(remove_, tr("Remove %1").arg(isolated(seat_.name)));
  setSpokenName(this, seat_.name);
  setSpokenDetails(this, isBot ? bothOfBot(seat_.bot) : seat_.note);
}

void BotSeatRow::mousePressEvent(QMouseEvent* event) {
  if (!seat_.bot.isEmpty()) setFocus(Qt::MouseFocusReason);
  Sheet::mousePressEvent(event);
}

void BotSeatRow::focusInEvent(QFocusEvent* event) {
  Sheet::focusInEvent(event);
  Q_EMIT pointedAt();
  update();
}

void BotSeatRow::focusOutEvent(QFocusEvent* event) {
  Sheet::focusOutEvent(event);
  update();
}

void BotSeatRow::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintFocusRing(painter, QRectF(rect()).adjusted(2, 2, -2, -2), themeOf(this), 10);
}

bool BotSeatRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) Q_EMIT pointedAt();
  return Sheet::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_bot_seat_row.cpp"
