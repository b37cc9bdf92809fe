// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/final_table.h"

namespace tapu {

bool areRanks(const FinalTable& rows, qsizetype first, int before) {
  for (const FinalRow& row : rows) {
    const bool isOwnPlace = row.rank == ++first;
    if (!isOwnPlace && row.rank != before) return false;
    before = row.rank;
  }
  return true;
}

}  // namespace tapu
