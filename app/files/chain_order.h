// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "engine/board/chain.h"

namespace tapu {

// The order of the boards of a chain (9.2), a letter each, as the editor, organizers and tapu-tool have it: A, B and C
// come with the program, D to Z are somebody's own. It is repeated along the chain.

inline constexpr QChar kFirstOwnLetter = u'D', kLastOwnLetter = u'Z';
/// Letters of an order, as the option big.order has room for.
inline constexpr int kMostLettersOfOrder = 24;
/// Boards of a chain whose order a person chooses to look at it.
inline constexpr int kMostBoardsShown = 12;

/// The letters of an order as somebody typed them: in capitals, without spaces and commas.
QString lettersOf(const QString& typed);
/// The first letter of an order that names no board: neither A, B, C nor one of `own`.
std::optional<QChar> letterWithoutBoard(const QString& letters, const QString& own);
/// Why letters are no order, as a sentence: there are none or too many, or one names no board. Empty = they are.
QString faultOfOrder(const QString& letters, const QString& own);
/// The first letter for a board of somebody's own that is not among these; nothing if all are.
std::optional<QChar> freeLetter(const QString& taken);

/// The chain of so many boards in an order. `kinds`: every board that a letter may name; the chain leaves out those
/// without a place. Empty if a letter names none.
Chain chainInOrder(const QString& order, int boards, Ends ends, std::vector<Chain::Kind> kinds);

}  // namespace tapu
