// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/kit/sound.h"
#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"
#include "app/table/show/play_sounds.h"

namespace tapu {

/// The sounds of the game that is shown, as the settings want them.
class GameSounds : public QObject {
  Q_OBJECT
 public:
  /// `settings` must outlive it.
  GameSounds(Settings& settings, std::unique_ptr<SoundOutput> output, QObject* parent = nullptr);
  /// Plays the sounds of this game, until it is gone or another one is given; null = none.
  void follow(ShownGame* game);
  /// To be called when the settings of sounds have changed.
  void apply();
  /// Plays a sound for the person to hear, even if it is off.
  void sample(Sound sound);
  /// Why something could not be played, translated; empty: nothing is known to be wrong.
  QString problem() const { return problem_; }
  /// Looks anew whether there is a problem; `problemChanged` tells it in the language of the moment.
  void check();

 Q_SIGNALS:
  void problemChanged();

 private:
  Settings& settings_;
  SoundPlayer player_;
  QPointer<PlaySounds> ears_;
  QString problem_;
};

}  // namespace tapu
