// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace tapu {

/// Calls `retranslate` each time when the language of the program has changed, as long as the widget lives: for a
/// widget that does nothing else then.
void whenLanguageChanges(QWidget* widget, std::function<void()> retranslate);

}  // namespace tapu
