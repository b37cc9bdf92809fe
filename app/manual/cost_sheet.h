// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QTextBrowser;

namespace tapu {

/// The costs of pieces and cards and the odds of each throw: a dock beside the board, hidden at first.
class CostSheet : public QDockWidget {
  Q_OBJECT
 public:
  explicit CostSheet(QWidget* parent = nullptr);
  /// Sets the source of the running game's costs, in Markdown; `costs` gives an empty text without a game. It is called
  /// whenever the sheet is laid out.
  void setCosts(std::function<QString()> costs);
  /// To be called after a game has begun or ended: lays the sheet out anew.
  void retell();
  /// The sheet as plain text.
  QString text() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
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
