// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/files/print_plan.h"

namespace tapu {

/// The person's choices when they exported or printed a board last, kept in a file.
struct ExportChoices {
  /// Kinds of files. The last two are for other programs and have no measures.
  enum class Form : quint8 { Png, Svg, Pdf, Letters, Pioneers };
  static constexpr int kForms = 5;
  Form form = Form::Pdf;
  /// Measured: hexes are as wide as the wishes say. OneSheet: as wide as one sheet has room for, on each board anew.
  enum class Size : quint8 { Measured, OneSheet };
  Size size = Size::Measured;
  PrintWishes wishes;

  /// The wishes for this board, with its hexes as wide as `size` says, and no line above it if the title is empty.
  PrintWishes wishesFor(const Board& board, const QString& title) const;

  /// Reads them from a file; missing values, and those out of range, are as at first.
  static ExportChoices from(const QString& file);
  /// Writes them; if the system refuses, they are not remembered.
  void keep(const QString& file) const;
};

/// Whether a form is a picture or a document, with measures.
bool isMeasured(ExportChoices::Form form);
/// The end of the name of such files, without a point.
QString suffixOf(ExportChoices::Form form);

}  // namespace tapu
