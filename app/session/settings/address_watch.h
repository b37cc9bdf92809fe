// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>
#include <functional>

#include "app/session/settings/address.h"

namespace tapu {

/// The addresses of a game that is hosted here, asked anew every other second while they are shown: a computer that
/// goes from one network to another has other addresses, and nothing tells a program so.
class AddressWatch : public QObject {
  Q_OBJECT
 public:
  using Ask = std::function<QList<Address>()>;
  /// `ask`: the addresses of the moment, the likeliest first. It is asked at once.
  explicit AddressWatch(Ask ask, QObject* parent = nullptr);
  /// Asks this from now on, and at once; empty: there are no addresses.
  void setAsk(Ask ask);
  /// As they were asked last.
  const QList<Address>& all() const { return all_; }
  /// Somebody sees the addresses from now on: they are asked at once, and again and again.
  void begin();
  /// Nobody sees them any more.
  void stop() { again_.stop(); }

 Q_SIGNALS:
  void changed();  ///< `all` is another

 private:
  void look();
  Ask ask_;
  QList<Address> all_;
  QTimer again_;
};

}  // namespace tapu
