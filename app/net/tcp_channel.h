// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/net/frame.h"

namespace tapu {

/// A TCP connection in frames: no delay, keep-alive, one write a frame; a frame once started must be complete within
/// five seconds. A peer that breaks a limit loses this connection and nothing else.
class TcpChannel final : public Channel {
  Q_OBJECT
 public:
  static constexpr int kFrameMs = 5000;
  /// Takes over an accepted or connecting socket.
  TcpChannel(std::unique_ptr<QTcpSocket> socket, std::shared_ptr<Clock> clock, int frameLimit);
  ~TcpChannel() override;

  void send(const QByteArray& frame) override;
  void close() override;
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return finished_; }
  void setFrameLimit(int bytes) override { reader_.setLimit(bytes); }
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
  std::unique_ptr<QTcpSocket> socket_;
  FrameReader reader_;
  QByteArray waiting_;  ///< sent before the connection stood
  Alarm frameAlarm_;
  QString reason_;
  bool open_ = true, announced_ = false, finished_ = false;
};

/// Dials a host by name or address.
class TcpDialer final : public Dialer {
 public:
  TcpDialer(QString host, quint16 port, std::shared_ptr<Clock> clock = std::make_shared<SystemClock>());
  std::unique_ptr<Channel> dial() override;

 private:
  QString host_;
  quint16 port_;
  std::shared_ptr<Clock> clock_;
};

/// Listens with a long queue and hands each connection on as a channel. Keeps one descriptor in reserve, so that
/// running out of them makes it pause, never spin.
class TcpListener final : public QTcpServer {
  Q_OBJECT
 public:
  static constexpr int kBacklog = 4096;
  static constexpr int kPauseMs = 1000;
  TcpListener(std::shared_ptr<Clock> clock, QObject* parent = nullptr);
  ~TcpListener() override;

  /// Port 0 picks one. False: see errorString().
  bool open(const QHostAddress& address, quint16 port);

 Q_SIGNALS:
  /// The receiver takes the channel over.
  void arrived(tapu::Channel* channel);

 protected:
  void incomingConnection(qintptr descriptor) override;

 private:
  void rest();
  std::shared_ptr<Clock> clock_;
  Alarm restAlarm_;
  int reserve_ = -1;
};

}  // namespace tapu
