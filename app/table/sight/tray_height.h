// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tapu {

/// The height of the tray: Tall in most windows; Low, a single low row, in windows of little height.
enum class TrayHeight : quint8 { Tall, Low };

}  // namespace tapu
