// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"

class QVBoxLayout;

namespace tapu {

/// Which printer? Our own, for the dialog of Qt does not speak Hindi. Where there is no printer it says so.
class PrintDialog : public QDialog {
  Q_OBJECT
 public:
  /// `printers` by name, the usual one first.
  explicit PrintDialog(const QStringList& printers, QWidget* parent = nullptr);
  /// Those of the system.
  static QStringList printersHere();

 Q_SIGNALS:
  void chosen(const QString& printer);
  void pdfWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QStringList printers_;
  Words* words_;
  Picker* printer_;
  ActionButton *cancel_, *pdf_, *print_;
};

}  // namespace tapu
