// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tapu {

/// A short fact in a full-round frame, with an optional icon.
class Chip : public QLabel {
  Q_OBJECT
 public:
  /// The kind decides its colors: `Award` is for longest road and largest army, `Good` for a state as it should be.
  enum class Kind { Plain, Accent, Award, Good };
  explicit Chip(const QString& text, Kind kind = Kind::Plain, QWidget* parent = nullptr);
  /// Changes the colors.
  void setKind(Kind kind);
  /// As `icon()` takes it; empty: no icon.
  void setIconName(const QString& name);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QString iconName_;
  Kind kind_;
};

}  // namespace tapu
