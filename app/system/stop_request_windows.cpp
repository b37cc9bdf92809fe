// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QWinEventNotifier>
#include <atomic>
#include <utility>

#include "app/system/stop_event.h"
#include "app/system/stop_request.h"

#include <windows.h>

namespace tapu {

namespace {

std::atomic<HANDLE> stopEvent = nullptr;

/// In a thread of the system. Where the console is closed the process ends with the return, so it waits to be ended.
BOOL WINAPI onConsoleControl(DWORD kind) {
  constexpr DWORD kMostMs = 4000;  // the system waits five seconds
  if (const HANDLE event = stopEvent) ::SetEvent(event);
  if (kind == CTRL_CLOSE_EVENT || kind == CTRL_LOGOFF_EVENT || kind == CTRL_SHUTDOWN_EVENT) ::Sleep(kMostMs);
  return TRUE;
}

}  // namespace

struct StopRequest::Means {
  std::unique_ptr<QWinEventNotifier> notifier;
};

StopRequest::StopRequest() : means_(std::make_unique<Means>()) {
  const std::wstring name = stopEventName(QCoreApplication::applicationPid()).toStdWString();
  stopEvent = ::CreateEventW(nullptr, TRUE, FALSE, name.c_str());
  if (!stopEvent) return;
  means_->notifier = std::make_unique<QWinEventNotifier>(stopEvent);
  connect(means_->notifier.get(), &QWinEventNotifier::activated, this, &StopRequest::tell);
  ::SetConsoleCtrlHandler(onConsoleControl, TRUE);
}

// Further requests do not cut off a program that is ending already.
StopRequest::~StopRequest() {
  if (!means_->notifier) return;
  if (!isTold_) ::SetConsoleCtrlHandler(onConsoleControl, FALSE);
  means_->notifier.reset();
  ::CloseHandle(stopEvent.exchange(nullptr));
}

void StopRequest::tell() {
  means_->notifier->setEnabled(false);
  if (!std::exchange(isTold_, true)) Q_EMIT asked();
}

}  // namespace tapu

#include "moc_stop_request.cpp"
