// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace tapu {

/// Lets the person choose a board file, and calls `take` with its path; not if they choose none, or once `parent` is
/// gone.
void askForBoard(QWidget* parent, std::function<void(const QString& path)> take);

}  // namespace tapu
