// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/files/board_file.h"

namespace tapu {

/// A board drawn with letters, hexes with flat tops, as people write it into a letter:
///
///       .--.
///     <  F4  >--.        F forest, W wheat fields, S sheep pasture, B brick hills, O ore mountains, D desert, ~ sea
///     <  .   >                     . a gap that would look like a hex; a hex without a letter: a desert
///
/// `losses` names what such a drawing cannot say.
QByteArray textArt(const Board& board, QStringList& losses);
std::optional<BoardFile> boardFromTextArt(const QByteArray& text, QStringList& losses, Complaint& complaint);

}  // namespace tapu
