// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <set>

#include "app/wire/lobby.h"

namespace tapu {

/// What the host of a table lets people do: its policy, its password, who may not come back, whose chat is off. Knows
/// no connection.
class TableDoor {
 public:
  explicit TableDoor(const TablePolicy& policy) : policy_(policy) {}
  /// Reads back what `kept` gave; anything else changes nothing.
  void restore(const QByteArray& kept);
  /// As bytes, for the store. No password can be read from them.
  QByteArray kept() const;

  const TablePolicy& policy() const { return policy_; }
  void setPolicy(const TablePolicy& policy) { policy_ = policy; }

  /// `key`: as `password::keyOf` makes it; empty = no password. False: it is neither, and nothing changed.
  bool setPassword(const QByteArray& key);
  bool hasPassword() const { return !passwordKey_.isEmpty(); }
  /// Of the password, which there must be.
  QByteArray salt() const;
  /// Whether somebody knows the password; `nonces` are the random bytes of the greeting.
  bool isProof(const QByteArray& proof, const QByteArray& nonces) const;

  /// Nobody with a name that looks so, and nobody from this address (empty: not counted), comes back. So many are
  /// remembered that a host would not get through them; then the first ones are forgotten.
  void ban(const QString& name, const QString& address, const QString& reason);
  /// The reason why somebody may not come in, which may be empty; null: they may.
  const QString* banOf(const QString& name, const QString& address) const;

  void mute(SeatId seat, Ready muted);
  /// Whoever sits there from now on is somebody else. False: nothing was known of who sat there.
  bool forget(SeatId seat) { return muted_.erase(seat) > 0; }
  /// Whoever sat at `from` sits at `to` from now on. False: nothing was known of them.
  bool move(SeatId from, SeatId to);
  bool isMuted(SeatId seat) const { return muted_.contains(seat); }
  const std::set<SeatId>& muted() const { return muted_; }

 private:
  static constexpr std::size_t kMostBans = 1024;
  TablePolicy policy_;
  QByteArray passwordKey_;
  std::map<QString, QString> bannedNames_, bannedAddresses_;  ///< the reasons, by what the name looks like, by address
  std::set<SeatId> muted_;
};

}  // namespace tapu
