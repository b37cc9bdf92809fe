// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "app/host/store/event_store.h"

// Common parts of tests of games kept in files.

namespace tapu {

using namespace Qt::StringLiterals;

/// A folder for the files of each test, in memory if there is such a place: these tests open thousands.
class StoreFolder {
 public:
  /// The file of the test that runs.
  QString path() const { return folder_.filePath(QLatin1StringView(QTest::currentTestFunction())); }
  QString filePath(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_{QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm/tapu-store-XXXXXX"_s
                                                              : QDir::tempPath() + u"/tapu-store-XXXXXX"_s};
};

inline StoredMove move(quint32 number, SeatId seat = {}, quint32 clientSeq = 0) {
  return {number, seat, clientSeq, QByteArray("move ") + QByteArray::number(number)};
}

inline QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool put(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Changes a store's file behind its back.
inline void tamper(const QString& path, const QString& statement) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tamper"_s);
    database.setDatabaseName(path);
    QVERIFY(database.open());
    QSqlQuery query(database);
    for (const QString& each : statement.split(u';')) QVERIFY2(query.exec(each), qPrintable(each));
  }
  QSqlDatabase::removeDatabase(u"tamper"_s);
}

}  // namespace tapu
