// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/tcp_channel.h"

#include <QHostAddress>
#include <QPointer>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace tapu {

namespace {
constexpr int kFramesPerPass = 32;         // then the other connections have their turn
constexpr qint64 kReadBuffer = 64 * 1024;  // beyond it the peer waits in its own kernel
constexpr int kLingerMs = 2000;            // to send what is queued after `close`
constexpr const char* kTooLong = "a frame is too long or empty";
constexpr const char* kTooSlow = "a frame did not come to its end";
constexpr const char* kNeverReads = "too much is unsent";
}  // namespace

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
  if (socket_->bytesToWrite() > kMostUnsent) return giveUp(QLatin1StringView(kNeverReads));
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
      this, [this] { socket_->disconnectFromHost(); }, Qt::QueuedConnection);
}

bool TcpChannel::isNear() const { return socket_->peerAddress().isLoopback(); }

QString TcpChannel::peer() const { return socket_->peerAddress().toString(); }

void TcpChannel::readSome() { readFrames(kFramesPerPass); }

void TcpChannel::readFrames(int most) {
  const QPointer<TcpChannel> self(this);
  int frames = 0;
  while (open_) {
    while (const auto frame = reader_.next()) {
      Q_EMIT received(*frame);
      if (!self || !open_) return;
      if (++frames == most) {
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
    : host_(std::move(host)), port_(port), clock_(std::move(clock)) {}

std::unique_ptr<Channel> TcpDialer::dial() {
  auto socket = std::make_unique<QTcpSocket>();
  socket->setProxy(QNetworkProxy::NoProxy);
  socket->connectToHost(host_, port_);
  return std::make_unique<TcpChannel>(std::move(socket), clock_, frame_limit::kFromServer);
}

TcpListener::TcpListener(std::shared_ptr<Clock> clock, QObject* parent)
    : QTcpServer(parent), clock_(std::move(clock)), restAlarm_(clock_) {
  setListenBacklogSize(kBacklog);
  setProxy(QNetworkProxy::NoProxy);
  connect(this, &QTcpServer::acceptError, this, &TcpListener::rest);
#ifdef Q_OS_UNIX
  reserve_ = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
#endif
}

TcpListener::~TcpListener() {
#ifdef Q_OS_UNIX
  if (reserve_ >= 0) ::close(reserve_);
#endif
}

bool TcpListener::open(const QHostAddress& address, quint16 port) { return listen(address, port); }

void TcpListener::incomingConnection(qintptr descriptor) {
  auto socket = std::make_unique<QTcpSocket>();
  if (!socket->setSocketDescriptor(descriptor)) return;
  Q_EMIT arrived(new TcpChannel(std::move(socket), clock_, frame_limit::kUnwelcomed));
}

void TcpListener::rest() {
  pauseAccepting();
#ifdef Q_OS_UNIX
  // Out of descriptors: the reserve lets one caller be hung up on instead of hanging.
  if (reserve_ >= 0) {
    ::close(reserve_);
    if (const int caller = ::accept(static_cast<int>(socketDescriptor()), nullptr, nullptr); caller >= 0)
      ::close(caller);
    reserve_ = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  }
#endif
  restAlarm_.set(kPauseMs, [this] { resumeAccepting(); });
}

}  // namespace tapu
