// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <vector>

#include "app/kit/sound.h"
#include "app/session/game/shown_game.h"

namespace tapu {

/// Tells the sounds that go with the events of a game; it plays nothing itself. It follows the viewer of the moment,
/// and ignores events from before it was made.
class PlaySounds : public QObject {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit PlaySounds(ShownGame* game, QObject* parent = nullptr);

 Q_SIGNALS:
  void heard(tapu::Sound sound);

 private:
  enum class Is : quint8 { Old, New };  // whether what is so now has just come
  void hear(const std::vector<Move>& moves, const std::vector<Event>& events);
  void hearTurn(Is is);
  void setClock();

  ShownGame* game_;
  QTimer tenSeconds_;  ///< runs until ten seconds of the own clock are left
  bool waited_ = false;
};

}  // namespace tapu
