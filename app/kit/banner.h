// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

namespace tapu {

/// What somebody has to say to the reader, over a page: it stays until the reader puts it away, however long the text.
class Banner : public Sheet {
  Q_OBJECT
 public:
  /// `iconName` as `icon()` takes it.
  explicit Banner(const QString& iconName, QWidget* parent = nullptr);
  /// Shows this and has a screen reader say it, also if it is the text that is shown; empty hides the banner.
  void tell(const QString& text);
  /// What it says; empty while it is hidden.
  QString text() const { return words_->text(); }
  /// How high it has to be at this width, in pixels.
  int heightAt(int width) const;
  /// The cross.
  ActionButton* closeButton() const { return close_; }

 Q_SIGNALS:
  /// The cross was pressed. The banner still shows its text.
  void closed();

 private:
  void retranslate();
  Words* words_;
  ActionButton* close_;
};

}  // namespace tapu
