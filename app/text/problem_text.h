// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/text/complaint.h"
#include "engine/board/board.h"

namespace tapu {

/// The sentence of a problem in the language of the interface.
QString problemText(const BoardProblem& problem);
/// The same with the hex before it, if it has one.
QString problemAt(const BoardProblem& problem);
/// The problem's sentence, with the number of the rule.
Complaint complaintOf(const BoardProblem& problem);

}  // namespace tapu
