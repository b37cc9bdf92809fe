// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

#include "engine/state/options.h"
#include "engine/state/setup.h"

// Rule sets and options of the table (11B) in the language of the moment.

namespace tapu {

/// The name of a rule set, and a line that describes it.
QString nameOfRules(RuleSet ruleSet);
QString whatRulesAre(RuleSet ruleSet);

/// The name of an option, and a line on its effect; empty for one that no page shows.
QString optionName(const OptionSpec& spec);
QString optionHelp(const OptionSpec& spec);
/// The same for a game with these options, whose number of seats may change what an option does.
QString optionHelp(const OptionSpec& spec, const Options& options);
/// The value that an option has, in words: "60 seconds", "On".
QString optionValue(const OptionSpec& spec, const Options& options);
/// One of `spec.choices`, or its `unlimitedWord`, in words.
QString optionChoice(const OptionSpec& spec, std::string_view word);
/// The meaning of the i-th number of an option with several: "Knight", "Cities", "Flood".
QString optionPart(const OptionSpec& spec, int index);
/// The unit of a number of this option, to stand behind it ("s"); empty: the option's name contains it.
QString optionUnit(const OptionSpec& spec);
bool countsSeconds(const OptionSpec& spec);

/// Why several numbers of an option, each allowed, cannot stand together.
QString optionRefusal(const OptionSpec& spec);
/// Warnings about values that the rules allow but advise against, one sentence each; none for usual games.
QStringList optionWarnings(const Options& options);
/// If the target is too high for the board (8.17): a sentence with a target that suits it; else empty.
QString targetAdvice(const Setup& setup);

}  // namespace tapu
