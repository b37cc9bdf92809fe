// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <cerrno>
#include <csignal>
#include <ctime>

#include "app/system/processes.h"

using namespace Qt::StringLiterals;

namespace tapu {

QString programName(const QString& name) { return name; }

bool isRunning(qint64 process, const QString& program) {
  if (process <= 0) return false;
  if (::kill(static_cast<pid_t>(process), 0) != 0 && errno != EPERM) return false;  // EPERM: it runs for another user
  QFile about(u"/proc/%1/stat"_s.arg(process));
  if (!about.open(QIODevice::ReadOnly)) return true;  // no Linux
  const QByteArray facts = about.readAll();           // "123 (tapu-server) S ...", Z: it has ended
  const qsizetype end = facts.lastIndexOf(')');
  return facts.contains('(' + QFile::encodeName(program) + ')') && facts.mid(end + 2, 1) != "Z";
}

void askToStop(qint64 process) {
  if (process > 0) ::kill(static_cast<pid_t>(process), SIGTERM);
}

int leaveWith(int status) { return status; }

qint64 memoryInUseKb() {
  QFile status(u"/proc/self/status"_s);
  if (!status.open(QFile::ReadOnly)) return 0;
  for (const QByteArray& line : status.readAll().split('\n'))
    if (line.startsWith("VmRSS:")) return line.sliced(6).simplified().split(' ').first().toLongLong();
  return 0;
}

qint64 computingTimeNs() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return qint64{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

}  // namespace tapu
