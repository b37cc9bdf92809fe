// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A typed search term, spelled as the texts are: one letter of Hindi has two spellings that look the same, and
/// keyboards write either of them.
inline QString wordTyped(const QString& typed) { return typed.normalized(QString::NormalizationForm_C).simplified(); }

}  // namespace tapu
