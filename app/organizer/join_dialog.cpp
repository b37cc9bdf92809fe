// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/join_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/rule_topics.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 380, kAddressText = 34;  ///< pixels

/// A QR code as a picture.
class CodePicture : public QWidget {
 public:
  CodePicture(const QString& text, QWidget* parent) : QWidget(parent), code_(text) { setFixedSize(kSide, kSide); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    code_.paint(painter, rect());
  }

 private:
  QrCode code_;
};

}  // namespace

JoinDialog::JoinDialog(const Address& address, QWidget* parent)
    : QDialog(parent),
      link_(linkOf(address)),
      how_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      address_(new Words(textOf(address), kAddressText, Weight::Bold, &Theme::ink, this)),
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
  lines->addWidget(new CodePicture(link_, this), 0, Qt::AlignHCenter);
  lines->addWidget(how_);
  lines->addWidget(address_);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(close_);
  lines->addLayout(foot);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  close_->setFocus();
  retranslate();
}

void JoinDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("How players come to the table"));
  //: In a dialog, over an address: an entry of the start page of Tapu and a button there
  how_->setText(tr("Join in Tapu: Local network, then Join by address"));
  //: Button of a dialog
  rename(close_, tr("Close"));
}

void JoinDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_join_dialog.cpp"
