// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "editor/editor_tool.h"
#include "editor/step_name.h"
#include "engine/board/board.h"

namespace tapu {

// The names of the editor's things, in the language of the interface. Each comment is an example.

/// "Territory of Sun"
QString wordFor(Territory territory);
/// "Harbor for wool, 2:1"
QString wordForHarbor(Resource trades);
/// "Northeast": where a side of a hex lies.
QString wordForSide(int side, Orientation orientation);
/// "Mirror left–right", as the tool bar has it.
QString wordFor(Symmetry symmetry);
/// "Brush"
QString wordFor(ToolKind tool);
/// "Beside board A"
QString wordFor(Neighbors::Kind kind);
/// "Place number 8", as the history shows it.
QString wordFor(const StepName& step);

}  // namespace tapu
