// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/host_fields.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include "app/kit/field_limit.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/net/chance.h"
#include "app/net/table_password.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostGameName = 40;  ///< letters
constexpr int kFirstFreePort = 1024, kLastPort = 65535;

}  // namespace

HostFields::HostFields(QWidget* parent) : QWidget(parent) {
  //: Label of a field
  auto* nameLabel = makeLabel(this, [] { return tr("Name of the game"); });
  //: Label of a field: the number of a network port
  auto* portLabel = makeLabel(this, [] { return tr("Port"); });
  //: Heading over a field: whoever joins or watches the game is asked for it
  auto* passwordLabel = makeLabel(this, [] { return tr("Password"); });
  name_ = new QLineEdit(this);
  port_ = new NumberField(this);
  password_ = new QLineEdit(this);
  nameField(name_, nameLabel);
  nameField(port_->box(), portLabel);
  nameField(password_, passwordLabel);
  setLetters(name_, kBodyText, Weight::Bold);
  setLetters(password_, kBodyText);
  setRuleTopic(this, u"lan-host"_s);
  name_->setObjectName(u"gameName"_s);
  limitLength(name_, kMostGameName);
  port_->setObjectName(u"gamePort"_s);
  port_->setRange(kFirstFreePort, kLastPort);
  port_->box()->setLocale(QLocale::c());  // ports keep their digits in every language
  password_->setObjectName(u"gamePassword"_s);
  limitLength(password_, wire::kMostName);
  password_->setEchoMode(QLineEdit::Password);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 4, 0, 4);
  grid->addWidget(nameLabel, 0, 0);
  grid->addWidget(portLabel, 0, 1);
  grid->addWidget(name_, 1, 0);
  grid->addWidget(port_, 1, 1);
  grid->setColumnStretch(0, 1);
  grid->addWidget(passwordLabel, 2, 0, 1, 2);
  grid->addWidget(password_, 3, 0, 1, 2);
  connect(name_, &QLineEdit::textEdited, this, &HostFields::changed);
  connect(port_, &NumberField::changed, this, &HostFields::changed);
  connect(password_, &QLineEdit::textEdited, this, &HostFields::changed);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void HostFields::showPlan(const GamePlan& plan) {
  name_->setText(plan.gameName);
  port_->setValue(plan.port);
  password_->clear();
  hasPassword_ = !plan.passwordKey.isEmpty();
  retranslate();
}

void HostFields::showGameName(const QString& name) {
  if (name_->text() != name) name_->setText(name);
}

int HostFields::enterNextPort() {
  const int next = port_->value() < kLastPort ? port_->value() + 1 : kFirstFreePort;
  port_->setValue(next);
  return next;
}

void HostFields::putInto(GamePlan& plan) const {
  plan.gameName = name_->text().simplified();
  plan.port = static_cast<quint16>(port_->value());
}

bool HostFields::putPasswordInto(GamePlan& plan) const {
  const QString typed = password_->text().simplified();
  if (typed.isEmpty()) return true;
  if (!password::isUsable(typed)) {
    password_->setFocus(Qt::OtherFocusReason);
    return false;
  }
  plan.passwordKey = password::keyOf(typed, systemRandomBytes(wire::kSaltBytes));
  return true;
}

QString HostFields::whyNoPassword() {
  //: Where a network game is set up: its password is of invisible letters alone
  return tr("Nobody can see this password.");
}

void HostFields::retranslate() {
  password_->setPlaceholderText(hasPassword_
                                    //: In the empty field for the password of the next game of the same people
                                    ? tr("The same as before")
                                    //: In the empty field for the password of a new game
                                    : tr("None: anybody on your network can join"));
}

}  // namespace tapu

#include "moc_host_fields.cpp"
