// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/qr_code.h"

namespace tapu {

/// A QR code on a page or in a dialog: a square, black on white in every theme, since telephones read it.
class QrLabel : public QWidget {
  Q_OBJECT
 public:
  /// `side`: width and height in pixels, the white margin included.
  explicit QrLabel(int side, QWidget* parent = nullptr);
  /// Shows the code of this text; without a text, or if it is too long for one, the label is empty.
  void setText(const QString& text);
  const QString& text() const { return text_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString text_;
  QrCode code_{QString()};
};

}  // namespace tapu
