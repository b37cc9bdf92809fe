// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/table/sight/play_sight.h"

namespace tapu {

/// A chip at the board while cells lie under the fog (14.5): how many, and of which terrains; a click unfolds their
/// numbers too. All of that is public, but not what lies where.
class FogChip : public QAbstractButton {
  Q_OBJECT
 public:
  explicit FogChip(QWidget* parent = nullptr);
  /// Shows what is left under the fog in this position; hidden where nothing is.
  void refresh(const PlaySight& sight);
  /// Full: words, and the terrains beside them. Slim: the number alone until it is unfolded.
  enum class Form : quint8 { Full, Slim };
  void setForm(Form form);
  Form form() const { return form_; }
  QSize sizeHint() const override { return sizeIn(form_); }
  /// The size that it has in this form.
  QSize sizeIn(Form form) const;

 Q_SIGNALS:
  /// It has another size: the page places it anew.
  void folded();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too

 private:
  /// A picture with its number, or words.
  struct Item {
    QString picture, text;
  };
  using Line = std::vector<Item>;
  std::vector<Line> linesIn(Form form) const;
  Line terrains() const;
  QString numbers() const;
  void describe();
  static double widthOf(const Item& item);
  FogStack left_;
  Form form_ = Form::Full;
  bool isUnfolded_ = false;
};

}  // namespace tapu
