// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "editor/board_document.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QScrollArea;
class QTabWidget;

namespace tapu {

class NumberField;
class OptionFields;

/// The properties of the whole file: names and descriptions in both languages, author, license, ships, the pirate, for
/// how many players it is made, orientation, and the rule options that the board asks for. All changes in it are one
/// step of the document.
class PropertiesDialog : public QDialog {
  Q_OBJECT
 public:
  explicit PropertiesDialog(BoardDocument& document, QWidget* parent = nullptr);
  /// Makes that step, if anything was changed, and closes the dialog; it stays open at a value that no option has.
  void accept() override;
  /// Closes the dialog; asks before, if anything was changed.
  void reject() override;

 private:
  void addTexts(QFormLayout* form);
  void addSea(QFormLayout* form);
  void addChain(QFormLayout* form);
  void put(BoardFile& file) const;
  bool isChanged() const;
  BoardDocument& document_;
  BoardFile opened_;  ///< as the fields would write it, had nobody changed anything
  QLineEdit *nameEn_, *nameHi_, *author_, *license_;
  QPlainTextEdit *descriptionEn_, *descriptionHi_;
  QCheckBox *ships_, *linked_, *advised_;
  NumberField *offsetQ_, *offsetR_, *seatsFrom_, *seatsTo_;
  QComboBox *orientation_, *pirate_;
  OptionFields* options_;
  QScrollArea* optionsPage_;
  QTabWidget* tabs_;
};

}  // namespace tapu
