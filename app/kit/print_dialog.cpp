// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/print_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPrinterInfo>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

PrintDialog::PrintDialog(const QStringList& printers, QWidget* parent)
    : QDialog(parent),
      printers_(printers),
      words_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      printer_(new Picker(this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      pdf_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      print_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"printDialog"_s);
  print_->setObjectName(u"printNow"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(12);
  lines->addWidget(words_);
  lines->addWidget(printer_);
  lines->addStretch(1);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  for (ActionButton* button : {cancel_, pdf_, print_}) foot->addWidget(button);
  lines->addLayout(foot);
  printer_->setChoices(printers_);
  printer_->setVisible(!printers_.isEmpty());
  print_->setVisible(!printers_.isEmpty());
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(pdf_, &ActionButton::clicked, this, [this] {
    accept();
    Q_EMIT pdfWanted();
  });
  connect(print_, &ActionButton::clicked, this, [this] {
    accept();
    Q_EMIT chosen(printers_.value(printer_->chosen()));
  });
  (printers_.isEmpty() ? pdf_ : print_)->setFocus();
  setMinimumWidth(300);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

QStringList PrintDialog::printersHere() {
  QStringList names = QPrinterInfo::availablePrinterNames();
  const QString usual = QPrinterInfo::defaultPrinterName();
  if (names.removeOne(usual)) names.prepend(usual);
  return names;
}

void PrintDialog::retranslate() {
  //: Title of a dialog
  setWindowTitle(tr("Print"));
  words_->setText(printers_.isEmpty()
                      //: In the dialog for printing
                      ? tr("No printer was found on this computer. The pages can be saved as PDF.")
                      //: In the dialog for printing, over the names of the printers
                      : tr("Which printer?"));
  setSpokenName(printer_, words_->text());
  //: Button of the dialog for printing
  rename(cancel_, tr("Cancel"));
  //: Button of the dialog for printing
  rename(pdf_, tr("Save as PDF…"));
  //: Button of the dialog for printing
  rename(print_, tr("Print"));
  fitHeight(this,
            std::max(420, cancel_->sizeHint().width() + pdf_->sizeHint().width() + print_->sizeHint().width() + 80));
}

}  // namespace tapu

#include "moc_print_dialog.cpp"
