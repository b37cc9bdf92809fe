// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/used_addresses.h"

#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/chip_button.h"
#include "app/kit/clear_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/page_words.h"

namespace tapu {

UsedAddresses::UsedAddresses(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      //: Heading over addresses used before
      title_(makeLabel(this, [] { return tr("Used before"); })),
      chips_(new QWidget(this)) {
  new FlowLayout(chips_, 2);
  auto* lines = bare<QVBoxLayout>(this);
  lines->setSpacing(8);
  lines->addWidget(title_);
  lines->addWidget(chips_);
}

void UsedAddresses::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  clearLayout(chips_->layout());
  const QStringList known = settings_.addresses();
  for (const QString& address : known) {
    auto* chip = new ChipButton(address, chips_);
    connect(chip, &ChipButton::clicked, this, [this, address] { Q_EMIT picked(address); });
    chips_->layout()->addWidget(chip);
    chip->show();
  }
  for (QWidget* part : {title_, chips_}) part->setVisible(!known.isEmpty());
}

}  // namespace tapu

#include "moc_used_addresses.cpp"
