// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/sea_page.h"
#include "app/kit/words.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// All lessons, with how far the person has come in each.
class LessonsPage : public SeaPage {
  Q_OBJECT
 public:
  /// `settings` must outlive the page.
  explicit LessonsPage(Settings& settings, QWidget* parent = nullptr);
  /// There is an editor, and its lesson can be learned.
  void offerEditor();
  /// Reads anew how far the person has come.
  void cameToFront() override;
  /// Gives the keyboard to the lesson that is next.
  void focusFirst() override;
  ActionButton* button(const QString& lesson) const;

  /// The next lesson by the person's progress; empty: all are done.
  static QString nextOf(const Settings& settings);

 Q_SIGNALS:
  /// The person wants to learn this, from this step on.
  void wanted(const QString& lesson, int step);
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Row {
    QString name;
    QWidget* sheet;
    Words *title, *summary, *state;
    ActionButton* begin;
  };
  void addRow(const QString& name);
  void retranslate();
  Settings& settings_;
  Words *title_, *note_;
  Column* column_;
  std::vector<Row> rows_;
  bool hasEditor_ = false;
  ActionButton* back_;
};

}  // namespace tapu
