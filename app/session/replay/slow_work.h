// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

namespace tapu {

/// One long piece of work, in a thread of its own: it reports its progress and can be stopped. The destructor stops the
/// work, and waits for it.
class SlowWork : public QObject {
  Q_OBJECT
 public:
  /// The work calls it often with its progress; on false it must end at once.
  using GoesOn = std::function<bool(qint64 done, qint64 all)>;
  explicit SlowWork(QObject* parent = nullptr);
  ~SlowWork() override;
  /// Begins `work`; running work is stopped first, and `finished` is not emitted for it. Whatever it uses must outlive
  /// it.
  void start(std::function<void(const GoesOn&)> work);
  /// Stops it and waits for its end; `finished` is not emitted.
  void cancel();
  bool isRunning() const { return run_ != nullptr; }

 Q_SIGNALS:
  /// Its progress, in hundredths of all.
  void progressed(int percent);
  /// The work has come to its end by itself.
  void finished();

 private:
  struct Run {
    std::atomic<bool> isStopped = false;
    std::atomic<int> percent = -1;
  };
  void tell(const std::shared_ptr<Run>& run, int percent);
  void end(const std::shared_ptr<Run>& run);
  std::shared_ptr<Run> run_;
  QThreadPool thread_;
};

}  // namespace tapu
