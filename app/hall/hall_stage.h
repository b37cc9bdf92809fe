// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <vector>

#include "app/kit/motion.h"
#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/sight/play_sight.h"

class QWidget;

namespace tapu {

class EventBadge;
class HallBoard;
class HallHeader;
class OfferList;

/// Shows for a moment that something has happened in the Big Game: dice tumble, hexes light up, the header flashes, and
/// a sentence stands over the boards. It decides nothing.
class HallStage : public TableStage {
  Q_DECLARE_TR_FUNCTIONS(tapu::HallStage)

 public:
  /// Where it is shown; all of them outlive it.
  struct Places {
    QWidget* page = nullptr;
    HallHeader* header = nullptr;
    EventBadge* badge = nullptr;
    HallBoard* board = nullptr;
    OfferList* offers = nullptr;
  };
  HallStage(ShownGame* game, const Places& at);
  void setMotion(Motion motion) override;
  void hear(const std::vector<Event>& events) override;
  /// A new round lights the header up if it is the viewer's.
  void announceRound(const PlaySight& now);
  /// Tells over the boards what concerns everybody.
  void tellAll(const QString& sentence);
  /// Tells over the boards what concerns an offer that the viewer is writing.
  void tellOfOffer(const QString& sentence);
  /// The cards that the last throw has brought the viewer.
  const CardCounts& got() const { return got_; }
  void skip() override;

 private:
  void lightProducing();
  void tellTrade(const Event& traded);
  void tellLapsed(const Event& closed);
  void tellRobbers(const std::vector<Event>& events);

  ShownGame* game_;
  Places at_;
  Motion motion_ = Motion::Full;
  CardCounts got_;
  int thrown_ = 0;      ///< a throw whose hexes have not lit up yet
  int roundTold_ = -1;  ///< the round whose group was announced
};

}  // namespace tapu
