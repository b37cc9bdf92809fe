// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>
#include <optional>

#include "app/net/clock.h"
#include "app/net/dial_back.h"
#include "app/net/neighborhood.h"
#include "app/wire/table_identity.h"
#include "engine/board/board.h"

namespace tapu {

/// Whether an address counts only on one link (fe80::/10). It bears the name of an interface of this computer.
bool isOfLink(const QString& address);

/// Whether a game takes no newcomers.
enum class Locked : quint8 { No, Yes };

/// One line of the list of games. Everything in it is an untrusted hint from the network: show it as plain text.
struct FoundGame {
  QString name;                ///< of the game
  QString host;                ///< name of the person or machine that hosts
  QStringList people = {};     ///< names of the persons there, the first few
  QString address;             ///< where the last answer came from
  QStringList others = {};     ///< where answers came from before, the latest first
  quint16 port = 0;            ///< TCP
  int players = 0, seats = 0;  ///< seats that are taken, and all
  int away = 0;                ///< of those taken: kept for absent persons
  QString rules;               ///< "classic"
  QString version;             ///< of the host's program
  int protocol = 0;
  Locked locked = Locked::No;  ///< started already, or closed to newcomers
  bool asksPassword = false;   ///< guests and watchers need one
  bool mayBeWatched = false;   ///< without a seat
  int pingMs = -1;             ///< round trip of the question that it answered; -1 = only its beacon was heard
  std::optional<Board> board;  ///< for a small picture; nothing if none came or it is too large for a datagram
  QByteArray id;               ///< of this start of its host: the same over two networks is one line of the list
  bool hasBegun = false;       ///< it is played; false of older programs, too
  TableIdentity table = {};    ///< the table's identity, under any host and address; unknown of older programs
  bool operator==(const FoundGame&) const = default;
  /// The addresses at which it was heard, the latest first.
  QStringList addresses() const { return QStringList{address} + others; }
  /// The address to tell a person: one of a link (fe80::) only where no other was heard.
  QString addressToTell() const;
};

/// Answers questions at once and sends a beacon every two seconds, and one when the game closes; dials back on request.
class DiscoveryResponder : public QObject {
  Q_OBJECT
 public:
  static constexpr int kBeaconMs = 2000;
  /// `describe` is called for each answer and beacon; its address, ping and id are not used.
  DiscoveryResponder(std::shared_ptr<Clock> clock, DiscoveryNetwork place, std::function<FoundGame()> describe,
                     QObject* parent = nullptr);
  /// False: no UDP socket could be opened.
  bool start();
  /// Says that the game is closed, so that no list keeps it, and is silent from then on.
  void close();
  /// The UDP port that it hears; of use if the place named port 0.
  quint16 port() const { return place_.port; }

 private:
  void answerAll();
  void beacon();
  QByteArray message(const QByteArray& nonce) const;
  std::shared_ptr<Clock> clock_;
  DiscoveryNetwork place_;
  std::function<FoundGame()> describe_;
  const QByteArray secret_;  ///< published as the game closes, so that nobody else can say so
  const QByteArray id_;
  std::unique_ptr<NeighborSocket> socket_;
  DialBack dialBack_;
  Alarm beaconAlarm_;
  qint64 answersSince_ = 0;
  int answers_ = 0;
};

/// Asks at once when started and every two seconds, and keeps the list of answers; a game goes as its host closes it,
/// or when it was not heard for seven seconds. Never connects to a game by itself; it dials back on request
/// (dial_back.h).
class DiscoveryBrowser : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostGames = 256;
  static constexpr int kMostAtAddress = 32;  ///< games, so that one computer cannot fill the list
  static constexpr int kMostAddresses = 8;   ///< of one game
  static constexpr int kSilentMs = 4500;     ///< an address that was not heard for so long comes after those that were
  static constexpr int kAskMs = 2000;
  static constexpr int kForgetMs = 7000;
  static constexpr int kDatagramsPerPass = 32;  ///< read from one socket at a time, so that the window stays responsive
  explicit DiscoveryBrowser(std::shared_ptr<Clock> clock, DiscoveryNetwork place = {}, QObject* parent = nullptr);
  /// False: no UDP socket could be opened.
  bool start();
  /// Stops to ask and hear, unless somebody still listens (`listen`).
  void stop();
  /// Asks and hears while the returned value is kept, even after `stop`.
  std::shared_ptr<void> listen();
  /// Whether it asks and hears.
  bool isAsking() const { return askAlarm_.isSet(); }
  /// The UDP port that it asks at.
  quint16 port() const { return place_.port; }
  /// The games heard of lately, in the order in which they were first heard.
  QList<FoundGame> games() const;

 Q_SIGNALS:
  /// `games()` has changed.
  void gamesChanged();

 private:
  /// An address from which a game was heard.
  struct Source {
    QString address;
    qint64 at = 0;  ///< when it was heard last
  };
  struct Heard {
    FoundGame game;
    qint64 at = 0;      ///< when it was heard last, from any address
    QByteArray sketch;  ///< that its board was read from
    QList<Source> places = {};
  };
  void ask();
  void hear(NeighborSocket& socket);
  void rest();
  bool note(FoundGame game, const QByteArray& sketch);
  bool makeRoomFor(const FoundGame& game);
  void notePlace(Heard& heard, const QString& address) const;
  bool noteClosed(const QByteArray& secret);
  void forget();
  std::shared_ptr<Clock> clock_;
  DiscoveryNetwork place_;
  std::unique_ptr<NeighborSocket> socket_, beacons_;
  DialBack dialBack_;
  QByteArray nonce_;
  qint64 askedAt_ = 0;
  QList<Heard> heard_;
  Alarm askAlarm_;
  bool isStarted_ = false;    ///< `start` was called after `stop`
  std::weak_ptr<void> ears_;  ///< of the listeners
};

}  // namespace tapu
