// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/play/company.h"
#include "engine/state/setup.h"

namespace tapu {

/// A table of the rule book that the engine's own numbers fill, in Markdown and in the language of the moment: "costs",
/// "odds", "deck", "options", "options-crazy", "options-big". Empty for any other name.
QString ruleTable(const QString& name);
/// The costs of what a game has: no ships where none sail.
QString costsIn(const GameDefinition& game);
/// "In this game: ..." with the options that these rules have, as they are set; empty if they have none here. Markdown.
QString optionsInForce(const QStringList& rules, const Setup& setup, const Company& company);

}  // namespace tapu
