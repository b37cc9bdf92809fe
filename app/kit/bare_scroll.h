// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QScrollArea;
class QWidget;

namespace tapu {

/// Takes frame and ground from `area`, and lets it scroll up and down alone: by itself, to what has the keyboard. The
/// keyboard passes it by.
void makeBare(QScrollArea* area);
/// Takes frame, margins and ground from a list that lies on a sheet.
void makeBare(QAbstractItemView* list);
/// Lets `area` scroll `body` up and down, and be nothing else: bare, and the body has no ground either.
void scrollBare(QScrollArea* area, QWidget* body);

}  // namespace tapu
