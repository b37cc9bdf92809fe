// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace tapu {

/// Takes frame and ground from `area`, and lets it scroll up and down alone; the keyboard passes it by.
void makeBare(QScrollArea* area);
/// Lets `area` scroll `body` up and down, and be nothing else: bare, and the body has no ground either.
void scrollBare(QScrollArea* area, QWidget* body);

}  // namespace tapu
