// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/game_sounds.h"

namespace tapu {

GameSounds::GameSounds(Settings& settings, std::unique_ptr<SoundOutput> output, QObject* parent)
    : QObject(parent), settings_(settings), player_(std::move(output)) {
  connect(&player_, &SoundPlayer::failed, this, [this](const QString& sentence) {
    problem_ = sentence;
    Q_EMIT problemChanged();
  });
  apply();
}

void GameSounds::follow(ShownGame* game) {
  delete ears_;
  if (!game) return;
  ears_ = new PlaySounds(game, game);  // it ends with the game
  connect(ears_, &PlaySounds::heard, &player_, &SoundPlayer::play);
}

void GameSounds::apply() {
  const bool on = settings_.sound.on() == Sounds::On;
  player_.setVolume(on ? settings_.sound.volume() : 0, settings_.sound.silent());
}

void GameSounds::sample(Sound sound) {
  player_.setVolume(settings_.sound.volume(), {});
  player_.play(sound);
  apply();
}

void GameSounds::check() {
  problem_.clear();
  player_.check();
}

}  // namespace tapu

#include "moc_game_sounds.cpp"
