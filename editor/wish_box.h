// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

#include "engine/board/dealing.h"

namespace tapu {

/// The wish for numbers or boards that a box of a window shows.
inline Wish wishOf(const QCheckBox* box) { return box->isChecked() ? Wish::Yes : Wish::No; }

}  // namespace tapu
