// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/files/print_plan.h"

namespace tapu {

// Pictures of a board made without a screen: as on the table if the program carries the art (`tapu_art`), else in plain
// colors; with letters if it carries the fonts (`tapu_fonts`), else of several sheets each has its numbers alone.
// `title`: the line above the board if the plan has room for one, and the title of the document.

/// One sheet of a print as a PNG file with so many dots an inch.
QByteArray plainPng(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes,
                    const QString& title);
/// The same as an SVG file with lines and shapes.
QByteArray plainSvg(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes,
                    const QString& title);
/// All sheets as a PDF file with a page for each.
QByteArray plainPdf(const Board& board, const PrintPlan& plan, const PrintWishes& wishes, const QString& title);

}  // namespace tapu
