// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/sheet.h"
#include "editor/open_boards.h"

class QTabBar;

namespace tapu {

/// The open boards as tabs, on paper, so that their titles can be read over the sea. They can be moved and closed.
class BoardTabs : public Sheet {
  Q_OBJECT
 public:
  /// `boards` must outlive it.
  explicit BoardTabs(OpenBoards& boards, QWidget* parent = nullptr);
  /// The title of a board with a star while it has changes that are not saved: "coast*".
  QString titleOf(int index) const;
  QTabBar* bar() const { return bar_; }

 Q_SIGNALS:
  /// The person wants this board closed.
  void closeWanted(int index);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void addTab();
  void refresh();

  OpenBoards& boards_;
  QTabBar* bar_;
};

}  // namespace tapu
