// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/slow_work.h"

namespace tapu {

SlowWork::SlowWork(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

SlowWork::~SlowWork() { cancel(); }

void SlowWork::start(std::function<void(const GoesOn&)> work) {
  cancel();
  run_ = std::make_shared<Run>();
  // Calls that are queued for this object are dropped when it is destroyed, which waits for the thread.
  thread_.start([this, run = run_, work = std::move(work)] {
    const GoesOn goesOn = [this, &run](qint64 done, qint64 all) {
      const auto percent = static_cast<int>(all > 0 ? done * 100 / all : 0);
      if (run->percent.exchange(percent) != percent)
        QMetaObject::invokeMethod(
            this, [this, run, percent] { tell(run, percent); }, Qt::QueuedConnection);
      return !run->isStopped;
    };
    work(goesOn);
    QMetaObject::invokeMethod(
        this, [this, run] { end(run); }, Qt::QueuedConnection);
  });
}

void SlowWork::cancel() {
  if (!run_) return;
  run_->isStopped = true;
  thread_.waitForDone();
  run_.reset();
}

void SlowWork::tell(const std::shared_ptr<Run>& run, int percent) {
  if (run == run_) Q_EMIT progressed(percent);
}

void SlowWork::end(const std::shared_ptr<Run>& run) {
  if (run != run_) return;
  run_.reset();
  Q_EMIT finished();
}

}  // namespace tapu

#include "moc_slow_work.cpp"
