// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Passes this program's output on unchanged: in UTF-8 and without other ends of lines; a program with windows prints
/// to the console it was started from. Call it before the first output. False: nobody would see it.
bool readyConsole();

/// From here on a program with windows goes its own way: Ctrl+C, and the end of the terminal that it was started from,
/// are not for it. POSIX has ways for that where it is started ("&", `nohup`).
void leaveConsole();

}  // namespace tapu
