// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/kit/number_field.h"
#include "app/kit/words.h"
#include "editor/board_document.h"

class QGridLayout;

namespace tapu {

/// The stack under the fog of the board (14.5): how many hexes of each terrain, and how many tokens of each number. OK
/// makes all changes one step of the document.
class FogDialog : public QDialog {
  Q_OBJECT
 public:
  /// `document` must outlive it.
  explicit FogDialog(BoardDocument& document, QWidget* parent = nullptr);
  /// Takes the counts over.
  void accept() override;

 private:
  struct Row {
    Words* name;
    NumberField* field;
  };
  Row addRow(QGridLayout* grid, int column, const QString& key, int count);
  void refresh();
  void retranslate();

  BoardDocument& document_;
  FogStack fog_;
  Words *sums_, *hexes_, *tokens_;
  std::array<Row, kTerrains> terrains_{};       ///< by Terrain; none for the fog itself
  std::array<Row, kMostNumber + 1> numbers_{};  ///< by number; none for those that no token has
};

}  // namespace tapu
