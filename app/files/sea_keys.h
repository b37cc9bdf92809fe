// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <functional>
#include <optional>

#include "engine/board/board.h"

namespace tapu {

class Fields;

// The keys of a board file for what lies in the sea (14.15): noStart, pirate, fog and gifts.

/// Writes those that the board asks for.
void insertSeaKeys(QCborMap& out, const Board& board);

/// Is told of an object after it was read, by its key, so that its unknown keys can be kept. An entry of a list has an
/// index.
using PartReader = std::function<void(const Fields& part, const QString& key, std::optional<qsizetype> index)>;
/// Reads those that are there.
void readSeaKeys(Fields& in, Board& board, const PartReader& partRead);

}  // namespace tapu
