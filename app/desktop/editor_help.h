// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "editor/editor_page.h"

namespace tapu {

// The way from the editor to the handbook: neither knows the other.

/// The section of the handbook about a part of the editor's page or of a window that the page has opened; the board has
/// the section of the tool. Empty: the part has none of its own.
QString editorTopicOf(EditorPage& page, const QWidget& part);
/// The keys of all actions, menu by menu, as tables in Markdown and in the language of the moment.
QString editorKeys(EditorActions& actions);

}  // namespace tapu
