// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/join_code.h"

using namespace Qt::StringLiterals;

namespace tapu {

int joinCodeOf(int fiveDigits) {
  int sum = 0, rest = fiveDigits;
  for (bool isDoubled = true; rest > 0; isDoubled = !isDoubled, rest /= 10) {
    const int digit = rest % 10 * (isDoubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return fiveDigits * 10 + (10 - sum % 10) % 10;
}

bool isJoinCode(int number) { return number >= 0 && number / 10 < kJoinCodes && joinCodeOf(number / 10) == number; }

QString joinCodeText(int code) {
  const QString digits = QString::number(code).rightJustified(6, u'0');
  return digits.left(3) + u' ' + digits.mid(3);
}

std::optional<int> joinCodeFrom(const QString& typed) {
  constexpr int kDigits = 6;
  int number = 0, digits = 0;
  for (const QChar c : typed) {
    if (c.isSpace() || c == u'-' || c == u'–') continue;
    if (c.digitValue() < 0 || digits == kDigits) return std::nullopt;
    number = number * 10 + c.digitValue();
    ++digits;
  }
  return digits == kDigits && isJoinCode(number) ? std::optional(number) : std::nullopt;
}

}  // namespace tapu
