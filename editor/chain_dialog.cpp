// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/chain_dialog.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "app/files/chain_order.h"
#include "app/kit/dialog_size.h"
#include "app/kit/field_text.h"
#include "app/kit/file_dialog.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

ChainDialog::ChainDialog(EditorSelection& selection, NeighborBoards& boards, QWidget* parent)
    : QDialog(parent),
      selection_(selection),
      boards_(boards),
      orderLabel_(new QLabel(this)),
      boardsLabel_(new QLabel(this)),
      ownLabel_(new QLabel(this)),
      order_(new QLineEdit(this)),
      count_(new NumberField(this)),
      ring_(new QCheckBox(this)),
      note_(new Words({}, 12, Weight::Regular, &Theme::ink2, this)),
      says_(new Words({}, 15, Weight::Bold, &Theme::ink, this)),
      own_(new QVBoxLayout),
      add_(new ActionButton(u"plus"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, this)),
      close_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"editorChainDialog"_s);
  order_->setObjectName(u"chainOrder"_s);
  count_->box()->setObjectName(u"chainBoards"_s);
  ring_->setObjectName(u"chainRing"_s);
  add_->setObjectName(u"chainAdd"_s);
  close_->setObjectName(u"chainClose"_s);
  auto* form = new QFormLayout;
  form->addRow(orderLabel_, order_);
  form->addRow(QString(), note_);
  form->addRow(boardsLabel_, count_);
  form->addRow(QString(), ring_);
  form->addRow(ownLabel_, own_);
  form->addRow(QString(), add_);
  auto* foot = new QHBoxLayout;
  foot->addWidget(says_, 1);
  foot->addWidget(close_);
  auto* all = new QVBoxLayout(this);
  all->addLayout(form);
  all->addStretch(1);
  all->addLayout(foot);
  connect(order_, &QLineEdit::textEdited, this, &ChainDialog::takeOrder);
  connect(count_, &NumberField::changed, this,
          [this](int count) { selection_.adjust([count](auto& choices) { choices.neighbors.boards = count; }); });
  connect(ring_, &QCheckBox::toggled, this, [this](bool on) {
    selection_.adjust([on](auto& choices) { choices.neighbors.ends = on ? Ends::Joined : Ends::Open; });
  });
  connect(add_, &ActionButton::clicked, this, &ChainDialog::askBoard);
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  connect(&selection_, &EditorSelection::chosen, this, &ChainDialog::refresh, Qt::QueuedConnection);
  selection_.adjust([](auto& choices) { choices.neighbors.kind = Neighbors::Kind::Order; });
  order_->setText(selection_.choices().neighbors.order);
  retranslate();
  fitSize(this, {560, 420});
  whenLanguageChanges(this, [this] { retranslate(); });
}

QString ChainDialog::fault() const {
  return whyNotShown(lettersOf(order_->text()), selection_.choices().neighbors.own);
}

void ChainDialog::accept() {
  if (fault().isEmpty()) return QDialog::accept();
  problem_.clear();
  refresh();
  order_->setFocus();
}

void ChainDialog::takeOrder() {
  problem_.clear();
  const QString letters = lettersOf(order_->text());
  if (fault().isEmpty())
    selection_.adjust([&](auto& choices) {
      choices.neighbors.order = letters;
      choices.neighbors.boards = std::max(choices.neighbors.boards, fewestBoards(letters));
    });
  refresh();
}

void ChainDialog::askBoard() {
  //: Title of the dialog in which a board file is chosen
  const QString title = tr("Open a board");
  //: Kind of file in a dialog; keep what is in brackets
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {tr("Boards (*.tapuboard)")});
  connect(dialog, &QFileDialog::fileSelected, this, &ChainDialog::openBoard);
  dialog->open();
}

void ChainDialog::openBoard(const QString& path) {
  problem_ = boards_.add(path);
  replaceText(order_, selection_.choices().neighbors.order);
  refresh();
}

void ChainDialog::refresh() {
  const Neighbors& now = selection_.choices().neighbors;
  count_->setRange(fewestBoards(now.order), kMostBoards);  // X is one of them
  count_->setValue(now.boards);
  ring_->setChecked(now.ends == Ends::Joined);
  ring_->setEnabled(now.boards >= kLeastOfRing);
  refreshOwn();
  const QString wrong = fault();
  const Chain chain = chainShown(selection_.board(), now);
  QStringList letters;
  for (int k = 0; k < chain.size(); ++k)
    letters << QString::fromStdString(chain.kinds[chain.order[static_cast<std::size_t>(k)]].name);
  says_->setColor(wrong.isEmpty() && problem_.isEmpty() ? &Theme::ink : &Theme::danger);
  QString what = letters.join(u" – "_s);
  if (chain.size() < now.boards)
    //: The chain that the editor shows is a part of a longer one: %1 and %2 numbers of boards, %3 their letters
    what = tr("%1 of the %2 boards are shown: %3")
               .arg(QLocale().toString(chain.size()), QLocale().toString(now.boards), what);
  says_->setText(!problem_.isEmpty() ? problem_ : !wrong.isEmpty() ? wrong : what);
}

void ChainDialog::refreshOwn() {
  while (own_->count() > 0) {
    auto* item = own_->takeAt(0);
    delete item->widget();
    delete item;
  }
  const auto& own = selection_.choices().neighbors.own;
  ownLabel_->setVisible(!own.empty());
  QWidget* before = ring_;  // the keyboard comes to a new button where it stands
  for (const OwnNeighbor& each : own) {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    const QString name = !each.name.isEmpty() ? each.name : shownFileName(each.path);
    //: A board in the chain of the editor: %1 its letter, %2 its name
    const QString there = tr("%1 · %2").arg(QString(each.letter), name);
    //: A board in the chain of the editor that is left out: %1 its letter, %2 its name
    const QString gone = tr("%1 · %2: cannot be read, left out").arg(QString(each.letter), name);
    line->addWidget(new Words(each.isThere() ? there : gone, 14, Weight::Bold, &Theme::ink, row), 1);
    auto* away = new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, row);
    //: Button beside a board of somebody's own; %1 its letter
    setSpokenName(away, tr("Take board %1 out").arg(each.letter));
    away->setToolTip(away->accessibleName());
    away->setObjectName(u"chainAway-%1"_s.arg(each.letter));
    line->addWidget(away);
    own_->addWidget(row);
    setTabOrder(before, away);
    before = away;
    connect(
        away, &ActionButton::clicked, this,
        [this, letter = each.letter] {
          problem_.clear();
          boards_.remove(letter);
          replaceText(order_, selection_.choices().neighbors.order);
        },
        Qt::QueuedConnection);  // the button is deleted in answer to this
  }
}

void ChainDialog::retranslate() {
  //: Title of a window of the board editor
  setWindowTitle(tr("The chain that is shown"));
  //: Label of a field: letters of boards
  orderLabel_->setText(tr("Order of the boards"));
  setSpokenName(order_, orderLabel_->text());
  //: Note under the order of the boards in the editor
  note_->setText(
      tr("Letters, repeated along the chain: X is the board you are making, A, B and C come with Tapu, D and on are "
         "your own."));
  //: Label of a field
  boardsLabel_->setText(tr("How many boards"));
  count_->setName(boardsLabel_->text());
  //: The last board of the chain lies beside the first one
  ring_->setText(tr("As a ring"));
  //: Label over boards of somebody's own
  ownLabel_->setText(tr("Your own boards"));
  //: Button: take a board from a file into the chain
  add_->setText(tr("Own board…"));
  //: Button: closes a window
  close_->setText(tr("Close"));
  refresh();
}

}  // namespace tapu

#include "moc_chain_dialog.cpp"
