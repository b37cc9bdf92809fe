// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace tapu {

/// Kinds of color vision for which the players' colors are chosen; the theme decides their look (app/kit/theme.h).
enum class ColorVision : unsigned char {
  Usual,      ///< all three kinds of cones
  RedWeak,    ///< protan: red looks dark
  GreenWeak,  ///< deutan: red and green look alike
  BlueWeak,   ///< tritan: blue and green, yellow and pink look alike
  kLast = BlueWeak
};
/// All of them.
inline constexpr std::array kColorVisions{ColorVision::Usual, ColorVision::RedWeak, ColorVision::GreenWeak,
                                          ColorVision::BlueWeak};

}  // namespace tapu
