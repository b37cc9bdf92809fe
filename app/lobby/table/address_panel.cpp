// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/table/address_panel.h"

#include <QHBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kCodeSide = 118;
}

AddressPanel::AddressPanel(Reachability& reach, QWidget* parent)
    : QWidget(parent),
      reach_(reach),
      well_(new Sheet(this, Paper::Well)),
      address_(makeHeading(well_)),
      code_(new QrLabel(kCodeSide, parent)) {
  address_->setObjectName(u"lobbyAddress"_s);
  address_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  code_->setObjectName(u"lobbyCode"_s);
  for (QWidget* part : std::initializer_list<QWidget*>{well_, code_}) setRuleTopic(part, u"lan-address"_s);
  //: Link in the lobby
  auto* all = makeButton(u"allAddresses"_s, ActionButton::Role::Link, well_, [] { return tr("All addresses"); });
  auto* test = makeButton(u"testReachability"_s, ActionButton::Role::Link, well_,
                          //: Link in the lobby: connect to the own game, to see whether it answers
                          [] { return tr("Test reachability"); });
  auto* links = new QHBoxLayout;
  links->setSpacing(8);
  links->addWidget(all);
  links->addWidget(test);
  links->addStretch(1);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(address_);
  words->addLayout(links);
  auto* line = new QHBoxLayout(well_);
  line->setContentsMargins(14, 6, 10, 4);
  line->setSpacing(12);
  line->addWidget(new IconLabel(u"network"_s, 26, &Theme::ink2, well_));
  line->addLayout(words, 1);
  auto* around = bare<QVBoxLayout>(this);
  around->addWidget(well_);
  connect(&addresses_, &AddressWatch::changed, this, &AddressPanel::refresh);
  connect(all, &ActionButton::clicked, this, [this] { openAll(AddressesDialog::Begin::Quiet); });
  connect(test, &ActionButton::clicked, this, [this] { openAll(AddressesDialog::Begin::Testing); });
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

void AddressPanel::setPort(quint16 port) {
  port_ = port;
  addresses_.setAsk(port ? AddressWatch::Ask([this, port] { return ask_(port); }) : AddressWatch::Ask());
  if (isVisible() && port) addresses_.begin();
  if (!port) addresses_.stop();
}

void AddressPanel::setTable(const QByteArray& id) {
  table_ = id;
  refresh();
}

void AddressPanel::refresh() {
  //: Tool tip of a QR code in the lobby
  code_->setToolTip(tr("Scan to join: the code holds the link to this game."));
  setSpokenName(code_, code_->toolTip());
  const QList<Address>& all = addresses_.all();
  well_->setVisible(!all.isEmpty());
  code_->setVisible(!all.isEmpty() && !isLoopback(all.first()));
  if (all.isEmpty()) return;
  address_->setText(spokenAddress(all.first()));
  code_->setText(linkOf(Invitation{all.first(), -1, table_}));
}

void AddressPanel::openAll(AddressesDialog::Begin begin) {
  auto* dialog = new AddressesDialog([ask = ask_, port = port_] { return ask(port); }, table_, reach_, begin, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void AddressPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (port_) addresses_.begin();
}

void AddressPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  addresses_.stop();
}

}  // namespace tapu

#include "moc_address_panel.cpp"
