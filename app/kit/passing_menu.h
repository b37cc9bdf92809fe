// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace tapu {

/// An empty menu that is deleted when it is closed, or with its owner. Do not make a menu on the stack for
/// QMenu::exec(): if its owner is deleted while it is open, it is deleted twice.
QMenu* passingMenu(QWidget* owner);

}  // namespace tapu
