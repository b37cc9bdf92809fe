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

namespace {

constexpr const char* kAsksForKey = "key?\n";

QString remarkOn(const std::error_code& fault) { return QString::fromStdString(fault.message()); }

}  // namespace

LineDoor::LineDoor(Answer answer, QObject* parent) : QObject(parent), answer_(std::move(answer)) {}

LineDoor::~LineDoor() {
  // Callers end with their server, and each takes itself off the list of callers.
  tcp_.reset();
  local_.reset();
}

QString LineDoor::open(const QString& place, const QByteArray& key) {
  bool isPort = false;
  const int port = place.toInt(&isPort);
  key_ = key;
  return isPort && port >= 0 && port <= 0xffff ? openPort(static_cast<quint16>(port)) : openSocket(place);
}

QString LineDoor::openPort(quint16 port) {
  if (key_.isEmpty()) return remarkOn(std::make_error_code(std::errc::permission_denied));
  tcp_ = std::make_unique<QTcpServer>();
  if (!tcp_->listen(QHostAddress::LocalHost, port)) return tcp_->errorString();
  place_ = QString::number(tcp_->serverPort());
  connect(tcp_.get(), &QTcpServer::newConnection, this, [this] {
    while (QTcpSocket* caller = tcp_->nextPendingConnection()) {
      connect(caller, &QTcpSocket::disconnected, caller, &QObject::deleteLater);
      admit(caller, Entry::Locked);
    }
  });
  return {};
}

namespace {

/// Why no socket could be made at this path; Qt's own words name only its function.
QString whyNoSocket(const QString& path) {
  constexpr int kMostPath = 100;  // bytes that fit into the address of a socket, with Qt's own addition for a moment
  std::error_code fault;
  const bool hasFolder = std::filesystem::is_directory(std::filesystem::path(path.toStdString()).parent_path(), fault);
  const bool isLong = path.toUtf8().size() > kMostPath;
  return remarkOn(std::make_error_code(!hasFolder ? std::errc::not_a_directory
                                       : isLong   ? std::errc::filename_too_long
                                                  : std::errc::operation_not_permitted));
}

/// Makes room for a socket at this path: removes one left by a program that was killed; one in use stays, and so does
/// anything that is no socket. Returns why there is no room, in the system's words. Qt itself would replace anything
/// there with its socket.
QString clearForSocket(const QString& path) {
  std::error_code fault;
  const auto there = std::filesystem::symlink_status(path.toStdString(), fault).type();
  if (there == std::filesystem::file_type::not_found) return {};
  if (there == std::filesystem::file_type::none) return remarkOn(fault);
  if (there != std::filesystem::file_type::socket) return remarkOn(std::make_error_code(std::errc::file_exists));
  QLocalSocket probe;
  probe.connectToServer(path);
  if (probe.error() != QLocalSocket::ConnectionRefusedError)
    return remarkOn(std::make_error_code(std::errc::address_in_use));
  QLocalServer::removeServer(path);
  return {};
}

}  // namespace

QString LineDoor::openSocket(const QString& given) {
  const QString path = QDir::current().absoluteFilePath(given);
  if (const QString why = clearForSocket(path); !why.isEmpty()) return why;
  local_ = std::make_unique<QLocalServer>();
  local_->setSocketOptions(QLocalServer::UserAccessOption);
  if (!local_->listen(path)) return whyNoSocket(path);
  place_ = local_->fullServerName();
  connect(local_.get(), &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* caller = local_->nextPendingConnection()) {
      connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
      admit(caller, Entry::Open);
    }
  });
  return {};
}

void LineDoor::admit(QIODevice* caller, Entry entry) {
  makeRoom(entry);
  callers_ << caller;
  if (entry == Entry::Locked) {
    locked_ << caller;
    caller->write(kAsksForKey);
  }
  connect(caller, &QObject::destroyed, this, [this, caller] {
    callers_.removeOne(caller);
    locked_.remove(caller);
  });
  connect(caller, &QIODevice::readyRead, this, [this, caller] { read(caller); });
  if (caller->bytesAvailable() > 0) read(caller);
}

/// Makes room for one more caller. Nobody who has said the key is hung up on for those who have not.
void LineDoor::makeRoom(Entry entry) {
  QList<QIODevice*> alike;
  for (QIODevice* caller : callers_)
    if (locked_.contains(caller) == (entry == Entry::Locked)) alike << caller;
  if (alike.size() >= kMostCallers) hangUp(alike.first());
}

/// The first line of a caller at a port. One wrong key is enough.
bool LineDoor::unlocks(QIODevice* caller, const QByteArray& line) {
  if (line.trimmed() != key_) {
    hangUp(caller);
    return false;
  }
  makeRoom(Entry::Open);
  locked_.remove(caller);
  caller->write("ok\n");
  return true;
}

void LineDoor::read(QIODevice* caller) {
  if (!callers_.removeOne(caller)) return;
  callers_ << caller;
  while (caller->canReadLine()) {
    const QByteArray line = caller->readLine(kMostLine + 1);
    if (!line.endsWith('\n')) return hangUp(caller);  // its end would count as a line of its own
    // A page in a browser on this computer can send lines to any port, but none before its first that is the key.
    if (locked_.contains(caller)) {
      if (!unlocks(caller, line)) return;
      continue;
    }
    caller->write(answer_(QString::fromUtf8(line).trimmed()).toUtf8() + '\n');
    if (caller->bytesToWrite() > kMostUnread) return hangUp(caller);
  }
  if (caller->bytesAvailable() > kMostLine) hangUp(caller);
}

/// Hangs up at once: bytes that the caller has not read yet are lost.
void LineDoor::hangUp(QIODevice* caller) {
  callers_.removeOne(caller);
  locked_.remove(caller);
  disconnect(caller, &QIODevice::readyRead, this, nullptr);
  caller->deleteLater();
}

}  // namespace tapu

#include "moc_line_door.cpp"
