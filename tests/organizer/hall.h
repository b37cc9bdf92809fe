// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <memory>

#include "app/net/tcp_channel.h"
#include "app/session/event/event_desk.h"

namespace tapu {

/// The server beside the tests.
inline QString serverProgram() {
  using namespace Qt::StringLiterals;
  return qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s;
}

/// Two boards at a port that the system picks, on this computer alone.
inline EventPlan evening() {
  using namespace Qt::StringLiterals;
  EventPlan plan;
  plan.name = u"Hall"_s;
  plan.setBoards(2);
  plan.setNames({u"Asha"_s, u"Vikram"_s});
  plan.options.gapSeconds = 0;
  plan.options.setupSeconds = 1;
  plan.port = 0;
  plan.listenAt = QHostAddress::LocalHost;
  return plan;
}

/// Somebody who calls the table of `desk` from this computer; `code` -1: without one.
inline std::unique_ptr<Client> player(const EventDesk& desk, const QString& name, int code) {
  using namespace Qt::StringLiterals;
  Client::Identity identity;
  identity.name = name;
  identity.code = code;
  auto made = std::make_unique<Client>(
      std::make_unique<TcpDialer>(u"127.0.0.1"_s, desk.server().port(), std::make_shared<SystemClock>()), identity);
  made->start();
  return made;
}

}  // namespace tapu
