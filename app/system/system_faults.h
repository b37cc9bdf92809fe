// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// A file that may not grow, or a full disk, makes a write fail with its reason, instead of ending the program. Call it
/// first.
void letWritesFail();

}  // namespace tapu
