// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/board_file.h"
#include "engine/board/chain.h"

namespace tapu {

/// What the person at the editor wants to try: the board, and where it has halves the chain that is shown around it.
struct TestPlay {
  BoardFile file;
  Chain chain;    ///< empty: the board alone
  int place = 0;  ///< of the board under edit, along the chain
};

}  // namespace tapu
