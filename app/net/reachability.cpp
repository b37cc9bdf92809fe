// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/reachability.h"

#include <algorithm>

#include "app/net/chance.h"
#include "app/net/dial_back.h"

namespace tapu {

namespace {

constexpr int kDialNonceBytes = 8;

bool isSameHost(QHostAddress a, QHostAddress b) {
  for (QHostAddress* each : {&a, &b}) each->setScopeId({});
  return a == b;
}

}  // namespace

Reachability::Reachability(std::shared_ptr<Clock> clock, std::optional<DiscoveryNetwork> neighbors, QObject* parent)
    : QObject(parent),
      neighbors_(std::move(neighbors)),
      socket_(neighbors_.value_or(DiscoveryNetwork()).makeSocket()),
      patience_(std::move(clock)) {
  connect(socket_.get(), &NeighborSocket::readyRead, this, &Reachability::hear);
}

void Reachability::test(const std::vector<Endpoint>& places) {
  for (const auto& before : asked_) before->socket.disconnect(this);
  asked_.clear();
  for (const Endpoint& place : places) {
    Asked& asked = *asked_.emplace_back(std::make_unique<Asked>());
    asked.place = place;
    connect(&asked.socket, &QTcpSocket::connected, this, [this, &asked] { tell(asked, Heard::Yes); });
    connect(&asked.socket, &QTcpSocket::errorOccurred, this, [this, &asked] { tell(asked, Heard::No); });
    asked.socket.connectToHost(place.host, place.port);
  }
  patience_.set(kPatienceMs, [this] {
    socket_->close();
    for (const auto& asked : asked_)
      if (asked->here == Heard::Nothing) tell(*asked, Heard::No);
    Q_EMIT changed();
  });
  if (neighbors_ && !places.empty()) askNeighbors(places.front().port);
  endIfDone();
  Q_EMIT changed();
}

void Reachability::askNeighbors(quint16 port) {
  socket_->close();
  if (!socket_->bindOwn(*neighbors_)) return;
  nonce_ = systemRandomBytes(kDialNonceBytes);
  socket_->sendToAll(DialBackQuestion{nonce_, port}.bytes());
}

void Reachability::hear() {
  while (socket_->hasPendingDatagrams()) {
    QByteArray bytes(kMostDatagram + 1, Qt::Uninitialized);
    QHostAddress from;
    const qint64 size = socket_->readDatagram(bytes.data(), bytes.size(), &from);
    if (size <= 0) continue;
    bytes.truncate(size);
    const auto told = DialBackAnswer::from(bytes);
    if (!told || told->nonce != nonce_) continue;
    for (const auto& asked : asked_)
      if (isSameHost(QHostAddress(asked->place.host), told->dialed) && asked->elsewhere != Heard::Yes)
        asked->elsewhere = told->result == DialBackAnswer::Result::Reached ? Heard::Yes : Heard::No;
  }
  endIfDone();
  Q_EMIT changed();
}

void Reachability::tell(Asked& asked, Heard here) {
  asked.here = here;
  asked.socket.disconnect(this);
  asked.socket.abort();
  endIfDone();
  Q_EMIT changed();
}

void Reachability::endIfDone() {
  const bool isKnown = std::ranges::all_of(asked_, [](const auto& asked) {
    return asked->here == Heard::No || (asked->here == Heard::Yes && asked->elsewhere == Heard::Yes);
  });
  const bool isHereAlone =
      !neighbors_ && std::ranges::none_of(asked_, [](const auto& asked) { return asked->here == Heard::Nothing; });
  if (!isKnown && !isHereAlone) return;
  patience_.stop();
  socket_->close();
}

Reachability::Answer Reachability::answer(int index) const {
  const Asked& asked = *asked_[static_cast<std::size_t>(index)];
  if (asked.here == Heard::No) return Answer::Silent;
  if (asked.here == Heard::Yes && asked.elsewhere == Heard::Yes) return Answer::Reached;
  if (!isDone()) return Answer::Waiting;
  return asked.elsewhere == Heard::No ? Answer::Blocked : Answer::Answers;
}

bool Reachability::isDone() const { return !patience_.isSet(); }

}  // namespace tapu

#include "moc_reachability.cpp"
