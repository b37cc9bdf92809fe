// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/hall_layout.h"
#include "app/session/game/game_controller.h"
#include "app/table/frame/table_page.h"
#include "app/table/page/lesson_places.h"
#include "app/table/page/table_lesson.h"

namespace tapu {

/// The places on the page of the Big Game that lessons speak of.
class HallGuide : public LessonPlaces {
 public:
  /// The page and its panels outlive this.
  HallGuide(const QWidget* page, const HallLayout::Panels& panels) : page_(page), at_(panels) {}
  /// Notes that a lesson has begun: sentences for somebody new (`LessonStrip`) make way for it.
  void begin() override;
  bool hasBegun() const { return hasBegun_; }
  QWidget* panel(const QString& name) const override;
  QRect pane() const override { return placeOn(page_, at_.board); }
  std::vector<QRect> kept(const TablePage::Spoken& spoken) const override;

 private:
  const QWidget* page_;
  HallLayout::Panels at_;
  bool hasBegun_ = false;
};

}  // namespace tapu
