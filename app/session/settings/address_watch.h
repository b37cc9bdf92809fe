// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>
#include <functional>

#include "app/session/settings/address.h"

namespace tapu {

/// The addresses of a game that is hosted here, looked up every other second while they are shown: a computer that goes
/// from one network to another has other addresses, and no signal says so.
class AddressWatch : public QObject {
  Q_OBJECT
 public:
  using Ask = std::function<QList<Address>()>;
  /// `ask`: the addresses of the moment, the likeliest first. It is called at once.
  explicit AddressWatch(Ask ask, QObject* parent = nullptr);
  /// Asks this from now on, and at once; empty: there are no addresses.
  void setAsk(Ask ask);
  /// The addresses as of the last look.
  const QList<Address>& all() const { return all_; }
  /// Looks the addresses up at once, and again and again: they are shown from now on.
  void begin();
  /// Looks no more: nobody sees the addresses.
  void stop() { again_.stop(); }

 Q_SIGNALS:
  void changed();  ///< `all` has changed

 private:
  void look();
  Ask ask_;
  QList<Address> all_;
  QTimer again_;
};

}  // namespace tapu
