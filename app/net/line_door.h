// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QSet>
#include <functional>
#include <memory>

class QIODevice;
class QLocalServer;
class QTcpServer;

namespace tapu {

/// Lines of text from other programs on this computer, each with its answer: at a port of the loopback, where a caller
/// must show a key first, since every user of the computer reaches it, or at a local socket that only the owner of this
/// program may use. Nobody on another computer reaches it.
class LineDoor : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostLine = 1000;  ///< bytes of a line; a longer one ends its connection
  static constexpr int kMostCallers = 8;  ///< at once; one more ends the one silent longest; callers without the key
                                          ///< are counted apart
  static constexpr int kMostUnread =
      1 << 20;  ///< bytes of answers that a caller has not read; more, and it is hung up on
  using Answer = std::function<QString(const QString& line)>;

  /// `answer`: makes the answer to a line; several lines are fine.
  explicit LineDoor(Answer answer, QObject* parent = nullptr);
  ~LineDoor() override;

  /// `place`: a port (0 picks one), or the path of a socket, where there may be nothing but a socket that no program
  /// listens at. `key`: the first line of a caller at a port, not empty there; a caller at a socket needs none. Empty =
  /// it is open; else the reason in the system's words.
  QString open(const QString& place, const QByteArray& key = {});
  /// Where it is open: the port or the path.
  QString place() const { return place_; }

 private:
  enum class Entry : quint8 { Open, Locked };
  void admit(QIODevice* caller, Entry entry);
  void makeRoom(Entry entry);
  bool unlocks(QIODevice* caller, const QByteArray& line);
  void read(QIODevice* caller);
  void hangUp(QIODevice* caller);
  QString openPort(quint16 port);
  QString openSocket(const QString& path);
  Answer answer_;
  std::unique_ptr<QTcpServer> tcp_;
  std::unique_ptr<QLocalServer> local_;
  QString place_;
  QByteArray key_;
  QSet<QIODevice*> locked_;    ///< callers who have not said the key
  QList<QIODevice*> callers_;  ///< who said something last comes last
};

}  // namespace tapu
