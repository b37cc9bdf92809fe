// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QUdpSocket>
#include <functional>
#include <optional>

#include "app/net/clock.h"
#include "engine/board/board.h"

namespace tapu {

/// Whether a game takes no newcomers.
enum class Locked : quint8 { No, Yes };

/// One line of the list of games. Everything in it is an untrusted hint from the network: show it as plain text.
struct FoundGame {
  QString name;      ///< of the game
  QString host;      ///< name of the person or machine that hosts
  QString address;   ///< where the answer came from
  quint16 port = 0;  ///< TCP
  int players = 0, seats = 0;
  QString rules;    ///< "classic"
  QString version;  ///< of the host's program
  int protocol = 0;
  Locked locked = Locked::No;  ///< started already, or closed to newcomers
  bool asksPassword = false;   ///< who joins or watches is asked for one
  bool mayBeWatched = false;   ///< without a seat
  int pingMs = -1;             ///< round trip of the question that it answered; -1 = only its beacon was heard
  std::optional<Board> board;  ///< for a small picture; nothing if none came or it is too large for a datagram
  QByteArray id;               ///< of this hosted game: the same over two networks is one line of the list
  bool operator==(const FoundGame&) const = default;
};

/// Where discovery talks. Tests use the loopback's broadcast address and a port of their own.
struct DiscoveryPlace {
  quint16 port = 47411;
  QHostAddress group{QStringLiteral("239.255.84.80")};  ///< multicast, time to live 1; null = none
  /// Extra addresses to send to; the broadcast addresses of all interfaces are found by themselves if this is empty.
  QList<QHostAddress> broadcasts = {};
};

/// Answers questions at once and sends a beacon every two seconds.
class DiscoveryResponder : public QObject {
  Q_OBJECT
 public:
  static constexpr int kBeaconMs = 2000;
  /// `describe` is called for each answer and beacon; its address, ping and id are not used.
  DiscoveryResponder(std::shared_ptr<Clock> clock, DiscoveryPlace place, std::function<FoundGame()> describe,
                     QObject* parent = nullptr);
  /// False: no UDP socket could be opened.
  bool start();
  /// The UDP port that it hears; of use if the place named port 0.
  quint16 port() const { return place_.port; }

 private:
  void answerAll();
  void beacon();
  QByteArray message(const QByteArray& nonce) const;
  std::shared_ptr<Clock> clock_;
  DiscoveryPlace place_;
  std::function<FoundGame()> describe_;
  QByteArray id_;
  QUdpSocket socket_;
  Alarm beaconAlarm_;
  qint64 answersSince_ = 0;
  int answers_ = 0;
};

/// Asks at once when started and every two seconds, and keeps the list of what answered; a game not heard for seven
/// seconds goes. Never connects to anything by itself.
class DiscoveryBrowser : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostGames = 256;
  static constexpr int kAskMs = 2000;
  static constexpr int kForgetMs = 7000;
  static constexpr int kDatagramsPerPass = 32;  ///< read from one socket at a time, so that the window stays responsive
  explicit DiscoveryBrowser(std::shared_ptr<Clock> clock, DiscoveryPlace place = {}, QObject* parent = nullptr);
  /// False: no UDP socket could be opened.
  bool start();
  /// Asks and hears no more.
  void stop();
  /// What has been heard of lately, in the order in which it was first heard.
  QList<FoundGame> games() const;

 Q_SIGNALS:
  /// `games()` has changed.
  void gamesChanged();

 private:
  struct Heard {
    FoundGame game;
    qint64 at = 0;
    QByteArray sketch;  ///< that its board was read from
  };
  void ask();
  void hear(QUdpSocket& socket);
  bool note(FoundGame game, const QByteArray& sketch);
  void forget();
  std::shared_ptr<Clock> clock_;
  DiscoveryPlace place_;
  QUdpSocket socket_, beacons_;
  QByteArray nonce_;
  qint64 askedAt_ = 0;
  QList<Heard> heard_;
  Alarm askAlarm_;
};

}  // namespace tapu
