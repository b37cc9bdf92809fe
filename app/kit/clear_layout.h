// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLayout;

namespace tapu {

/// Empties a layout. The widgets in it are hidden and deleted later (`deleteLater`), since one of them may be the
/// caller.
void clearLayout(QLayout* layout);

}  // namespace tapu
