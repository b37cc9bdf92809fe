// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/words.h"

namespace tapu {

/// A line under buttons that says what was written where last; hidden until then.
class SavedLine : public Words {
  Q_OBJECT
 public:
  explicit SavedLine(QWidget* parent = nullptr);
  /// This file was written.
  void tellFile(const QString& path);
  /// Something was sent to this printer.
  void tellPrinter(const QString& name);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QString path_, printer_;
};

}  // namespace tapu
