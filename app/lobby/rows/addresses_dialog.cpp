// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/addresses_dialog.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kLinkCodeSide = 132;
}

QString spokenAddress(const Address& address) {
  const QString port = QString::number(address.port);
  return address.host.contains(u':') ? u"[%1]:%2"_s.arg(address.host, port) : u"%1:%2"_s.arg(address.host, port);
}

AddressesDialog::AddressesDialog(AddressWatch::Ask ask, QByteArray table, Reachability& reach, Begin begin,
                                 QWidget* parent)
    : QDialog(parent), addresses_(std::move(ask)), table_(std::move(table)), reach_(reach), wells_(new QVBoxLayout) {
  setObjectName(u"addressesDialog"_s);
  setRuleTopic(this, u"lan-address"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(20, 18, 16, 12);
  lines->setSpacing(8);
  layHead(lines);
  wells_->setSpacing(8);
  lines->addLayout(wells_);
  layFoot(lines);
  connect(&addresses_, &AddressWatch::changed, this, [this] {
    tested_ = false;  // the test was of other addresses
    result_->setText({});
    makeRows();
    retranslate();
  });
  makeRows();
  addresses_.begin();
  if (begin == Begin::Testing) test();
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void AddressesDialog::layHead(QVBoxLayout* lines) {
  intro_ = new Words({}, kBodyText, Weight::Regular, &Theme::ink, this);
  code_ = new QrLabel(kLinkCodeSide, this);
  code_->setObjectName(u"addressesCode"_s);
  scan_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this);
  auto* head = new QHBoxLayout;
  head->setSpacing(16);
  auto* words = new QVBoxLayout;
  words->addWidget(intro_);
  words->addWidget(scan_);
  words->addStretch(1);
  head->addLayout(words, 1);
  head->addWidget(code_, 0, Qt::AlignTop);
  lines->addLayout(head);
}

void AddressesDialog::layFoot(QVBoxLayout* lines) {
  result_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this);
  firewall_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this);
  lines->addWidget(result_);
  lines->addWidget(firewall_);
  lines->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  test_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  close_ = new ActionButton({}, ActionButton::Role::Quiet, this);
  foot->addWidget(test_);
  foot->addWidget(close_);
  lines->addLayout(foot);
  connect(&reach_, &Reachability::changed, this, &AddressesDialog::refresh);
  connect(test_, &ActionButton::clicked, this, &AddressesDialog::test);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
}

/// A line for each address, in place of those that were there.
void AddressesDialog::makeRows() {
  const QList<Address>& addresses = addresses_.all();
  code_->setText(leadsOut() ? linkTo(addresses.first()) : QString());
  code_->setVisible(leadsOut());
  for (const Row& row : rows_) {
    if (row.copy->hasFocus()) close_->setFocus(Qt::OtherFocusReason);
    row.well->hide();
    row.well->deleteLater();
  }
  rows_.clear();
  for (const Address& address : addresses) {
    auto* well = new Sheet(this, Paper::Well);
    auto* line = new QHBoxLayout(well);
    line->setContentsMargins(14, 4, 6, 4);
    Row row{.well = well,
            .text = new Words(spokenAddress(address), kHeadingText, Weight::Bold, &Theme::ink, well),
            .answer = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, well),
            .copy = new ActionButton({}, ActionButton::Role::Link, well)};
    row.text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    row.text->setWordWrap(false);
    row.answer->setWordWrap(false);
    line->addWidget(row.text, 1);
    line->addWidget(row.answer);
    line->addWidget(row.copy);
    connect(row.copy, &ActionButton::clicked, this,
            [this, address] { QGuiApplication::clipboard()->setText(linkTo(address)); });
    wells_->addWidget(well);
    rows_.push_back(row);
  }
}

bool AddressesDialog::leadsOut() const { return !addresses_.all().isEmpty() && !isLoopback(addresses_.all().first()); }

void AddressesDialog::test() {
  tested_ = true;
  std::vector<Endpoint> places;
  for (const Address& address : addresses_.all()) places.push_back({address.host, address.port});
  reach_.test(places);
}

void AddressesDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Addresses of this game"));
  //: Dialog with the addresses of a hosted game
  intro_->setText(
      tr("On the same network the game is found by itself. Otherwise others join by one of these addresses."));
  if (leadsOut())
    //: Dialog with the addresses of a hosted game, beside a QR code; %1 an address
    scan_->setText(
        tr("Scanned by a telephone, the code tells the link to %1.").arg(spokenAddress(addresses_.all().first())));
  else
    //: Dialog with the addresses of a hosted game, where none leads to it from elsewhere
    scan_->setText(tr("This computer is in no network. Only programs on it can join."));
  //: Screen reader: a picture that telephones read
  setSpokenName(code_, tr("QR code of the link"));
  //: Dialog with the addresses of a hosted game; %1 number of a port
  firewall_->setText(
      tr("If somebody cannot join, allow TCP port %1 and UDP port 47411 in the firewall of this computer.")
          .arg(QString::number(addresses_.all().isEmpty() ? kDefaultPort : addresses_.all().first().port)));
  for (Row& row : rows_) {
    //: Button beside an address: puts an invitation link into the clipboard
    rename(row.copy, tr("Copy link"));
    //: Screen reader; %1 an address
    setSpokenName(row.copy, tr("Copy link to %1").arg(row.text->text()));
  }
  //: Button: connect to the own game, to see whether it answers
  rename(test_, tr("Test reachability"));
  //: Button of a dialog
  rename(close_, tr("Close"));
  refresh();
  fitHeight(this, std::max(width(), 560));
}

namespace {

QColor Theme::*colorOf(Reachability::Answer answer) {
  switch (answer) {
    case Reachability::Answer::Silent:
    case Reachability::Answer::Blocked: return &Theme::danger;
    case Reachability::Answer::Reached: return &Theme::ok;
    case Reachability::Answer::Answers:
    case Reachability::Answer::Waiting: break;
  }
  return &Theme::ink2;
}

}  // namespace

QString AddressesDialog::wordsOf(Reachability::Answer answer) {
  switch (answer) {
    //: Result of a test beside an address
    case Reachability::Answer::Waiting: return tr("Testing…");
    //: Result of a test beside an address
    case Reachability::Answer::Silent: return tr("No answer");
    //: Result of a test beside an address: this computer alone has tried it
    case Reachability::Answer::Answers: return tr("Answers here");
    //: Result of a test beside an address: another computer has tried it
    case Reachability::Answer::Blocked: return tr("Not reached from elsewhere");
    //: Result of a test beside an address: another computer has tried it
    case Reachability::Answer::Reached: return tr("Reached from elsewhere");
  }
  return {};
}

QString AddressesDialog::resultOf(const std::set<Reachability::Answer>& answers) {
  if (answers.contains(Reachability::Answer::Silent))
    //: Result of testing the addresses of a hosted game
    return tr("At some addresses the game does not answer. Use one that does.");
  if (answers.contains(Reachability::Answer::Blocked))
    //: Result of testing the addresses of a hosted game
    return tr("Another computer could not reach the game at every address. A firewall may be in the way.");
  if (answers.contains(Reachability::Answer::Reached))
    //: Result of testing the addresses of a hosted game
    return tr("Another computer in the network has reached the game.");
  //: Result of testing the addresses of a hosted game. Tapu is the name of this program
  return tr(
      "The game answers, but this was tested from this computer itself: no Tapu on another computer in the network "
      "has replied. A firewall may still be in the way.");
}

void AddressesDialog::refresh() {
  if (!tested_) return;
  std::set<Reachability::Answer> answers;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto answer = reach_.answer(static_cast<int>(i));
    answers.insert(answer);
    rows_[i].answer->setText(wordsOf(answer));
    rows_[i].answer->setColor(colorOf(answer));
  }
  if (!reach_.isDone()) return result_->setText({});
  result_->setText(answers.empty() ? QString() : resultOf(answers));
  fitSize(this, {width(), std::max(height(), heightForWidth(width()))});
}

}  // namespace tapu

#include "moc_addresses_dialog.cpp"
