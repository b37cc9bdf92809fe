// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/line_door.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QTcpServer>
#include <QTcpSocket>

namespace tapu {

LineDoor::LineDoor(Answer answer, QObject* parent) : QObject(parent), answer_(std::move(answer)) {}

LineDoor::~LineDoor() = default;

QString LineDoor::open(const QString& place) {
  bool isPort = false;
  const int port = place.toInt(&isPort);
  return isPort && port >= 0 && port <= 0xffff ? openPort(static_cast<quint16>(port)) : openSocket(place);
}

QString LineDoor::openPort(quint16 port) {
  tcp_ = std::make_unique<QTcpServer>();
  if (!tcp_->listen(QHostAddress::LocalHost, port)) return tcp_->errorString();
  place_ = QString::number(tcp_->serverPort());
  connect(tcp_.get(), &QTcpServer::newConnection, this, [this] {
    while (QTcpSocket* caller = tcp_->nextPendingConnection()) {
      connect(caller, &QTcpSocket::disconnected, caller, &QObject::deleteLater);
      admit(caller);
    }
  });
  return {};
}

/// A socket that a program left behind when it was killed is put away; one that is in use stays.
QString LineDoor::openSocket(const QString& path) {
  local_ = std::make_unique<QLocalServer>();
  local_->setSocketOptions(QLocalServer::UserAccessOption);
  if (!local_->listen(path)) {
    QLocalSocket probe;
    probe.connectToServer(path);
    const bool isLeft = local_->serverError() == QAbstractSocket::AddressInUseError &&
                        probe.error() == QLocalSocket::ConnectionRefusedError;
    if (!isLeft || !QLocalServer::removeServer(path) || !local_->listen(path)) return local_->errorString();
  }
  place_ = local_->fullServerName();
  connect(local_.get(), &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* caller = local_->nextPendingConnection()) {
      connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
      admit(caller);
    }
  });
  return {};
}

void LineDoor::admit(QIODevice* caller) {
  if (callers_ >= kMostCallers) return caller->close(), caller->deleteLater();
  ++callers_;
  connect(caller, &QObject::destroyed, this, [this] { --callers_; });
  connect(caller, &QIODevice::readyRead, this, [this, caller] { read(caller); });
  if (caller->bytesAvailable() > 0) read(caller);
}

void LineDoor::read(QIODevice* caller) {
  while (caller->canReadLine()) {
    const QByteArray line = caller->readLine(kMostLine + 1);
    if (!line.endsWith('\n')) break;
    caller->write(answer_(QString::fromUtf8(line).trimmed()).toUtf8() + '\n');
  }
  if (caller->bytesAvailable() > kMostLine) caller->close();
}

}  // namespace tapu

#include "moc_line_door.cpp"
