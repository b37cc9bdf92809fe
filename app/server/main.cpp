// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/server/table_host.h"
#include "app/system/console.h"
#include "app/system/descriptors.h"
#include "app/system/processes.h"
#include "app/system/stop_request.h"
#include "app/system/system_faults.h"
#include "app/text/safe_on_terminal.h"

using namespace Qt::StringLiterals;

namespace {

int serve(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  const auto line = tapu::readCommandLine(QCoreApplication::arguments());
  if (line.status >= 0) {
    tapu::printSafely(line.status == 0 ? stdout : stderr, line.text);
    return line.status;
  }

  tapu::StopRequest stop;
  tapu::TableHost host(line.options, std::make_shared<tapu::SystemClock>());
  if (const QString problem = host.open(); !problem.isEmpty()) {
    tapu::printSafely(stderr, u"tapu-server: %1\n"_s.arg(problem));
    return host.status();
  }
  tapu::printSafely(stdout, u"listening %1 %2\n"_s.arg(host.address()).arg(host.port()));
  if (!host.consolePlace().isEmpty()) tapu::printSafely(stdout, u"console %1\n"_s.arg(host.consolePlace()));
  QObject::connect(&stop, &tapu::StopRequest::asked, &host, &tapu::TableHost::close);
  QObject::connect(&host, &tapu::TableHost::done, &app, [&host] { QCoreApplication::exit(host.status()); });
  return QCoreApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_NO_GLIB", "1");  // the plain dispatcher is many times cheaper with many sockets
  tapu::readyConsole();
  tapu::makeLogSafe();
  tapu::raiseDescriptorLimit();
  tapu::letWritesFail();
  return tapu::leaveWith(serve(argc, argv));
}
