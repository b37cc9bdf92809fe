// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/words.h"

namespace tapu {

/// A line under buttons that tells which file was written last, and where. It takes its room from the first, so that
/// the buttons stay where they are; of a long folder it shows the end, and all of it in the tool tip.
class SavedLine : public Words {
  Q_OBJECT
 public:
  explicit SavedLine(QWidget* parent = nullptr);
  /// Tells that this file was written.
  void tellFile(const QString& path);
  /// Shows nothing any more, as before another event.
  void forget();
  /// Tells that something was sent to this printer.
  void tellPrinter(const QString& name);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  QString path_, printer_;
};

}  // namespace tapu
