// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/icon_label.h"
#include "app/kit/motion.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/sight/calm_corner.h"
#include "app/table/sight/play_sight.h"

class QHBoxLayout;

namespace tapu {

/// Announces an event of a round (8.8) over the sea, with a picture of its own where there is room for it; and other
/// news, on a smaller card. It takes no key and fades by itself; a click puts it away. An event that stays in force can
/// be read again from the RoundStrip.
class EventBadge : public Sheet {
  Q_OBJECT
 public:
  explicit EventBadge(QWidget* parent = nullptr);
  /// Shows this announcement; `motion` decides how long it stays (`Moves::Announcement`).
  void tell(const QString& iconName, const QString& title, const QString& text, Motion motion);
  /// Hides it at once.
  void end();
  // Its words.
  QString title() const { return title_->text(); }
  QString text() const { return text_->text(); }
  /// Moves it into the corner of `free` where it covers least of `obstacles`; it is as large as it can be there.
  void placeIn(const QRect& free, const Obstacles& obstacles);

 protected:
  void mousePressEvent(QMouseEvent* event) override;

 private:
  IconLabel *picture_, *icon_;
  Words *title_, *text_;
  void place();
  int leastWidth() const;
  QVariantAnimation life_;
  QRect free_;
  Obstacles obstacles_;
  bool isPictured_ = false;  ///< whether there is a picture of what it tells
};

/// The number of the round, when the game ends, and a chip for each event in force; a chip announces its event again.
class RoundStrip : public Sheet {
  Q_OBJECT
 public:
  explicit RoundStrip(QWidget* parent = nullptr);
  /// Shows round and events of this position.
  void refresh(const PlaySight& sight);
  /// Limits its width to so many pixels, if possible: chips of events lose their words for that.
  void fit(int width);
  // Its words and chips.
  QString text() const { return said_; }
  std::vector<ActionButton*> chips() const { return chips_; }

 Q_SIGNALS:
  /// The chip of this event was pressed: the page announces it again.
  void asked(tapu::RoundEvent event);

 private:
  ActionButton* addChip(RoundEvent event);
  void adjustToChips();
  Words* round_;
  QString said_;  ///< about the round, in one line
  QHBoxLayout* line_;
  std::vector<ActionButton*> chips_;
  std::vector<RoundEvent> shown_;
  std::vector<QString> texts_;  ///< of the chips where there is room
  int room_ = QWIDGETSIZE_MAX;
  bool isFitted_ = false;  ///< whether the chips were fitted to that room since the last change
};

/// The text of the EventBadge about an event; with an empty title nothing is announced.
struct Announcement {
  QString iconName, title, text;
};
/// The announcement of an event of the game. `told`: all events of the same batch of moves; `sentence`: its line in the
/// log.
Announcement announcementOf(const Event& event, const std::vector<Event>& told, const Options& options,
                            const QString& sentence);
/// The announcement to this player that another took cards from them; its title is empty if the event is no such loss.
Announcement lossOf(const Event& event, SeatId viewer, const QString& sentence);
/// The announcement of an event of a round that is in force.
Announcement announcementOf(RoundEvent event, const Options& options);

}  // namespace tapu
