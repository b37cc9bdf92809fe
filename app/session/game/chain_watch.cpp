// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/chain_watch.h"

#include "app/client/refusal_words.h"

namespace tapu {

ChainWatch::ChainWatch(ShownGame& game, QObject* parent) : QObject(parent), game_(game) {
  const ChainWindow* window = game.seen().window();
  if (window && !window->isWhole()) {
    watch();
  } else {
    connect(&game_, &ShownGame::moved, this, &ChainWatch::changed);
    connect(&game_, &ShownGame::lobbyChanged, this, &ChainWatch::changed);
  }
}

ChainWatch::~ChainWatch() {
  if (eye_) eye_->disconnect(this);
}

void ChainWatch::watch() {
  eye_ = game_.makeEye();
  if (!eye_) {
    problem_ = turnedAwaySentence(Refusal::None, {});
    return;
  }
  connect(eye_.get(), &Client::lobbyChanged, this, &ChainWatch::changed);
  connect(eye_.get(), &Client::gameStarted, this, &ChainWatch::changed);
  connect(eye_.get(), &Client::moved, this, &ChainWatch::changed);
  connect(eye_.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
    problem_ = turnedAwaySentence(why, detail);
    Q_EMIT changed();
  });
  eye_->start();
}

bool ChainWatch::hasGame() const {
  const ChainWindow* window = game_.seen().window();
  return eye_ ? eye_->known().hasGame() : game_.seen().hasGame() && (!window || window->isWhole());
}

const Lobby& ChainWatch::lobby() const { return eye_ ? eye_->known().lobby : game_.seen().lobby(); }
const GameDefinition& ChainWatch::definition() const {
  return eye_ ? eye_->known().definition() : game_.seen().definition();
}
const State& ChainWatch::state() const { return eye_ ? eye_->known().state : game_.seen().state(); }

SeatId ChainWatch::own() const {
  const ChainWindow* window = game_.seen().window();
  const SeatId viewer = game_.seen().viewer();
  return eye_ && window && viewer ? window->whole(viewer) : viewer;
}

}  // namespace tapu

#include "moc_chain_watch.cpp"
