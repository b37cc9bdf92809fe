// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/files/print_plan.h"

namespace tapu {

// Pictures of a board made without a screen: as on the table if the program carries the art (`tapu_art`), else in plain
// colors.

/// One sheet of a print as a PNG file with so many dots an inch. There are no letters without a screen: the line above
/// the board is left out, and of several sheets each has its numbers alone.
QByteArray plainPng(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes);
/// The same as an SVG file with lines, shapes and texts. `title`: the line above the board, and the title of the file.
QByteArray plainSvg(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes,
                    const QString& title);

}  // namespace tapu
