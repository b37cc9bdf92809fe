// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_command.h"

#include <QProcess>

namespace tapu {

bool isExternal(const QString& bot) { return bot.startsWith(QLatin1String(kExternalPrefix)); }

std::optional<BotCommand> botCommandFrom(const QString& bot) {
  if (!isExternal(bot)) return {};
  const QString typed = bot.mid(static_cast<qsizetype>(sizeof kExternalPrefix) - 1).trimmed();
  QStringList words = QProcess::splitCommand(typed);
  if (words.isEmpty() || words.first().isEmpty()) return {};
  const QString program = words.takeFirst();
  return BotCommand{typed, program, words};
}

}  // namespace tapu
