// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/words.h"
#include "editor/neighbor_boards.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace tapu {

/// The boards of the chain that is shown around the board under edit: their order and number, open or a ring, and
/// boards of one's own from files. Choices show at once.
class ChainDialog : public QDialog {
  Q_OBJECT
 public:
  /// All must outlive it.
  ChainDialog(EditorSelection& selection, NeighborBoards& boards, QWidget* parent = nullptr);
  /// Takes the board of a file in; if that fails, the dialog gives the reason.
  void openBoard(const QString& path);
  /// The dialog's sentence: the chain in letters, or the fault of the order.
  QString sentence() const { return says_->text(); }
  void accept() override;  // stays open where the typed order has a fault, since the chain is still the one before

 private:
  QString fault() const;
  void takeOrder();
  void askBoard();
  void refresh();
  void refreshOwn();
  void retranslate();

  EditorSelection& selection_;
  NeighborBoards& boards_;
  QString problem_;
  QLabel *orderLabel_, *boardsLabel_, *ownLabel_;
  QLineEdit* order_;
  NumberField* count_;
  QCheckBox* ring_;
  Words *note_, *says_;
  QVBoxLayout* own_;
  ActionButton *add_, *close_;
};

}  // namespace tapu
