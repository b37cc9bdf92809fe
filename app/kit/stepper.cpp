// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/stepper.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "app/kit/art.h"
#include "app/text/describe.h"

namespace tapu {

using namespace Qt::StringLiterals;

Stepper::Stepper(Resource kind, QWidget* parent)
    : QWidget(parent),
      kind_(kind),
      name_(new Words({}, 14, Weight::Regular, &Theme::ink, this)),
      haveLabel_(new Words({}, 13, Weight::Regular, &Theme::ink2, this)),
      valueLabel_(new Words({}, 15, Weight::Regular, &Theme::ink2, this)),
      less_(new ActionButton(u"minus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      more_(new ActionButton(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(new IconLabel(drawingOf(kind), 24, &Theme::ink, this));
  name_->setWordWrap(false);
  row->addWidget(name_, 1);
  row->addWidget(haveLabel_);
  for (ActionButton* button : {less_, more_}) {
    button->setFocusPolicy(Qt::TabFocus);
  }
  setTight(false);
  valueLabel_->setAlignment(Qt::AlignCenter);
  valueLabel_->setMinimumWidth(26);
  row->addWidget(less_);
  row->addWidget(valueLabel_);
  row->addWidget(more_);
  connect(less_, &ActionButton::clicked, this, [this] { Q_EMIT stepped(kind_, -1); });
  connect(more_, &ActionButton::clicked, this, [this] { Q_EMIT stepped(kind_, 1); });
  retranslate();
  setNumbers(0, -1, 0);
}

void Stepper::setNumbers(int value, int have, int most) {
  value_ = value;
  have_ = have;
  haveLabel_->setVisible(have >= 0);
  haveLabel_->setText(QLocale().toString(have));
  valueLabel_->setText(QLocale().toString(value));
  valueLabel_->setColor(value > 0 ? &Theme::ink : &Theme::ink3);
  less_->setEnabled(value > 0);
  more_->setEnabled(value < most);
  describe();
}

void Stepper::setTight(bool tight) {
  const int side = tight ? 26 : 32;
  for (ActionButton* button : {less_, more_}) button->setFixedSize(32, side);
}

void Stepper::describe() {
  const QString kind = nameOfResource(kind_);
  //: Tool tip and screen reader: %1 is a resource.
  less_->setToolTip(tr("One %1 less").arg(kind));
  //: Tool tip and screen reader: %1 is a resource.
  more_->setToolTip(tr("One %1 more").arg(kind));
  less_->setAccessibleName(less_->toolTip());
  more_->setAccessibleName(more_->toolTip());
  //: Screen reader: %1 is a resource, %2 how many are chosen.
  setAccessibleName(tr("%1: %2").arg(kind, QLocale().toString(value_)));
}

void Stepper::retranslate() {
  name_->setText(nameOfResource(kind_));
  describe();
}

void Stepper::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton && value_ > 0)
    Q_EMIT stepped(kind_, -1);
  else if (event->button() == Qt::LeftButton && more_->isEnabled())
    Q_EMIT stepped(kind_, 1);
}

void Stepper::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void CardList::setCards(CardCounts cards) {
  cards_ = cards;
  setAccessibleName(listOf(cards));
  setToolTip(plainTip(listOf(cards)));
  updateGeometry();
  update();
}

int CardList::lay(int width, QPainter* painter) const {
  constexpr int kPicture = 22, kGap = 10;
  const QFont face = textFont(14);
  const QFontMetrics metrics(face);
  const int lineHeight = std::max(kPicture, metrics.height()) + 4;
  int x = 0, y = 0;
  for (Resource kind : kAllResources) {
    if (cards_[kind] == 0) continue;
    const QString text = listOf(CardCounts::of(kind, cards_[kind]));
    const int wide = kPicture + 4 + metrics.horizontalAdvance(text);
    if (x > 0 && x + wide > width) x = 0, y += lineHeight;
    if (painter) {
      painter->drawPixmap(x, y + (lineHeight - kPicture) / 2, resourcePicture(kind, kPicture, devicePixelRatioF()));
      painter->setFont(face);
      painter->setPen(themeOf(this).ink);
      painter->drawText(QRect(x + kPicture + 4, y, wide, lineHeight), Qt::AlignVCenter | Qt::AlignLeft, text);
    }
    x += wide + kGap;
  }
  return y + lineHeight;
}

int CardList::heightForWidth(int width) const { return lay(width, nullptr); }
QSize CardList::sizeHint() const { return {120, lay(220, nullptr)}; }

void CardList::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  lay(width(), &painter);
}

void CardList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) setCards(cards_);
}

std::optional<Resource> resourceOfKey(const QKeyEvent& key) {
  // With Shift the digits type other characters: the position of the key counts too.
  static constexpr std::array<std::array<int, 2>, kResources> kKeys{{{Qt::Key_1, Qt::Key_Exclam},
                                                                     {Qt::Key_2, Qt::Key_At},
                                                                     {Qt::Key_3, Qt::Key_NumberSign},
                                                                     {Qt::Key_4, Qt::Key_Dollar},
                                                                     {Qt::Key_5, Qt::Key_Percent}}};
  if (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return std::nullopt;
  for (int i = 0; i < kResources; ++i)
    if (key.key() == kKeys[i][0] || key.key() == kKeys[i][1]) return kAllResources[static_cast<std::size_t>(i)];
  return std::nullopt;
}

}  // namespace tapu
