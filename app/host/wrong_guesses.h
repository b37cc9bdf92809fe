// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QtGlobal>
#include <map>

#include "app/wire/lobby.h"

namespace tapu {

/// Who has shown wrong keys or codes lately: each address has to wait before its next one is judged. It remembers so
/// many addresses and for so long that there is nothing to fill up.
class WrongGuesses {
 public:
  /// A wrong one came from there at `nowMs`, milliseconds that never go back.
  void note(const QString& address, qint64 nowMs);
  /// Milliseconds that the next one from there is to wait: nothing after none, then a second, then five.
  int waitMs(const QString& address, qint64 nowMs) const;
  /// Where they came from and how many, at most `wire::kMostGuessers` addresses, those with the most first.
  QList<WrongCodes> shown(qint64 nowMs) const;

 private:
  struct Guesses {
    int count = 0;
    qint64 last = 0;
  };
  std::map<QString, Guesses> byAddress_;
};

}  // namespace tapu
