// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/net/neighborhood.h"

class QTcpSocket;

namespace tapu {

/// A question to everybody near: “can you reach me at this port?”, and the answer to it.
struct DialBackQuestion {
  QByteArray nonce;
  quint16 port = 0;  ///< TCP, from 1024 on
  QByteArray bytes() const;
  static std::optional<DialBackQuestion> from(const QByteArray& datagram);
};
struct DialBackAnswer {
  QByteArray nonce;
  QHostAddress dialed;  ///< the address from which the question came
  enum class Result : quint8 { Silent, Reached } result = Result::Silent;
  QByteArray bytes() const;
  static std::optional<DialBackAnswer> from(const QByteArray& datagram);
};

/// Answers such questions of other computers: it dials the address that asked, no other, hangs up at once and reports
/// whether that worked. Nobody can use it against a third party: it dials computers of its own networks alone, one
/// address once a second, few in all, and no port that belongs to the system.
class DialBack : public QObject {
  Q_OBJECT
 public:
  static constexpr int kPatienceMs = 1500;  ///< for a connection; the caller waits a little longer
  static constexpr int kRestMs = 1000;      ///< between two dials to one address
  static constexpr int kMostAtOnce = 6;     ///< of all addresses; one more a second
  using Judge = std::function<bool(const QHostAddress&)>;
  /// `mayAsk` decides who gets an answer; tests, which have one computer, take others.
  DialBack(std::shared_ptr<Clock> clock, DiscoveryNetwork place, Judge mayAsk = isNeighbor, QObject* parent = nullptr);
  ~DialBack() override;
  /// False: no UDP socket could be opened. `port` takes the place of port 0.
  bool start(quint16 port = 0);
  void stop();
  /// The UDP port that it hears; of use if the place named port 0.
  quint16 port() const { return socket_->localPort(); }
  /// The number of its calls.
  int dialed() const { return dialed_; }

 private:
  struct Call;
  void hear();
  void dial(const DialBackQuestion& question, const QHostAddress& from, quint16 port);
  bool mayDial(const QHostAddress& to);
  void end(Call* call, DialBackAnswer::Result result);
  std::shared_ptr<Clock> clock_;
  DiscoveryNetwork place_;
  Judge mayAsk_;
  std::unique_ptr<NeighborSocket> socket_;
  TokenBucket bucket_;
  QHash<QHostAddress, qint64> dialedAt_;
  std::vector<std::unique_ptr<Call>> calls_;
  int dialed_ = 0;
};

}  // namespace tapu
