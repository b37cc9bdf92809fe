// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <array>
#include <cstdio>

#include "app/system/processes.h"
#include "app/system/stop_event.h"

#include <windows.h>

#include <psapi.h>

using namespace Qt::StringLiterals;

namespace tapu {

QString programName(const QString& name) { return name + u".exe"_s; }

bool isRunning(qint64 process, const QString& program) {
  if (process <= 0) return false;
  const HANDLE handle =
      ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
  if (!handle) return ::GetLastError() == ERROR_ACCESS_DENIED;  // it runs for another user
  std::array<wchar_t, 32768> path{};
  DWORD length = static_cast<DWORD>(path.size());
  const bool isTold = ::QueryFullProcessImageNameW(handle, 0, path.data(), &length);
  const bool isOver = ::WaitForSingleObject(handle, 0) == WAIT_OBJECT_0;
  ::CloseHandle(handle);
  if (isOver || !isTold) return !isOver;
  const QString file = QString::fromWCharArray(path.data(), static_cast<qsizetype>(length)).replace(u'\\', u'/');
  return QFileInfo(file).fileName().compare(programName(program), Qt::CaseInsensitive) == 0;
}

void askToStop(qint64 process) {
  const HANDLE event = ::OpenEventW(EVENT_MODIFY_STATE, FALSE, stopEventName(process).toStdWString().c_str());
  if (!event) return;
  ::SetEvent(event);
  ::CloseHandle(event);
}

int leaveWith(int status) {
  std::fflush(nullptr);
  ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(status));
  return status;
}

qint64 memoryInUseKb() {
  PROCESS_MEMORY_COUNTERS used{};
  if (!::GetProcessMemoryInfo(::GetCurrentProcess(), &used, sizeof used)) return 0;
  return static_cast<qint64>(used.WorkingSetSize / 1024);
}

qint64 computingTimeNs() {
  FILETIME begun{}, ended{}, ofSystem{}, ofProgram{};
  if (!::GetThreadTimes(::GetCurrentThread(), &begun, &ended, &ofSystem, &ofProgram)) return 0;
  const auto nanoseconds = [](const FILETIME& time) {
    return (qint64{time.dwHighDateTime} << 32 | time.dwLowDateTime) * 100;
  };
  return nanoseconds(ofSystem) + nanoseconds(ofProgram);
}

}  // namespace tapu
