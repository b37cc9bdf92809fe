// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>
#include <map>

namespace tapu {

/// Who has shown wrong keys or codes lately: each address has to wait before its next one is judged. It remembers so
/// many addresses and for so long that there is nothing to fill up.
class WrongGuesses {
 public:
  /// A wrong one came from there at `nowMs`, milliseconds that never go back.
  void note(const QString& address, qint64 nowMs);
  /// Milliseconds that the next one from there is to wait: nothing after none, then a second, then five.
  int waitMs(const QString& address, qint64 nowMs) const;

 private:
  struct Guesses {
    int count = 0;
    qint64 last = 0;
  };
  std::map<QString, Guesses> byAddress_;
};

}  // namespace tapu
