// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/board_file.h"
#include "engine/board/chain.h"

namespace tapu {

/// The board that the person at the editor wants to try, and, if it has halves, the chain shown around it.
struct TestPlay {
  BoardFile file;
  Chain chain;    ///< empty: the board alone
  int place = 0;  ///< of the board under edit, along the chain
};

}  // namespace tapu
