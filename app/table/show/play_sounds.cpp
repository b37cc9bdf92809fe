// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/play_sounds.h"

#include <algorithm>

#include "engine/rules/trade.h"

namespace tapu {

namespace {

constexpr qint64 kWarnedMs = 10000;  // before the end of the own time

/// Somebody has to give cards away or to move a robber.
bool owesToRobber(const GameDefinition& definition, const State& state) {
  for (int i = 0; i < definition.seats; ++i) {
    const Decision must = state.seat(SeatId(i)).pending.must;
    if (must == Decision::Discard || must == Decision::Robber) return true;
  }
  return false;
}

/// Another player has made a move of their own: an offer, its answers and a wish to build change nothing about who has
/// to act.
bool isTurnOfAnother(const Move& move, SeatId me) {
  if (!move.seat || move.seat == me) return false;
  using enum ActionKind;
  const ActionKind kind = move.action.kind;
  if (kind == Offer || kind == Accept || kind == Decline || kind == Withdraw || kind == Confirm || kind == WantBuild)
    return false;
  return true;
}

}  // namespace

PlaySounds::PlaySounds(ShownGame* game, QObject* parent) : QObject(parent), game_(game) {
  tenSeconds_.setSingleShot(true);
  connect(&tenSeconds_, &QTimer::timeout, this, [this] {
    if (game_->seen().mustDecide()) Q_EMIT heard(Sound::Clock);
  });
  connect(game, &ShownGame::moved, this, &PlaySounds::hear);
  connect(game, &ShownGame::viewerChanged, this, [this] {
    hearTurn(Is::Old);
    setClock();
  });
  connect(game, &ShownGame::clockChanged, this, &PlaySounds::setClock);
  connect(game, &ShownGame::legalChanged, this, &PlaySounds::setClock);
  hearTurn(Is::Old);
  setClock();
}

void PlaySounds::hear(const std::vector<Move>& moves, const std::vector<Event>& events) {
  if (!game_->seen().hasGame()) return;
  const SeatId me = game_->seen().viewer();
  using enum EventKind;
  for (const Event& event : events) {
    const EventKind kind = event.kind;
    const bool isOffer = kind == OfferMade && me && event.seat != me;
    if (kind == Rolled)
      Q_EMIT heard(owesToRobber(game_->seen().definition(), game_->seen().state()) ? Sound::Seven : Sound::Throw);
    if (kind == SettlementBuilt || kind == CityBuilt || kind == RoadBuilt || kind == ShipBuilt || kind == ShipMoved)
      Q_EMIT heard(Sound::Build);
    if (isOffer && isAsked(game_->seen().definition(), game_->seen().state(), me, event.seat))
      Q_EMIT heard(Sound::Offer);
    if ((kind == CardStolen || kind == MonopolyTaken) && me && event.other == me) Q_EMIT heard(Sound::Robbed);
    const bool brings = kind == RoundStarted && event.more != static_cast<std::uint8_t>(RoundEvent::None);
    const bool isFind = kind == CellTurned || kind == GiftTaken || kind == IslandBonus;
    if (brings || isFind || kind == FloodStruck || kind == WolfStruck) Q_EMIT heard(Sound::Event);
    if (kind == GameWon || kind == GameStopped) Q_EMIT heard(Sound::Win);
  }
  // Bots without pauses play a whole round within one batch, before and after which the player has to act.
  if (std::ranges::any_of(moves, [me](const Move& move) { return isTurnOfAnother(move, me); })) waited_ = false;
  hearTurn(Is::New);
}

void PlaySounds::hearTurn(Is is) {
  const bool waits = game_->seen().isViewersMove();
  if (waits && !waited_ && is == Is::New) Q_EMIT heard(Sound::Turn);
  waited_ = waits;
}

void PlaySounds::setClock() {
  const qint64 left = game_->seen().hasGame() && game_->seen().mustDecide() ? game_->seen().clockLeftMs() : -1;
  if (left <= kWarnedMs)
    tenSeconds_.stop();
  else
    tenSeconds_.start(static_cast<int>(std::min<qint64>(left - kWarnedMs, INT_MAX)));
}

}  // namespace tapu

#include "moc_play_sounds.cpp"
