// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/dial_back.h"

#include <QCborValue>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr auto kDialQuestion = "tapu<";
constexpr auto kDialAnswer = "tapu>";
constexpr qsizetype kMostDialNonce = 16;
constexpr int kMostHeardAtOnce = 32;
constexpr qint64 kFirstDialPort = 1024, kLastDialPort = 65535;

}  // namespace

QByteArray DialBackQuestion::bytes() const {
  return QCborValue(QCborArray{QLatin1StringView(kDialQuestion), nonce, port}).toCbor();
}

std::optional<DialBackQuestion> DialBackQuestion::from(const QByteArray& datagram) {
  const QCborArray parts = partsOf(datagram, kDialQuestion, 3);
  const qint64 port = parts.at(2).toInteger(-1);
  if (parts.isEmpty() || port < kFirstDialPort || port > kLastDialPort) return std::nullopt;
  return DialBackQuestion{parts.at(1).toByteArray().left(kMostDialNonce), static_cast<quint16>(port)};
}

QByteArray DialBackAnswer::bytes() const {
  QHostAddress plain = dialed;
  plain.setScopeId({});  // it names an interface of the one that dialed
  return QCborValue(QCborArray{QLatin1StringView(kDialAnswer), nonce, plain.toString(), result == Result::Reached})
      .toCbor();
}

std::optional<DialBackAnswer> DialBackAnswer::from(const QByteArray& datagram) {
  const QCborArray parts = partsOf(datagram, kDialAnswer, 4);
  if (parts.isEmpty()) return std::nullopt;
  return DialBackAnswer{parts.at(1).toByteArray().left(kMostDialNonce), QHostAddress(parts.at(2).toString()),
                        parts.at(3).toBool() ? Result::Reached : Result::Silent};
}

/// One dial, until its outcome is known.
struct DialBack::Call {
  Call(const std::shared_ptr<Clock>& clock, DialBackAnswer answer, quint16 from)
      : told(std::move(answer)), port(from), patience(clock) {}
  DialBackAnswer told;
  quint16 port;  ///< UDP, from which the question came
  QTcpSocket socket;
  Alarm patience;
};

DialBack::DialBack(std::shared_ptr<Clock> clock, DiscoveryNetwork place, Judge mayAsk, QObject* parent)
    : QObject(parent),
      clock_(std::move(clock)),
      place_(std::move(place)),
      mayAsk_(std::move(mayAsk)),
      socket_(place_.makeSocket()),
      bucket_(1, kMostAtOnce) {
  connect(socket_.get(), &NeighborSocket::readyRead, this, &DialBack::hear);
}

DialBack::~DialBack() { stop(); }

bool DialBack::start(quint16 port) {
  if (port != 0) place_.port = port;
  return socket_->bindShared(place_);
}

void DialBack::stop() {
  socket_->close();
  for (const auto& call : calls_) call->socket.disconnect(this);
  calls_.clear();
}

void DialBack::hear() {
  // The rest wakes the loop again, so that a flood takes no time from others.
  for (int heard = 0; heard < kMostHeardAtOnce && socket_->hasPendingDatagrams(); ++heard) {
    QByteArray bytes(kMostDatagram + 1, Qt::Uninitialized);
    QHostAddress from;
    quint16 port = 0;
    const qint64 size = socket_->readDatagram(bytes.data(), bytes.size(), &from, &port);
    if (size <= 0) continue;
    bytes.truncate(size);
    const auto question = DialBackQuestion::from(bytes);
    if (question && mayAsk_(from) && mayDial(from)) dial(*question, from, port);
  }
}

bool DialBack::mayDial(const QHostAddress& to) {
  const qint64 now = clock_->nowMs();
  dialedAt_.removeIf([&](const auto& each) { return now - each.value() >= kRestMs; });
  if (dialedAt_.contains(to) || !bucket_.take(now)) return false;
  dialedAt_.insert(to, now);
  return true;
}

void DialBack::dial(const DialBackQuestion& question, const QHostAddress& from, quint16 port) {
  ++dialed_;
  Call* call =
      calls_.emplace_back(std::make_unique<Call>(clock_, DialBackAnswer{question.nonce, from, {}}, port)).get();
  call->socket.setProxy(QNetworkProxy::NoProxy);
  // Answered in a pass of its own: the socket reports the outcome, and it goes with the call.
  const auto later = [this, call](DialBackAnswer::Result result) {
    QMetaObject::invokeMethod(
        this, [this, call, result] { end(call, result); }, Qt::QueuedConnection);
  };
  connect(&call->socket, &QTcpSocket::connected, this, [later] { later(DialBackAnswer::Result::Reached); });
  connect(&call->socket, &QTcpSocket::errorOccurred, this, [later] { later(DialBackAnswer::Result::Silent); });
  call->patience.set(kPatienceMs, [later] { later(DialBackAnswer::Result::Silent); });
  call->socket.connectToHost(from, question.port);
}

void DialBack::end(Call* call, DialBackAnswer::Result result) {
  const auto known = std::ranges::find(calls_, call, &std::unique_ptr<Call>::get);
  if (known == calls_.end()) return;
  call->told.result = result;
  socket_->writeDatagram(call->told.bytes(), call->told.dialed, call->port);
  call->socket.disconnect(this);
  call->socket.abort();
  calls_.erase(known);
}

}  // namespace tapu

#include "moc_dial_back.cpp"
