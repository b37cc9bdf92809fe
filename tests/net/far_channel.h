// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/channel.h"
#include "app/wire/messages.h"

namespace tapu::test {

/// The server's end of a connection from wherever a test says.
class FarChannel final : public Channel {
 public:
  explicit FarChannel(bool isNear, Origin origin = Origin::Stranger,
                      const QString& address = QStringLiteral("192.0.2.7"))
      : near_(isNear), origin_(origin), address_(address) {}
  void send(const QByteArray& frame) override {
    Complaint complaint;
    const auto message = wire::decodeFromServer(frame, complaint);
    if (!message) return;
    if (const auto* refused = std::get_if<wire::Refused>(&*message)) why = refused->why;
    isWelcomed |= std::holds_alternative<wire::Welcome>(*message);
    if (const auto* snapshot = std::get_if<wire::Snapshot>(&*message)) upTo = snapshot->upTo;
  }
  void close() override { open_ = false; }
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return false; }
  void setFrameLimit(int) override {}
  bool isNear() const override { return near_; }
  QString peer() const override { return address_; }
  Origin origin() const override { return origin_; }
  void hear(const wire::FromClient& message) { Q_EMIT received(wire::encode(message)); }
  void hear(const QByteArray& frame) { Q_EMIT received(frame); }
  /// The same as a server says it to a client.
  void tell(const wire::FromServer& message) { Q_EMIT received(wire::encode(message)); }
  /// Ends the connection from the far end.
  void end() { Q_EMIT closed({}); }

  Refusal why = Refusal::None;  ///< the last refusal that it was told
  bool isWelcomed = false;
  int upTo = -1;  ///< moves in the position that it was sent last

 private:
  bool near_, open_ = true;
  Origin origin_;
  QString address_;
};

}  // namespace tapu::test
