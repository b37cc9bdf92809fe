// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/client/client.h"
#include "app/net/clock.h"
#include "engine/bots/bot.h"

namespace tapu {

/// A bot behind a channel like a person: a Client and a bot that decides for it. It marks itself as ready in the lobby.
class BotPlayer : public QObject {
  Q_OBJECT
 public:
  /// Milliseconds that its own offer waits for people before it is withdrawn.
  static constexpr int kPatienceMs = 12'000;
  /// Milliseconds that it leaves to each of those who answer an offer before it (those at lower seats).
  static constexpr int kOrderMs = 50;
  /// `paceMs`: milliseconds of thinking before each answer; 0 = at once.
  BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng,
            std::shared_ptr<Clock> clock, int paceMs, QObject* parent = nullptr);
  ~BotPlayer() override;
  Client& client() { return *client_; }
  /// Dials and plays until the game is over.
  void start();
  /// From now on, and for the answer it is thinking about.
  void setPace(int paceMs);
  /// Held, it does nothing until it is held no more.
  void hold(Held held);
  /// What it asked to do, and how much of that was refused.
  struct Counts {
    int acts = 0, refused = 0;
    Counts& operator+=(const Counts& other) {
      acts += other.acts, refused += other.refused;
      return *this;
    }
  };
  const Counts& counts() const { return counts_; }

 private:
  void getReady();
  void consider();
  enum class Order : quint8 { Kept, Left };  ///< whether others answer an offer first
  void decide(Order order);
  void act(const Action& action);
  bool mayAnswer(SeatId asked, SeatId offerer) const;
  bool someoneMayAnswer() const;
  int answersBefore(const Action& action) const;
  void waitForOthers(int others);
  void waitForAnswers();
  std::unique_ptr<Client> client_;
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Rng> rng_;
  Alarm pace_, patience_;
  Alarm order_;  ///< until it answers an offer although others who are asked too have not
  int paceMs_, awaited_ = 0;
  Held held_ = Held::No;
  enum class Said : quint8 { Nothing, Ready } said_ = Said::Nothing;  ///< in this lobby, since it was not ready last
  Counts counts_;
  int refusals_ = 0;  ///< in a row
};

}  // namespace tapu
