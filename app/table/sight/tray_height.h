// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tapu {

/// The height of the tray: Middle in most windows, whose height limits the board; Tall where their width does; Low,
/// with pictures alone, in windows of little height.
enum class TrayHeight : quint8 { Tall, Middle, Low };

}  // namespace tapu
