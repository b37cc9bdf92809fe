// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A table of the rule book that the engine's own numbers fill, in Markdown and in the language of the moment: "costs",
/// "odds", "deck", "options", "options-crazy", "options-big". Empty for any other name.
QString ruleTable(const QString& name);

}  // namespace tapu
