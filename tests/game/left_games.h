// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <memory>

#include "engine/bots/bot.h"
#include "tests/game/home.h"
#include "tests/soon.h"

// Games of this computer that are left in the middle.
namespace tapu::test::left_games {

using namespace Qt::StringLiterals;

/// Plays with a bot's judgment until it has acted so many times.
class Player : public QObject {
 public:
  Player(GameController& game, int acts) : game_(game), left_(acts), rng_(1), mind_(makeBot("greedy")) {
    connect(
        &game, &GameController::legalChanged, this, [this] { act(); }, Qt::QueuedConnection);
    act();
  }
  bool isDone() const { return left_ == 0; }

 private:
  void act() {
    if (left_ == 0 || !game_.seen().hasGame() || game_.seen().legal.empty()) return;
    if (const auto action =
            mind_->decide(SeatView(game_.seen().definition(), game_.seen().state(), game_.seen().viewer()), rng_)) {
      --left_;
      game_.submit(*action);
    }
  }
  GameController& game_;
  int left_;
  SeededRng rng_;
  std::unique_ptr<Bot> mind_;
};

/// The home of Asha, who leaves games there.
struct Home : test::Home {
  Home() {
    settings.player.name.set(u"Asha"_s);
    settings.game.botPace.set(BotPace::Instant);
  }

  /// Leaves a game in the middle.
  bool leaveGame(const QString& name, int acts = 12) {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 2, BotPace::Instant);
    plan.gameName = name;
    StartedGame started = starter.start(plan);
    if (!started.game) return false;
    Player player(*started.game, acts);
    return soon([&] { return player.isDone() && !started.game->seen().legal.empty(); });
  }
  QString storeOf(int index) const { return starter.files().list().value(index).store; }
};

inline bool write(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

}  // namespace tapu::test::left_games
