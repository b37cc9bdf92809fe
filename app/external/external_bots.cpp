// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/external_bots.h"

#include <QDeadlineTimer>
#include <algorithm>

#include "engine/play/visible.h"

namespace tapu {

namespace {
constexpr int kLastWordsMs = 500;  // for a program that has heard that no more games come
constexpr int kLookMs = 100;       // between two looks whether the games are to stop
}  // namespace

/// The bot of one seat, in one game.
class ExternalBots::Player final : public Bot {
 public:
  Player(ExternalBots& bots, SeatId at, ExternalSeat& seat, QString bot)
      : bots_(bots), at_(at), seat_(seat), bot_(std::move(bot)) {
    seat_.beginGame();
    bots_.playing_[at_] = &seat_;
  }
  ~Player() override { bots_.playing_.erase(at_); }
  std::optional<Action> decide(const SeatView& view, Rng& rng) override { return bots_.decide(seat_, bot_, view, rng); }

 private:
  ExternalBots& bots_;
  SeatId at_;
  ExternalSeat& seat_;
  QString bot_;
};

ExternalBots::~ExternalBots() {
  if (stopped_) return;
  for (const auto& [whose, seat] : seats_) seat->finish(kLastWordsMs);
}

std::unique_ptr<Bot> ExternalBots::makeBot(std::string_view name, SeatId seat) {
  const auto command = botCommandFrom(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
  if (!command) return nullptr;
  auto& there = seats_[{std::string(name), seat}];
  if (!there) there = std::make_unique<ExternalSeat>(*command, limits_);
  return std::make_unique<Player>(*this, seat, *there, command->typed);
}

void ExternalBots::moved(const GameDefinition& definition, const State& after, const Move& move) {
  const bool isOver = after.head.phase == Phase::Over;
  for (const auto& [seat, program] : playing_) {
    if (eyes_ == Eyes::OfWorld)
      program->tellMove(definition, move);
    else if (const auto seen = visibleTo(seat, definition, before_, move))
      program->tellMove(definition, *seen);
    if (isOver) program->tellEnd(eyes_ == Eyes::OfWorld ? after : visibleTo(seat, definition, after));
  }
  before_ = after;
}

std::optional<Action> ExternalBots::decide(ExternalSeat& seat, const QString& bot, const SeatView& view, Rng& rng) {
  if (stopped_ || isAskedToStop_()) return std::nullopt;
  std::optional<ExternalSeat::Reply> reply;
  QDeadlineTimer time(1000 * limits_.seconds);
  const auto restart =
      QObject::connect(&seat, &ExternalSeat::sent, [&] { time.setRemainingTime(1000 * limits_.seconds); });
  seat.ask(view, static_cast<quint32>(rng.next() >> 33),
           [&reply](const ExternalSeat::Reply& said, const SeatView&) { reply = said; });
  while (!reply) {
    if (time.hasExpired()) seat.fail({BotFault::Kind::Silent, QString::number(limits_.seconds)});
    if (!reply) seat.wait(static_cast<int>(std::min<qint64>(time.remainingTime(), kLookMs)));
    if (!reply && isAskedToStop_()) break;
  }
  QObject::disconnect(restart);
  if (!reply) {
    seat.withdraw();
    return std::nullopt;
  }
  if (const auto* fault = std::get_if<BotFault>(&*reply)) {
    stopped_ = Stopped{*fault, bot, view.seat()};
    return std::nullopt;
  }
  return std::get<std::optional<Action>>(*reply);
}

}  // namespace tapu
