// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reason_words.h"

namespace tapu {

/// The part of `wordsOf` for reasons that are about cards in hands: trades, what is saved, kept and given away.
ReasonWords cardReasonWords(const Reason& reason, const ReasonTold& told);

}  // namespace tapu
