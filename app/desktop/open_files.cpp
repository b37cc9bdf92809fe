// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/open_files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QLocalSocket>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>
#include <QWidget>

#include "app/system/front.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kLongestCall = 2 * 1024 * 1024;  // bytes: as long as a command line may be
constexpr char kNext = '\0';                   // between paths, which have no such byte
const QByteArray kTaken = "taken\n";

QDir placeOf(const QString& dataFolder) {
  return dataFolder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : dataFolder;
}

QString doorOf(const QString& dataFolder) {
  const QByteArray place = placeOf(dataFolder).absolutePath().toUtf8();
  return u"tapu-"_s + QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex().left(20));
}

bool isRead(const QString& path) {
  for (const QString& end : {u".tapuboard"_s, u".tapuchain"_s, u".game"_s, u".txt"_s, u".tapu"_s, u".sqlite"_s})
    if (path.endsWith(end, Qt::CaseInsensitive)) return true;
  return false;
}

/// The files that are being dropped, if the program reads them all.
QStringList filesIn(const QMimeData* data) {
  QStringList paths;
  for (const QUrl& url : data->urls()) {
    if (!url.isLocalFile() || !isRead(url.toLocalFile())) return {};
    paths << url.toLocalFile();
  }
  return paths;
}

}  // namespace

OpenFiles::OpenFiles(QWidget& window, const QString& dataFolder, std::function<void(const QStringList&)> open)
    : window_(window), open_(std::move(open)) {
  window.setAcceptDrops(true);
  window.installEventFilter(this);
  connect(&calls_, &QLocalServer::newConnection, this, &OpenFiles::answer);
  listen(dataFolder);
}

void OpenFiles::listen(const QString& dataFolder) {
  const QString door = doorOf(dataFolder);
  // QLocalServer::listen replaces the socket of a server that still runs, so a lock decides whose it is.
  QDir().mkpath(placeOf(dataFolder).path());
  door_ = std::make_unique<QLockFile>(placeOf(dataFolder).filePath(u"window.lock"_s));
  door_->setStaleLockTime(0);  // it is another's as long as that program runs
  if (!door_->tryLock(0)) return;
  calls_.setSocketOptions(QLocalServer::UserAccessOption);
  if (calls_.listen(door)) return;
  QLocalServer::removeServer(door);  // left behind by a program that died
  calls_.listen(door);
}

void OpenFiles::answer() {
  while (QLocalSocket* caller = calls_.nextPendingConnection()) {
    connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    const auto read = [this, caller] {
      if (caller->bytesAvailable() > kLongestCall) return caller->abort();
      if (!caller->canReadLine()) return;
      QStringList paths;
      for (const QByteArray& path : caller->readLine().chopped(1).split(kNext)) paths << QString::fromUtf8(path);
      caller->write(kTaken);
      caller->flush();
      caller->disconnectFromServer();
      window_.setWindowState(window_.windowState() & ~Qt::WindowMinimized);
      window_.raise();
      window_.activateWindow();
      open_(paths);
    };
    connect(caller, &QLocalSocket::readyRead, this, read);
    read();
  }
}

bool OpenFiles::handOver(const QStringList& paths, const QString& dataFolder, int patienceMs) {
  QByteArrayList all;
  for (const QString& path : paths) all << QFileInfo(path).absoluteFilePath().toUtf8();
  const QByteArray line = all.join(kNext);
  if (line.contains('\n') || line.size() >= kLongestCall) return false;
  QLocalSocket socket;
  socket.connectToServer(doorOf(dataFolder));
  if (!socket.waitForConnected(patienceMs)) return false;
  letAnotherComeToFront();
  socket.write(line + '\n');
  return socket.waitForBytesWritten(patienceMs) && socket.waitForReadyRead(patienceMs) && socket.readLine() == kTaken;
}

bool OpenFiles::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList paths = filesIn(drop->mimeData());
    if (paths.isEmpty()) return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop) open_(paths);
    return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_open_files.cpp"
