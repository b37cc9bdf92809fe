// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/net/client.h"
#include "app/net/clock.h"
#include "engine/bots/bot.h"

namespace tapu {

/// A bot behind a channel like a person: a Client that answers for itself. Ready at once in the lobby.
class BotPlayer : public QObject {
  Q_OBJECT
 public:
  /// How long its own offer waits for people before it is withdrawn.
  static constexpr int kPatienceMs = 12'000;
  /// `paceMs`: thinking time before each answer; 0 = at once.
  BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng,
            std::shared_ptr<Clock> clock, int paceMs, QObject* parent = nullptr);
  ~BotPlayer() override;
  Client& client() { return *client_; }
  void start();
  /// From now on, and for the answer it is thinking about.
  void setPace(int paceMs);

 private:
  void getReady();
  void consider();
  void decide();
  bool someoneMayAnswer() const;
  void waitForAnswers();
  std::unique_ptr<Client> client_;
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Rng> rng_;
  Alarm pace_, patience_;
  int paceMs_;
  int refusals_ = 0;  ///< in a row
};

}  // namespace tapu
