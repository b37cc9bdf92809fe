// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QSocketNotifier>
#include <csignal>
#include <cstdio>

#include "app/files/whole_file.h"
#include "app/net/descriptors.h"
#include "app/server/table_host.h"

#include <sys/socket.h>
#include <unistd.h>

namespace {

int signalPipe[2];

/// Only what is allowed in a signal handler: the loop does the rest.
void onSignal(int) {
  const char byte = 1;
  [[maybe_unused]] const auto written = ::write(signalPipe[0], &byte, 1);
}

void catchSignals() {
  if (::socketpair(AF_UNIX, SOCK_STREAM, 0, signalPipe) != 0) return;
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGTERM, &action, nullptr);
  ::sigaction(SIGINT, &action, nullptr);
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");  // the plain dispatcher is many times cheaper with many sockets
  tapu::raiseDescriptorLimit();
  tapu::letWritesFail();
  QCoreApplication app(argc, argv);
  const auto line = tapu::readCommandLine(QCoreApplication::arguments());
  if (line.status >= 0) {
    std::fputs(line.text.toLocal8Bit().constData(), line.status == 0 ? stdout : stderr);
    return line.status;
  }

  catchSignals();
  tapu::TableHost host(line.options);
  if (const QString problem = host.open(); !problem.isEmpty()) {
    std::fprintf(stderr, "tapu-server: %s\n", qPrintable(problem));
    return host.status();
  }
  std::printf("listening %s %d\n", qPrintable(host.address()), host.port());
  if (!host.consolePlace().isEmpty()) std::printf("console %s\n", qPrintable(host.consolePlace()));
  std::fflush(stdout);
  QSocketNotifier stop(signalPipe[1], QSocketNotifier::Read);
  QObject::connect(&stop, &QSocketNotifier::activated, &host, [&] {
    stop.setEnabled(false);
    host.close();
  });
  QObject::connect(&host, &tapu::TableHost::done, &app, [&host] { QCoreApplication::exit(host.status()); });
  return QCoreApplication::exec();
}
