// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"

class QVBoxLayout;

namespace tapu {

/// Lets the person choose a printer, or a PDF file instead. If there is no printer it says so. It stands in for
/// QPrintDialog, which has no Hindi.
class PrintDialog : public QDialog {
  Q_OBJECT
 public:
  /// `printers` by name, the usual one first.
  explicit PrintDialog(const QStringList& printers, QWidget* parent = nullptr);
  /// The printers of the system, by name, the usual one first.
  static QStringList printersHere();

 Q_SIGNALS:
  /// The person chose this printer.
  void chosen(const QString& printer);
  /// The person wants a PDF file instead.
  void pdfWanted();

 private:
  void retranslate();
  QStringList printers_;
  Words* words_;
  Picker* printer_;
  ActionButton *cancel_, *pdf_, *print_;
};

}  // namespace tapu
