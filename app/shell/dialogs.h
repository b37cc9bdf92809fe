// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/shell/app_look.h"
#include "app/shell/me_panel.h"

class QVBoxLayout;
class QAction;
class QScrollArea;

namespace tapu {

/// The settings of the program. Each change takes effect and is kept at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
  Q_OBJECT
 public:
  /// Shows the settings and writes to them; both must outlive the dialog.
  SettingsDialog(Settings& settings, Languages& languages, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The person chose a theme: `Settings::theme` has it.
  void themePicked();
  /// The person changed name, color, digits, motion or automatic throws: the settings have it.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    Words* name;
    Words* help;
  };
  Row addRow(QWidget* editor);
  void connectRows();
  void retranslate();
  Settings& settings_;
  Languages& languages_;
  QScrollArea* scroll_;
  QVBoxLayout* lines_;
  MePanel* me_;
  Segments* language_;
  Toggle* digits_;
  Picker* theme_;
  Picker* pace_;
  Segments* motion_;
  Toggle* autoRoll_;
  Row languageRow_, digitsRow_, themeRow_, paceRow_, motionRow_, autoRollRow_;
  ActionButton* close_;
};

/// What this program is: name, version, license, whose work is in it.
class AboutDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutDialog(QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void openLicenses();
  Words* version_;
  Words* what_;
  Words* license_;
  Words* fonts_;
  ActionButton* licenses_;
  ActionButton* close_;
};

/// What Qt is and under which license this program uses it. It stands in for QMessageBox::aboutQt, which is higher than
/// a small screen.
class AboutQtDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AboutQtDialog(QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Words* version_;
  Words* what_;
  Words* license_;
  Words* site_;
  ActionButton* close_;
};

/// The keys of all menus, as a list.
class ShortcutsDialog : public QDialog {
  Q_OBJECT
 public:
  /// Gives the titles of all menus with their actions. It is called again when the language changes.
  using Lister = std::function<QList<std::pair<QString, QList<QAction*>>>()>;
  explicit ShortcutsDialog(Lister lister, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Lister lister_;
  QVBoxLayout* lines_;
  ActionButton* close_;
};

}  // namespace tapu
