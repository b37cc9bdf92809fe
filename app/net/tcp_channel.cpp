// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/tcp_channel.h"

#include <QHostAddress>
#include <QPointer>

namespace tapu {

namespace {
constexpr int kFramesPerPass = 32;         // then the other connections have their turn
constexpr int kCallersPerPass = 16;        // likewise
constexpr qint64 kReadBuffer = 64 * 1024;  // beyond it the peer waits in its own kernel
constexpr int kReadsAtEnd = 64;            // then the peer talks too much to be let down gently
constexpr int kLingerMs = 2000;            // to send queued frames after `close`
constexpr const char* kTooLong = "a frame is too long or empty";
constexpr const char* kTooSlow = "a frame did not come to its end";
constexpr const char* kNeverReads = "too much is unsent";
}  // namespace

QString addressAsWritten(const QHostAddress& address) {
  bool isOfV4 = false;
  const quint32 plain = address.toIPv4Address(&isOfV4);
  return (isOfV4 ? QHostAddress(plain) : address).toString();
}

TcpChannel::TcpChannel(std::unique_ptr<QTcpSocket> socket, std::shared_ptr<Clock> clock, int frameLimit)
    : socket_(std::move(socket)), reader_(frameLimit), frameAlarm_(std::move(clock)) {
  socket_->setReadBufferSize(kReadBuffer);
  connect(socket_.get(), &QTcpSocket::readyRead, this, &TcpChannel::readSome);
  connect(socket_.get(), &QTcpSocket::connected, this, &TcpChannel::ready);
  connect(socket_.get(), &QTcpSocket::disconnected, this, &TcpChannel::ended);
  connect(socket_.get(), &QTcpSocket::errorOccurred, this, [this] {
    if (socket_->state() == QTcpSocket::UnconnectedState) ended();
  });
  if (socket_->state() == QTcpSocket::ConnectedState) ready();
  if (socket_->state() == QTcpSocket::UnconnectedState) ended();  // refused while the call was made
}

TcpChannel::~TcpChannel() {
  socket_->disconnect(this);
  socket_->abort();
}

void TcpChannel::ready() {
  socket_->setSocketOption(QAbstractSocket::LowDelayOption, 1);
  socket_->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
  if (waiting_.isEmpty()) return;
  socket_->write(std::exchange(waiting_, {}));
  socket_->flush();
}

void TcpChannel::send(const QByteArray& frame) {
  if (!open_) return;
  if (socket_->state() != QTcpSocket::ConnectedState) {
    waiting_ += framed(frame);
    return;
  }
  if (socket_->bytesToWrite() > mostUnsent_) return giveUp(QLatin1StringView(kNeverReads));
  socket_->write(framed(frame));
  socket_->flush();
}

void TcpChannel::close() {
  if (!open_) return;
  open_ = false;
  if (socket_->state() != QTcpSocket::ConnectedState) {
    socket_->abort();
    return announce();
  }
  frameAlarm_.set(kLingerMs, [this] { socket_->abort(); });
  // Not from within this call: `disconnected` could come at once.
  QMetaObject::invokeMethod(
      this,
      [this] {
        dropUnread();
        socket_->disconnectFromHost();
      },
      Qt::QueuedConnection);
}

/// Closing a socket with unread bytes resets the connection: on Windows the peer then loses earlier messages, and on
/// some systems it does not even learn of the end. A peer that sends after that is reset.
void TcpChannel::dropUnread() {
  socket_->setReadBufferSize(0);
  for (int i = 0; i < kReadsAtEnd && socket_->waitForReadyRead(0); ++i) socket_->readAll();
}

/// A program on this computer may also call it by the address that the network knows.
bool TcpChannel::isNear() const {
  const QHostAddress from = socket_->peerAddress();
  return from.isLoopback() || (!from.isNull() && from == socket_->localAddress());
}

QString TcpChannel::peer() const { return addressAsWritten(socket_->peerAddress()); }

void TcpChannel::readSome() { readFrames(kFramesPerPass); }

void TcpChannel::readFrames(int most) {
  const QPointer<TcpChannel> self(this);
  int frames = 0;
  while (open_) {
    while (const auto frame = reader_.next()) {
      Q_EMIT received(*frame);
      if (!self || !open_) return;
      ++frames;
      if (frames == most) {
        QMetaObject::invokeMethod(this, &TcpChannel::readSome, Qt::QueuedConnection);
        return frameAlarm_.stop();
      }
    }
    if (reader_.isBroken()) return giveUp(QLatin1StringView(kTooLong));
    if (socket_->bytesAvailable() == 0) break;
    // More than the buffer holds: only a read that empties it makes Qt look at the socket again.
    reader_.feed(socket_->read(2 * kReadBuffer));
  }
  watchFrame(frames);
}

void TcpChannel::watchFrame(int completed) {
  if (!open_) return;
  if (!reader_.isMidFrame()) return frameAlarm_.stop();
  if (completed > 0 || !frameAlarm_.isSet()) frameAlarm_.set(kFrameMs, [this] { giveUp(QLatin1StringView(kTooSlow)); });
}

void TcpChannel::ended() {
  const QPointer<TcpChannel> self(this);
  readFrames(-1);  // last words that came with the end
  if (!self) return;
  if (open_ && socket_->error() != QAbstractSocket::RemoteHostClosedError) reason_ = socket_->errorString();
  open_ = false;
  frameAlarm_.stop();
  announce();
}

void TcpChannel::giveUp(const QString& reason) {
  open_ = false;
  reason_ = reason;
  frameAlarm_.stop();
  socket_->abort();
  announce();
}

void TcpChannel::announce() {
  if (std::exchange(announced_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        finished_ = true;
        Q_EMIT closed(reason_);
      },
      Qt::QueuedConnection);
}

TcpDialer::TcpDialer(QString host, quint16 port, std::shared_ptr<Clock> clock)
    : TcpDialer(QList<Endpoint>{{std::move(host), port}}, std::move(clock)) {}

TcpDialer::TcpDialer(QList<Endpoint> places, std::shared_ptr<Clock> clock)
    : places_(std::move(places)), clock_(std::move(clock)) {}

std::unique_ptr<Channel> TcpDialer::dial() {
  auto socket = std::make_unique<QTcpSocket>();
  socket->setProxy(QNetworkProxy::NoProxy);
  const Endpoint& place = places_[next_];
  next_ = (next_ + 1) % places_.size();
  if (dials_) dials_(place);
  socket->connectToHost(place.host, place.port);
  return std::make_unique<TcpChannel>(std::move(socket), clock_, frame_limit::kFromServer);
}

TcpListener::TcpListener(std::shared_ptr<Clock> clock, QObject* parent)
    : QObject(parent), clock_(std::move(clock)), restAlarm_(clock_) {
  port_.setListenBacklogSize(kBacklog);
  port_.setProxy(QNetworkProxy::NoProxy);
}

TcpListener::~TcpListener() { close(); }

bool TcpListener::open(const QHostAddress& address, quint16 port) {
  if (!port_.listen(address, port)) return false;
  port_.pauseAccepting();
  waiting_ = std::make_unique<QSocketNotifier>(port_.socketDescriptor(), QSocketNotifier::Read);
  connect(waiting_.get(), &QSocketNotifier::activated, this, &TcpListener::acceptSome);
  return true;
}

void TcpListener::close() {
  restAlarm_.stop();
  if (waiting_) {
    waiting_->setEnabled(false);
    waiting_.release()->deleteLater();  // it may be the caller
  }
  port_.close();
}

void TcpListener::acceptSome() {
  for (int i = 0; i < kCallersPerPass && waiting_; ++i) {
    const Call call = callers_.take(port_.socketDescriptor());
    switch (call.kind) {
      case Call::Kind::Taken: take(call.socket); break;
      case Call::Kind::Nobody: return;
      case Call::Kind::NoRoom: return rest();
      case Call::Kind::Gone: break;  // it was this caller's own fault
    }
  }
}

void TcpListener::take(qintptr descriptor) {
  auto socket = std::make_unique<QTcpSocket>();
  if (!socket->setSocketDescriptor(descriptor)) {
    Callers::hangUp(descriptor);
    return;
  }
  Q_EMIT arrived(new TcpChannel(std::move(socket), clock_, frame_limit::kUnwelcomed));
}

void TcpListener::rest() {
  ++rests_;
  waiting_->setEnabled(false);
  callers_.turnAwayOne(port_.socketDescriptor());  // they call again, instead of waiting for nobody
  restAlarm_.set(kPauseMs, [this] { waiting_->setEnabled(true); });
}

}  // namespace tapu

#include "moc_tcp_channel.cpp"
