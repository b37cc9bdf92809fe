// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>
#include <vector>

#include "editor/bot_games.h"

namespace tapu {

/// Bot games of the editor, played by the simulation of the engine on a thread of their own. The same board gives the
/// same games.
class SimulatedGames : public BotGames {
  Q_OBJECT
 public:
  using BotGames::BotGames;
  ~SimulatedGames() override;  ///< waits for some hundred moves at most
  void start(const BoardFile& file, int seats, int games) override;
  void cancel() override;
  bool isRunning() const override { return isRunning_; }

 private:
  void heard(int run, const BotGamesResult& soFar);

  std::vector<std::jthread> threads_;  ///< the last one plays; those before it end soon
  int run_ = 0;                        ///< number of the present run; results of earlier runs are dropped
  bool isRunning_ = false;
};

}  // namespace tapu
