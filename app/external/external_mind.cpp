// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/external_mind.h"

#include <utility>

#include "app/external/external_seat.h"

namespace tapu {

namespace {

constexpr int kEndOfTableMs = 200;  // for a program that has heard that the game is over

class ExternalMind final : public Mind {
 public:
  ExternalMind(const BotCommand& command, const BotLimits& limits, std::shared_ptr<Clock> clock,
               std::unique_ptr<Rng> rng, std::function<void(const BotFault& fault)> told)
      : limits_(limits), seat_(command, limits), time_(std::move(clock)), rng_(std::move(rng)), told_(std::move(told)) {
    QObject::connect(&seat_, &ExternalSeat::sent, &seat_, [this] {
      time_.set(1000 * limits_.seconds, [this] {
        seat_.fail({BotFault::Kind::Silent, QString::number(limits_.seconds)});
      });
    });
    QObject::connect(&seat_, &ExternalSeat::answered, &seat_, [this] { time_.stop(); });
  }

  void ask(const SeatView& view, Choice choice, Answer answer) override {
    seat_.withdraw();
    if (choice == Choice::Any) return answer(makeBot("random")->decide(view, *rng_));
    if (standIn_) return answer(standIn_->decide(view, *rng_));
    seat_.ask(view, static_cast<quint32>(rng_->next() >> 33),
              [this, answer = std::move(answer)](const ExternalSeat::Reply& reply, const SeatView& asked) {
                hear(reply, asked, answer);
              });
  }

  void withdraw() override { seat_.withdraw(); }

  void saw(const GameDefinition& definition, const std::vector<Move>& moves, const State& after) override {
    for (const Move& move : moves) seat_.tellMove(definition, move);
    if (after.head.phase != Phase::Over || std::exchange(isOver_, true)) return;
    seat_.tellEnd(after);
    seat_.finish(kEndOfTableMs);
  }

 private:
  void hear(const ExternalSeat::Reply& reply, const SeatView& asked, const Answer& answer) {
    const auto* fault = std::get_if<BotFault>(&reply);
    if (!fault) return answer(std::get<std::optional<Action>>(reply));
    standIn_ = makeBot("greedy");
    told_(*fault);
    answer(standIn_->decide(asked, *rng_));
  }

  BotLimits limits_;
  ExternalSeat seat_;
  Alarm time_;
  std::unique_ptr<Rng> rng_;
  std::function<void(const BotFault& fault)> told_;
  std::unique_ptr<Bot> standIn_;  ///< once the program has failed
  bool isOver_ = false;           ///< and the program has heard so
};

}  // namespace

std::unique_ptr<Mind> externalMind(const BotCommand& command, const BotLimits& limits, std::shared_ptr<Clock> clock,
                                   std::unique_ptr<Rng> rng, std::function<void(const BotFault& fault)> told) {
  return std::make_unique<ExternalMind>(command, limits, std::move(clock), std::move(rng), std::move(told));
}

}  // namespace tapu
