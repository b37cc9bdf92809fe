// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <memory>

#include "app/table/play_gesture.h"
#include "app/table/play_layout.h"
#include "app/table/table_page.h"

namespace tapu {

class OfferCard;

/// Finds what a lesson speaks of on the page of a game on one board, and leads the keyboard there.
class PlayLesson {
 public:
  /// `panels` outlive this; `game` too.
  PlayLesson(const QWidget* page, GameController* game, PlayLayout* frame, const PlayLayout::Panels& panels)
      : page_(page), game_(game), frame_(frame), at_(panels) {}
  /// As `TablePage::placeOf`: of what is built first its button, then, while `gesture` picks the place, the place.
  QRect placeOf(const TablePage::Spoken& spoken, const PlaySight& now, const PlayGesture* gesture) const;
  /// As `TablePage::keptFor`.
  std::vector<QRect> kept(const TablePage::Spoken& spoken) const;
  /// As `TablePage::leadTo`, likewise.
  void leadTo(const TablePage::Spoken& spoken, const PlaySight& now, const PlayGesture* gesture) const;

 private:
  QRect placeOfSpot(const BoardSpot& spot) const;
  QRect onPage(const QRectF& box) const;
  std::vector<QRect> ownHarbors() const;
  QWidget* part(const QString& name) const;
  QWidget* partOf(const TablePage::Spoken& spoken) const;
  OfferCard* firstOffer() const;
  QWidget* choiceOr(QWidget* other) const;
  const QWidget* page_;
  GameController* game_;
  PlayLayout* frame_;
  PlayLayout::Panels at_;
};

}  // namespace tapu
