// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tapu {

/// The fault of a file or a message: one whole sentence, and its place.
struct Complaint {
  QString sentence;  ///< translated, plain text; empty = nothing wrong
  QString rule;      ///< number in the rule book ("2.5") if a rule is broken
  int line = 0;      ///< of the file, from 1; 0 = not known
  QStringList path;  ///< keys and indices that lead to the bad value, outermost first

  bool isEmpty() const { return sentence.isEmpty(); }
  /// "FILE:LINE: sentence (rule N)", as the programs without a screen print it.
  QString at(const QString& file) const;
};

}  // namespace tapu
