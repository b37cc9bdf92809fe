// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Lets a window of another program come to the front for once, when this program was just started by a person: Windows
/// else only lets its button blink in the taskbar. Nothing where windows may come to the front by themselves.
void letAnotherComeToFront();

}  // namespace tapu
