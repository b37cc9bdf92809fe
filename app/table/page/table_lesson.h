// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <vector>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/hand/play_gesture.h"

namespace tapu {

class OfferCard;

/// The places at a table that lessons speak of, as far as its face decides them.
class LessonPlaces {
 public:
  virtual ~LessonPlaces() = default;
  /// Notes that a lesson begins here.
  virtual void begin() {}
  /// The panel of this name; null: there is none.
  virtual QWidget* panel(const QString& name) const = 0;
  /// The rectangle of the board on the page.
  virtual QRect pane() const = 0;
  /// Places that the coach should leave free in any step; one that is in the list twice counts double.
  virtual std::vector<QRect> kept(const TablePage::Spoken& spoken) const = 0;
};

/// Finds the subject of a step of a lesson on the page of a table, and leads the keyboard there.
class TableLesson {
 public:
  /// All of them outlive this.
  TableLesson(const QWidget* page, ShownGame* game, TableFace& face) : page_(page), game_(game), face_(face) {}
  /// As `TablePage::placeOf`. For a thing to be built: its button, or, while `gesture` picks the place, the place.
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
