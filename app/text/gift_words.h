// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/board.h"

namespace tapu {

/// The content of a gift on an edge or a corner (14.6): "Gift: 2 × Ore".
QString giftWords(Gift::Kind kind, Resource resource, int count);

}  // namespace tapu
