// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/stepper.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/bare_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

Stepper::Stepper(Resource kind, QWidget* parent, Shape shape)
    : QWidget(parent),
      kind_(kind),
      shape_(shape),
      name_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink, this)),
      haveLabel_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      valueLabel_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, this)),
      less_(new ActionButton(u"minus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      more_(new ActionButton(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  auto* row = bare<QHBoxLayout>(this);
  row->setSpacing(shape == Shape::Bare ? 1 : 6);
  name_->setWordWrap(false);
  name_->setVisible(shape == Shape::Named);
  if (shape == Shape::Named) {
    row->addWidget(new IconLabel(drawingOf(kind), 24, &Theme::ink, this));
    row->addWidget(name_, 1);
    row->addWidget(haveLabel_);
  }
  for (ActionButton* button : {less_, more_}) {
    button->setFocusPolicy(Qt::TabFocus);
  }
  setHeight(Height::Usual);
  valueLabel_->setAlignment(Qt::AlignCenter);
  row->addWidget(less_);
  row->addWidget(valueLabel_);
  row->addWidget(more_);
  connect(less_, &ActionButton::clicked, this, [this] { Q_EMIT stepped(kind_, -1); });
  connect(more_, &ActionButton::clicked, this, [this] { Q_EMIT stepped(kind_, 1); });
  retranslate();
  setNumbers(0, -1, 0);
  whenLanguageChanges(this, [this] { retranslate(); });
}

void Stepper::setNumbers(int value, int have, int most) {
  value_ = value;
  have_ = have;
  haveLabel_->setVisible(have >= 0 && shape_ == Shape::Named);
  haveLabel_->setText(QLocale().toString(have));
  valueLabel_->setText(QLocale().toString(value));
  valueLabel_->setColor(value > 0 ? &Theme::ink : &Theme::ink2);
  const bool hasKeyboard = less_->hasFocus() || more_->hasFocus();
  // At either end the other button takes the keyboard: it does not leave the row.
  if (hasKeyboard && value < most && value == 0) {
    more_->setEnabled(true);
    more_->setFocus(Qt::OtherFocusReason);
  }
  if (hasKeyboard && value >= most && value > 0) {
    less_->setEnabled(true);
    less_->setFocus(Qt::OtherFocusReason);
  }
  less_->setEnabled(value > 0);
  more_->setEnabled(value < most);
  describe();
}

void Stepper::setPurpose(const QString& purpose) {
  if (std::exchange(purpose_, purpose) != purpose) describe();
}

void Stepper::setHeight(Height height) {
  height_ = height;
  const int side = scaled(height == Height::Low ? 26 : 32);
  shape_ == Shape::Bare ? valueLabel_->setFixedWidth(scaled(24)) : valueLabel_->setMinimumWidth(scaled(26));
  for (ActionButton* button : {less_, more_}) button->setFixedSize(scaled(shape_ == Shape::Bare ? 28 : 32), side);
}

void Stepper::describe() {
  const QString kind = nameOfResource(kind_);
  //: Tool tip and screen reader: %1 is a resource.
  less_->setToolTip(tr("One %1 less").arg(kind));
  //: Tool tip and screen reader: %1 is a resource.
  more_->setToolTip(tr("One %1 more").arg(kind));
  setSpokenName(less_, less_->toolTip());
  setSpokenName(more_, more_->toolTip());
  //: Screen reader: %1 is a resource, %2 how many are chosen.
  const QString number = tr("%1: %2").arg(kind, QLocale().toString(value_));
  //: Screen reader: %1 is what the cards are for, as "You give", %2 a resource and how many are chosen, as "Ore: 2".
  setSpokenName(this, purpose_.isEmpty() ? number : tr("%1 – %2").arg(purpose_, number));
  // Heard with the name of a button, and anew whenever the number changes under it.
  for (ActionButton* button : {less_, more_}) setSpokenDetails(button, accessibleName());
}

void Stepper::retranslate() {
  setHeight(height_);  // the scale may be another one too
  name_->setText(nameOfResource(kind_));
  describe();
}

void Stepper::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton && value_ > 0)
    Q_EMIT stepped(kind_, -1);
  else if (event->button() == Qt::LeftButton && more_->isEnabled())
    Q_EMIT stepped(kind_, 1);
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

#include "moc_stepper.cpp"
