// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/dialog_size.h"

#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace tapu {

QSize fittingScreen(const QWidget& dialog, QSize wished) {
  return wished.boundedTo(dialog.screen()->availableSize() - kWindowFrame);
}

void fitSize(QWidget* window, QSize wished) { window->resize(fittingScreen(*window, wished)); }

void fitHeight(QWidget* dialog, int width) {
  const int wrapped = dialog->heightForWidth(width);  // the size hint wraps words at a width of its own
  const int needed = wrapped > 0 ? wrapped : dialog->sizeHint().height();
  const QSize size = fittingScreen(*dialog, {width, needed});
  dialog->setMinimumHeight(std::min(size.height(), 560));
  fitSize(dialog, size);
}

}  // namespace tapu
