// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/play/company.h"
#include "engine/state/setup.h"

namespace tapu {

// Which options a game has at a place, and which of them differ from what is usual there.

/// Where a game is played: at one computer, or with others over the network.
enum class Place { ThisComputer, Network };
/// Who is expected at such a place: people at this computer, or some that come over the network.
Company companyAt(Place place);
/// Options a page shows for this game: those of its rule set that do something on its board, at this place and in this
/// version.
bool isShown(const OptionSpec& spec, const Setup& setup, Place place);
/// What a game has where nobody changes anything; a turn on the network has a clock (11B).
Options standardOptions(Place place, RuleSet ruleSet = RuleSet::Classic);
/// "Time for a turn: 90 seconds" for each option that differs from the standard.
QStringList changedOptions(const Setup& setup, Place place);
/// How many options a page shows: see `isShown`.
int shownOptionCount(const Setup& setup, Place place);

}  // namespace tapu
