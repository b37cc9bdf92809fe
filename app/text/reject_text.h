// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/text/complaint.h"
#include "engine/state/reject.h"

namespace tapu {

/// Why an action was refused: one whole sentence, spoken to the one who asked, in the language that is installed.
QString sentenceFor(Reject reject);
/// The same for a file, with the number of the rule.
Complaint complaintFor(Reject reject);

}  // namespace tapu
