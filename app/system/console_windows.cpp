// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <initializer_list>

#include "app/system/console.h"

#include <windows.h>

#include <fcntl.h>
#include <io.h>

namespace tapu {

bool readyConsole() {
  const auto isThere = [](DWORD channel) { return ::GetFileType(::GetStdHandle(channel)) != FILE_TYPE_UNKNOWN; };
  const bool hasOutput = isThere(STD_OUTPUT_HANDLE), hasErrors = isThere(STD_ERROR_HANDLE);
  const bool isAttached = !(hasOutput && hasErrors) && ::AttachConsole(ATTACH_PARENT_PROCESS);
  if (isAttached) {
    if (!hasOutput) std::freopen("CONOUT$", "w", stdout);
    if (!hasErrors) std::freopen("CONOUT$", "w", stderr);
  }
  ::SetConsoleOutputCP(CP_UTF8);
  for (std::FILE* channel : {stdout, stderr}) ::_setmode(::_fileno(channel), _O_BINARY);
  return hasOutput || isAttached;
}

void leaveConsole() { ::FreeConsole(); }

}  // namespace tapu
