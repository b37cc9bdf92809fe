// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/reachability.h"

#include <algorithm>

namespace tapu {

Reachability::Reachability(std::shared_ptr<Clock> clock, QObject* parent)
    : QObject(parent), patience_(std::move(clock)) {}

void Reachability::test(const std::vector<Place>& places) {
  for (const auto& before : asked_) before->socket.disconnect(this);
  asked_.clear();
  for (const Place& place : places) {
    Asked& asked = *asked_.emplace_back(std::make_unique<Asked>());
    connect(&asked.socket, &QTcpSocket::connected, this, [this, &asked] { tell(asked, Answer::Answers); });
    connect(&asked.socket, &QTcpSocket::errorOccurred, this, [this, &asked] { tell(asked, Answer::Silent); });
    asked.socket.connectToHost(place.host, place.port);
  }
  patience_.set(kPatienceMs, [this] {
    for (const auto& asked : asked_)
      if (asked->answer == Answer::Waiting) tell(*asked, Answer::Silent);
  });
  Q_EMIT changed();
}

void Reachability::tell(Asked& asked, Answer answer) {
  asked.answer = answer;
  asked.socket.disconnect(this);
  asked.socket.abort();
  if (isDone()) patience_.stop();
  Q_EMIT changed();
}

bool Reachability::isDone() const {
  return std::ranges::none_of(asked_, [](const auto& asked) { return asked->answer == Answer::Waiting; });
}

}  // namespace tapu

#include "moc_reachability.cpp"
