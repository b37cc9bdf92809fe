// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/record_keeper.h"

#include <QCryptographicHash>
#include <QDir>
#include <memory>

#include "app/files/record_reader.h"
#include "app/session/game/afterwards.h"
#include "app/session/saved/play_order.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostName = 40;  ///< UTF-16 units of the name of a game: with three bytes each a file name has room
constexpr int kMarkLetters = 10;

/// A hash of the whole game, but not of the moment at which it is kept.
QString markOf(const QByteArray& record) {
  return QString::fromLatin1(QCryptographicHash::hash(record, QCryptographicHash::Sha256).toHex().left(kMarkLetters));
}

/// Why the record could not be written; empty: it is there, now or since an earlier call.
Complaint write(const QString& folder, Finished& game, const QString& gameName, QString& path) {
  const QString mark = markOf(recordText(game.header, game.moves));
  Complaint complaint;
  const QDir dir(folder);
  if (!dir.entryList({u"*%1.tapu"_s.arg(mark)}, QDir::Files).isEmpty()) return complaint;
  dir.mkpath(folder);  // if it fails, writing the file gives the reason
  game.header.played = QDateTime::currentDateTimeUtc();
  game.header.order = nextPlayOrder(folder, game.header.played);
  path = dir.filePath(nameOfRecord(game.header.played, gameName, mark));
  if (!saveRecord(path, game.header, game.moves, complaint)) path.clear();
  return complaint;
}

}  // namespace

QString nameOfRecord(const QDateTime& played, const QString& gameName, const QString& mark) {
  QString name;
  for (const QChar each : shownLine(gameName, kMostName)) {
    const bool isPlain = each.isLetterOrNumber() || each.isMark() || u" -_’'"_s.contains(each);
    name += isPlain ? each : u' ';
  }
  QStringList parts{played.toLocalTime().toString(u"yyyy-MM-dd"_s), name.simplified(), mark};
  parts.removeAll(QString());
  return parts.join(u' ') + u".tapu"_s;
}

RecordKeeper::RecordKeeper(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
  writer_.setMaxThreadCount(1);
}

RecordKeeper::~RecordKeeper() { writer_.waitForDone(); }

void RecordKeeper::follow(ShownGame& game) {
  connect(&game, &ShownGame::finishedChanged, this, [this, &game, isKept = false]() mutable {
    if (isKept) return;
    auto finished = game.afterwards().finished();
    if (!finished) return;
    isKept = true;
    keep(std::move(*finished), game.seen().lobby().gameName);
  });
}

void RecordKeeper::keep(Finished game, const QString& name) {
  auto held = std::make_shared<Finished>(std::move(game));
  writer_.start([this, held, name] {
    QString path;
    const Complaint complaint = write(folder_, *held, name, path);
    QMetaObject::invokeMethod(
        this,
        [this, path, reason = complaint.sentence] {
          if (!reason.isEmpty()) tellFailure(reason);
          if (!path.isEmpty()) Q_EMIT kept(path);
        },
        Qt::QueuedConnection);
  });
}

void RecordKeeper::tellFailure(const QString& reason) {
  if (std::exchange(hasFailed_, true)) return;
  //: A game is over, and its record could not be kept for the statistics: %1 a folder, %2 a sentence with the reason
  const QString told = tr("This game cannot be kept among the past games in the folder %1. %2");
  Q_EMIT failed(told.arg(shownPath(folder_), reason));
}

}  // namespace tapu
