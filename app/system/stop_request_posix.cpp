// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSocketNotifier>
#include <cerrno>
#include <csignal>
#include <utility>
#include <vector>

#include "app/system/stop_request.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tapu {

namespace {

int stopPipe[2] = {-1, -1};

/// Only calls allowed in a signal handler: the loop does the rest. The interrupted code may be about to read `errno`.
void onStopSignal(int) {
  const int fault = errno;
  const char byte = 1;
  [[maybe_unused]] const auto written = ::write(stopPipe[0], &byte, 1);
  errno = fault;
}

}  // namespace

struct StopRequest::Means {
  std::unique_ptr<QSocketNotifier> notifier;
  std::vector<std::pair<int, struct sigaction>> before;  ///< the handlers of these signals before
};

StopRequest::StopRequest() : means_(std::make_unique<Means>()) {
  if (::socketpair(AF_UNIX, SOCK_STREAM, 0, stopPipe) != 0) return;
  for (const int end : stopPipe) {
    ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(end, F_SETFL, O_NONBLOCK);
  }
  means_->notifier = std::make_unique<QSocketNotifier>(stopPipe[1], QSocketNotifier::Read);
  connect(means_->notifier.get(), &QSocketNotifier::activated, this, &StopRequest::tell);
  struct sigaction action {
  }, before{};
  action.sa_handler = onStopSignal;
  action.sa_flags = SA_RESTART;
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    ::sigaction(signal, nullptr, &before);
    // Started not to hear of it: by nohup to outlive its terminal, or beside a script, whose Ctrl+C is not for it.
    if (before.sa_handler == SIG_IGN) continue;
    ::sigaction(signal, &action, nullptr);
    means_->before.emplace_back(signal, before);
  }
}

// Further requests do not cut off a program that is ending already.
StopRequest::~StopRequest() {
  if (!means_->notifier) return;
  if (!isTold_)
    for (const auto& [signal, before] : means_->before) ::sigaction(signal, &before, nullptr);
  means_->notifier.reset();
  for (int& end : stopPipe) ::close(std::exchange(end, -1));
}

void StopRequest::tell() {
  means_->notifier->setEnabled(false);
  if (!std::exchange(isTold_, true)) Q_EMIT asked();
}

}  // namespace tapu

#include "moc_stop_request.cpp"
