// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <set>
#include <vector>

#include "editor/editor_selection.h"
#include "engine/board/balance.h"
#include "engine/board/generator.h"

class QCheckBox;
class QLayout;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace tapu {

class FieldAnswer;

/// Draws random boards on the land of the one that is being edited, and shows them as a page of pictures to choose
/// from, the fairest first, each with its seed. The selected hexes can be left as they are.
class GenerateDialog : public QDialog {
  Q_OBJECT
 public:
  /// `newSeed` gives the seed of the first page, and of another page when the person wants one. `locked` hexes always
  /// stay as they are.
  GenerateDialog(EditorSelection& selection, std::function<quint32()> newSeed, QWidget* parent = nullptr,
                 std::set<Hex> locked = {});
  /// Takes the chosen board over, as one step of the document.
  void accept() override;
  /// Draws a page of boards from the seed in the field.
  void draw();
  static constexpr int kBoards = 12;  ///< number of boards on a page

 private:
  struct Drawn {
    Board board;
    quint64 seed;
    Balance balance;
  };
  QListWidgetItem* itemFor(const Drawn& drawn) const;
  QLayout* wishRow();
  QLayout* seedRow();
  BoardWishes wishes() const;
  EditorSelection& selection_;
  std::function<quint32()> newSeed_;
  std::set<Hex> locked_;
  QLineEdit* seed_;
  FieldAnswer* answer_;  ///< to a seed that is none
  QCheckBox *hot_, *pips_, *harbors_, *terrain_, *keep_;
  QListWidget* page_;
  std::vector<Drawn> boards_;  ///< as on the page
  quint64 first_ = 0;          ///< the seed of the page
};

}  // namespace tapu
