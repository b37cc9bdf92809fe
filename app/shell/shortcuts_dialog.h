// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/herald.h"
#include "app/kit/words.h"
#include "app/shell/key_map.h"

class QKeySequenceEdit;
class QLayout;
class QLineEdit;
class QVBoxLayout;

namespace tapu {

/// The keys of all menus: to read, to search and to change.
class ShortcutsDialog : public QDialog {
  Q_OBJECT
 public:
  /// Gives the titles of all menus with their actions, always the same ones. Called again when the language changes.
  using Lister = std::function<QList<std::pair<QString, QList<QAction*>>>()>;
  /// `keys` must outlive the dialog.
  ShortcutsDialog(Lister lister, KeyMap& keys, QWidget* parent = nullptr);
  ~ShortcutsDialog() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Row {
    QWidget* line;
    QAction* action;
    Words* name;
    QKeySequenceEdit* key;
    Words* others;
    ActionButton* usual;
  };
  void retranslate();
  QLayout* makeFoot();
  void makeRows();
  void makeRow(QAction* action);
  void nameRows();
  void showKeys();
  void choose(const Row& row, const QKeySequence& typed);
  void tell(const QString& why);
  static void nameKey(const Row& row);
  void search();
  Lister lister_;
  KeyMap& keys_;
  QLineEdit* search_;
  QVBoxLayout* lines_;
  Words* message_;
  Herald* herald_;
  ActionButton *resetAll_, *close_;
  QList<Row> rows_;
  QList<std::pair<Words*, qsizetype>> headings_;  ///< each with the number of its first row
};

}  // namespace tapu
