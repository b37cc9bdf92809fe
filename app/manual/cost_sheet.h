// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QTextBrowser;

namespace tapu {

/// Costs and chances beside the board: a dock, hidden at first, that looks like the other sheets.
class CostSheet : public QDockWidget {
  Q_OBJECT
 public:
  explicit CostSheet(QWidget* parent = nullptr);
  /// The costs of the game that runs, in Markdown; empty without one. Asked whenever it is laid out.
  void setCosts(std::function<QString()> costs);
  /// After another game has begun or ended.
  void retell();
  /// What the sheet shows, as plain text.
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* makeTitle();
  void retranslate();
  std::function<QString()> costs_;
  Words* title_;
  ActionButton *float_, *close_;
  QTextBrowser* text_;
};

}  // namespace tapu
