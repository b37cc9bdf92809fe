// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The name under which this system has a program: with ".exe" where programs end so.
QString programName(const QString& name);

/// Whether a process with this number runs and is that program ("tapu-server"), not a later one with the same number.
/// If the system does not name the program, any process with the number counts.
bool isRunning(qint64 process, const QString& program);

/// Asks a program that has a StopRequest to end itself. Does nothing if there is none.
void askToStop(qint64 process);

/// For the last line of `main`, when its own objects are gone; `status` is the program's exit status. On Windows this
/// ends the process at once: there GCC's runtime frees thread_local memory before it runs the destructors of objects in
/// it, and a program that ends in the usual way may crash.
int leaveWith(int status);

/// Memory of this process in kB; 0 where the system does not tell.
qint64 memoryInUseKb();

/// Nanoseconds that this thread has computed: other programs on the machine do not count. Windows counts in steps of
/// some milliseconds.
qint64 computingTimeNs();

}  // namespace tapu
