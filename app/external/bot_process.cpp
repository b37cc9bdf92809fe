// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_process.h"

#include <csignal>
#include <cstdio>
#include <utility>

#include <sys/resource.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

#include "app/text/system_words.h"

namespace tapu {

BotProcess::BotProcess(BotCommand command, const BotLimits& limits) : command_(std::move(command)), limits_(limits) {
  process_.setChildProcessModifier([this] { limitChild(); });
  connect(&process_, &QProcess::readyReadStandardOutput, this, &BotProcess::hear);
  connect(&process_, &QProcess::readyReadStandardError, this, &BotProcess::hearErrors);
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) fail({BotFault::Kind::NotStarted, systemWords(process_.errorString())});
  });
  connect(&process_, &QProcess::started, this, [this] { group_ = process_.processId(); });
  connect(&process_, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
    endGroup();
    hear();
    hearErrors();
    fail({status == QProcess::CrashExit ? BotFault::Kind::Killed : BotFault::Kind::Ended, QString::number(code)});
  });
}

BotProcess::~BotProcess() { end(0); }

/// In the child, before its program begins: only what is allowed after a fork.
void BotProcess::limitChild() const {
  const rlim_t bytes = static_cast<rlim_t>(limits_.megabytes) << 20;
  const rlimit memory{bytes, bytes}, none{0, 0};
  ::setrlimit(RLIMIT_AS, &memory);
  ::setrlimit(RLIMIT_CORE, &none);
  ::setpgid(0, 0);  // it is ended with all that it starts
#ifdef Q_OS_LINUX
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void BotProcess::send(const QByteArray& line) {
  if (isOver_) return;
  errorBytes_ = 0;
  if (process_.state() == QProcess::NotRunning) process_.start(command_.program, command_.arguments);
  if (!isOver_) process_.write(line + '\n');
}

void BotProcess::wait(int ms) {
  if (!isOver_) process_.waitForReadyRead(ms);
}

void BotProcess::end(int ms) {
  isOver_ = true;
  const qint64 child = process_.processId();
  if (child <= 1) return;
  process_.closeWriteChannel();
  if (ms > 0) process_.waitForFinished(ms);
  endGroup();
  process_.kill();
  process_.waitForFinished();
}

/// All that the program has started, also where it has ended itself.
void BotProcess::endGroup() {
  if (const qint64 group = std::exchange(group_, 0); group > 1) ::kill(static_cast<pid_t>(-group), SIGKILL);
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
  std::fwrite(errors.constData(), 1, static_cast<std::size_t>(errors.size()), stderr);
}

void BotProcess::fail(const BotFault& fault) {
  if (!std::exchange(isOver_, true)) Q_EMIT failed(fault);
}

}  // namespace tapu

#include "moc_bot_process.cpp"
