// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <utility>

#include <sys/resource.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

#include "app/text/safe_on_terminal.h"
#include "app/text/system_words.h"

namespace tapu {

namespace {

constexpr char kMark[] = "TAPU_BOT";  // in the environment of a program and of all that it starts

QProcessEnvironment markedBy(const QString& mark) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QString::fromLatin1(kMark), mark);
  return environment;
}

/// Kills the processes that have this mark. How many there were; none where the system does not list its processes.
int killMarked(const QString& mark) {
  const QByteArray wanted = '\0' + QByteArray(kMark) + '=' + mark.toLatin1() + '\0';
  int killed = 0;
  for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
    QFile environment(QStringLiteral("/proc/%1/environ").arg(name));
    const int process = name.toInt();
    if (process <= 1 || !environment.open(QIODevice::ReadOnly)) continue;
    if (('\0' + environment.readAll()).contains(wanted)) killed += ::kill(process, SIGKILL) == 0;
  }
  return killed;
}

}  // namespace

BotProcess::BotProcess(BotCommand command, const BotLimits& limits) : command_(std::move(command)), limits_(limits) {
  static std::atomic<int> started = 0;
  mark_ = QStringLiteral("%1-%2").arg(QCoreApplication::applicationPid()).arg(++started);
  process_.setProcessEnvironment(markedBy(mark_));
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

BotProcess::~BotProcess() { end(); }

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
  process_.waitForBytesWritten(0);  // what was told before goes out now: there may be no loop any more
  process_.closeWriteChannel();
  grace_.setRemainingTime(ms);
}

void BotProcess::end() {
  isOver_ = true;
  const qint64 child = process_.processId();
  if (child <= 1) return;
  process_.closeWriteChannel();
  if (!grace_.hasExpired()) process_.waitForFinished(static_cast<int>(grace_.remainingTime()));
  endGroup();
  process_.kill();
  process_.waitForFinished();
}

/// All that the program has started, also where it has ended itself. What has left its group for a session of its own
/// is known by the mark; it may start more while it is looked for.
void BotProcess::endGroup() {
  constexpr int kMostPasses = 5;
  const qint64 group = std::exchange(group_, 0);
  if (group <= 1) return;
  ::kill(static_cast<pid_t>(-group), SIGKILL);
  for (int pass = 0; pass < kMostPasses && killMarked(mark_) > 0; ++pass) continue;
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
  const QByteArray safe = safeOnTerminal(errorText_.decode(errors.first(passed))).toUtf8();
  std::fwrite(safe.constData(), 1, static_cast<std::size_t>(safe.size()), stderr);
}

void BotProcess::fail(const BotFault& fault) {
  if (!std::exchange(isOver_, true)) Q_EMIT failed(fault);
}

}  // namespace tapu

#include "moc_bot_process.cpp"
