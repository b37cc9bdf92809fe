// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/address_watch.h"

#include <utility>

namespace tapu {

namespace {
constexpr int kAskAgainMs = 2000;
}

AddressWatch::AddressWatch(Ask ask, QObject* parent) : QObject(parent) {
  again_.setInterval(kAskAgainMs);
  connect(&again_, &QTimer::timeout, this, &AddressWatch::look);
  setAsk(std::move(ask));
}

void AddressWatch::setAsk(Ask ask) {
  ask_ = std::move(ask);
  look();
}

void AddressWatch::begin() {
  look();
  again_.start();
}

void AddressWatch::look() {
  const QList<Address> now = ask_ ? ask_() : QList<Address>();
  if (now == all_) return;
  all_ = now;
  Q_EMIT changed();
}

}  // namespace tapu

#include "moc_address_watch.cpp"
