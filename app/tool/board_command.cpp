// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/board_file.h"
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {

Ended boardCommand(const QStringList& arguments) {
  if (arguments.size() != 2 || arguments[0] != u"check") return usage(u"Write: board check FILE."_s);
  Complaint complaint;
  if (loadBoard(arguments[1], complaint)) return Ended::Well;
  printError(complaint.at(arguments[1]));
  return Ended::BadInput;
}

}  // namespace tapu
