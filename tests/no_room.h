// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace tapu {

/// As long as it lives nothing gets into a file beyond so many bytes from its start, as on a full disk; without a
/// number files are made and stay empty. Unlike file permissions it holds for root too.
class NoRoom {
 public:
  explicit NoRoom(rlim_t beyond = 0) {
    std::signal(SIGXFSZ, SIG_IGN);  // a refused write is to be an error, no death
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit none = before_;
    none.rlim_cur = beyond;
    ::setrlimit(RLIMIT_FSIZE, &none);
  }
  ~NoRoom() { ::setrlimit(RLIMIT_FSIZE, &before_); }
  NoRoom(const NoRoom&) = delete;
  NoRoom& operator=(const NoRoom&) = delete;

 private:
  rlimit before_{};
};

}  // namespace tapu
