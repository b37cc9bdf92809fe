// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <vector>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/hand/play_gesture.h"

namespace tapu {

class OfferCard;

/// Where a table has what lessons speak of, as far as its face decides it.
class LessonPlaces {
 public:
  virtual ~LessonPlaces() = default;
  /// A lesson goes on here from now on.
  virtual void begin() {}
  /// The panel of this name; null: there is none.
  virtual QWidget* panel(const QString& name) const = 0;
  /// Where the board lies on the page.
  virtual QRect pane() const = 0;
  /// What the coach should leave free in any step; more than once: it counts so often.
  virtual std::vector<QRect> kept(const TablePage::Spoken& spoken) const = 0;
};

/// Finds what a lesson speaks of on the page of a table, and leads the keyboard there.
class TableLesson {
 public:
  /// All of them outlive this.
  TableLesson(const QWidget* page, ShownGame* game, TableFace& face) : page_(page), game_(game), face_(face) {}
  /// As `TablePage::placeOf`: of what is built first its button, then, while `gesture` picks the place, the place.
  QRect placeOf(const TablePage::Spoken& spoken, const PlayGesture* gesture) const;
  /// As `TablePage::keptFor`.
  std::vector<QRect> kept(const TablePage::Spoken& spoken) const;
  /// As `TablePage::leadTo`, likewise.
  void leadTo(const TablePage::Spoken& spoken, const PlayGesture* gesture) const;

 private:
  QRect placeOfSpot(const BoardSpot& spot) const;
  OfferCard* firstOffer() const;
  QWidget* choiceOr(QWidget* other) const;
  QWidget* part(const QString& name) const;
  QWidget* partOf(const TablePage::Spoken& spoken) const;
  void leadToOffer(const TablePage::Spoken& spoken) const;
  const QWidget* page_;
  ShownGame* game_;
  TableFace& face_;
};

}  // namespace tapu
