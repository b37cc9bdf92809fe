// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QTextBrowser;

namespace tapu {

/// Costs and chances beside the board (expectation 64): a dock, hidden at first.
class CostSheet : public QDockWidget {
  Q_OBJECT
 public:
  explicit CostSheet(QWidget* parent = nullptr);
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  void nameButtons();
  QTextBrowser* text_;
};

}  // namespace tapu
