// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QWidget>

#include "app/kit/action_button.h"
#include "app/kit/color_marks.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/session/languages.h"
#include "app/session/settings.h"

class QLineEdit;

namespace tapu {

/// Name, color and mark of the person at this computer.
class MePanel : public QWidget {
  Q_OBJECT
 public:
  explicit MePanel(QWidget* parent = nullptr);
  void showMe(const Settings& settings);
  void store(Settings& settings) const;  ///< writes what is shown
  QString name() const;                  ///< without blanks around it
  bool isComplete() const { return !name().isEmpty(); }
  QLineEdit* nameField() const { return name_; }

 Q_SIGNALS:
  void edited();  ///< the person changed the name or the color

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Words* nameLabel_;
  QLineEdit* name_;
  Words* colorLabel_;
  ColorMarks* colors_;
};

/// What the first start asks, once: language in its own script, for Hindi its digits, name, color and mark.
class FirstRunPage : public QWidget {
  Q_OBJECT
 public:
  FirstRunPage(Settings& settings, Languages& languages, QWidget* parent = nullptr);
  void focusFirst();

 Q_SIGNALS:
  void done();  ///< everything was answered and kept

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  static constexpr int kMarkFrom = 600;  ///< height of the page
  void retranslate();
  void finish();
  QWidget* makeDigitsRow();
  QWidget* mark_;
  Settings& settings_;
  Languages& languages_;
  Words* welcome_;
  Words* intro_;
  std::vector<ActionButton*> languageButtons_;
  QWidget* digitsRow_;
  Words* digitsLabel_;
  Toggle* digits_;
  MePanel* me_;
  Words* hint_;
  bool hadName_ = false;
  ActionButton* next_;
};

/// "Change name and color" of the start page.
class MeDialog : public QDialog {
  Q_OBJECT
 public:
  explicit MeDialog(Settings& settings, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  Settings& settings_;
  MePanel* me_;
  ActionButton* cancel_;
  ActionButton* save_;
};

}  // namespace tapu
