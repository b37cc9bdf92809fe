// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace tapu {

/// Room that borders and title bar take with a usual window manager, in pixels.
inline constexpr QSize kWindowFrame(8, 44);
/// The size a dialog wishes for, as far as its screen has room with a frame around it.
QSize fittingScreen(const QWidget& dialog, QSize wished);
/// Makes a window as large as it wishes to be, as far as its screen has room with a frame around it.
void fitSize(QWidget* window, QSize wished);
/// Makes a dialog as high as its texts need at this width in pixels, as far as the screen has room.
void fitHeight(QWidget* dialog, int width);

}  // namespace tapu
