// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/host/game/authoritative_game.h"
#include "app/host/seats/connections.h"

namespace tapu {

/// The moves as screens and organizers are told of them: as everybody may see them, and gathered, so that a game of a
/// thousand seats is at most ten messages a second to each. Those who are slow hold nobody up: their channel ends.
class EyeFeed {
 public:
  /// The hearers: those who see the game as it is, or those who see it later (LateView).
  enum class To : quint8 { Live, Late };
  /// `clockLeftMs`: as in wire::Batch, asked when something is sent.
  EyeFeed(std::shared_ptr<Clock> clock, Connections& connections, std::function<qint64()> clockLeftMs, To to);

  /// Gathers moves that are safe in the store; `receipt` is for all moves up to them.
  void add(const MoveGroup& group, const QByteArray& receipt);
  /// Sends what was gathered, now.
  void flush();

 private:
  /// Moves that were stored together.
  struct Gathered {
    int upTo = 0;
    // on one board
    std::vector<Move> moves;
    std::optional<quint64> hash;
    // and on a chain
    std::shared_ptr<const ChainNews> news;
  };
  /// The news for somebody who has seen so many moves of the game, encoded.
  QByteArray letterAfter(int seen) const;
  wire::Batch batchAfter(int seen) const;
  wire::News newsAfter(int seen) const;

  std::shared_ptr<Clock> clock_;
  Connections& connections_;
  std::function<qint64()> clockLeftMs_;
  To to_;
  Alarm alarm_;
  qint64 lastSent_;
  std::vector<Gathered> gathered_;
  QByteArray receipt_;
};

}  // namespace tapu
