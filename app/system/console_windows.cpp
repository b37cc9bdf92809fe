// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <initializer_list>

#include "app/system/console.h"

#include <windows.h>

#include <fcntl.h>
#include <io.h>

namespace tapu {

void readyConsole() {
  const bool hasOutput = ::GetFileType(::GetStdHandle(STD_OUTPUT_HANDLE)) != FILE_TYPE_UNKNOWN;
  if (!hasOutput && ::AttachConsole(ATTACH_PARENT_PROCESS)) {
    std::freopen("CONOUT$", "w", stdout);
    std::freopen("CONOUT$", "w", stderr);
  }
  ::SetConsoleOutputCP(CP_UTF8);
  for (std::FILE* channel : {stdout, stderr}) ::_setmode(::_fileno(channel), _O_BINARY);
}

}  // namespace tapu
