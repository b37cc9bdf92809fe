// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/number_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/herald.h"
#include "app/kit/spoken.h"
#include "app/kit/tip_above.h"

namespace tapu {

using namespace Qt::StringLiterals;

NumberField::NumberField(QWidget* parent)
    : QWidget(parent),
      box_(new QSpinBox(this)),
      less_(new ActionButton(u"minus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      more_(new ActionButton(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  auto* line = bare<QHBoxLayout>(this);
  line->setSpacing(0);
  box_->setButtonSymbols(QSpinBox::NoButtons);
  box_->setAlignment(Qt::AlignCenter);
  box_->setFont(textFont(kChoiceText, Weight::Bold));
  box_->setMinimumWidth(64);
  line->addWidget(less_);
  line->addWidget(box_);
  line->addWidget(more_);
  // The arrows of the keyboard do the same in the field itself.
  less_->setFocusPolicy(Qt::NoFocus);
  more_->setFocusPolicy(Qt::NoFocus);
  less_->setAutoRepeat(true);
  more_->setAutoRepeat(true);
  box_->setFocusPolicy(Qt::StrongFocus);  // the wheel scrolls the page
  setFocusProxy(box_);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  connect(less_, &ActionButton::clicked, box_, &QSpinBox::stepDown);
  connect(more_, &ActionButton::clicked, box_, &QSpinBox::stepUp);
  connect(box_, &QSpinBox::valueChanged, this, [this] { Q_EMIT changed(value()); });
  // Digits that would lead out of the range are not taken.
  connect(box_->findChild<QLineEdit*>(), &QLineEdit::inputRejected, this, &NumberField::tellRange);
  nameButtons();
}

void NumberField::tellRange() {
  //: Beside a field for a number: what was typed is left out; %1 the least, %2 the largest number that fits
  const QString sentence =
      tr("A number from %1 to %2 fits here.").arg(QLocale().toString(least_), QLocale().toString(most_));
  showTipAbove(this, sentence);
  auto* herald = box_->findChild<Herald*>();
  if (!herald) {
    herald = new Herald(box_);
    herald->show();  // the field is in sight already
  }
  herald->say(sentence);
}

void NumberField::setRange(int least, int most) {
  least_ = least;
  most_ = most;
  applyRange();
}

void NumberField::setWord(const QString& word, int value) {
  word_ = word;
  wordValue_ = value;
  applyRange();
}

void NumberField::setUnit(const QString& unit) { box_->setSuffix(unit.isEmpty() ? QString() : QChar::Nbsp + unit); }

void NumberField::applyRange() {
  const QSignalBlocker quiet(box_);
  box_->setRange(word_.isEmpty() ? least_ : least_ - 1, most_);
  box_->setSpecialValueText(word_);
  box_->setMinimumWidth(std::max(64, QFontMetrics(box_->font()).horizontalAdvance(word_) + 26));
}

int NumberField::value() const {
  return !word_.isEmpty() && box_->value() == box_->minimum() ? wordValue_ : box_->value();
}

void NumberField::setValue(int value) {
  const QSignalBlocker quiet(box_);
  box_->setValue(!word_.isEmpty() && value == wordValue_ ? box_->minimum() : value);
}

void NumberField::setName(const QString& name) { setSpokenName(box_, name); }

void NumberField::nameButtons() {
  //: Button beside a number, for screen readers
  setSpokenName(less_, tr("Less"));
  //: Button beside a number, for screen readers
  setSpokenName(more_, tr("More"));
}

void NumberField::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  nameButtons();
  box_->setFont(textFont(kChoiceText, Weight::Bold));
  applyRange();
}

}  // namespace tapu

#include "moc_number_field.cpp"
