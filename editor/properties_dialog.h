// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/board_document.h"
#include "engine/state/options.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace tapu {

class NumberField;

/// The names of rule options in the language of the interface. The program hands them in, since the editor does not
/// know them.
struct OptionNames {
  std::function<QString(const OptionSpec&)> name;                      ///< "Board"
  std::function<QString(const OptionSpec&, std::string_view)> choice;  ///< of one of its values: "Shuffled"
};

/// The properties of the whole file: names and descriptions in both languages, author, license, ships, orientation, and
/// the rule options that the board asks for. All changes in it are one step of the document.
class PropertiesDialog : public QDialog {
  Q_OBJECT
 public:
  PropertiesDialog(BoardDocument& document, const OptionNames& words, QWidget* parent = nullptr);
  /// Makes that step, if anything was changed, and closes the dialog.
  void accept() override;

 private:
  void addTexts(QFormLayout* form);
  void addChain(QFormLayout* form);
  void addOptions(QFormLayout* form, const OptionNames& words);
  void put(BoardFile& file) const;
  BoardDocument& document_;
  QLineEdit *nameEn_, *nameHi_, *author_, *license_;
  QPlainTextEdit *descriptionEn_, *descriptionHi_;
  QCheckBox *ships_, *linked_;
  NumberField *offsetQ_, *offsetR_;
  QComboBox* orientation_;
  std::vector<std::pair<const OptionSpec*, QComboBox*>> options_;
};

}  // namespace tapu
