// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/mind.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>
#include <utility>

#include "app/client/kept_view.h"

namespace tapu {

namespace {

std::optional<Action> decision(const SeatView& view, Choice choice, Bot& bot, Rng& rng) {
  return choice == Choice::Own ? bot.decide(view, rng) : makeBot("random")->decide(view, rng);
}

class MindAtOnce final : public Mind {
 public:
  MindAtOnce(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng) : bot_(std::move(bot)), rng_(std::move(rng)) {}
  void ask(const SeatView& view, Choice choice, Answer answer) override {
    answer(decision(view, choice, *bot_, *rng_));
  }
  void withdraw() override {}

 private:
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Rng> rng_;
};

/// The tools of a thought and its way to answer: it outlives the Mind whose thought it is.
struct Desk {
  std::unique_ptr<Bot> bot;  ///< this and `rng` belong to the one thought that is under way
  std::unique_ptr<Rng> rng;
  bool isWaitedFor() {
    const QMutexLocker lock(&mutex);
    return listener != nullptr;
  }
  QMutex mutex;
  QObject* listener = nullptr;  ///< null once nobody waits for answers; guarded by `mutex`
};

class MindApart final : public Mind {
 public:
  MindApart(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng) : desk_(std::make_shared<Desk>()) {
    desk_->bot = std::move(bot);
    desk_->rng = std::move(rng);
    desk_->listener = &listener_;
  }
  ~MindApart() override {
    const QMutexLocker lock(&desk_->mutex);
    desk_->listener = nullptr;
  }

  void ask(const SeatView& view, Choice choice, Answer answer) override {
    answer_ = std::move(answer);
    waiting_ = Question{keeper_.keep(view), choice};
    if (!isThinking_) think();
  }

  void withdraw() override {
    answer_ = {};
    waiting_.reset();
  }

 private:
  struct Question {
    KeptView kept;
    Choice choice;
  };
  /// One thought after the other: a bot remembers its own acts.
  void think() {
    isThinking_ = true;
    QThreadPool::globalInstance()->start([this, desk = desk_, question = *std::exchange(waiting_, std::nullopt)] {
      if (!desk->isWaitedFor()) return;  // it stood in the queue of the threads: a program that ends is not held up
      const auto action = decision(question.kept.view(), question.choice, *desk->bot, *desk->rng);
      const QMutexLocker lock(&desk->mutex);
      if (!desk->listener) return;
      QMetaObject::invokeMethod(
          desk->listener, [this, action] { end(action); }, Qt::QueuedConnection);
    });
  }

  void end(const std::optional<Action>& action) {
    isThinking_ = false;
    if (waiting_) return think();  // that answer is to a question which was taken back
    if (const Answer answer = std::exchange(answer_, {})) answer(action);
  }

  std::shared_ptr<Desk> desk_;
  QObject listener_;  ///< calls to it are dropped with it
  ViewKeeper keeper_;
  Answer answer_;                    ///< empty: no question is open
  std::optional<Question> waiting_;  ///< until the thought under way is over
  bool isThinking_ = false;
};

}  // namespace

std::unique_ptr<Mind> mindAtOnce(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng) {
  return std::make_unique<MindAtOnce>(std::move(bot), std::move(rng));
}

std::unique_ptr<Mind> mindApart(std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng) {
  return std::make_unique<MindApart>(std::move(bot), std::move(rng));
}

std::unique_ptr<Mind> makeMindAtOnce(const QString& bot, SeatId, std::unique_ptr<Rng> rng) {
  auto made = makeBot(bot.toStdString());
  return made ? mindAtOnce(std::move(made), std::move(rng)) : nullptr;
}

std::unique_ptr<Mind> makeMind(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng) {
  if (!takesTime(bot.toStdString())) return makeMindAtOnce(bot, seat, std::move(rng));
  return mindApart(makeBot(bot.toStdString()), std::move(rng));
}

}  // namespace tapu
