// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/line_door.h"

#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <filesystem>
#include <system_error>

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

namespace {

/// Makes room for a socket at this path: one that a program left behind when it was killed is put away; one that is in
/// use stays, and so does anything that is no socket. Returns why there is no room, as the system says it. Qt itself
/// would put its socket in the place of whatever lies there.
QString clearForSocket(const QString& path) {
  std::error_code fault;
  const auto there = std::filesystem::symlink_status(path.toStdString(), fault).type();
  if (there == std::filesystem::file_type::not_found) return {};
  if (there != std::filesystem::file_type::socket)
    return QString::fromStdString(std::make_error_code(std::errc::file_exists).message());
  QLocalSocket probe;
  probe.connectToServer(path);
  if (probe.error() != QLocalSocket::ConnectionRefusedError)
    return QString::fromStdString(std::make_error_code(std::errc::address_in_use).message());
  QLocalServer::removeServer(path);
  return {};
}

}  // namespace

QString LineDoor::openSocket(const QString& given) {
  const QString path = QDir::current().absoluteFilePath(given);
  if (const QString why = clearForSocket(path); !why.isEmpty()) return why;
  local_ = std::make_unique<QLocalServer>();
  local_->setSocketOptions(QLocalServer::UserAccessOption);
  if (!local_->listen(path)) return local_->errorString();
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
