// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace tapu {

/// An empty menu that goes when it is closed, or with its owner. Never keep one on the stack, as QMenu::exec() tempts
/// to: where the owner goes while it is open, it would be deleted twice.
QMenu* passingMenu(QWidget* owner);

}  // namespace tapu
