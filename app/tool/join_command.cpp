// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {

Ended joinCommand(const QStringList&) { return usage(u"This build cannot join a game yet."_s); }

}  // namespace tapu
