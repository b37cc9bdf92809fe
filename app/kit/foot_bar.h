// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/herald.h"
#include "app/kit/icon_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

class QLayout;
class QWidget;

namespace tapu {

/// The bar at the foot of a page: a sentence at left, buttons at right.
class FootBar : public Sheet {
  Q_OBJECT
 public:
  explicit FootBar(QWidget* parent = nullptr);
  /// Shows a sentence behind an icon (named as `icon()` takes it); an empty sentence hides both.
  void say(const QString& iconName, const QString& sentence);
  /// The sentence that is shown.
  QString sentence() const;
  /// Says news of the page aloud.
  void speak(const QString& news) { herald_->say(news); }
  /// Puts a button to the right of those that are there.
  void add(ActionButton* button);

 private:
  IconLabel* icon_;
  Words* words_;
  Herald* herald_;
  QLayout* buttons_;
};

}  // namespace tapu
