// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/ui/play_sight.h"

namespace tapu {

/// What the player is choosing on the board by his own wish; other choices follow from the position.
enum class Picking : quint8 { Nothing, Road, Settlement, City };

/// The prompt line: whose turn it is (bold), and what to do.
struct PromptWords {
  QString title, task;
};
PromptWords promptWords(const PlaySight& sight, Picking picking);

/// "You get 1 × Grain for 4 × Ore": the exchange from the reader's side.
QString exchangeText(Pack get, Pack give);

}  // namespace tapu
