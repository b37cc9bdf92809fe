// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

namespace tapu {

/// What this program is: name, version, license, whose work is in it.
class AboutDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutDialog(QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void openLicenses();
  Words* version_;
  Words* what_;
  Words* license_;
  Words* fonts_;
  ActionButton* licenses_;
  ActionButton* close_;
};

/// What Qt is and under which license this program uses it. It stands in for QMessageBox::aboutQt, which is higher than
/// a small screen.
class AboutQtDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutQtDialog(QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Words* version_;
  Words* what_;
  Words* license_;
  Words* site_;
  ActionButton* close_;
};

}  // namespace tapu
