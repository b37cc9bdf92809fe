// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QCborValue>
#include <QString>
#include <optional>

#include "app/text/complaint.h"
#include "engine/state/options.h"

namespace tapu {

// Options outside of the engine, on the wire and in files: the key of 11B and a word or a number.

/// The options that differ from the defaults of the rule set for so many seats (13.3).
QCborMap changedOptions(const Options& options, RuleSet ruleSet);
/// The same and those that were set by hand to just their defaults. A game that has not begun tells and keeps these, as
/// they stay when its seats change (13.3).
QCborMap chosenOptions(const Options& options, RuleSet ruleSet);
/// The defaults of the rule set with such changes. They are those for the number of seats among the changes, or else
/// for `seats`. Nothing and a complaint, which names the option, if one is not of this rule set or has no such value.
std::optional<Options> optionsFrom(const QCborValue& value, RuleSet ruleSet, Complaint& complaint,
                                   int seats = kUsualSeats);
/// Whether these are options that a file of a board may ask for: of any rule set, each with a value that it takes.
bool areOptions(const QCborValue& value, Complaint& complaint);
/// Sets the options of a board's file (`BoardFile::options`), as far as they take part in the rule set; values that an
/// option does not have are left out (`areOptions` finds them). Where it asks for a number of seats, the other options
/// follow it first (13.3).
void takeOptions(const QCborMap& asked, RuleSet ruleSet, Options& options);
/// The number of seats that a board's file asks for; nothing if it asks for none that a table can have.
std::optional<int> seatsAsked(const QCborMap& options);
/// Sets typed house rules, each as "key=value". A sentence about the argument `--option` if there is no such rule in
/// this rule set, no such value, or a rule twice; some of the others are set then. Empty = all are set. A number of
/// seats is set before all others, which follow it (13.3).
QString setTyped(const QStringList& typed, RuleSet ruleSet, Options& options);

}  // namespace tapu
