// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <set>

#include "editor/editor_selection.h"
#include "engine/board/dealing.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QRadioButton;

namespace tapu {

/// Deals number tokens to the board that is being edited, at random or in the spiral of their letters, and shows the
/// board before it is taken over.
class DealDialog : public QDialog {
  Q_OBJECT
 public:
  /// The hexes to deal to. Missing: those that need a number and have none.
  enum class Hexes { All, Selected, Missing };
  /// `newSeed` gives the seed of each deal. `locked` hexes stay as they are.
  DealDialog(EditorSelection& selection, std::function<quint32()> newSeed, std::set<Hex> locked,
             QWidget* parent = nullptr);
  /// Chooses which hexes are dealt to; nothing happens if those cannot be chosen.
  void choose(Hexes hexes);
  /// Takes the board that is shown over, as one step of the document.
  void accept() override;

 private:
  void nameParts();
  QLayout* choicesColumn(QWidget* again);
  QLayout* pictureColumn();
  void fillTexts();
  void fillCorners();
  NumberWishes wishes() const;
  void refresh();
  void deal();
  QString told() const;

  EditorSelection& selection_;
  std::function<quint32()> newSeed_;
  std::set<Hex> locked_;
  quint32 seed_ = 0;
  QRadioButton *random_, *spiral_;
  QComboBox *tokens_, *hexes_, *start_, *turning_;
  QCheckBox *hot_, *equal_, *pips_;
  QLabel *tokensWord_, *hexesWord_, *startWord_, *turningWord_, *chain_, *picture_, *told_;
  QPushButton *again_, *ok_ = nullptr;
  Board dealt_;
};

}  // namespace tapu
