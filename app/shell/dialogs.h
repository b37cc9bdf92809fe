// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QPlainTextEdit;

namespace tapu {

/// Tells the name of this program, its version and license, and the authors of the work in it.
class AboutDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutDialog(QWidget* parent = nullptr);

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

/// Tells about Qt and the license under which this program uses it. It stands in for QMessageBox::aboutQt, which is
/// higher than a small screen.
class AboutQtDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutQtDialog(QWidget* parent = nullptr);

 private:
  void retranslate();
  Words* version_;
  Words* what_;
  Words* license_;
  Words* site_;
  ActionButton* close_;
};

/// A text about this program and computer to copy into a letter to whoever mends it. Nothing is sent.
class ReportDialog : public QDialog {
  Q_OBJECT
 public:
  /// `game` names the rules of the game that is played; empty: none is.
  explicit ReportDialog(std::function<QString()> game, QWidget* parent = nullptr);
  /// The text as it stands in the dialog.
  QString text() const;

 private:
  void retranslate();
  void copy();
  std::function<QString()> game_;
  Words* what_;
  QPlainTextEdit* text_;
  Words* done_;
  ActionButton *copy_, *close_;
};

}  // namespace tapu
