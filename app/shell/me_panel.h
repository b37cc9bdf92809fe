// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QWidget>

#include "app/kit/action_button.h"
#include "app/kit/color_marks.h"
#include "app/kit/page.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"

class QLayout;
class QLineEdit;

namespace tapu {

/// Name, color and mark of the person at this computer.
class MePanel : public QWidget {
  Q_OBJECT
 public:
  explicit MePanel(QWidget* parent = nullptr);
  /// Shows name and color of the settings.
  void showMe(const Settings& settings);
  /// Writes the shown name and color to the settings.
  void store(Settings& settings) const;
  /// The name as typed, without blanks around it.
  QString name() const;
  /// Whether there is a name.
  bool isComplete() const { return !name().isEmpty(); }
  /// The field in which the name is typed.
  QLineEdit* nameField() const { return name_; }

 Q_SIGNALS:
  /// The person changed the name or the color.
  void edited();

 private:
  QLineEdit* name_ = nullptr;
  ColorMarks* colors_ = nullptr;
};

/// Asks at the first start of the program for the language, for Hindi its digits, and name and color of the person.
class FirstRunPage : public Page {
  Q_OBJECT
 public:
  /// Writes to both, which must outlive the page.
  FirstRunPage(Settings& settings, Languages& languages, QWidget* parent = nullptr);
  /// Gives the keyboard to the field of the name.
  void focusFirst() override;
  /// Whether the person has to tell a name; Needed at first. MayBeOnTheSlip: they came with the code of a seat, which
  /// may be kept for them by name.
  enum class Name : quint8 { Needed, MayBeOnTheSlip };
  void setName(Name name);

 Q_SIGNALS:
  /// The person answered everything, and the settings have it.
  void done();
  /// The person wants to type the code of a seat or an address first, and may have told no name: a seat may be kept for
  /// them by name. The settings have the rest.
  void codeWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  static constexpr int kMarkFrom = 650;  ///< height of the page from which there is room for the program's mark
  void retranslate();
  void finish();
  void askForCode();
  void store();
  bool isComplete() const { return me_->isComplete() || name_ == Name::MayBeOnTheSlip; }
  QLayout* makeLanguages();
  QWidget* makeDigitsRow();
  QWidget* mark_;
  Name name_ = Name::Needed;
  Settings& settings_;
  Languages& languages_;
  std::vector<ActionButton*> languageButtons_;
  QWidget* digitsRow_;
  Toggle* digits_;
  MePanel* me_;
  Words* hint_;
  bool hadName_ = false;
  ActionButton *next_, *code_;
};

/// The dialog "Change name and color" of the start page. Confirmed, it writes them to the settings and is accepted.
class MeDialog : public QDialog {
  Q_OBJECT
 public:
  /// `settings` must outlive the dialog.
  explicit MeDialog(Settings& settings, QWidget* parent = nullptr);

 private:
  void retranslate();
  Settings& settings_;
  MePanel* me_;
  ActionButton* save_;
};

}  // namespace tapu
