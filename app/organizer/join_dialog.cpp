// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/join_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 380, kAddressText = 34;  ///< pixels

}  // namespace

JoinDialog::JoinDialog(const Address& address, QWidget* parent)
    : QDialog(parent),
      picture_(new QrLabel(kSide, this)),
      how_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      address_(new Words({}, kAddressText, Weight::Bold, &Theme::ink, this)),
      close_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"joinDialog"_s);
  setRuleTopic(this, u"event-hall"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 24, 14);
  lines->setSpacing(12);
  how_->setAlignment(Qt::AlignCenter);
  address_->setAlignment(Qt::AlignCenter);
  address_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  lines->addWidget(picture_, 0, Qt::AlignHCenter);
  lines->addWidget(how_);
  lines->addWidget(address_);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(close_);
  lines->addLayout(foot);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  close_->setFocus();
  setAddress(address);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void JoinDialog::setAddress(const Address& address) {
  link_ = linkOf(address);
  picture_->setText(link_);
  address_->setText(textOf(address));
}

void JoinDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("How players come to the table"));
  //: In a dialog, over an address: an entry of the start page of Tapu and a button there
  how_->setText(tr("Join in Tapu: Local network, then Join by address"));
  //: Button of a dialog
  rename(close_, tr("Close"));
}

}  // namespace tapu

#include "moc_join_dialog.cpp"
