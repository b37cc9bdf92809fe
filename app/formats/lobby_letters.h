// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>

#include "app/formats/messages.h"

namespace tapu::wire {

/// LobbyNews for many: encoded once, and finished for each seat that it goes to.
class LobbyLetters {
 public:
  // The seat comes last, and 0 is one byte.
  explicit LobbyLetters(const Lobby& lobby) : allButTheSeat_(encode(FromServer(LobbyNews{lobby, 0})).chopped(1)) {}
  QByteArray to(int seat) const { return allButTheSeat_ + QCborValue(seat).toCbor(); }

 private:
  QByteArray allButTheSeat_;
};

}  // namespace tapu::wire
