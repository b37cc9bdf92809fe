// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "app/net/discovery.h"
#include "app/shell/pages.h"

namespace tapu {

/// Knows what the start page offers to go on with: a seat on the network, a saved game, an event, the lessons. Looks
/// for it anew whenever that page comes to the front.
class StartOffers : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  StartOffers(Pages& pages, GameStarter& starter, DiscoveryBrowser& games, Settings& settings);
  /// Reads the saved games and seats, and shows the offers anew.
  void look();
  /// Shows it again, as in another language.
  void show();
  /// Whether there is a game to go on with.
  bool isAnythingUnfinished() const { return seatKept_ || hasLostSeat_ || unfinished_; }

  /// Whether the kept seat on the network is of a later game than the unfinished one of this computer.
  bool isSeatLater() const { return starter_.isSeatLater(starter_.lastSeat(), starter_.unfinished()); }

 private:
  void showEvent();
  void showLessons();

  Pages& pages_;
  GameStarter& starter_;
  DiscoveryBrowser& games_;
  Settings& settings_;
  QString eventLed_;  ///< name of the event that the person leads; empty: none
  /// Stopped: its server has ended before the game did; the way back starts it again.
  enum class EventStage : quint8 { GoesOn, Over, Stopped } eventStage_ = EventStage::GoesOn;
  std::optional<Rejoin> seatKept_;
  bool hasLostSeat_ = false;  ///< there is the copy of a game whose seat cannot be read
  std::optional<SavedGame> unfinished_;
  int gamesSaved_ = 0;
};

}  // namespace tapu
