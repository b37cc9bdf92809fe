// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tapu {

/// A hairline across a sheet.
class Hairline : public QWidget {
  Q_OBJECT
 public:
  explicit Hairline(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace tapu
