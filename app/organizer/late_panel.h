// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/event/event_desk.h"

namespace tapu {

/// Those who came late to an event and wait for a seat, on the organizer's desk, and the wrong codes that came.
class LatePanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit LatePanel(EventDesk& desk, QWidget* parent = nullptr);
  /// Shows those who wait now; rows that stay as they are keep what was chosen there.
  void refresh();
  /// The sources of wrong codes, and the harm of many for others; empty if none came.
  static QString wrongCodesText(const QList<WrongCodes>& wrong);

 private:
  void addRow(const LateArrival& arrival, const std::vector<SeatLine>& seats);
  void letInto(const LateArrival& arrival, const SeatLine& line);

  EventDesk& desk_;
  Words *nobody_, *wrongCodes_;
  QWidget* rows_;
  QList<LateArrival> shown_;
  QStringList places_;             ///< that are offered to them
  QHash<quint32, SeatId> choice_;  ///< by arrival: the seat that is shown as chosen
};

}  // namespace tapu
