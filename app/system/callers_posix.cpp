// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>

#include "app/system/callers.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tapu {

struct Callers::Reserve {
  int descriptor = -1;
};

namespace {

int spareDescriptor() { return ::open("/dev/null", O_RDONLY | O_CLOEXEC); }

bool isLackOfRoom(int fault) { return fault == EMFILE || fault == ENFILE || fault == ENOBUFS || fault == ENOMEM; }

}  // namespace

Callers::Callers() : reserve_(std::make_unique<Reserve>(Reserve{spareDescriptor()})) {}

Callers::~Callers() { hangUp(reserve_->descriptor); }

Call Callers::take(qintptr listening) {
  const int caller = ::accept4(static_cast<int>(listening), nullptr, nullptr, SOCK_CLOEXEC);
  if (caller >= 0) return {Call::Kind::Taken, caller};
  if (errno == EAGAIN || errno == EWOULDBLOCK) return {Call::Kind::Nobody};
  return {isLackOfRoom(errno) ? Call::Kind::NoRoom : Call::Kind::Gone};
}

void Callers::turnAwayOne(qintptr listening) {
  if (reserve_->descriptor < 0) return;
  ::close(reserve_->descriptor);
  hangUp(::accept(static_cast<int>(listening), nullptr, nullptr));
  reserve_->descriptor = spareDescriptor();
}

void Callers::hangUp(qintptr socket) {
  if (socket >= 0) ::close(static_cast<int>(socket));
}

}  // namespace tapu
