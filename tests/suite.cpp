// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/suite.h"

#include <cstdio>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace tapu::test {

namespace {

/// The suite that was made last; each knows the one before.
const Suite*& lastSuite() {
  static const Suite* last = nullptr;
  return last;
}

/// "tests/engine/test_robber.cpp" and "tests/formats/robber_test.cpp" are "robber".
std::string_view nameOf(std::string_view file) {
  std::string_view name = file.substr(file.find_last_of('/') + 1);
  name = name.substr(0, name.find('.'));
  if (name.starts_with("test_")) name.remove_prefix(5);
  if (name.ends_with("_test")) name.remove_suffix(5);
  return name;
}

}  // namespace

Suite::Suite(const char* file, Run runs) : name(nameOf(file)), run(runs), next(lastSuite()) { lastSuite() = this; }

}  // namespace tapu::test

/// As the programs end (`leaveWith`): on Windows the last of what threads kept for themselves may fall over.
static int leave(int status) {
#ifdef Q_OS_WIN
  std::fflush(nullptr);
  ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(status));
#endif
  return status;
}

int main(int argc, char** argv) {
  using tapu::test::Suite;
  const std::string_view wanted = argc > 1 ? argv[1] : "";
  for (const Suite* suite = tapu::test::lastSuite(); suite; suite = suite->next) {
    if (suite->name != wanted) continue;
    argv[1] = argv[0];
    return leave(suite->run(argc - 1, argv + 1));
  }
  std::fprintf(stderr, "%s SUITE [arguments of Qt Test], SUITE one of:\n", argv[0]);
  for (const Suite* suite = tapu::test::lastSuite(); suite; suite = suite->next)
    std::fprintf(stderr, "  %.*s\n", static_cast<int>(suite->name.size()), suite->name.data());
  return 1;
}
