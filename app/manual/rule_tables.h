// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/play/company.h"
#include "engine/state/setup.h"

namespace tapu {

/// A table of the rule book with the numbers that the engine uses, in Markdown and in the language of the moment:
/// "costs", "odds", "deck", "options", "options-crazy", "options-big". Empty for any other name.
QString ruleTable(const QString& name);
/// The table of costs for one game: without ships if the game has none.
QString costsIn(const GameDefinition& game);
/// "In this game: ..." and the values of the options that these rules (by their numbers) are about; empty if there are
/// no such options in this game. Markdown.
QString optionsInForce(const QStringList& rules, const Setup& setup, const Company& company);

}  // namespace tapu
