// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <atomic>
#include <csignal>
#include <utility>

#include "app/system/process_tree.h"

#include <sys/resource.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace tapu {

namespace {

constexpr char kMark[] = "TAPU_BOT";  // in the environment of a program and of all that it starts

QProcessEnvironment markedBy(const QString& mark) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QString::fromLatin1(kMark), mark);
  return environment;
}

/// Kills the processes that have this mark. Returns their number; 0 if the system does not list its processes.
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

/// In the child, before its program begins: only calls allowed after a fork.
void limitChild(int megabytes) {
  const rlim_t bytes = static_cast<rlim_t>(megabytes) << 20;
  const rlimit memory{bytes, bytes}, none{0, 0};
  ::setrlimit(RLIMIT_AS, &memory);
  ::setrlimit(RLIMIT_CORE, &none);
  ::setpgid(0, 0);  // it is ended with all that it starts
#ifdef Q_OS_LINUX
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

}  // namespace

struct ProcessTree::Means {
  QString mark;      ///< of all processes that it starts
  qint64 group = 0;  ///< of the processes that belong to it; 0: none runs
};

ProcessTree::ProcessTree(QProcess& process, int megabytes) : process_(process), means_(std::make_unique<Means>()) {
  static std::atomic<int> started = 0;
  means_->mark = QStringLiteral("%1-%2").arg(QCoreApplication::applicationPid()).arg(++started);
  process_.setProcessEnvironment(markedBy(means_->mark));
  process_.setChildProcessModifier([megabytes] { limitChild(megabytes); });
}

ProcessTree::~ProcessTree() = default;

void ProcessTree::begun() { means_->group = process_.processId(); }

/// The mark identifies processes that left the group for a session of their own; they may start more during the search.
void ProcessTree::end() {
  constexpr int kMostPasses = 5;
  const qint64 group = std::exchange(means_->group, 0);
  if (group <= 1) return;
  ::kill(static_cast<pid_t>(-group), SIGKILL);
  for (int pass = 0; pass < kMostPasses && killMarked(means_->mark) > 0; ++pass) continue;
}

}  // namespace tapu
