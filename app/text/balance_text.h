// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/board/balance.h"

namespace tapu {

/// Why a board is unfair, as a sentence in the language of the interface.
QString balanceText(const BalanceReason& reason);
/// The sentences of the heaviest reasons, `most` at most.
QStringList balanceTexts(const Balance& balance, int most);
/// "Fairer than 73 of 100"
QString rankText(const Balance& balance);
/// The meaning of the rank, as a whole sentence.
QString rankHelp(const Balance& balance);

}  // namespace tapu
