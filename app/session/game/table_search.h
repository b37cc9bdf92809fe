// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <memory>

#include "app/net/clock.h"
#include "app/net/discovery.h"
#include "app/session/game/call_turns.h"
#include "app/session/game/game_controller.h"
#include "app/session/game/table_asker.h"
#include "app/session/saved/call_means.h"
#include "app/session/settings/address.h"

namespace tapu {

/// Asks the network where the table of a game is, while its host cannot be reached: if it answers at another address,
/// it is called there. Meanwhile the game calls the addresses at which it was met. The same after the host has closed
/// the game, for who wants to come back. A host asks too, for a while after the begin and while a person is lost,
/// whether somebody else goes on with the game from a copy; and from then on whether they still do.
class TableSearch : public QObject {
  Q_OBJECT
 public:
  static constexpr int kHostLooksMs = 6000;  ///< milliseconds after the begin: time for three questions
  /// Milliseconds for the other of two hosts to close their game and come here; lists forget closed games earlier.
  static constexpr int kHostMayComeMs = 15'000;
  static constexpr int kMostTold = 3;        ///< tables: anybody on the network can claim to have the game
  static constexpr int kCallEveryMs = 6000;  ///< milliseconds: time for a call there, and for one at an earlier address
  /// Game and browser must outlive it.
  TableSearch(GameController& game, DiscoveryBrowser& games, const CallMeans& means, QObject* parent);
  /// Those of these games that say that they are this very table; anybody can say so.
  static QList<FoundGame> placesOf(const TableIdentity& table, const QList<FoundGame>& games);
  /// Other places of the table that one of these games has at this address. `table`: its id, if known; it may have
  /// moved from there.
  static QList<Address> placesBeside(const Address& address, QByteArray table, const QList<FoundGame>& games);
  /// The address to show to a person: if it counts only on a link, another one of the same game that was heard.
  static Address addressToTell(const Address& address, const QList<FoundGame>& games);
  /// The game for a person whose table does not answer: as `successorOf` says, else at another copy of the same
  /// generation.
  static std::optional<FoundGame> refugeFrom(const TableIdentity& table, const QList<FoundGame>& games);
  /// The latest of these games that goes on from a copy of the game at this table; nothing: there is none.
  static std::optional<FoundGame> successorOf(const TableIdentity& table, const QList<FoundGame>& games);

 Q_SIGNALS:
  /// The game goes on there, from somebody's copy. Once for each such table, and again when its host is lost again.
  void goesOnAt(const tapu::FoundGame& there);
  /// To a host: the game is played there as well, whose host was asked to come here. Once for each such table.
  void isAlsoAt(const tapu::FoundGame& there);
  /// The host had closed the game, and has opened it again there. Once for each address.
  void isBackAt(const tapu::FoundGame& there);

 private:
  bool wants() const;
  void review();
  void compare();
  void hear(const Address& place, const TableIdentity& table, Proved proved);
  void callNext();
  QList<Address> claimed() const;
  void tellOfOthers();
  void tell(const FoundGame& there, void (TableSearch::*news)(const FoundGame&));
  GameController& game_;
  DiscoveryBrowser& games_;
  Alarm begin_;        ///< while it is set, a host looks
  Alarm hostMayCome_;  ///< set while another host of the game is there, until that is announced
  std::shared_ptr<void> listening_;
  TableAsker asker_;
  CallTurns turns_;  ///< since the table was lost; after its host has closed it, those that `isBackAt` names
  std::shared_ptr<Clock> clock_;
  Alarm nextCall_;
  bool isClosed_ = false;  ///< its host has closed it, before the game was over
  QSet<QByteArray> told_;  ///< ids of the tables reported by `goesOnAt` and `isAlsoAt`
};

}  // namespace tapu
