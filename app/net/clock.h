// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tapu {

/// Whether bots or clocks are kept from acting: Yes holds until No is set.
enum class Held : quint8 { No, Yes };

/// Monotonic time and timers, passed to all code that needs time: nobody asks the wall clock. Belongs to one thread.
class Clock {
 public:
  using Call = std::function<void()>;
  using Ticket = quint64;
  virtual ~Clock() = default;
  /// Milliseconds since some moment in the past.
  virtual qint64 nowMs() const = 0;
  /// The same time in microseconds, as exact as the clock has it: for figures alone.
  virtual qint64 nowUs() const { return 1000 * nowMs(); }
  /// Calls once, `ms` from now; for 0 in the next pass of the loop, never from within this function.
  virtual Ticket after(qint64 ms, Call call) = 0;
  /// Cancels a call; nothing happens if it was made already.
  virtual void cancel(Ticket ticket) = 0;
};

/// The calls that wait, by time and then in the order of their requests. Both clocks below use it.
class Appointments {
 public:
  /// `at`: in milliseconds of the clock.
  Clock::Ticket add(qint64 at, Clock::Call call);
  void remove(Clock::Ticket ticket);
  bool isEmpty() const { return calls_.empty(); }
  /// The time of the next call; there must be one.
  qint64 earliest() const { return calls_.begin()->first.first; }
  /// Takes out and returns the first call that is due at `now`; empty if none is.
  Clock::Call takeDue(qint64 now);

 private:
  std::map<std::pair<qint64, Clock::Ticket>, Clock::Call> calls_;
  std::map<Clock::Ticket, qint64> times_;
  Clock::Ticket last_ = 0;
};

/// Time without the spans that a program stood still: stopped, asleep, or kept from everything else. A call made long
/// after it was due reveals such a span. No time limit passes because the program could not listen.
class RunningTime {
 public:
  /// The most milliseconds that a call is late on a busy computer; later ones show that the program stood still.
  static constexpr qint64 kMostLateMs = 2000;
  /// The time now, in milliseconds; never less than it was before. `elapsedMs`: since the beginning, standing still
  /// included. `due`: the time of the next call that waits; none = none waits, and nothing is left out.
  qint64 at(qint64 elapsedMs, std::optional<qint64> due);

 private:
  qint64 stoodMs_ = 0, lastMs_ = 0;
};

/// The clock of a program: a QElapsedTimer and one QTimer of the thread that made it. Time in which the program stood
/// still does not count.
class SystemClock final : public Clock {
 public:
  SystemClock();
  qint64 nowMs() const override;
  qint64 nowUs() const override { return since_.nsecsElapsed() / 1000; }
  Ticket after(qint64 ms, Call call) override;
  void cancel(Ticket ticket) override;

 private:
  void arm();
  void fire();
  QElapsedTimer since_;
  mutable RunningTime running_;
  QTimer timer_;
  Appointments calls_;
};

/// A clock whose time moves only when a test moves it.
class SimClock final : public Clock {
 public:
  qint64 nowMs() const override { return now_; }
  Ticket after(qint64 ms, Call call) override;
  void cancel(Ticket ticket) override { calls_.remove(ticket); }
  /// Moves time on, running every call that falls due, in order, at its own moment.
  void advance(qint64 ms);
  /// Moves time on to the next call and runs it. False if none waits.
  bool runNext();

 private:
  qint64 now_ = 0;
  Appointments calls_;
};

/// One timer that can be set, stopped and asked; it does not call any more once it is destroyed.
class Alarm {
 public:
  explicit Alarm(std::shared_ptr<Clock> clock) : clock_(std::move(clock)) {}
  ~Alarm() { stop(); }
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  /// Calls once, `ms` from now, in place of the call set before.
  void set(qint64 ms, Clock::Call call);
  /// Cancels the call that was set.
  void stop();
  bool isSet() const { return ticket_ != 0; }
  /// Milliseconds until it rings; -1 if it is not set.
  qint64 leftMs() const;

 private:
  std::shared_ptr<Clock> clock_;
  Clock::Ticket ticket_ = 0;
  qint64 at_ = 0;
};

}  // namespace tapu
