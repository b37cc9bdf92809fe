// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <memory>

namespace tapu {

/// The result of taking a caller from a listening socket.
struct Call {
  enum class Kind : quint8 {
    Taken,   ///< `socket` is the caller's, for QTcpSocket::setSocketDescriptor
    Nobody,  ///< nobody is waiting
    Gone,    ///< somebody was, and has hung up or failed: the next one may be there
    NoRoom   ///< the system has no descriptor or no memory for one more
  } kind = Kind::Nobody;
  qintptr socket = -1;
};

/// Takes callers from a listening socket that does not block. Keeps a descriptor in reserve: given up for a moment, it
/// lets one caller be hung up on where there is no other.
class Callers {
 public:
  Callers();
  ~Callers();
  Callers(const Callers&) = delete;
  Callers& operator=(const Callers&) = delete;

  /// Takes the next caller, without waiting.
  Call take(qintptr listening);
  /// Hangs up on one who is waiting, for whom there is no other descriptor than the reserve.
  void turnAwayOne(qintptr listening);
  /// Hangs up on a caller that is not taken over.
  static void hangUp(qintptr socket);

 private:
  struct Reserve;
  std::unique_ptr<Reserve> reserve_;
};

}  // namespace tapu
