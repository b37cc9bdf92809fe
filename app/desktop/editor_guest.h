// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/shell/main_window.h"
#include "editor/editor_page.h"

namespace tapu {

/// Brings the board editor into the main window: neither knows the other.
class EditorGuest {
 public:
  /// `settings` must outlive it. Autosaved and recent boards are kept in `dataFolder`/editor; without one, in that of
  /// the user's own data folder.
  EditorGuest(MainWindow& window, Settings& settings, const QString& dataFolder);
  /// Comes to the front, with the boards of these files; a box tells of each that is none.
  void open(const QStringList& paths);
  EditorPage* page() const { return page_; }

 private:
  MainWindow& window_;
  Settings& settings_;
  EditorPage* page_;
};

}  // namespace tapu
