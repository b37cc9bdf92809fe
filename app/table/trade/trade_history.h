// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

namespace tapu {

class ShownGame;

/// All trades of a game so far, with players and the bank, the newest first.
class TradeHistory : public QDialog {
  Q_OBJECT
 public:
  /// Shows what the log of `game` has now.
  explicit TradeHistory(const ShownGame& game, QWidget* parent = nullptr);
  /// The lines, as they are shown.
  const QStringList& lines() const { return lines_; }

 private:
  QStringList lines_;
};

}  // namespace tapu
