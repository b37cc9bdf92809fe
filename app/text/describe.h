// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "engine/state/event.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

// Sentences about the game in the language of the moment: whole strings, one per object, names as arguments.

/// Numbers as machines write them, in the digits of the default locale.
QString withShownDigits(QString text);
QString nameOfResource(Resource resource);
QString nameOfCard(Card card);
QString nameOfTerrain(Terrain terrain);
/// One line: what the card does when played.
QString whatCardDoes(Card card);
/// A flood, an earthquake: the bare name, and in one line what it does under these options.
QString nameOfEvent(RoundEvent event);
QString whatEventDoes(RoundEvent event, const Options& options);
/// "2 × Brick, 1 × Wool" in canonical order.
QString listOf(CardCounts resources);

using SeatNames = std::function<QString(SeatId)>;
/// The log line for an event, empty for events that the log leaves out. `viewer`: "You ..." where it is his own.
QString describe(const Event& event, const SeatNames& names, SeatId viewer);

/// What a rule set is called, and in one line what it is.
QString nameOfRules(RuleSet ruleSet);
QString whatRulesAre(RuleSet ruleSet);

/// Name and one-line explanation of an option of the table (11B), and its value in words.
QString optionName(const OptionSpec& spec);
QString optionHelp(const OptionSpec& spec);
/// Warnings about values that the rules allow but advise against, one sentence each; none for usual games.
QStringList optionWarnings(const Options& options);
/// Where more points are asked for than the board has room for (8.17): a sentence with a target that suits it; else
/// empty.
QString targetAdvice(const Setup& setup);
/// Why several numbers of an option, each allowed, cannot stand together.
QString optionRefusal(const OptionSpec& spec);
QString optionValue(const OptionSpec& spec, const Options& options);
/// What a number of this option counts, to stand behind it ("s"); empty = things that the name of the option says.
QString optionUnit(const OptionSpec& spec);
bool countsSeconds(const OptionSpec& spec);
/// What the i-th number of an option with several stands for: "Knight", "Cities", "Flood".
QString optionPart(const OptionSpec& spec, int index);
/// One of `spec.choices`, or its `unlimitedWord`, in words.
QString optionChoice(const OptionSpec& spec, std::string_view word);

}  // namespace tapu
