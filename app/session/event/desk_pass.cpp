// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/desk_pass.h"

#include "app/wire/messages.h"

namespace tapu {

namespace {
constexpr int kGroup = 8;  ///< digits, as people read them out
}

QString DeskPass::text() const {
  QString text = textOf(at);
  const QString digits = QString::fromLatin1(key.toHex());
  for (qsizetype i = 0; i < digits.size(); i += kGroup) text += u' ' + digits.mid(i, kGroup);
  return text;
}

std::optional<DeskPass> DeskPass::from(const QString& text) {
  const QString line = text.simplified();
  const auto at = addressFrom(line.section(u' ', 0, 0));
  const QByteArray digits = line.section(u' ', 1).remove(u' ').toLatin1().toLower();
  const QByteArray key = QByteArray::fromHex(digits);
  if (!at || key.size() != wire::kKeyBytes || key.toHex() != digits) return std::nullopt;
  return DeskPass{*at, key};
}

}  // namespace tapu
