// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <optional>
#include <utility>
#include <vector>

#include "engine/board/rng.h"
#include "engine/state/move.h"

namespace tapu {

/// The system's generator behind the engine's interface. For games with strangers: the state of a small seeded one
/// could be worked out from the dice that were seen.
class SystemRng final : public Rng {
 public:
  std::uint64_t next() override { return QRandomGenerator::system()->generate64(); }
};

/// The source of chance of a hosted game, move by move.
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  /// The generator for the draws of move `number`; valid until the next call.
  virtual Rng& forMove(quint64 number) = 0;
  /// The known outcome of move `number`, in a game that is retold rather than played; nothing: it is drawn.
  virtual std::optional<Chance> told(quint64 number) {
    Q_UNUSED(number);
    return std::nullopt;
  }
};

/// Draws from the random numbers of the system: no draw can be repeated or foretold.
class SystemChance final : public ChanceSource {
 public:
  Rng& forMove(quint64) override { return rng_; }

 private:
  SystemRng rng_;
};

/// The same chance for the same seed and the same moves: for tests and `tapu-server --seed`.
class SeededChance final : public ChanceSource {
 public:
  explicit SeededChance(quint64 seed) : rng_(seed) {}
  Rng& forMove(quint64 number) override {
    rng_.startMove(number);
    return rng_;
  }

 private:
  SeededRng rng_;
};

/// The chance of a game that is retold: the outcome of each of its moves; beyond them, or where another move is made,
/// it is drawn as SystemChance does.
class ToldChance final : public ChanceSource {
 public:
  explicit ToldChance(std::vector<Move> moves) : moves_(std::move(moves)) {}
  Rng& forMove(quint64 number) override { return beyond_.forMove(number); }
  std::optional<Chance> told(quint64 number) override {
    return number < moves_.size() ? std::optional(moves_[number].chance) : std::nullopt;
  }

 private:
  std::vector<Move> moves_;
  SystemChance beyond_;
};

/// Random bytes from the system: tokens, ids.
inline QByteArray systemRandomBytes(int count) {
  QByteArray bytes(count, Qt::Uninitialized);
  for (char& byte : bytes) byte = static_cast<char>(QRandomGenerator::system()->generate());
  return bytes;
}

}  // namespace tapu
