// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Passes this program's output on unchanged: in UTF-8 and without other ends of lines; a program with windows prints
/// to the console it was started from. Call it before the first output. False: nobody would see it.
bool readyConsole();

/// Detaches a program with windows from the terminal that it was started from: Ctrl+C there, and the end of it, do not
/// end the program. On POSIX whoever starts it decides that ("&", `nohup`).
void leaveConsole();

}  // namespace tapu
