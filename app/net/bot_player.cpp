// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/bot_player.h"

#include <algorithm>

namespace tapu {

namespace {
constexpr int kMostRefusals = 3;  // in a row, before it plays anything legal
constexpr int kGiveUpAfter = 50;
}  // namespace

BotPlayer::BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng,
                     std::shared_ptr<Clock> clock, int paceMs, QObject* parent)
    : QObject(parent),
      client_(std::move(client)),
      bot_(std::move(bot)),
      rng_(std::move(rng)),
      pace_(clock),
      patience_(std::move(clock)),
      paceMs_(paceMs) {
  connect(client_.get(), &Client::lobbyChanged, this, &BotPlayer::getReady);
  connect(client_.get(), &Client::gameStarted, this, &BotPlayer::consider);
  connect(client_.get(), &Client::moved, this, [this] {
    refusals_ = 0;
    consider();
  });
  connect(client_.get(), &Client::refused, this, [this] {
    if (++refusals_ < kGiveUpAfter) consider();
  });
}

BotPlayer::~BotPlayer() = default;

void BotPlayer::setPace(int paceMs) {
  paceMs_ = paceMs;
  if (!pace_.isSet()) return;
  pace_.stop();
  consider();
}

void BotPlayer::start() { client_->start(); }

/// A bot behind a network is a guest like others: it says that it is ready.
void BotPlayer::getReady() {
  const Lobby& lobby = client_->lobby();
  const SeatId seat = client_->seat();
  if (lobby.stage != Lobby::Stage::Gathering || !seat || seat.value >= lobby.seats.size()) return;
  const LobbySeat& own = lobby.seats[seat.value];
  if (own.holder == SeatHolder::Person && own.ready == Ready::No) client_->setReady(Ready::Yes);
}

void BotPlayer::consider() {
  if (client_->phase() != Client::Phase::Playing || client_->isActing() || pace_.isSet()) return;
  if (const int pace = std::max(paceMs_, client_->leastPaceMs()); pace > 0)
    pace_.set(pace, [this] { decide(); });
  else
    decide();
}

void BotPlayer::decide() {
  if (client_->phase() != Client::Phase::Playing || client_->isActing()) return;
  const SeatView view(client_->table(), client_->state(), client_->seat());
  if (view.legal().empty()) return;
  std::optional<Action> action;
  if (refusals_ < kMostRefusals)
    action = bot_->decide(view, *rng_);
  else if (const auto random = makeBot("random"))
    action = random->decide(view, *rng_);
  if (action) {
    patience_.stop();
    return client_->act(*action);
  }
  waitForAnswers();
}

/// Who said in a shared round that he is done answers no more (9.6).
bool BotPlayer::someoneMayAnswer() const {
  const State& state = client_->state();
  for (int bit = 0; bit < Table::kMostPartners; ++bit) {
    const SeatId asked = client_->table().partner(client_->seat(), bit);
    if (asked && isAsked(client_->table(), state, asked, client_->seat()) &&
        state.seat(asked).pending.must != Must::Done)
      return true;
  }
  return false;
}

/// Whoever is asked may take his time, but the game does not stand still for ever.
void BotPlayer::waitForAnswers() {
  const auto isOpen = [this] {
    return client_->phase() == Client::Phase::Playing && client_->state().seat(client_->seat()).offer.isOpen();
  };
  if (!isOpen()) return patience_.stop();
  if (patience_.isSet() && someoneMayAnswer()) return;
  patience_.set(someoneMayAnswer() ? kPatienceMs : 0, [this, isOpen] {
    if (isOpen() && !client_->isActing()) client_->act(withdrawOffer());
  });
}

}  // namespace tapu
