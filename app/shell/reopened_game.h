// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/question.h"

namespace tapu {

/// What a guest is asked whose host had closed the game in the middle, and has opened it again: whether they come back
/// to their seat. `host`: who hosts it, as the network says.
Question::Texts reopenedGameTexts(const QString& host);

}  // namespace tapu
