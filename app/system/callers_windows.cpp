// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/callers.h"

#include <winsock2.h>

namespace tapu {

/// Windows has no limit that a game could reach; without memory the system itself refuses a caller.
struct Callers::Reserve {};

Callers::Callers() = default;

Callers::~Callers() = default;

Call Callers::take(qintptr listening) {
  const SOCKET caller = ::accept(static_cast<SOCKET>(listening), nullptr, nullptr);
  if (caller != INVALID_SOCKET) {
    ::SetHandleInformation(reinterpret_cast<HANDLE>(caller), HANDLE_FLAG_INHERIT, 0);
    return {Call::Kind::Taken, static_cast<qintptr>(caller)};
  }
  const int fault = ::WSAGetLastError();
  if (fault == WSAEWOULDBLOCK) return {Call::Kind::Nobody};
  return {fault == WSAEMFILE || fault == WSAENOBUFS ? Call::Kind::NoRoom : Call::Kind::Gone};
}

void Callers::turnAwayOne(qintptr) {}

void Callers::hangUp(qintptr socket) {
  if (static_cast<SOCKET>(socket) != INVALID_SOCKET) ::closesocket(static_cast<SOCKET>(socket));
}

}  // namespace tapu
