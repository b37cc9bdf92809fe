// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include "app/drawing/canvas.h"

namespace tapu {

/// A line of text as outlines, which every surface can fill: no reader of a file needs our fonts.
struct Lettering {
  Shape outlines;  ///< from 0,0 on the base line to the right; y grows downward
  QRectF ink;      ///< the box around them
  int glyphs = 0;  ///< how many the text became: letters that join are one
};
/// Writes in the bold fonts that the program carries (`tapu_fonts`), Latin and Devanagari, as these scripts are shaped.
/// `size` is that of an em. Letters that neither font has are empty boxes; without fonts there are no outlines.
Lettering lettering(const QString& text, double size);

/// Where in its box a line of text stands.
enum class Anchor : quint8 { Left, Middle };
/// A line of text in the middle of the height of a box, smaller where it would be wider than the box.
Shape lettersIn(const QString& text, const QRectF& box, Anchor anchor);

}  // namespace tapu
