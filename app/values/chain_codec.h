// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>

#include "app/text/complaint.h"
#include "engine/board/chain.h"

namespace tapu {

/// The chain of a setup: ends, kinds of boards by name, their order along the chain. Null for one board.
QCborValue chainValue(const Chain& chain);
/// Complains about what is no chain of this form; whether it can be played is for `problems(chain)` to say.
Chain chainFrom(const QCborValue& value, Complaint& complaint);

}  // namespace tapu
