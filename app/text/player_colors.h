// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace tapu {

/// Each player has one of so many colors with their marks, numbered from 0; the theme decides their look
/// (app/kit/theme.h).
inline constexpr int kPlayerColors = 10;
/// The colors in the order in which seats are offered them: those that are easy to tell apart come first.
inline constexpr std::array<int, kPlayerColors> kPlayerColorOrder{0, 1, 2, 3, 4, 6, 5, 7, 8, 9};

}  // namespace tapu
