// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_process.h"

#include <algorithm>
#include <utility>

#include "app/text/safe_on_terminal.h"
#include "app/text/system_words.h"

namespace tapu {

BotProcess::BotProcess(BotCommand command, const BotLimits& limits)
    : command_(std::move(command)), tree_(process_, limits.megabytes) {
  connect(&process_, &QProcess::readyReadStandardOutput, this, &BotProcess::hear);
  connect(&process_, &QProcess::readyReadStandardError, this, &BotProcess::hearErrors);
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail({BotFault::Kind::NotStarted, systemWords(process_.errorString())});
  });
  connect(&process_, &QProcess::started, this, [this] { tree_.begun(); });
  connect(&process_, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
    tree_.end();
    hear();
    hearErrors();
    fail({status == QProcess::CrashExit ? BotFault::Kind::Killed : BotFault::Kind::Ended, QString::number(code)});
  });
}

BotProcess::~BotProcess() { end(); }

void BotProcess::send(const QByteArray& line) {
  if (isOver_) return;
  errorBytes_ = 0;
  if (process_.state() == QProcess::NotRunning) process_.start(command_.program, command_.arguments);
  tell(line);
}

void BotProcess::tell(const QByteArray& line) {
  if (!isOver_ && process_.state() != QProcess::NotRunning) process_.write(line + '\n');
}

void BotProcess::wait(int ms) {
  if (!isOver_) process_.waitForReadyRead(ms);
}

void BotProcess::finish(int ms) {
  if (isOver_ || process_.processId() <= 1) return;
  process_.waitForBytesWritten(0);  // earlier lines go out now: there may be no loop any more
  process_.closeWriteChannel();
  grace_.setRemainingTime(ms);
}

void BotProcess::end() {
  isOver_ = true;
  const qint64 child = process_.processId();
  if (child <= 1) return;
  process_.closeWriteChannel();
  if (!grace_.hasExpired()) process_.waitForFinished(static_cast<int>(grace_.remainingTime()));
  tree_.end();
  process_.kill();
  process_.waitForFinished();
}

void BotProcess::hear() {
  heard_ += process_.readAllStandardOutput();
  for (qsizetype feed; !isOver_ && (feed = heard_.indexOf('\n')) >= 0;) {
    const QByteArray line = heard_.first(feed);
    heard_.remove(0, feed + 1);
    if (line.size() > kMostBotOutput) return fail({BotFault::Kind::TooMuch});
    Q_EMIT said(line);
  }
  if (heard_.size() > kMostBotOutput) fail({BotFault::Kind::TooMuch});
}

void BotProcess::hearErrors() {
  const QByteArray errors = process_.readAllStandardError();
  errorBytes_ += errors.size();
  if (errorBytes_ > kMostBotOutput) return fail({BotFault::Kind::TooMuch});
  const qsizetype passed = std::min(errors.size(), kMostBotErrors - errorsPassed_);
  errorsPassed_ += passed;
  printSafely(stderr, errorText_.decode(errors.first(passed)));
}

void BotProcess::fail(const BotFault& fault) {
  if (!std::exchange(isOver_, true)) Q_EMIT failed(fault);
}

}  // namespace tapu

#include "moc_bot_process.cpp"
