// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace tapu {

/// The code of a seat: five digits of chance and a check digit (Luhn), which finds every single wrong digit and most
/// swaps of two neighbors. Six digits need no keyboard layout and no language. As a number it is 0 to 999999.
inline constexpr int kJoinCodes = 100'000;  ///< how many codes there are

/// The code that begins with these five digits, 0 to 99999.
int joinCodeOf(int fiveDigits);
/// Whether a number is a code: its last digit is that of `joinCodeOf` the others.
bool isJoinCode(int number);
/// A code as it is shown and typed: "256 131".
QString joinCodeText(int code);
/// Reads a typed code: six digits of any script, with or without spaces and dashes. Nothing if it is none.
std::optional<int> joinCodeFrom(const QString& typed);

}  // namespace tapu
