// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Lets what this program prints arrive as it is: in UTF-8 and without other ends of lines; a program with windows
/// prints where it was started from. Call it before anything is printed.
void readyConsole();

}  // namespace tapu
