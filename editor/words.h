// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "editor/step_name.h"
#include "editor/tools.h"
#include "engine/board/board.h"

namespace tapu {

// Words of the editor, in the language of the interface.

QString wordFor(Terrain terrain);
QString wordFor(Territory territory);
/// "Harbor for wool", "Harbor for any resource".
QString wordForHarbor(Resource trades);
QString wordFor(Symmetry symmetry);
QString wordFor(ToolKind tool);
QString wordFor(Neighbors::Kind kind);
QString wordFor(Resource resource);
QString wordFor(const StepName& step);

}  // namespace tapu
