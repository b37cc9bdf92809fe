// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLayout;

namespace tapu {

/// Empties a layout; the widgets in it go as soon as nobody is in their code any more.
void clearLayout(QLayout* layout);

}  // namespace tapu
