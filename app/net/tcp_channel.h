// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QNetworkProxy>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTcpSocket>
#include <functional>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/net/frame_reader.h"
#include "app/system/callers.h"

namespace tapu {

/// An address as people write it: one of IPv4 also where a socket of IPv6 shows it as "::ffff:127.0.0.1".
QString addressAsWritten(const QHostAddress& address);

/// A TCP connection in frames: no delay, keep-alive, one write a frame; a frame once started must be complete within
/// five seconds. A peer that breaks a limit loses this connection and nothing else.
class TcpChannel final : public Channel {
  Q_OBJECT
 public:
  static constexpr int kFrameMs = 5000;
  /// Takes over an accepted or connecting socket, or one whose call has failed already.
  TcpChannel(std::unique_ptr<QTcpSocket> socket, std::shared_ptr<Clock> clock, int frameLimit);
  ~TcpChannel() override;

  void send(const QByteArray& frame) override;
  void close() override;
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return finished_; }
  void setFrameLimit(int bytes) override { reader_.setLimit(bytes); }
  void setMostUnsent(qint64 bytes) override { mostUnsent_ = bytes; }
  bool isNear() const override;
  bool needsPulse() const override { return true; }
  QString peer() const override;

 private:
  void ready();
  void readSome();
  void readFrames(int most);
  void watchFrame(int completed);
  void ended();
  void giveUp(const QString& reason);
  void announce();
  void dropUnread();
  std::unique_ptr<QTcpSocket> socket_;
  FrameReader reader_;
  QByteArray waiting_;  ///< sent before the connection stood
  Alarm frameAlarm_;
  QString reason_;
  qint64 mostUnsent_ = kMostUnsent;
  bool open_ = true, announced_ = false, finished_ = false;
};

/// A port of a host, which has a name or an address: a server may listen there.
struct Endpoint {
  QString host;
  quint16 port = 0;
};

/// Dials a host by name or address.
class TcpDialer final : public Dialer {
 public:
  TcpDialer(QString host, quint16 port, std::shared_ptr<Clock> clock);
  /// Each time the next of these places, after the last the first again; there must be one at least.
  explicit TcpDialer(QList<Endpoint> places, std::shared_ptr<Clock> clock);
  /// Calls this with each place just before it is dialed.
  void tell(std::function<void(const Endpoint&)> dials) { dials_ = std::move(dials); }
  std::unique_ptr<Channel> dial() override;
  int places() const override { return static_cast<int>(places_.size()); }

 private:
  QList<Endpoint> places_;
  std::function<void(const Endpoint&)> dials_;
  qsizetype next_ = 0;
  std::shared_ptr<Clock> clock_;
};

/// Listens with a long queue and hands each connection on as a channel. When the process runs out of descriptors it
/// pauses (`kPauseMs`) instead of trying again at once. QTcpServer opens the port, but does not accept: after its first
/// connection it takes "out of descriptors" (EMFILE) for "nobody is waiting" and is woken again at once, for ever (seen
/// in Qt 6.4.2).
class TcpListener final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kBacklog = 4096;
  static constexpr int kPauseMs = 250;
  explicit TcpListener(std::shared_ptr<Clock> clock, QObject* parent = nullptr);
  ~TcpListener() override;

  /// Port 0 picks one. False: see errorString().
  bool open(const QHostAddress& address, quint16 port);
  /// Takes no more connections; those that arrived stay.
  void close();
  QHostAddress serverAddress() const { return port_.serverAddress(); }
  quint16 serverPort() const { return port_.serverPort(); }
  QString errorString() const { return port_.errorString(); }
  /// The number of its pauses.
  int rests() const { return rests_; }

 Q_SIGNALS:
  /// The receiver takes the channel over.
  void arrived(tapu::Channel* channel);

 private:
  void acceptSome();
  void take(qintptr descriptor);
  void rest();
  std::shared_ptr<Clock> clock_;
  QTcpServer port_;
  std::unique_ptr<QSocketNotifier> waiting_;  ///< signals a call
  Callers callers_;
  Alarm restAlarm_;
  int rests_ = 0;
};

}  // namespace tapu
