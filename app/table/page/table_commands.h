// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"
#include "app/table/frame/table_face.h"
#include "app/table/sight/game_actions.h"
#include "engine/rules/trade.h"

namespace tapu {

/// The entries of the menu Move, and those of the menu View that bring parts of the table to the front, while a game is
/// shown: enables and checks them for the position, tells why one is off, and carries them out.
class TableCommands : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive it.
  TableCommands(ShownGame* game, GameActions* actions, Settings& settings, TableFace& face);
  /// Shows what may be done in this position.
  void refresh(const PlaySight& now);
  /// If this is the key of an entry that is off: the reason, with its rule. Else empty.
  Complaint whyNot(const QKeyEvent& key) const;
  /// Plays a development card, or asks for the choice that it needs before.
  void play(Card card);

 Q_SIGNALS:
  /// A wish cannot be carried out: why, as a sentence.
  void refused(const QString& why);
  /// The person asked for this news.
  void told(const QString& news);
  /// The person wants this action.
  void wanted(const tapu::Action& action);
  /// The person wants to build this thing.
  void picked(tapu::BuildButton::Thing thing);

 private:
  void connectBots(Settings& settings);
  void connectTalk();
  void refreshBots(const PlaySight& now);
  void refreshCards(const PlaySight& now);
  Complaint whyOff(const QAction* action) const;
  void answerOffer(OfferAnswer answer);
  void switchDemo();

  ShownGame* game_;
  GameActions* actions_;
  TableFace& face_;
};

}  // namespace tapu
