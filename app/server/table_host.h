// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/external/bot_fault.h"
#include "app/host/server/server.h"
#include "app/net/discovery.h"
#include "app/net/line_door.h"
#include "app/net/tcp_channel.h"
#include "app/server/command_line.h"

namespace tapu {

class SqliteStore;

/// Serves one table after the other at one address; each is a `Server`.
class TableHost : public QObject {
  Q_OBJECT
 public:
  /// Opens nothing before `open`.
  explicit TableHost(ServerOptions options, std::shared_ptr<Clock> clock);
  ~TableHost() override;

  /// Listens and opens the first table, or the unfinished one of the store. Empty = done; else a translated sentence
  /// that says why not, and `status` says what kind it is.
  QString open();
  QString address() const { return listener_.serverAddress().toString(); }
  quint16 port() const { return listener_.serverPort(); }
  /// The place where lines of the console are heard; empty = nowhere.
  QString consolePlace() const { return console_ ? console_->place() : QString(); }
  /// Tells all clients that the server closes; `done` follows once that was sent.
  void close();
  /// The status of the program, after `open` or `done`: 0 good, 1 it could not serve, 3 the stored game is damaged or
  /// incomplete.
  int status() const { return status_; }

 Q_SIGNALS:
  /// The program may end, with `status`.
  void done();

 private:
  QString openStore();
  QString readOrganizerKey();
  QString readPassword();
  QString openConsole();
  QString openTable();
  QString botAt(int seat) const;
  std::unique_ptr<Mind> makeMindAt(const QString& bot, SeatId seat, std::unique_ptr<Rng> rng);
  void tellFault(const BotFault& fault, const QString& bot, SeatId seat);
  QString goOn();
  void stopToMend(const MissingMoves& missing);
  void endAfter(int ms);
  void nextTable();
  void tellOfLostGame();
  void announce();
  ServerOptions options_;
  std::shared_ptr<Clock> clock_;
  std::unique_ptr<EventStore> store_;
  std::shared_ptr<ChanceSource> chance_;
  std::unique_ptr<Server> server_;
  TcpListener listener_;
  std::unique_ptr<DiscoveryResponder> responder_;
  std::unique_ptr<LineDoor> console_;
  Alarm nextAlarm_, lastWordsAlarm_;
  QByteArray organizerKey_, passwordKey_;
  int games_ = 0;
  SqliteStore* file_ = nullptr;  ///< the store, where it is a file
  int status_ = 0;
};

}  // namespace tapu
