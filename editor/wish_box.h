// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

#include "engine/board/dealing.h"

namespace tapu {

/// What a box of a window says that numbers or boards should be like.
inline Wish wishOf(const QCheckBox* box) { return box->isChecked() ? Wish::Yes : Wish::No; }

}  // namespace tapu
