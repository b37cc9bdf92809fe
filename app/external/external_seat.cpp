// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/external_seat.h"

#include <utility>

namespace tapu {

ExternalSeat::ExternalSeat(const BotCommand& command, const BotLimits& limits) : process_(command, limits) {
  connect(&process_, &BotProcess::said, this, &ExternalSeat::hear);
  connect(&process_, &BotProcess::failed, this, &ExternalSeat::fail);
}

void ExternalSeat::beginGame() {
  keeper_.beginGame();
  news_.clear();
  isNewGame_ = true;
}

void ExternalSeat::ask(const SeatView& view, quint32 lot, Answer answer) {
  if (fault_) return answer(*fault_, view);
  const bool isNewGame = isNewGame_ || (waiting_ && waiting_->isNewGame);
  isNewGame_ = false;
  answer_ = std::move(answer);
  const QByteArrayList before = waiting_ ? waiting_->news : QByteArrayList();
  waiting_ = Question{keeper_.keep(view), lot, isNewGame, before + std::exchange(news_, {})};
  if (awaits_ == Awaits::Nothing) sendNext();
}

void ExternalSeat::withdraw() {
  answer_ = {};
  if (!waiting_) return;
  if (waiting_->isNewGame) isNewGame_ = true;
  news_ = waiting_->news + news_;
  waiting_.reset();
}

void ExternalSeat::tell(const QByteArray& news) {
  if (fault_) return;
  news_.append(news);
  tellNews();
}

/// Unless something that comes first is not sent yet.
void ExternalSeat::tellNews() {
  if (isNewGame_ || waiting_ || awaits_ == Awaits::Ready) return;
  tellAll(std::exchange(news_, {}));
}

void ExternalSeat::tellAll(const QByteArrayList& news) {
  for (const QByteArray& each : news) process_.tell(each);
}

void ExternalSeat::sendNext() {
  open_ = std::exchange(waiting_, std::nullopt);
  if (!open_->isNewGame) return sendQuestion();
  awaits_ = Awaits::Ready;
  process_.send(gameLine(open_->kept.view()));
  if (!fault_) Q_EMIT sent();
}

void ExternalSeat::sendQuestion() {
  awaits_ = Awaits::Answer;
  tellAll(open_->news);
  process_.send(questionLine(open_->kept.view(), ++number_, open_->lot));
  if (fault_) return;
  tellNews();
  Q_EMIT sent();
}

void ExternalSeat::hear(const QByteArray& line) {
  switch (awaits_) {
    case Awaits::Nothing: return fail({BotFault::Kind::NotAsked, excerptOf(line)});
    case Awaits::Ready:
      if (!isReady(line)) return fail({BotFault::Kind::Unreadable, excerptOf(line)});
      Q_EMIT answered();
      tellAll(std::exchange(open_->news, {}));
      return answer_ && !waiting_ ? sendQuestion() : settle(std::optional<Action>());
    case Awaits::Answer: break;
  }
  Q_EMIT answered();
  const Reply reply = answerFrom(line, open_->kept.view(), number_);
  if (const auto* fault = std::get_if<BotFault>(&reply)) return fail(*fault);
  settle(reply);
}

/// The answer to the open question, which may have been taken back meanwhile.
void ExternalSeat::settle(const Reply& reply) {
  awaits_ = Awaits::Nothing;
  if (waiting_) return sendNext();
  tellNews();
  const auto question = std::exchange(open_, std::nullopt);
  if (const auto answer = std::exchange(answer_, {})) answer(reply, question->kept.view());
}

void ExternalSeat::fail(const BotFault& fault) {
  if (fault_) return;
  fault_ = fault;
  process_.end();
  awaits_ = Awaits::Nothing;
  Q_EMIT answered();
  const auto last = std::exchange(waiting_, std::nullopt);
  const auto open = std::exchange(open_, std::nullopt);
  if (const auto answer = std::exchange(answer_, {})) answer(fault, (last ? *last : *open).kept.view());
}

}  // namespace tapu

#include "moc_external_seat.cpp"
