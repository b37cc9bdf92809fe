// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/left_out_dialog.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/quiet_view.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kWished(760, 460);
constexpr int kNameWidth = 300;

}  // namespace

// ---- the table ------------------------------------------------------------------------------------------------------

void LeftOutFiles::setFiles(std::vector<LeftOut> files) {
  beginResetModel();
  files_ = std::move(files);
  endResetModel();
}

int LeftOutFiles::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(files_.size());
}
int LeftOutFiles::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant LeftOutFiles::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::FontRole) return textFont(kChoiceText);
  if (role != Qt::DisplayRole) return {};
  const LeftOut& file = files_[static_cast<std::size_t>(index.row())];
  return index.column() == File ? shownFileName(file.file, FileNameIn::List) : sentenceOf(file.why);
}

QVariant LeftOutFiles::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::FontRole) return textFont(kNoteText, Weight::Bold);
  if (role != Qt::DisplayRole) return {};
  //: Head of a column: name of a file
  if (section == File) return tr("File");
  //: Head of a column: why a file is not counted
  return tr("Why it is not counted");
}

// ---- the dialog -----------------------------------------------------------------------------------------------------

LeftOutDialog::LeftOutDialog(std::vector<LeftOut> files, QWidget* parent)
    : QDialog(parent),
      note_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      table_(new QuietView<QTableView>(this)),
      copy_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      close_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"leftOutDialog"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  setRuleTopic(this, u"back-records"_s);
  model_.setFiles(std::move(files));
  table_->setObjectName(u"leftOutFiles"_s);
  table_->setModel(&model_);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(scaled(28));
  table_->setShowGrid(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setTextElideMode(Qt::ElideMiddle);
  table_->setWordWrap(false);
  // Widths are not measured from the rows: there may be thousands.
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->setColumnWidth(LeftOutFiles::File, scaled(kNameWidth));
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(10);
  lines->addWidget(note_);
  lines->addWidget(table_, 1);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  copy_->setObjectName(u"leftOutCopy"_s);
  foot->addWidget(copy_);
  foot->addWidget(close_);
  lines->addLayout(foot);
  connect(copy_, &ActionButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(textOf(model_.files())); });
  connect(close_, &ActionButton::clicked, this, &QDialog::accept);
  table_->installEventFilter(this);
  retranslate();
  fitSize(this, QSize(scaled(kWished.width()), scaled(kWished.height())));
  if (model_.rowCount() > 0) table_->selectRow(0);
  table_->setFocus();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void LeftOutDialog::retranslate() {
  //: Title of a dialog: files in the folder of past games that could not be counted
  setWindowTitle(tr("Files that are not counted"));
  //: Over a list of files in the folder of past games; %n how many there are
  note_->setText(tr("%n file(s) in the folder of past games are not counted.", nullptr, model_.rowCount()));
  setSpokenName(table_, windowTitle());
  //: Button: puts a list of files as text into the clipboard
  rename(copy_, tr("Copy all"),
         //: Tool tip of the button “Copy all” under a list of files
         tr("Copy names and reasons as text"));
  //: Button: closes a dialog
  rename(close_, tr("Close"));
  Q_EMIT model_.headerDataChanged(Qt::Horizontal, 0, LeftOutFiles::kColumns - 1);
  table_->viewport()->update();
}

void LeftOutDialog::copySelected() {
  std::vector<LeftOut> chosen;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows())
    chosen.push_back(model_.files()[static_cast<std::size_t>(index.row())]);
  QGuiApplication::clipboard()->setText(textOf(chosen.empty() ? model_.files() : chosen));
}

/// The view would copy one cell alone, and so lets the key pass to here.
bool LeftOutDialog::eventFilter(QObject* object, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
    return QDialog::eventFilter(object, event);
  event->accept();
  if (event->type() == QEvent::KeyPress) copySelected();
  return true;
}

}  // namespace tapu

#include "moc_left_out_dialog.cpp"
