// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <functional>
#include <memory>

#include "app/client/mind.h"
#include "app/host/store/event_store.h"
#include "app/net/chance.h"
#include "app/net/clock.h"

namespace tapu {

/// The means of a server, which makes no clock, generator, file or socket of its own.
struct ServerDependencies {
  std::shared_ptr<Clock> clock;
  EventStore* store = nullptr;  ///< outlives the server
  std::shared_ptr<ChanceSource> chance = std::make_shared<SystemChance>();
  /// Makes the generator that the bot at a seat decides with.
  std::function<std::unique_ptr<Rng>(SeatId seat)> botRng = [](SeatId) { return std::make_unique<SystemRng>(); };
  /// Makes what decides at the seat of a bot: a server begins no thread and no program of its own.
  MakeMind makeMind = makeMindAtOnce;
  /// Whether an address is of a network that this computer is in. Their guesses are not held up by those of all others.
  std::function<bool(const QString& address)> isNeighbor = [](const QString&) { return false; };
  /// Gives 32 fresh bytes that nobody can guess, for tokens of seats and secrets of receipts.
  std::function<QByteArray()> makeToken = [] { return systemRandomBytes(32); };
};

}  // namespace tapu
