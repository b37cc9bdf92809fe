// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/session/address.h"
#include "app/wire/table_identity.h"

namespace tapu {

/// Asks at addresses which table is there. Anybody on the network can say that a table is at an address, so several are
/// asked at once, and whoever is silent holds nobody up for long. It shows no key and says no name.
class TableAsker : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostAtOnce = 16;
  static constexpr int kPatienceMs = 1500;  ///< for an answer
  static constexpr int kAgainMs = 5000;     ///< between two questions at one address
  using Dial = std::function<std::unique_ptr<Channel>(const Address& place)>;
  TableAsker(std::shared_ptr<Clock> clock, Dial dial, QObject* parent = nullptr);
  ~TableAsker() override;
  /// Asks there from now on, and nowhere else. The next is who was asked least, all ports of a computer together; of
  /// equals who stands first.
  void askAt(const QList<Address>& places);

 Q_SIGNALS:
  /// What they say there; whether it is so shows when they are called.
  void answered(const tapu::Address& place, const tapu::TableIdentity& table);

 private:
  struct Question;
  void goOn();
  void wakeForNext();
  std::optional<Address> next() const;
  qint64 waitMs(const Address& place) const;
  void begin(const Address& place);
  void hear(const Address& place, const QByteArray& frame);
  void drop(const Address& place);
  bool isAsking(const Address& place) const;

  std::shared_ptr<Clock> clock_;
  Dial dial_;
  QList<Address> places_;
  std::vector<std::unique_ptr<Question>> questions_;
  QHash<QString, qint64> askedAt_;  ///< when each of the places was asked last
  QHash<QString, int> asked_;       ///< how often each computer was
  Alarm again_;
};

}  // namespace tapu
