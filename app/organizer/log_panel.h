// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringListModel>
#include <vector>

#include "app/kit/herald.h"
#include "app/kit/sheet.h"
#include "app/session/event/event_desk.h"

class QLineEdit;

namespace tapu {

/// The organizer's log on the desk, and the field in which they say something to all.
class LogPanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit LogPanel(EventDesk& desk, QWidget* parent = nullptr);
  /// Shows lines that have come since, and whether something can be said now.
  void refresh();
  QStringList lines() const { return model_.stringList(); }

 private:
  EventDesk& desk_;
  Herald* herald_;
  QStringListModel model_;
  QLineEdit* message_ = nullptr;
  bool hasNews_ = true;            ///< there are lines that are not shown yet
  std::vector<DeskLogLine> news_;  ///< not said aloud yet
};

}  // namespace tapu
