// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <vector>

#include "app/kit/motion.h"
#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/show/card_journey.h"
#include "app/table/show/event_badge.h"

namespace tapu {

class BankRow;
class BoardScene;
class BoardView;
class CardFlights;
class Confetti;
class HandStrip;
class PlayLayout;
class PlayersPanel;
class PromptBar;

/// Shows events at the table as motion: dice that tumble, cards that fly, hexes that light up, the losses of an event,
/// confetti. It decides nothing and changes no panel's words. While dice tumble nothing else is shown.
class PlayStage : public TableStage {
 public:
  /// The widgets over which things move; all outlive it.
  struct Places {
    QWidget* page = nullptr;
    BoardScene* scene = nullptr;
    BoardView* view = nullptr;
    PlayLayout* frame = nullptr;
    PromptBar* prompt = nullptr;
    EventBadge* badge = nullptr;
    BankRow* bank = nullptr;
    PlayersPanel* players = nullptr;
    HandStrip* hand = nullptr;
  };
  PlayStage(ShownGame* game, const Places& at);
  void setMotion(Motion motion) override;
  void hear(const std::vector<Event>& events) override;
  /// Shows an announcement over the board for some seconds; nothing without a title.
  void announce(const Announcement& said);
  void skip() override;
  /// Ends the confetti.
  void endJoy();

 private:
  void show(const std::vector<Event>& events);
  void showHeld();
  void flyCards(const Event& event);
  QPointF pointOf(const CardPlace& place, Resource kind) const;

  ShownGame* game_;
  Places at_;
  CardFlights* flights_;
  Confetti* confetti_;
  Motion motion_ = Motion::Full;
  int thrown_ = 0;           ///< sum of the last throw of the dice
  std::vector<Event> held_;  ///< what has happened since dice tumble
};

}  // namespace tapu
