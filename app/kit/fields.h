// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QIcon>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "app/kit/number_field.h"
#include "app/kit/widgets.h"

namespace tapu {

/// One of a few words: shows the chosen one, opens a menu; up and down choose the next.
class Picker : public QAbstractButton {
  Q_OBJECT
 public:
  explicit Picker(QWidget* parent = nullptr);
  void setChoices(const QStringList& texts, const QList<QIcon>& icons = {});
  int chosen() const { return chosen_; }
  void choose(int index);  ///< without a signal
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void picked(int index);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void open();
  void pick(int index);
  QStringList texts_;
  QList<QIcon> icons_;
  int chosen_ = 0;
};

/// My badge; a click offers the other colors.
class BadgeButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit BadgeButton(QWidget* parent = nullptr);
  int color() const { return color_; }
  void setColor(int color);
  void setTaken(const std::vector<int>& colors) { taken_ = colors; }
  QSize sizeHint() const override { return {52, 52}; }

 Q_SIGNALS:
  void picked(int color);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void open();
  void say();
  std::vector<int> taken_;
  int color_ = 0;
};

}  // namespace tapu
