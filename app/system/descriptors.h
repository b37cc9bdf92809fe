// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Lets this process have as many descriptors as the system allows it; the usual limit is lower. Call it first.
void raiseDescriptorLimit();

/// The number of descriptors that this process may have.
int mostDescriptors();

}  // namespace tapu
