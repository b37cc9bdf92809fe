// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/fact.h"

#include <QGridLayout>

#include "app/kit/icon_label.h"
#include "app/kit/theme.h"

namespace tapu {

Fact::Fact(const QString& iconName, QWidget* parent)
    : QWidget(parent),
      title_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(2, 2, 0, 2);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(0);
  grid->addWidget(new IconLabel(iconName, 22, &Theme::ink2, this), 0, 0, 2, 1, Qt::AlignVCenter);
  grid->addWidget(title_, 0, 1);
  grid->addWidget(note_, 1, 1);
  grid->setColumnStretch(1, 1);
}

void Fact::say(const QString& title, const QString& note) {
  title_->setText(title);
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

}  // namespace tapu

#include "moc_fact.cpp"
