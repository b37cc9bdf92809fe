// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "app/hall/hall_layout.h"
#include "app/session/game/game_controller.h"
#include "app/table/play_offers.h"
#include "app/table/table_page.h"

namespace tapu {

/// Finds what a lesson speaks of on the page of the Big Game, and leads the keyboard there.
class HallGuide {
 public:
  /// All of them outlive this.
  HallGuide(const QWidget* page, GameController* game, HallLayout* frame, const HallLayout::Panels& panels,
            OfferList* offers)
      : page_(page), game_(game), frame_(frame), at_(panels), offers_(offers) {}
  /// As `TablePage::placeOf`.
  QRect placeOf(const TablePage::Spoken& spoken) const;
  /// As `TablePage::keptFor`.
  std::vector<QRect> kept(const TablePage::Spoken& spoken) const;
  /// As `TablePage::leadTo`, but for what is built.
  void leadTo(const TablePage::Spoken& spoken) const;

 private:
  OfferCard* firstOffer() const;
  QWidget* part(const QString& name) const;
  QWidget* partOf(const TablePage::Spoken& spoken) const;
  const QWidget* page_;
  GameController* game_;
  HallLayout* frame_;
  HallLayout::Panels at_;
  OfferList* offers_;
};

}  // namespace tapu
