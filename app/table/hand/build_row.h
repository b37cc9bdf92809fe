// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "app/table/hand/build_button.h"

class QHBoxLayout;

namespace tapu {

/// The buttons to build something, side by side, below the cards of any table.
class BuildRow : public QObject {
  Q_OBJECT
 public:
  /// Puts the buttons into this line; they belong to `parent`, as does the row.
  BuildRow(QHBoxLayout* line, QWidget* parent);
  /// Shows the keys of these actions on the buttons; they must outlive it.
  void nameKeys(const GameActions* actions);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked);
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  BuildButton* button(BuildButton::Thing thing) const { return buttons_[static_cast<std::size_t>(thing)]; }

 Q_SIGNALS:
  /// The button of this thing was pressed.
  void pick(tapu::BuildButton::Thing thing);
  /// The pointer or the keyboard came to the button of this thing: the page may show its places.
  void lookedAt(tapu::BuildButton::Thing thing);
  /// The pointer and the keyboard have left the buttons.
  void lookedAway();

 private:
  std::array<BuildButton*, BuildButton::kThings> buttons_{};
};

}  // namespace tapu
