// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cstdio>

#include "app/server/table_host.h"
#include "app/system/console.h"
#include "app/system/descriptors.h"
#include "app/system/processes.h"
#include "app/system/stop_request.h"
#include "app/system/system_faults.h"
#include "app/text/safe_on_terminal.h"

namespace {

int serve(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  const auto line = tapu::readCommandLine(QCoreApplication::arguments());
  if (line.status >= 0) {
    std::fputs(tapu::safeOnTerminal(line.text).toUtf8().constData(), line.status == 0 ? stdout : stderr);
    return line.status;
  }

  tapu::StopRequest stop;
  tapu::TableHost host(line.options, std::make_shared<tapu::SystemClock>());
  if (const QString problem = host.open(); !problem.isEmpty()) {
    std::fprintf(stderr, "tapu-server: %s\n", qUtf8Printable(problem));
    return host.status();
  }
  std::printf("listening %s %d\n", qUtf8Printable(host.address()), host.port());
  if (!host.consolePlace().isEmpty()) std::printf("console %s\n", qUtf8Printable(host.consolePlace()));
  std::fflush(stdout);
  QObject::connect(&stop, &tapu::StopRequest::asked, &host, &tapu::TableHost::close);
  QObject::connect(&host, &tapu::TableHost::done, &app, [&host] { QCoreApplication::exit(host.status()); });
  return QCoreApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");  // the plain dispatcher is many times cheaper with many sockets
  tapu::readyConsole();
  tapu::raiseDescriptorLimit();
  tapu::letWritesFail();
  return tapu::leaveWith(serve(argc, argv));
}
