// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QString>
#include <QStringList>
#include <map>
#include <set>
#include <vector>

#include "app/wire/lobby.h"

namespace tapu {

/// The host's rules about people at a table: its policy, its password, who may not come back, whose chat is off. Knows
/// no connection.
class TableDoor {
 public:
  explicit TableDoor(const TablePolicy& policy) : policy_(policy) {}
  /// Reads back what `kept` gave at a table of so many seats; anything else changes nothing.
  void restore(const QByteArray& kept, int seats);
  /// The state as bytes, for the store. No password can be read from them.
  QByteArray kept() const;

  const TablePolicy& policy() const { return policy_; }
  void setPolicy(const TablePolicy& policy) { policy_ = policy; }

  /// `key`: as `password::keyOf` makes it; empty = no password. False: it is neither, and nothing changed.
  bool setPassword(const QByteArray& key);
  bool hasPassword() const { return !passwordKey_.isEmpty(); }
  /// `password::keyOf` the password; empty: there is none.
  const QByteArray& passwordKey() const { return passwordKey_; }
  /// The salt of the password, which there must be.
  QByteArray salt() const;
  /// Whether somebody knows the password; `nonces` are the random bytes of the greeting.
  bool isProof(const QByteArray& proof, const QByteArray& nonces) const;

  /// Bans everybody whose name looks like this one, and everybody from this address (empty: not counted). After
  /// `kMostBans` the first ones are forgotten.
  void ban(const QString& name, const QString& address, const QString& reason);
  /// Lifts the ban of this name, or of the network of this address. False: there is none.
  bool unban(const QString& who);
  /// Names, as they look (`skeletonOf`), then addresses; those that were banned first at the front.
  QStringList banned() const;
  /// The reason why somebody may not come in, which may be empty; null: they may.
  const QString* banOf(const QString& name, const QString& address) const;

  /// Takes the chat from the person who sits there, or gives it back. It holds after a restart too, and for whoever
  /// comes back with a name that looks the same or from this address (empty: not counted).
  void mute(SeatId seat, YesNo muted, const QString& name, const QString& address);
  /// The same for somebody who watches.
  void mute(YesNo muted, const QString& name, const QString& address);
  /// Whether somebody is banned or muted: the table has to be kept then, even if nobody sits at it.
  bool holdsSomebodyOff() const { return !banned().isEmpty() || !mutedPersons_.empty(); }
  /// Whether somebody was muted at a seat that they have left since.
  bool wasMuted(const QString& name, const QString& address) const;
  /// Notes that somebody who `wasMuted` sits there now.
  void recognize(SeatId seat) { muted_.insert(seat); }
  /// Forgets the person of this seat, where somebody else sits from now on. False: nothing was known of them.
  bool forget(SeatId seat);
  /// Notes that the person who sat at `from` sits at `to` from now on. False: nothing was known of them.
  bool move(SeatId from, SeatId to);
  bool isMuted(SeatId seat) const { return muted_.contains(seat); }
  const std::set<SeatId>& muted() const { return muted_; }

  /// Counts that the player of this seat has taken a hint after so many moves of the game. False: one for the same
  /// position counts already.
  bool countHint(SeatId seat, int moves);
  const QList<quint16>& hints() const { return hints_; }
  /// Forgets the hints of the game before.
  void forgetHints() {
    hints_.clear();
    hintedAt_.clear();
  }

 private:
  static constexpr std::size_t kMostBans = 1024;
  TablePolicy policy_;
  QByteArray passwordKey_;
  struct Ban {
    QString who;  ///< what the name looks like, or the address
    QString reason;
  };
  using Bans = std::vector<Ban>;  ///< the first one at the front
  static QCborArray bytesOf(const Bans& bans);
  static Bans bansFrom(const QCborValue& value);
  static void add(Bans& bans, const QString& who, const QString& reason);
  Bans bannedNames_, bannedAddresses_;
  struct Person {
    QString looks, address;
  };
  static QCborArray bytesOf(const std::vector<Person>& persons);
  std::set<SeatId> muted_;
  QList<quint16> hints_;
  std::map<SeatId, int> hintedAt_;    ///< after how many moves the last one was taken
  std::vector<Person> mutedPersons_;  ///< as they were at that time, the first one at the front
};

}  // namespace tapu
