// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QtGlobal>
#include <map>

#include "app/wire/lobby.h"

namespace tapu {

/// The networks that have shown wrong keys, codes or passwords lately: each network (`networkOf`) has to wait before
/// its next one is judged. Once 64 networks of one wider network (`widerNetworkOf`) have guessed, further ones of it
/// are counted as one. It remembers a limited number, and forgets none early to make room: those who find no room are
/// counted together.
class WrongGuesses {
 public:
  /// Counts a wrong guess from this address. `nowMs`: milliseconds that never go back.
  void note(const QString& address, qint64 nowMs);
  /// Milliseconds that the next guess from there is to wait: after no wrong one none, then a second, then five.
  int waitMs(const QString& address, qint64 nowMs) const;
  /// Where they came from and how many, at most `wire::kMostGuessers` networks, those with the most first.
  QList<WrongCodes> shown(qint64 nowMs) const;

 private:
  struct Guesses {
    int count = 0;
    qint64 last = 0;
    void add(qint64 nowMs) {
      ++count;
      last = nowMs;
    }
  };
  struct Around {
    int networks = 0;  ///< networks in it that are remembered one by one
    Guesses all;       ///< from all of it
    Guesses others;    ///< from networks in it that are not
  };
  void forget(qint64 nowMs);
  bool isCrowded(const Around& around) const;
  static int waitAfter(const Guesses& guesses, qint64 nowMs);

  std::map<QString, Guesses> byNetwork_;
  std::map<QString, Around> around_;
  Guesses rest_;  ///< from networks of which there was no room to remember anything
};

}  // namespace tapu
