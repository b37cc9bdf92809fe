// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/client/table_question.h"
#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/session/settings/address.h"
#include "app/wire/table_identity.h"

namespace tapu {

/// Asks at addresses which table is there. Anybody on the network can claim that a table is at an address, so several
/// are asked at once, and a silent one delays nobody for long. It shows no key and sends no name, but asks for a proof
/// that the table knows the key.
class TableAsker : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMostAtOnce = 16;
  static constexpr int kPatienceMs = 1500;  ///< for an answer
  static constexpr int kAgainMs = 5000;     ///< between two questions at one address
  using Dial = std::function<std::unique_ptr<Channel>(const Address& place)>;
  TableAsker(std::shared_ptr<Clock> clock, Dial dial, std::unique_ptr<Rng> chance, QObject* parent = nullptr);
  ~TableAsker() override;
  /// Asks there from now on, and nowhere else. The next is the one asked least, all ports of a computer together; of
  /// equals the first in the list. `keyHash` as in `TableQuestion`.
  void askAt(const QList<Address>& places, const QByteArray& keyHash = {});

 Q_SIGNALS:
  /// The answer of a place. Without a proof, only a call shows whether it is true.
  void answered(const tapu::Address& place, const tapu::TableIdentity& table, tapu::Proved proved);

 private:
  struct Question;
  void goOn();
  void wakeForNext();
  std::optional<Address> next() const;
  qint64 waitMs(const Address& place) const;
  void begin(const Address& place);
  void hear(const Address& place, const TableQuestion& asked, const QByteArray& frame);
  void drop(const Address& place);
  bool isAsking(const Address& place) const;

  std::shared_ptr<Clock> clock_;
  Dial dial_;
  std::unique_ptr<Rng> chance_;
  QList<Address> places_;
  QByteArray keyHash_;
  std::vector<std::unique_ptr<Question>> questions_;
  QHash<QString, qint64> askedAt_;  ///< the time of each place's last question
  QHash<QString, int> asked_;       ///< how often each computer was
  Alarm again_;
};

}  // namespace tapu
