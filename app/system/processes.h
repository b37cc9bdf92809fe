// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The name under which this system has a program: with ".exe" where programs end so.
QString programName(const QString& name);

/// Whether a process with this number runs and is that program ("tapu-server"), not a later one with the same number.
/// Where the system does not tell the program, whatever has the number is taken for it.
bool isRunning(qint64 process, const QString& program);

/// Asks a program that has a StopRequest to end itself. Nothing happens if there is none.
void askToStop(qint64 process);

/// What `main` returns when all that it made is gone and said: ends the program there on Windows, where GCC frees the
/// variables of threads before the libraries that still let go of what is in them.
int leaveWith(int status);

/// Memory of this process in kB; 0 where the system does not tell.
qint64 memoryInUseKb();

/// Nanoseconds that this thread has computed: other programs on the machine do not count. Windows tells them in steps
/// of some milliseconds.
qint64 computingTimeNs();

}  // namespace tapu
