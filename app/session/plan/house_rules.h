// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/play/company.h"
#include "engine/state/setup.h"

namespace tapu {

// The options of a game at a place, and those that differ from the usual ones there.

/// Where a game is played: at one computer, or with others over the network.
enum class Place { ThisComputer, Network };
/// The expected players at such a place: people at this computer alone, or also some who come over the network.
Company companyAt(Place place);
/// Whether a page shows this option for such a game: those of its rule set that do something on its board, at this
/// place and in this version of the program.
bool isShown(const OptionSpec& spec, const Setup& setup, Place place);
/// Whether one of the numbers of an option does something in such a game: of the cards those that its deck may hold
/// (9.15).
bool partCounts(const OptionSpec& spec, int index, const Setup& setup);
/// Whether something can come between turns at so many seats (13.4, 13.5).
bool hasBetween(const Setup& setup);
/// The options that a new game has at such a place until somebody changes them; on the network some are others
/// (11B), and some follow the number of seats (13.3).
Options standardOptions(Place place, RuleSet ruleSet = RuleSet::Classic, int seats = kUsualSeats);
/// The same to compare options with: those for their number of seats, which differs itself unless it is the usual one.
Options standardBeside(const Setup& setup, Place place);
/// "Time for a turn: 90 seconds" for each option that differs from the standard. A board of the program appears by its
/// name, another one from a file by `boardName` if that is known.
QStringList changedOptions(const Setup& setup, Place place, const QString& boardName = {});
/// The number of options that a page shows: see `isShown`.
int shownOptionCount(const Setup& setup, Place place);

}  // namespace tapu
