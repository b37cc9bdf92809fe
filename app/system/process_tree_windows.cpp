// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "app/system/process_tree.h"

#include <windows.h>

#include <tlhelp32.h>

namespace tapu {

namespace {

/// A job: children of its processes belong to it too, and the system ends them when its last handle is closed, which
/// also happens when this process is killed.
HANDLE jobWithin(int megabytes) {
  const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_PROCESS_MEMORY |
                                            JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
  limits.ProcessMemoryLimit = static_cast<SIZE_T>(megabytes) << 20;
  ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
  return job;
}

/// Lets the process go on that was started asleep.
void wake(DWORD process) {
  const HANDLE threads = ::CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0);
  THREADENTRY32 entry{};
  entry.dwSize = sizeof entry;
  for (BOOL isMore = ::Thread32First(threads, &entry); isMore; isMore = ::Thread32Next(threads, &entry)) {
    if (entry.th32OwnerProcessID != process) continue;
    const HANDLE thread = ::OpenThread(THREAD_SUSPEND_RESUME, FALSE, entry.th32ThreadID);
    if (!thread) continue;
    ::ResumeThread(thread);
    ::CloseHandle(thread);
  }
  ::CloseHandle(threads);
}

}  // namespace

struct ProcessTree::Means {
  int megabytes = 0;
  HANDLE job = nullptr;
};

ProcessTree::ProcessTree(QProcess& process, int megabytes)
    : process_(process), means_(std::make_unique<Means>(Means{megabytes})) {
  // It begins when it is in its job, so that nothing that it starts is outside.
  process_.setCreateProcessArgumentsModifier(
      [](QProcess::CreateProcessArguments* arguments) { arguments->flags |= CREATE_SUSPENDED | CREATE_NO_WINDOW; });
}

ProcessTree::~ProcessTree() {
  if (means_->job) ::CloseHandle(means_->job);
}

void ProcessTree::begun() {
  if (!means_->job) means_->job = jobWithin(means_->megabytes);
  const DWORD number = static_cast<DWORD>(process_.processId());
  const HANDLE process = ::OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, number);
  const bool isHeld = process && ::AssignProcessToJobObject(means_->job, process);
  if (process) ::CloseHandle(process);
  // A process without a limit on its memory does not begin at all.
  isHeld ? wake(number) : process_.kill();
}

void ProcessTree::end() {
  if (!means_->job) return;
  ::TerminateJobObject(means_->job, 1);
  ::CloseHandle(std::exchange(means_->job, nullptr));
}

}  // namespace tapu
