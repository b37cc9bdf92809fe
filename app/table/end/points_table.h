// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QScrollArea>

#include "app/table/sight/play_sight.h"
#include "engine/rules/victory.h"

class QGridLayout;

namespace tapu {

/// The points of a game that is over: a line for each player, from the first down, with the sources of the points. For
/// a part of a chain it has the seats in sight alone, with the places of the viewer and of the first, and of all once
/// these are told. The row of the viewer is in sight. It scrolls where there is no room; screen readers hear all lines
/// as its description.
class PointsTable : public QScrollArea {
  Q_OBJECT
 public:
  explicit PointsTable(QWidget* parent = nullptr);
  /// Wide heads are whole words; short ones leave room where the table shares its line with a chart.
  enum class Heads : quint8 { Wide, Short };
  /// Shows the points of this position, with heads of columns of this kind.
  void fill(const PlaySight& sight, Heads heads);
  /// The players of the table, from the first down.
  static std::vector<Standing> rowsOf(const PlaySight& sight);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QStringList headsOf(const PlaySight& sight, Heads heads) const;
  void fillHead(const PlaySight& sight, Heads heads);
  void takeHeight();
  void fillRow(const PlaySight& sight, const Standing& row, const PointSources& most, int line);
  QWidget* holder_;
  QPointer<QWidget> own_;  ///< behind the row of the viewer
  QGridLayout* grid_ = nullptr;
  int leastLines_ = 0;  ///< that are in sight, the head among them
  QStringList told_;
  QString shown_;
};

}  // namespace tapu
